import { QUESTION_LIMIT } from '@berea/contract'
import { LOCALES } from '@berea/scripture'
import { expect, test } from 'vitest'
import { chooseSuggestions, HOW_MANY } from './choose.ts'
import { INTEREST_INTENTS, SUGGESTIONS } from './questions.ts'

const days = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`)

test.each(LOCALES)('the questions in %s are as many as the English ones, of the same intents, none twice', (locale) => {
  expect(SUGGESTIONS[locale].map(({ intent }) => intent)).toEqual(SUGGESTIONS.en.map(({ intent }) => intent))
  const texts = SUGGESTIONS[locale].map(({ text }) => text)
  expect(texts).toEqual([...new Set(texts)])
  expect(texts.every((text) => text.length > 3 && text.length < QUESTION_LIMIT)).toBe(true)
})

test('a day has the same questions for everybody, and not those of the day before', () => {
  const [first = '', second = ''] = days
  expect(chooseSuggestions(SUGGESTIONS.en, first)).toEqual(chooseSuggestions(SUGGESTIONS.en, first))
  expect(chooseSuggestions(SUGGESTIONS.en, first)).not.toEqual(chooseSuggestions(SUGGESTIONS.en, second))
})

test('a day’s questions are of different intents, and within a month all have their day', () => {
  const chosen = days.map((day) => chooseSuggestions(SUGGESTIONS.en, day))
  for (const day of chosen) expect(new Set(day.map(({ intent }) => intent)).size).toBe(HOW_MANY)
  expect(new Set(chosen.flat().map(({ text }) => text)).size).toBe(SUGGESTIONS.en.length)
})

test('every interest but “other” has enough to offer', () => {
  for (const [interest, intents] of Object.entries(INTEREST_INTENTS)) {
    const fitting = SUGGESTIONS.en.filter(({ intent }) => intents.includes(intent))
    expect([interest, fitting.length >= HOW_MANY]).toEqual([interest, interest !== 'other'])
  }
})
