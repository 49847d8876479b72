import { alignEdition } from '../editions/alignment.ts'
import { writeEdition } from '../editions/edition-file.ts'
import type { EditionBook } from '../sections/edition.ts'
import type { BibleImporter, Pack, Report } from '../sources/importer.ts'
import type { OpenPack } from '../sources/source.ts'
import { swordBible } from '../sources/sword/importer.ts'
import { usfm } from '../sources/usfm.ts'
import { usfmFragments } from '../sources/usfm-fragments.ts'
import { usfx } from '../sources/usfx.ts'
import { usx } from '../sources/usx.ts'
import { verseList } from '../sources/verse-list.ts'
import { verseTsv } from '../sources/verse-tsv.ts'

/** Every importer of Bibles; the first that recognises a pack reads it. */
const bibleImporters: readonly BibleImporter[] = [usfm, usx, usfx, verseTsv, usfmFragments, swordBible, verseList]

export const findBibleImporter = (pack: Pack, { paths }: OpenPack): BibleImporter | undefined =>
  bibleImporters.find((one) => one.recognises(pack, paths))

/** A Bible as an edition's file; undefined where nothing in it can be read. */
export async function readBible(
  importer: BibleImporter,
  pack: Pack,
  opened: OpenPack,
  report: Report,
): Promise<{ readonly bytes: Uint8Array; readonly verses: number } | undefined> {
  const books: EditionBook[] = []
  for await (const book of importer.read(pack, opened.files(), report)) books.push(book)
  const verses = books.reduce((sum, book) => sum + book.verses.length, 0)
  return verses === 0 ? undefined : { bytes: writeEdition(books, alignEdition(books)), verses }
}
