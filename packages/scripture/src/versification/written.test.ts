import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastVerse } from '../canon/counting.ts'
import { VERSES_66, verseAt } from '../canon/ordinal.ts'
import { LOCALES, type Locale, type Tradition } from '../locale.ts'
import type { Passage } from '../passage/passage.ts'
import { findReferences } from '../reference/find.ts'
import { formatList, formatPassage } from '../reference/format.ts'
import { formatUsfm, parseUsfm } from '../reference/usfm.ts'
import { numberingOf } from './editions.ts'
import { understoodNumbering, writtenNumbering } from './written.ts'

const inFrench = (tradition: Tradition = 'none') =>
  ({ locale: 'fr-fr', tradition, numbering: understoodNumbering('fr-fr', tradition) }) as const

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

describe('Catholic and Orthodox readers see psalms as their edition counts them, and the other number in brackets', () => {
  const passageOf = (usfm: string) => parseUsfm(usfm) as Passage
  const write = (usfm: string, locale: Locale, tradition: Tradition, edition?: string) =>
    formatPassage(passageOf(usfm), { locale, tradition, numbering: writtenNumbering(locale, tradition, edition) })

  test.each<[string, Locale, Tradition, string]>([
    ['PSA 23', 'en', 'catholic', 'Psalm 22 (23)'],
    ['PSA 51:10', 'en', 'catholic', 'Psalm 50 (51):12'],
    ['PSA 23', 'en', 'orthodox', 'Psalm 23 (22)'],
    ['PSA 23:1-3', 'zh-cn', 'orthodox', '诗篇 23（22）:1–3'],
    ['PSA 23', 'zh-cn', 'catholic', '圣咏集 23（22）'],
    ['PSA 23', 'zh-tw', 'catholic', '聖詠集 23（22）'],
    ['PSA 23', 'es-es', 'catholic', 'Salmo 23 (22)'],
    ['PSA 23', 'fr-fr', 'catholic', 'Psaume 23 (22)'],
    ['PSA 23', 'fr-fr', 'orthodox', 'Psaume 22 (23)'],
    ['PSA 116', 'en', 'catholic', 'Psalm 114–115 (116)'],
    ['PSA 116', 'en', 'orthodox', 'Psalm 116 (114–115)'],
    ['PSA 10', 'en', 'catholic', 'Psalm 9 (10):22–39'],
    ['PSA 3', 'en', 'catholic', 'Psalm 3'],
    ['PSA 150', 'fr-fr', 'orthodox', 'Psaume 150'],
    ['DAN 3:24', 'en', 'catholic', 'Daniel 3:91'],
    ['EST 10:3', 'en', 'catholic', 'Esther 10:3'],
    ['JHN 3:16', 'en', 'catholic', 'John 3:16'],
  ])('%s in %s for %s readers is %s', (usfm, locale, tradition, written) => {
    expect(write(usfm, locale, tradition)).toBe(written)
  })

  test('whoever has chosen another edition sees its numbers first', () => {
    expect(write('PSA 23', 'en', 'catholic', 'bible-en-bsb')).toBe('Psalm 23 (22)')
  })

  test('in a list each psalm has both', () => {
    const numbering = writtenNumbering('en', 'catholic')
    const psalms = ['PSA 23', 'PSA 24', 'PSA 51:10', 'PSA 51:12'].map(passageOf)
    expect(formatList(psalms, { locale: 'en', tradition: 'catholic', numbering })).toBe(
      'Psalm 22 (23); 23 (24); 50 (51):12, 14',
    )
  })

  test('other readers see one number', () => {
    for (const locale of LOCALES) {
      for (const tradition of ['none', 'protestant'] as const)
        expect(write('PSA 23', locale, tradition)).toMatch(/ 23$/)
    }
  })

  test('what an edition has printed is not counted anew', () => {
    const options = {
      locale: 'en',
      tradition: 'catholic',
      numbering: numberingOf('bible-en-drc'),
      printed: true,
    } as const
    expect(formatPassage(passageOf('PSA 22:1-6'), options)).toBe('Psalm 22 (23)')
  })

  test.each<[string, Locale, Tradition, string]>([
    ['Psalm 22 (23)', 'en', 'catholic', 'PSA 23'],
    ['Psalm 23 (22)', 'en', 'none', 'PSA 23'],
    ['诗篇 23（22）:1–3', 'zh-cn', 'orthodox', 'PSA 23:1-3'],
    ['Psalm 50 (51):12', 'en', 'catholic', 'PSA 51:10'],
    ['Psalm 23 (the shepherd)', 'en', 'none', 'PSA 23'],
    ['Psalm 23 (1995)', 'en', 'none', 'PSA 23'],
  ])('%s typed in %s by %s readers is read again', (text, locale, tradition, usfm) => {
    const [one] = findReferences(text, { locale, tradition, numbering: understoodNumbering(locale, tradition) })
    expect(one?.passages.map((passage) => formatUsfm(passage))).toEqual([usfm])
  })

  test('a psalm with both numbers is read as it was written, with its verses', () => {
    for (let chapter = 1; chapter <= 150; chapter += 1) {
      for (const [locale, tradition] of [
        ['en', 'catholic'],
        ['en', 'orthodox'],
        ['es-es', 'catholic'],
        ['fr-fr', 'catholic'],
      ] as const) {
        const verse = { book: 'PSA', chapter, verse: lastVerse('PSA', chapter) } as const
        const text = write(formatUsfm({ first: verse, last: verse }), locale, tradition)
        if (!text.includes('(')) continue
        const read = findReferences(text, { locale, tradition, numbering: understoodNumbering(locale, tradition) })
        const passages = read.flatMap(({ passages }) => passages)
        expect([
          text,
          passages.some(({ first, last }) => compare(first, verse) <= 0 && compare(last, verse) >= 0),
        ]).toEqual([text, true])
      }
    }
  })
})
