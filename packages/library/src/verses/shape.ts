import { BOOK_CODES, lastChapter, lastVerse, ordinal, VERSES_66, VERSES_ALL } from '@berea/scripture'

/** Which verses of the English numbering stand together, all by ordinal. */
export type Shape = {
  readonly size: number
  readonly bookOf: Uint8Array
  readonly chapterOf: Uint16Array
  /** First verse of each chapter, and one entry more: the end. */
  readonly chapterStarts: Uint16Array
  readonly pericopeOf: Uint16Array
  readonly pericopeStarts: Uint16Array
}

/** Of what is counted over "all verses", only the 66 books count: the deuterocanon is in few editions. */
export const COUNTED = VERSES_66

const bookOf = new Uint8Array(VERSES_ALL)
const chapterOf = new Uint16Array(VERSES_ALL)
const starts: number[] = []
const bookStarts = new Set<number>()
for (const [number, book] of BOOK_CODES.entries()) {
  if (lastChapter(book) > 0) bookStarts.add(ordinal({ book, chapter: 1, verse: 1 }))
  for (let chapter = 1; chapter <= lastChapter(book); chapter++) {
    const start = ordinal({ book, chapter, verse: 1 })
    bookOf.fill(number, start, start + lastVerse(book, chapter))
    chapterOf.fill(starts.length, start, start + lastVerse(book, chapter))
    starts.push(start)
  }
}
const chapterStarts = Uint16Array.from([...starts, VERSES_ALL])

/** The first verse of each chapter, by the number that `chapterOf` gives it. */
export const CHAPTER_STARTS: readonly number[] = starts

/** A pericope runs from one of the places given (the editors' headings) to the next, and ends with its book. */
export function shapeOf(pericopes: Iterable<number>): Shape {
  const pericopeStarts = [...new Set([...pericopes, ...bookStarts])].sort((one, other) => one - other)
  const pericopeOf = new Uint16Array(VERSES_ALL)
  for (const [number, start] of pericopeStarts.entries()) {
    pericopeOf.fill(number, start, pericopeStarts[number + 1] ?? VERSES_ALL)
  }
  return {
    size: VERSES_ALL,
    bookOf,
    chapterOf,
    chapterStarts,
    pericopeOf,
    pericopeStarts: Uint16Array.from([...pericopeStarts, VERSES_ALL]),
  }
}
