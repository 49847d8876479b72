import { expect, test } from 'vitest'
import { CANONS } from './canons.ts'
import { type BookGroup, booksOfGroup } from './groups.ts'

const GROUPS: readonly BookGroup[] = [
  'law',
  'history',
  'wisdom',
  'majorProphets',
  'minorProphets',
  'gospels',
  'paul',
  'generalLetters',
]

test('a Protestant Bible has 5 books of Moses, 12 of history, 5 of wisdom, 5 and 12 prophets, 4 Gospels, 13 and 7 letters', () => {
  expect(GROUPS.map((group) => booksOfGroup(group, 'protestant').length)).toEqual([5, 12, 5, 5, 12, 4, 13, 7])
})

test('every book of every canon is in one group, but for Acts, Hebrews, Revelation and what some editions append', () => {
  for (const canon of ['protestant', 'catholic', 'orthodox'] as const) {
    const grouped = GROUPS.flatMap((group) => booksOfGroup(group, canon))
    expect(new Set(grouped).size).toBe(grouped.length)
    const rest = CANONS[canon].filter((book) => !grouped.includes(book))
    expect(rest.filter((book) => !['MAN', '4MA', '2ES'].includes(book))).toEqual(['ACT', 'HEB', 'REV'])
  }
})
