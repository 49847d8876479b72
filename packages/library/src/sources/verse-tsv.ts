import { BOOK_CODES, type BookCode } from '@berea/scripture'
import { VerseCollector } from '../editions/verse-collector.ts'
import type { EditionBook } from '../sections/edition.ts'
import type { BibleImporter } from './importer.ts'
import { decodeEntities } from './usfm-entities.ts'

const VERSE_FILE = /(?:^|\/)([0-9A-Z]{3})\.tsv$/

/**
 * Bibles decoded from SWORD modules: one TSV a book, a verse a row, with the module's OSIS or GBF
 * marks still in the text. The module's own `.conf` beside them tells them from other tables.
 */
export const verseTsv: BibleImporter = {
  name: 'verse-tsv',
  recognises: (pack, paths) =>
    (pack.kind === 'bible' || pack.kind === 'original') &&
    paths.some((path) => path.endsWith('.conf')) &&
    paths.some((path) => VERSE_FILE.test(path)),
  async *read(pack, files, report) {
    for await (const { path, bytes } of files) {
      const code = VERSE_FILE.exec(path)?.[1]
      if (!code) continue
      const book = BOOK_CODES.find((known): known is BookCode => known === code)
      if (!book) report({ pack: pack.id, file: path, code: 'unknown-book', at: code })
      else {
        const verses = parseVerseTsv(new TextDecoder().decode(bytes), (problem, at) =>
          report({ pack: pack.id, file: path, code: problem, at }),
        )
        if (verses.length > 0) yield { book, verses }
        else report({ pack: pack.id, file: path, code: 'empty', at: book })
      }
    }
  },
}

/**
 * The verses of one book. Marks are taken by pattern: in these modules a verse may open what
 * another one closes. Row 0 of a chapter holds what stands before it; only its headings are kept.
 *
 *     '3\t1\t<title type="psalm">Salmo de David.</title> Jehová, ¡cuánto <w lemma="…">se</w> han …' →
 *       [{ chapter: 3, verse: 1, title: 'Salmo de David.', text: 'Jehová, ¡cuánto se han …', paragraph: true }]
 *     'no numbers here' → [], told as 'malformed'
 */
export function parseVerseTsv(source: string, tell: (code: 'malformed', at: string) => void): EditionBook['verses'] {
  const collector = new VerseCollector()
  let chapter = 0
  for (const [index, row] of source.split('\n').entries()) {
    if (row.trim() === '') continue
    const [, chapterNumber, verse, text] = /^(\d+)\t(\d+)\t(.*?)\r?$/.exec(row) ?? []
    if (text === undefined) {
      tell('malformed', `line ${index + 1}`)
      continue
    }
    if (Number(chapterNumber) !== chapter) {
      chapter = Number(chapterNumber)
      collector.chapter(chapter)
    }
    collector.verse(Number(verse))
    if (!readVerse(text, collector)) tell('malformed', `${chapter}:${verse}`)
  }
  return collector.finish()
}

const TITLE = /<title\b([^>]*)>(.*?)<\/title>/
const PIECE = new RegExp(`${TITLE.source}|<note\\b.*?</note>|<([A-Za-z/]+)([^>]*)>|([¶○])|([^<¶○]+|<)`, 'g')

/** Gives one row's text to the collector; false where a footnote's tail or head lay open in it. */
function readVerse(row: string, collector: VerseCollector): boolean {
  const { text, whole } = withoutEditors(row)
  for (const [, about, title, tag, attributes, mark, words] of text.matchAll(PIECE)) {
    if (title !== undefined) readTitle(about ?? '', title, collector)
    else if (words !== undefined) collector.text(decodeEntities(words))
    else if (mark !== undefined || tag === 'CM' || /\btype="x-p"/.test(attributes ?? '')) collector.paragraph()
    else if (tag === 'lg' && !attributes?.includes('eID')) collector.paragraph()
    else if (tag === 'l' && !attributes?.includes('eID')) collector.line()
    else if (tag === undefined) collector.noteEnded()
  }
  return whole
}

function readTitle(about: string, title: string, collector: VerseCollector): void {
  if (/\blevel=|type="(main|chapter|x-ms)"/.test(about)) return
  const words = decodeEntities(title.replace(/<note\b.*?<\/note>|<[^>]*>/g, '')).replace(/^[\s—–]+|[\s—–]+$/g, '')
  if (/type="psalm"|canonical="true"/.test(about)) collector.title(words)
  else collector.heading(words)
}

/**
 * Takes out what editors wrote into the text: `*** … ***` and `(* …)` remarks, the foot of the web
 * page that a book was copied from, and footnotes whose tags were escaped and parted over two
 * verses (then the rest of the row can't be trusted and goes too).
 */
function withoutEditors(row: string): { readonly text: string; readonly whole: boolean } {
  const text = row
    .replace(/(Retournez au début|={5,}).*$/i, '')
    .replace(/\*{3}.*?(\*{3}|$)/g, '')
    .replace(/\(\*[^)]*\)/g, '')
    .replace(/&lt;ref&gt;.*?&lt;\/ref&gt;/g, '')
    .replace(/&lt;[A-Z ]+&gt;/g, '')
    .replace(/[→~] |[→~▸•|#_\u200b-\u200d\ufeff]|&amp;(?=\p{L})/gu, '')
  const cut = text.search(/&lt;\/?ref&gt;/)
  return cut < 0 ? { text, whole: true } : { text: text.slice(0, cut), whole: false }
}
