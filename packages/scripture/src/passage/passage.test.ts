import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ordinal, VERSES_ALL, verseAt } from '../canon/ordinal.ts'
import { formatUsfm, parseUsfm } from '../reference/usfm.ts'
import {
  bookPassage,
  chapterPassage,
  contains,
  follows,
  joinPassages,
  listVerses,
  overlaps,
  type Passage,
  passage,
  sizeOf,
} from './passage.ts'
import { isProblem } from './problem.ts'

/** A passage written out in a test, which has to exist. */
function at(text: string): Passage {
  const found = parseUsfm(text)
  if (isProblem(found)) throw new Error(`${text}: ${found.code}`)
  return found
}

describe('a passage', () => {
  test.each([
    ['TIT 4:7', { code: 'no-such-chapter', book: 'TIT', chapter: 4, lastChapter: 3 }],
    ['JHN 3:48', { code: 'no-such-verse', book: 'JHN', chapter: 3, verse: 48, lastVerse: 36 }],
    ['JHN 3:16-48', { code: 'no-such-verse', book: 'JHN', chapter: 3, verse: 48, lastVerse: 36 }],
    ['JHN 3:0', { code: 'no-such-verse', book: 'JHN', chapter: 3, verse: 0, lastVerse: 36 }],
    ['JUD 2', { code: 'no-such-chapter', book: 'JUD', chapter: 2, lastChapter: 1 }],
    ['JHN 3:18-16', { code: 'backwards' }],
    ['JHN 5-3', { code: 'backwards' }],
  ])('%s is refused with its reason', (text, problem) => {
    expect(parseUsfm(text)).toEqual(problem)
  })

  test('does not reach over two books', () => {
    const first = { book: 'MAL', chapter: 4, verse: 6 } as const
    expect(passage(first, { book: 'MAT', chapter: 1, verse: 1 })).toEqual({ code: 'two-books' })
    expect(follows(first, { book: 'MAT', chapter: 1, verse: 1 })).toBe(false)
  })

  test('can be a whole chapter or a whole book', () => {
    expect(chapterPassage('JHN', 11)).toEqual(at('JHN 11:1-57'))
    expect(bookPassage('JUD')).toEqual(at('JUD 1:1-25'))
  })

  test.each([
    ['JHN 3:16-18', 'JHN 3:18-21', true],
    ['JHN 3:16-18', 'JHN 3:19-21', false],
    ['JHN 3', 'JHN 2:25-3:1', true],
    ['JHN 3:16', '1JN 3:16', false],
  ])('%s and %s share a verse: %s', (a, b, expected) => {
    expect([overlaps(at(a), at(b)), overlaps(at(b), at(a))]).toEqual([expected, expected])
  })

  test.each([
    ['JHN 3', 'JHN 3:16', true],
    ['JHN 3:16', 'JHN 3', false],
    ['JHN 3:16-18', 'JHN 3:16-18', true],
    ['JHN 3:16-18', 'JHN 3:17-19', false],
  ])('%s holds %s: %s', (a, b, expected) => {
    expect(contains(at(a), at(b))).toBe(expected)
  })

  test.each([
    ['JHN 11:57-12:2', ['JHN 11:57', 'JHN 12:1', 'JHN 12:2']],
    ['JUD 1:24-25', ['JUD 1:24', 'JUD 1:25']],
  ])('%s is made of %o', (text, verses) => {
    expect(listVerses(at(text)).map((verse) => formatUsfm({ first: verse, last: verse }))).toEqual(verses)
    expect(sizeOf(at(text))).toBe(verses.length)
  })

  test.each([
    [['JHN 3:18', 'JHN 3:16', 'JHN 3:17'], ['JHN 3:16-18']],
    [
      ['JHN 2', 'JHN 3:1', 'JHN 3:3'],
      ['JHN 2:1-3:1', 'JHN 3:3'],
    ],
    [['JHN 3', 'JHN 3:16', 'JHN 3:36'], ['JHN 3']],
    [
      ['MAT 1:1', 'MAL 4:6'],
      ['MAL 4:6', 'MAT 1:1'],
    ],
    [[], []],
  ])('%o joined with their neighbours are %o', (before, after) => {
    expect(joinPassages(before.map(at)).map((joined) => formatUsfm(joined))).toEqual(after)
  })

  test('joined passages hold the same verses, each once, with gaps between them', () => {
    const some = fc.array(
      fc.tuple(fc.integer({ min: 0, max: VERSES_ALL - 1 }), fc.integer({ min: 0, max: 40 })).map(([start, size]) => {
        const first = verseAt(start % 400)
        const last = verseAt((start % 400) + size)
        return { first, last }
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(some, (passages) => {
        const whole = new Set(passages.flatMap((one) => listVerses(one)).map(ordinal))
        const joined = joinPassages(passages).flatMap((one) => listVerses(one).map(ordinal))
        expect(joined).toEqual([...whole].sort((a, b) => a - b))
        const ends = joinPassages(passages)
        for (const [index, next] of ends.slice(1).entries()) expect(follows(ends[index]!.last, next.first)).toBe(false)
      }),
    )
  })
})
