import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VERSES_ALL, verseAt } from '../canon/ordinal.ts'
import type { Passage } from '../passage/passage.ts'
import { isProblem } from '../passage/problem.ts'
import { formatUsfm, parseOsis, parseUsfm } from './usfm.ts'

const usfm = (found: ReturnType<typeof parseUsfm>) => (isProblem(found) ? found.code : formatUsfm(found))

describe('a USFM reference', () => {
  test.each([
    ['JHN 11:33-36', 'JHN 11:33-36'],
    ['JHN 11:33–36', 'JHN 11:33-36'],
    ['JHN 11:33', 'JHN 11:33'],
    ['JHN 11', 'JHN 11'],
    ['JHN 11:1-57', 'JHN 11'],
    ['JHN 11-12', 'JHN 11-12'],
    ['JHN 11-12:3', 'JHN 11:1-12:3'],
    ['GEN 1:1-2:3', 'GEN 1:1-2:3'],
    ['JUD', 'JUD 1'],
    ['RUT', 'RUT 1-4'],
    ['PS2 1:7', 'PS2 1:7'],
    ['John 3', 'unreadable'],
    ['XYZ 1:1', 'unreadable'],
    ['jhn 3:16', 'unreadable'],
    ['JHN 3:16,18', 'unreadable'],
    ['', 'unreadable'],
  ])('%s reads as %s', (text, expected) => {
    expect(usfm(parseUsfm(text))).toBe(expected)
  })

  test('reads back what it wrote, for any passage', () => {
    const any = fc
      .tuple(fc.integer({ min: 0, max: VERSES_ALL - 1 }), fc.integer({ min: 0, max: 300 }))
      .map(([start, size]): Passage => {
        const first = verseAt(start)
        const last = verseAt(Math.min(start + size, VERSES_ALL - 1))
        return { first, last: last.book === first.book ? last : first }
      })
    fc.assert(
      fc.property(any, (passage) => {
        expect(parseUsfm(formatUsfm(passage))).toEqual(passage)
      }),
      { numRuns: 500 },
    )
  })

  test('can be counted in an edition’s own numbering', () => {
    const joel = { lastChapter: () => 4, lastVerse: () => 21 }
    expect(parseUsfm('JOL 4', joel)).toEqual({
      first: { book: 'JOL', chapter: 4, verse: 1 },
      last: { book: 'JOL', chapter: 4, verse: 21 },
    })
    expect(parseUsfm('JOL 4')).toMatchObject({ code: 'no-such-chapter', lastChapter: 3 })
  })
})

describe('an OSIS reference', () => {
  test.each([
    ['John.11.33', 'JHN 11:33'],
    ['1Cor.13.4-1Cor.13.7', '1CO 13:4-7'],
    ['Gen.1.1-Gen.2.3', 'GEN 1:1-2:3'],
    ['Ps.23', 'PSA 23'],
    ['Gen.1-Gen.2', 'GEN 1-2'],
    ['Jude', 'JUD 1'],
    ['Bible.KJV:Gen.1.1!a', 'GEN 1:1'],
    ['EpJer.1.3', 'LJE 1:3'],
    ['Titus.4.7', 'no-such-chapter'],
    ['Matt.1.1-Mark.1.1', 'two-books'],
    ['Genesis.1.1', 'unreadable'],
    ['Gen.1.1-Gen.1.2-Gen.1.3', 'unreadable'],
    ['', 'unreadable'],
  ])('%s reads as %s', (text, expected) => {
    expect(usfm(parseOsis(text))).toBe(expected)
  })
})
