import { BOOK_CODES, type BookCode, lastChapter, lastVerse, ordinal } from '@berea/scripture'
import type { EditionBook, EditionVerse } from '../sections/edition.ts'
import type { SpanOf } from './edition-file.ts'

/**
 * Which verses of the English numbering each printed verse holds, told from an edition's own
 * counts alone. It serves editions whose numbering is not among the known ones.
 *
 * A book with as many verses in other chapters is read in sequence (Joel, Malachi); psalms with one
 * or two verses more begin with a title that counts as a verse; all else keeps its number.
 */
export function alignByCounts(books: readonly EditionBook[]): SpanOf {
  const spans = new Map<string, number>()
  for (const { book, verses } of books) {
    const resequenced = book !== 'PSA' && isResequenced(book, verses)
    const titles = book === 'PSA' ? countPsalmTitles(verses) : undefined
    for (const [index, verse] of verses.entries()) {
      const place = resequenced
        ? ordinal({ book, chapter: 1, verse: 1 }) + index
        : ordinal({ ...verse, book, verse: Math.max(1, verse.verse - (titles?.[verse.chapter] ?? 0)) })
      spans.set(keyOf(book, verse), place)
    }
  }
  return (book, verse) => {
    const first = spans.get(keyOf(book, verse)) ?? -1
    if (first < 0) return undefined
    return [first, first + (verse.through ?? verse.verse) - verse.verse]
  }
}

const keyOf = (book: BookCode, { chapter, verse }: EditionVerse): string =>
  `${BOOK_CODES.indexOf(book)}.${chapter}.${verse}`

function chapterEnds(verses: readonly EditionVerse[]): number[] {
  const ends: number[] = []
  for (const { chapter, verse, through } of verses) ends[chapter] = Math.max(ends[chapter] ?? 0, through ?? verse)
  return ends
}

function isResequenced(book: BookCode, verses: readonly EditionVerse[]): boolean {
  const ends = chapterEnds(verses)
  let total = 0
  let same = ends.length - 1 === lastChapter(book)
  for (let chapter = 1; chapter <= lastChapter(book); chapter++) {
    total += lastVerse(book, chapter)
    same &&= ends[chapter] === lastVerse(book, chapter)
  }
  return !same && verses.length === total
}

function countPsalmTitles(verses: readonly EditionVerse[]): number[] {
  return chapterEnds(verses).map((end, psalm) => {
    const more = end - lastVerse('PSA', psalm)
    return more === 1 || more === 2 ? more : 0
  })
}
