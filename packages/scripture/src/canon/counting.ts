import { BOOK_CODES, type BookCode } from './book.ts'
import { VERSE_COUNTS } from './verse-counts.ts'

/** How a numbering divides its books. Both answers are 0 for what it does not have. */
export type Counting = {
  readonly lastChapter: (book: BookCode) => number
  readonly lastVerse: (book: BookCode, chapter: number) => number
}

const CHAPTERS = new Map<BookCode, readonly number[]>(
  BOOK_CODES.map((book) => [book, VERSE_COUNTS[book].split(' ').map(Number)]),
)

/** Chapters of a book in the English numbering: JHN → 21, JUD → 1. */
export const lastChapter = (book: BookCode): number => CHAPTERS.get(book)?.length ?? 0

/** Verses of a chapter in the English numbering: JHN 3 → 36, and 0 for a chapter that does not exist. */
export const lastVerse = (book: BookCode, chapter: number): number => CHAPTERS.get(book)?.[chapter - 1] ?? 0

export const ENGLISH: Counting = { lastChapter, lastVerse }
