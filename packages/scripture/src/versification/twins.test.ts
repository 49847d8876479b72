import { describe, expect, test } from 'vitest'
import { BOOK_CODES } from '../canon/book.ts'
import { hasVerse, VERSES_ALL, verseAt } from '../canon/ordinal.ts'
import { parseUsfm } from '../reference/usfm.ts'
import { numberingOf } from './editions.ts'
import { homeOf } from './twins.ts'

describe('the one place of a text that has two', () => {
  test.each([
    ['SUS 1:1', 'DAG 13:1'],
    ['BEL 1:42', 'DAG 14:42'],
    ['LJE 1:73', 'BAR 6:73'],
    ['S3Y 1:1', 'DAG 3:24'],
    ['S3Y 1:68', 'DAG 3:90'],
    ['DAG 3:91', 'DAN 3:24'],
    ['DAG 3:30', 'DAG 3:30'],
    ['DAG 6:1', 'DAN 6:1'],
    ['DAG 13:1', 'DAG 13:1'],
    ['ESG 4:17', 'EST 4:17'],
    ['ESG 4:18', 'ESG 4:18'],
    ['JHN 3:16', 'JHN 3:16'],
  ])('%s is kept at %s', (text, home) => {
    const found = parseUsfm(text)
    const expected = parseUsfm(home)
    expect('first' in found && 'first' in expected && homeOf(found.first)).toEqual(
      'first' in expected && expected.first,
    )
  })

  test('exists, and is its own', () => {
    const all = Array.from({ length: VERSES_ALL }, (_, place) => verseAt(place))
    expect(BOOK_CODES.length).toBeGreaterThan(66)
    expect(all.filter((verse) => !hasVerse(homeOf(verse)))).toEqual([])
    expect(all.filter((verse) => homeOf(homeOf(verse)).verse !== homeOf(verse).verse)).toEqual([])
  })
})

test('an edition has its numbering, and the English one if nothing is known of it', () => {
  expect(['bible-fr-lsg1910', 'original-he-oshb', 'bible-en-bsb'].map(numberingOf)).toEqual([
    'segond',
    'hebrew',
    'english',
  ])
})
