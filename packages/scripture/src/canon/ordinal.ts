import type { Verse } from '../passage/passage.ts'
import { BOOK_CODES, type BookCode } from './book.ts'
import { lastChapter, lastVerse } from './counting.ts'

/** Where each chapter begins, counted in verses from Genesis 1:1, and the same as one rising list. */
const starts = new Map<BookCode, readonly number[]>()
const chapters: { readonly start: number; readonly book: BookCode; readonly chapter: number }[] = []

let next = 0
for (const book of BOOK_CODES) {
  const own: number[] = []
  for (let chapter = 1; chapter <= lastChapter(book); chapter++) {
    own.push(next)
    chapters.push({ start: next, book, chapter })
    next += lastVerse(book, chapter)
  }
  starts.set(book, own)
}

/** Verses of the 66 books in the English numbering; their ordinals are 0 to 31101. */
export const VERSES_66 = 31102
/** Verses of all books that a Bible here may hold. */
export const VERSES_ALL = next

export const hasVerse = ({ book, chapter, verse }: Verse): boolean =>
  Number.isInteger(verse) && verse >= 1 && verse <= lastVerse(book, chapter)

/** A verse's place in the English order: GEN 1:1 → 0, REV 22:21 → 31101, TOB 1:1 → 31102; −1 where there is no such verse. */
export function ordinal(verse: Verse): number {
  const start = starts.get(verse.book)?.[verse.chapter - 1]
  return start === undefined || !hasVerse(verse) ? -1 : start + verse.verse - 1
}

/** The verse at a place in the English order; asking beyond the last one is a mistake of the caller. */
export function verseAt(place: number): Verse {
  if (!Number.isInteger(place) || place < 0 || place >= VERSES_ALL) throw new RangeError(`no verse at ${place}`)
  let low = 0
  let high = chapters.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (chapters[middle]!.start <= place) low = middle
    else high = middle - 1
  }
  const { start, book, chapter } = chapters[low]!
  return { book, chapter, verse: place - start + 1 }
}
