import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOK_CODES } from './book.ts'
import { CANONS, isBookCode, isInCanon, testamentOf } from './canons.ts'
import { lastChapter, lastVerse } from './counting.ts'
import { hasVerse, ordinal, VERSES_66, VERSES_ALL, verseAt } from './ordinal.ts'

const chaptersOf = (books: readonly (typeof BOOK_CODES)[number][]) =>
  books.reduce((sum, book) => sum + lastChapter(book), 0)
const versesOf = (book: (typeof BOOK_CODES)[number]) => {
  let sum = 0
  for (let chapter = 1; chapter <= lastChapter(book); chapter++) sum += lastVerse(book, chapter)
  return sum
}

describe('the canon', () => {
  test('has 66, 73 and the longer list of books', () => {
    expect(CANONS.protestant).toHaveLength(66)
    expect(CANONS.catholic).toHaveLength(73)
    expect(CANONS.orthodox).toHaveLength(80)
    for (const books of Object.values(CANONS)) expect(new Set(books).size).toBe(books.length)
  })

  test('counts the King James totals: 1,189 chapters, 23,145 and 7,957 verses', () => {
    const old = CANONS.protestant.filter((book) => testamentOf(book) === 'old')
    const rest = CANONS.protestant.filter((book) => testamentOf(book) === 'new')
    expect([old.length, rest.length]).toEqual([39, 27])
    expect(chaptersOf(CANONS.protestant)).toBe(1189)
    expect(old.reduce((sum, book) => sum + versesOf(book), 0)).toBe(23145)
    expect(rest.reduce((sum, book) => sum + versesOf(book), 0)).toBe(7957)
  })

  test.each([
    ['PSA', 150, 119, 176],
    ['EST', 10, 10, 3],
    ['3JN', 1, 1, 14],
    ['REV', 22, 12, 17],
    ['SIR', 51, 51, 30],
    ['DAG', 14, 3, 97],
    ['BAR', 6, 6, 73],
  ] as const)('%s has %i chapters, and chapter %i has %i verses', (book, chapters, chapter, verses) => {
    expect([lastChapter(book), lastVerse(book, chapter)]).toEqual([chapters, verses])
    expect([lastVerse(book, 0), lastVerse(book, chapters + 1)]).toEqual([0, 0])
  })

  test.each([
    ['SUS', false, true, true],
    ['ESG', false, true, true],
    ['LJE', false, true, true],
    ['3MA', false, false, true],
    ['SIR', false, true, true],
    ['DAN', true, true, true],
    ['MAN', false, false, true],
  ] as const)('%s: Protestant %s, Catholic %s, Orthodox %s', (book, protestant, catholic, orthodox) => {
    expect([isInCanon(book, 'protestant'), isInCanon(book, 'catholic'), isInCanon(book, 'orthodox')]).toEqual([
      protestant,
      catholic,
      orthodox,
    ])
  })

  test('knows a book code from any other text', () => {
    expect(['GEN', '4MA', 'gen', 'XXX', ''].map(isBookCode)).toEqual([true, true, false, false, false])
  })
})

describe('the ordinal of a verse', () => {
  test.each([
    [{ book: 'GEN', chapter: 1, verse: 1 }, 0],
    [{ book: 'GEN', chapter: 2, verse: 1 }, 31],
    [{ book: 'EXO', chapter: 1, verse: 1 }, 1533],
    [{ book: 'MAT', chapter: 1, verse: 1 }, 23145],
    [{ book: 'REV', chapter: 22, verse: 21 }, VERSES_66 - 1],
    [{ book: 'TOB', chapter: 1, verse: 1 }, VERSES_66],
    [{ book: 'TIT', chapter: 4, verse: 7 }, -1],
    [{ book: 'JHN', chapter: 3, verse: 37 }, -1],
    [{ book: 'JHN', chapter: 0, verse: 1 }, -1],
    [{ book: 'JHN', chapter: 3, verse: 0 }, -1],
    [{ book: 'JHN', chapter: 3, verse: 1.5 }, -1],
  ] as const)('%o is number %i', (verse, expected) => {
    expect(ordinal(verse)).toBe(expected)
    expect(hasVerse(verse)).toBe(expected >= 0)
  })

  test('leads there and back for every verse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: VERSES_ALL - 1 }), (place) => ordinal(verseAt(place)) === place),
      { numRuns: 2000 },
    )
    expect(BOOK_CODES.reduce((sum, book) => sum + versesOf(book), 0)).toBe(VERSES_ALL)
  })

  test('does not reach beyond the last verse', () => {
    expect(ordinal(verseAt(VERSES_ALL - 1))).toBe(VERSES_ALL - 1)
    for (const place of [-1, VERSES_ALL, 0.5]) expect(() => verseAt(place)).toThrow(RangeError)
  })
})
