import { lastChapter, lastVerse } from '../canon/counting.ts'
import type { Locale, Tradition } from '../locale.ts'
import { bookName, nameOfChapter } from '../names/book-names.ts'
import { compareVerses, type Passage } from '../passage/passage.ts'

export type FormatOptions = {
  readonly locale: Locale
  readonly tradition?: Tradition
  /** `short`: the abbreviated name, "Jn 11:33". */
  readonly style?: 'long' | 'short'
}

/** French sets a narrow no-break space before its semicolon. */
const SEPARATORS: Readonly<Record<Locale, readonly [string, string]>> = {
  'zh-cn': ['；', '，'],
  'zh-tw': ['；', '，'],
  en: ['; ', ', '],
  'es-es': ['; ', ', '],
  'fr-fr': ['\u202f; ', ', '],
}

/** Chapter and verse as each language's printers set them; all of them join a range with an en dash. */
const mark = (locale: Locale): string => (locale === 'fr-fr' ? '.' : ':')

const isWhole = ({ first, last }: Passage): boolean =>
  first.verse === 1 && last.verse === lastVerse(last.book, last.chapter)

const isBook = (passage: Passage): boolean =>
  isWhole(passage) && passage.first.chapter === 1 && passage.last.chapter === lastChapter(passage.first.book)

/** The numbers without the name, and whether the chapter is named in them. */
function numbersOf(passage: Passage, locale: Locale, inChapter: number): string {
  const { first, last } = passage
  const chapterOf = (chapter: number) => (first.book === 'PS2' ? 151 : chapter)
  if (isWhole(passage) && !(first.book !== 'PS2' && lastChapter(first.book) === 1)) {
    return first.chapter === last.chapter ? `${chapterOf(first.chapter)}` : `${first.chapter}–${last.chapter}`
  }
  const at = mark(locale)
  const start = first.chapter === inChapter ? `${first.verse}` : `${chapterOf(first.chapter)}${at}${first.verse}`
  if (first.chapter !== last.chapter) return `${start}–${last.chapter}${at}${last.verse}`
  return first.verse === last.verse ? start : `${start}–${last.verse}`
}

/**
 * A passage as a reader of that language writes it: "John 11:33–36", 约翰福音 11:33–36, "Jean 11.33–36",
 * "Genesis 1:1–2:3", "Psalm 23", "Ruth" for the whole book, "Jude 1:5" in a book of one chapter.
 */
export function formatPassage(passage: Passage, options: FormatOptions): string {
  const { locale } = options
  const { book } = passage.first
  if (book === 'PS2') return `${nameOfChapter('PSA', locale, options)} ${numbersOf(passage, locale, 0)}`
  if (isBook(passage)) return bookName(book, locale, options)
  return `${nameOfChapter(book, locale, options)} ${numbersOf(passage, locale, 0)}`
}

/**
 * Several passages in one line: "1 Corinthians 13:4–7, 13; 14:1", "Psalm 22; 23", and another book starts again
 * behind a semicolon: "Romans 8:28; James 1:2".
 */
export function formatList(passages: readonly Passage[], options: FormatOptions): string {
  const [semicolon, comma] = SEPARATORS[options.locale]
  let line = ''
  let before: Passage | undefined
  for (const passage of passages) {
    const sameBook = before?.first.book === passage.first.book && !isBook(passage) && !isBook(before)
    if (!before || !sameBook) {
      line += `${before ? semicolon : ''}${formatPassage(passage, options)}`
    } else {
      const goesOn =
        !isWhole(before) &&
        !isWhole(passage) &&
        before.last.chapter === passage.first.chapter &&
        compareVerses(before.last, passage.first) < 0
      const numbers = numbersOf(passage, options.locale, goesOn ? passage.first.chapter : 0)
      line += (goesOn ? comma : semicolon) + numbers
    }
    before = passage
  }
  return line
}
