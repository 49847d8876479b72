import type { Counting } from '../canon/counting.ts'
import type { Locale, Tradition } from '../locale.ts'
import { bookName, nameOfChapter } from '../names/book-names.ts'
import { compareVerses, type Passage } from '../passage/passage.ts'
import { otherPsalms } from '../versification/both-numbers.ts'
import { countingOf, type Numbering, passageFromEnglish } from '../versification/numbering.ts'
import { seesBothNumbers } from '../versification/written.ts'

export type FormatOptions = {
  readonly locale: Locale
  readonly tradition?: Tradition
  /** `short`: the abbreviated name, "Jn 11:33". */
  readonly style?: 'long' | 'short'
  /** In which the numbers are written; the passage itself is in the English one. */
  readonly numbering?: Numbering
  /** The passage is in that numbering already, as an edition prints it. */
  readonly printed?: boolean
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

const isWhole = ({ first, last }: Passage, { lastVerse }: Counting): boolean =>
  first.verse === 1 && last.verse === lastVerse(last.book, last.chapter)

const isBook = (passage: Passage, counting: Counting): boolean =>
  isWhole(passage, counting) &&
  passage.first.chapter === 1 &&
  passage.last.chapter === counting.lastChapter(passage.first.book)

const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)

/** Behind a psalm's number its other one, for readers who see both: 22 (23), in Chinese 22（23）. */
function besideNumber(passage: Passage, { locale, tradition, numbering = 'english' }: FormatOptions): string {
  const others = seesBothNumbers(tradition) ? otherPsalms(passage, numbering) : undefined
  if (!others) return ''
  return locale.startsWith('zh') ? `（${range(...others)}）` : ` (${range(...others)})`
}

/** The numbers without the name, and whether the chapter is named in them. */
function numbersOf(passage: Passage, options: FormatOptions, inChapter: number, counting: Counting): string {
  const { first, last } = passage
  const chapterOf = (chapter: number) => (first.book === 'PS2' ? 151 : chapter)
  const beside = besideNumber(passage, options)
  if (isWhole(passage, counting) && !(first.book !== 'PS2' && counting.lastChapter(first.book) === 1)) {
    return `${range(chapterOf(first.chapter), chapterOf(last.chapter))}${beside}`
  }
  const at = mark(options.locale)
  const isOver = first.chapter !== last.chapter
  // From a verse of one psalm to a verse of another: the numbers of both, each with its other one, nobody could read.
  const chapter = `${chapterOf(first.chapter)}${isOver ? '' : beside}`
  const start = first.chapter === inChapter ? `${first.verse}` : `${chapter}${at}${first.verse}`
  if (isOver) return `${start}–${last.chapter}${at}${last.verse}`
  return first.verse === last.verse ? start : `${start}–${last.verse}`
}

/** A passage in the numbering that it is to be written in; what that one lacks stays as it is. */
function written(passage: Passage, numbering: Numbering): readonly Passage[] {
  if (numbering === 'english') return [passage]
  const own = passageFromEnglish(passage, numbering)
  return own.length > 0 ? own : [passage]
}

/**
 * A passage as a reader of that language writes it: "John 11:33–36", 约翰福音 11:33–36, "Jean 11.33–36",
 * "Genesis 1:1–2:3", "Psalm 23", "Ruth" for the whole book, "Jude 1:5" in a book of one chapter.
 */
export function formatPassage(passage: Passage, options: FormatOptions): string {
  return formatList([passage], options)
}

function formatOne(passage: Passage, options: FormatOptions, counting: Counting): string {
  const { locale } = options
  const { book } = passage.first
  if (book !== 'PS2' && isBook(passage, counting)) return bookName(book, locale, options)
  const name = nameOfChapter(book === 'PS2' ? 'PSA' : book, locale, options)
  return `${name} ${numbersOf(passage, options, 0, counting)}`
}

/**
 * Several passages in one line: "1 Corinthians 13:4–7, 13; 14:1", "Psalm 22; 23", and another book starts again
 * behind a semicolon: "Romans 8:28; James 1:2".
 */
export function formatList(passages: readonly Passage[], options: FormatOptions): string {
  const { numbering = 'english', printed = false } = options
  const counting = countingOf(numbering)
  const [semicolon, comma] = SEPARATORS[options.locale]
  let line = ''
  let before: Passage | undefined
  for (const passage of passages.flatMap((one) => (printed ? [one] : written(one, numbering)))) {
    const sameBook =
      before?.first.book === passage.first.book && !isBook(passage, counting) && !isBook(before, counting)
    if (!before || !sameBook) {
      line += `${before ? semicolon : ''}${formatOne(passage, options, counting)}`
    } else {
      const goesOn =
        !isWhole(before, counting) &&
        !isWhole(passage, counting) &&
        before.last.chapter === passage.first.chapter &&
        compareVerses(before.last, passage.first) < 0
      const numbers = numbersOf(passage, options, goesOn ? passage.first.chapter : 0, counting)
      line += (goesOn ? comma : semicolon) + numbers
    }
    before = passage
  }
  return line
}
