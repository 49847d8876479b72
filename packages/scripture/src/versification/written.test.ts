import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastVerse } from '../canon/counting.ts'
import { VERSES_66, verseAt } from '../canon/ordinal.ts'
import type { Tradition } from '../locale.ts'
import { findReferences } from '../reference/find.ts'
import { formatList, formatPassage } from '../reference/format.ts'
import { formatUsfm } from '../reference/usfm.ts'
import { writtenNumbering } from './written.ts'

const inFrench = (tradition: Tradition = 'none') =>
  ({ locale: 'fr-fr', tradition, numbering: writtenNumbering('fr-fr', tradition) }) as const

const found = (text: string) =>
  findReferences(text, inFrench()).flatMap(({ passages }) => passages.map((one) => formatUsfm(one)))

describe('French readers count a psalm’s title', () => {
  test.each([
    ['Psaume 51.12', 'PSA 51:10'],
    ['Psaume 34.9', 'PSA 34:8'],
    ['Ps 46.11', 'PSA 46:10'],
    ['Jean 3.16', 'JHN 3:16'],
  ])('%s is %s', (text, usfm) => {
    expect(found(text)).toEqual([usfm])
    const [passage] = findReferences(text, inFrench()).flatMap(({ passages }) => passages)
    expect(formatPassage(passage!, inFrench())).toBe(text.replace('Ps ', 'Psaume '))
  })

  test('a whole psalm is named as one', () => {
    const psalm = { book: 'PSA', chapter: 51 } as const
    const whole = { first: { ...psalm, verse: 1 }, last: { ...psalm, verse: lastVerse('PSA', 51) } }
    expect(formatPassage(whole, inFrench())).toBe('Psaume 51')
    expect(formatList([whole], { locale: 'en' })).toBe('Psalm 51')
  })
})

test('what is written in French parses back to the same verse, whoever’s wording it is', () => {
  const traditions: readonly Tradition[] = ['none', 'protestant', 'catholic', 'orthodox']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: VERSES_66 - 1 }), fc.constantFrom(...traditions), (place, tradition) => {
      const verse = verseAt(place)
      const passage = { first: verse, last: verse }
      const read = findReferences(formatPassage(passage, inFrench(tradition)), inFrench(tradition))
      const verses = read.flatMap(({ passages }) => passages)
      expect(
        verses.some(
          ({ first, last }) => first.book === verse.book && compare(first, verse) <= 0 && compare(last, verse) >= 0,
        ),
      ).toBe(true)
    }),
    { numRuns: 400 },
  )
})

const compare = (a: { chapter: number; verse: number }, b: { chapter: number; verse: number }): number =>
  a.chapter - b.chapter || a.verse - b.verse
