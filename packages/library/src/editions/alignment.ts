import { type BookCode, countingOf, NUMBERINGS, type Numbering, ordinal, toEnglish } from '@berea/scripture'
import type { EditionBook, EditionVerse } from '../sections/edition.ts'
import type { EnglishSpan, SpanOf } from './edition-file.ts'

/**
 * The numbering that books are counted by, told from their own chapters: the one whose last verses
 * fit best, the preferred one where several do.
 *
 * The Douay-Rheims has 39 verses in Psalm 9: 'vulgate'. Segond begins Psalm 3 with its title: 'segond'.
 */
export function findNumbering(books: readonly EditionBook[], preferred: Numbering = 'english'): Numbering {
  let found = preferred
  let least = countMisfits(books, preferred)
  for (const numbering of NUMBERINGS) {
    const misfits = countMisfits(books, numbering)
    if (misfits < least) {
      found = numbering
      least = misfits
    }
  }
  return found
}

function countMisfits(books: readonly EditionBook[], numbering: Numbering): number {
  const { lastVerse } = countingOf(numbering)
  let misfits = 0
  for (const { book, verses } of books) {
    for (const [chapter, end] of chapterEnds(verses)) if (end !== lastVerse(book, chapter)) misfits++
  }
  return misfits
}

/**
 * Which verses of the English numbering each printed verse of an edition holds. Old editions mix:
 * Martin counts Micah as the English do and Jonah as the Hebrew, and a psalm's title here and there
 * only. So each book may fit another numbering than the whole, and each psalm, which nothing moves
 * between, another than its book.
 */
export function alignEdition(books: readonly EditionBook[]): SpanOf {
  const whole = findNumbering(books)
  const numberings = new Map<string, Numbering>()
  for (const book of books) {
    const own = findNumbering([book], whole)
    const greek = own === 'vulgate' || own === 'septuagint'
    for (const [chapter] of chapterEnds(book.verses)) {
      const psalm = book.book === 'PSA' && !greek
      const verses = book.verses.filter((verse) => verse.chapter === chapter)
      numberings.set(`${book.book} ${chapter}`, psalm ? findNumbering([{ ...book, verses }], own) : own)
    }
  }
  return (book, { chapter, verse, through = verse }) => {
    const numbering = numberings.get(`${book} ${chapter}`) ?? whole
    const first = spanOf(book, chapter, verse, numbering)
    const last = through === verse ? first : spanOf(book, chapter, through, numbering)
    if (!first || !last) return first ?? last
    return [Math.min(first[0], last[0]), Math.max(first[1], last[1])]
  }
}

/** Verses that stand in one run; where the English ones stand apart, the first of them answer for it. */
function spanOf(book: BookCode, chapter: number, verse: number, numbering: Numbering): EnglishSpan {
  const places = toEnglish({ book, chapter, verse }, numbering).map(ordinal)
  const first = places[0]
  if (first === undefined || first < 0) return undefined
  let last = first
  while (places.includes(last + 1)) last++
  return [first, last]
}

/** The last verse of each chapter. */
function chapterEnds(verses: readonly EditionVerse[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  for (const { chapter, verse, through = verse } of verses) {
    ends.set(chapter, Math.max(ends.get(chapter) ?? 0, through))
  }
  return ends
}
