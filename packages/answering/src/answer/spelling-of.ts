import type { Library } from '@berea/library'
import {
  BOOK_CODES,
  type BookCode,
  firstEditions,
  LOCALES,
  type Locale,
  lastChapter,
  lastVerse,
  type Passage,
} from '@berea/scripture'
import { prepareSituations } from '../gather/situations/situations.ts'
import { mendNames } from '../understand/misspelt-names.ts'
import { type Forms, openSpelling, type Spelling } from '../understand/spelling.ts'
import { tongueOf } from '../understand/tongue.ts'

const spellings = new WeakMap<Library, Map<string, Promise<Spelling>>>()

/** Reads how each language is spelt, before anybody has to wait for it. */
export async function prepareSpelling(library: Library): Promise<void> {
  prepareSituations()
  for (const locale of LOCALES) await spellingOf(library, locale)
}

/**
 * The spelling of a locale's first Bible, read once. Chinese is not spelt with
 * letters: there only names are mended that are often taken for their like.
 */
export function spellingOf(library: Library, locale: Locale): Promise<Spelling> | undefined {
  const tongue = tongueOf(locale)
  if (tongue === 'zh') return Promise.resolve(mendNames)
  const edition = firstEditions(locale).flatMap((id) => library.work(id) ?? [])[0]
  if (!edition) return undefined
  const known = spellings.get(library) ?? new Map<string, Promise<Spelling>>()
  spellings.set(library, known)
  // A library that is still being built has a new version every second, and the same Bible in all of them.
  const key = `${edition.id} ${edition.characters}`
  const spelling = known.get(key) ?? readForms(library, edition.id).then((forms) => openSpelling(forms, tongue))
  known.set(key, spelling)
  return spelling
}

/** Book by book, so that other answers are not kept waiting while the whole Bible is read. */
async function readForms(library: Library, edition: string): Promise<Forms> {
  const forms = new Map<string, number>()
  for (const book of BOOK_CODES) {
    for (const { text } of library.passage(edition, wholeOf(book))?.verses ?? []) {
      for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) forms.set(word, (forms.get(word) ?? 0) + 1)
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return forms
}

function wholeOf(book: BookCode): Passage {
  const chapter = lastChapter(book)
  return { first: { book, chapter: 1, verse: 1 }, last: { book, chapter, verse: lastVerse(book, chapter) } }
}
