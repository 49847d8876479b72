import { BOOK_CODES, type BookCode } from '../canon/book.ts'
import { type Counting, ENGLISH } from '../canon/counting.ts'
import type { Problem } from './problem.ts'

/** One verse, in a numbering that the context names (the English one unless said otherwise). Both numbers count from 1. */
export type Verse = { readonly book: BookCode; readonly chapter: number; readonly verse: number }

/** An unbroken run of verses of one book, first and last included. */
export type Passage = { readonly first: Verse; readonly last: Verse }

/** Nothing if the verse exists, else why not: TIT 4:7 → no-such-chapter, of 3. */
export function findProblem({ book, chapter, verse }: Verse, counting: Counting = ENGLISH): Problem | undefined {
  const lastChapter = counting.lastChapter(book)
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > lastChapter) {
    return { code: 'no-such-chapter', book, chapter, lastChapter }
  }
  const lastVerse = counting.lastVerse(book, chapter)
  if (!Number.isInteger(verse) || verse < 1 || verse > lastVerse) {
    return { code: 'no-such-verse', book, chapter, verse, lastVerse }
  }
  return undefined
}

/** The one maker of checked passages: both ends exist, in one book, in order. */
export function passage(first: Verse, last: Verse = first, counting: Counting = ENGLISH): Passage | Problem {
  if (first.book !== last.book) return { code: 'two-books' }
  const problem = findProblem(first, counting) ?? findProblem(last, counting)
  if (problem) return problem
  return compareVerses(first, last) > 0 ? { code: 'backwards' } : { first, last }
}

/** A whole chapter, or chapters: JHN 11 → 11:1–57. */
export function chapterPassage(
  book: BookCode,
  chapter: number,
  lastChapter: number = chapter,
  counting: Counting = ENGLISH,
): Passage | Problem {
  const verse = counting.lastVerse(book, lastChapter)
  if (verse === 0 && counting.lastChapter(book) >= lastChapter && lastChapter > 0) {
    return { code: 'no-such-verse', book, chapter: lastChapter, verse: 1, lastVerse: 0 }
  }
  return passage({ book, chapter, verse: 1 }, { book, chapter: lastChapter, verse }, counting)
}

/** A book from its first verse to its last. Every book has one, so there is no problem to hand back. */
export function bookPassage(book: BookCode): Passage {
  const chapter = ENGLISH.lastChapter(book)
  return {
    first: { book, chapter: 1, verse: 1 },
    last: { book, chapter, verse: ENGLISH.lastVerse(book, chapter) },
  }
}

const place = new Map<BookCode, number>(BOOK_CODES.map((book, index) => [book, index]))

/** Below 0 if the first comes earlier in the English order. */
export const compareVerses = (a: Verse, b: Verse): number =>
  place.get(a.book)! - place.get(b.book)! || a.chapter - b.chapter || a.verse - b.verse

/** By where they begin; of two that begin together the shorter first. */
export const comparePassages = (a: Passage, b: Passage): number =>
  compareVerses(a.first, b.first) || compareVerses(a.last, b.last)

export const overlaps = (a: Passage, b: Passage): boolean =>
  compareVerses(a.first, b.last) <= 0 && compareVerses(b.first, a.last) <= 0

/** Whether the first holds all of the second. */
export const contains = (outer: Passage, inner: Passage): boolean =>
  compareVerses(outer.first, inner.first) <= 0 && compareVerses(inner.last, outer.last) <= 0

/** Every verse, in order: JHN 11:57–12:2 → 11:57, 12:1, 12:2. */
export function listVerses({ first, last }: Passage, counting: Counting = ENGLISH): Verse[] {
  const verses: Verse[] = []
  for (let chapter = first.chapter; chapter <= last.chapter; chapter++) {
    const end = chapter === last.chapter ? last.verse : counting.lastVerse(first.book, chapter)
    for (let verse = chapter === first.chapter ? first.verse : 1; verse <= end; verse++) {
      verses.push({ book: first.book, chapter, verse })
    }
  }
  return verses
}

/** How many verses. */
export function sizeOf({ first, last }: Passage, counting: Counting = ENGLISH): number {
  let size = last.verse - first.verse + 1
  for (let chapter = first.chapter; chapter < last.chapter; chapter++) size += counting.lastVerse(first.book, chapter)
  return size
}

/** Whether the second verse is the very next one after the first in its book. */
export function follows(before: Verse, after: Verse, counting: Counting = ENGLISH): boolean {
  if (before.book !== after.book) return false
  if (before.chapter === after.chapter) return after.verse === before.verse + 1
  return (
    after.chapter === before.chapter + 1 &&
    after.verse === 1 &&
    before.verse === counting.lastVerse(before.book, before.chapter)
  )
}

/** Sorted, with what overlaps or touches made one: 3:16, 3:18, 3:17 → 3:16–18. */
export function joinPassages(passages: readonly Passage[], counting: Counting = ENGLISH): Passage[] {
  const joined: Passage[] = []
  for (const next of passages.toSorted(comparePassages)) {
    const before = joined.at(-1)
    if (before && (overlaps(before, next) || follows(before.last, next.first, counting))) {
      const last = compareVerses(before.last, next.last) >= 0 ? before.last : next.last
      joined[joined.length - 1] = { first: before.first, last }
    } else joined.push(next)
  }
  return joined
}
