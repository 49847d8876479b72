import { LOCALES } from '@berea/scripture'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { type SentenceName, sentence } from './sentences.ts'

const names = Object.keys(en) as SentenceName[]
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

test.each(LOCALES)('every sentence in %s has the places of the English one, and is not the English one', (locale) => {
  for (const name of names) {
    const raw = sentence(locale, name, {
      field: '{field}',
      most: '{most}',
      has: '{has}',
      method: '{method}',
      seconds: '{seconds}',
      asked: '{asked}',
      book: '{book}',
      last: '{last}',
      code: '{code}',
      minutes: '{minutes}',
      least: '{least}',
      date: '{date}',
      question: '{question}',
    })
    const english = en[name]
    // A language may name a place twice or drop the book where the reference has it already.
    expect(places(english).every((place) => raw.includes(place))).toBe(true)
    expect(raw === english).toBe(locale === 'en')
  }
})

test('what stands in a place is put there as it is', () => {
  expect(sentence('en', 'fieldWrong', { field: '$& {field}' })).toBe('The field “$& {field}” is not right.')
})
