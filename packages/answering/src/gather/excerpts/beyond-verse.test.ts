import { expect, test } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { openContext } from '../answer-context.ts'
import { beyondVerse } from './beyond-verse.ts'

const question = { text: 'Why did the fisherman weep?', locale: 'en', tradition: 'none', mode: 'deep' } as const
const library = shelfLibrary({
  works: [work('bible-en-bsb', 'bible', 'en')],
  bibles: { 'bible-en-bsb': ['JHN 11:35 The fisherman wept beside the harbour for his broken boat.'] },
  pericopes: ['JHN 11:35 The boat'],
  sections: [],
  verses: [],
})
const context = openContext(
  { question, locale: 'en', intent: 'event', passages: [], wrong: [], terms: [], search: question.text },
  library,
  [],
)
const note = section('notes-en', 'n', '', { passages: [passageOf('JHN 11:35')] })

test.each([
  ['The fisherman wept for his broken boat.', false],
  ['A boat was all that a poor family of that shore could call its own.', true],
])('“%s” says more than its verse: %s', (words, more) => {
  expect(beyondVerse(context, note, 'en')(words)).toBe(more)
})

test('what repeats another verse than its own says something', () => {
  const elsewhere = section('notes-en', 'm', '', { passages: [passageOf('JHN 12:1')] })
  expect(beyondVerse(context, elsewhere, 'en')('The fisherman wept for his broken boat.')).toBe(true)
})
