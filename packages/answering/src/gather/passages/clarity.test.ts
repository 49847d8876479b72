import { describe, expect, test } from 'vitest'
import { passageOf, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import type { Intent } from '../../understand/intent.ts'
import { openContext } from '../answer-context.ts'
import { keepKnownQuestion } from '../known-question.ts'
import { isClear } from './clarity.ts'

const library = shelfLibrary({
  works: [work('bible-en-bsb', 'bible', 'en')],
  bibles: {
    'bible-en-bsb': [
      'ACT 19:1 Demetrius kept bees.',
      'ACT 19:2 They sat down to eat.',
      'ACT 19:3 Demetrius sold the honey to a merchant in Joppa.',
    ],
  },
  pericopes: ['ACT 19:1-3'],
  sections: [],
  verses: [],
})

type Case = { readonly intent?: Intent; readonly second?: number; readonly isScene?: boolean; readonly place?: string }

/** Is the first passage clear, where the second has so much of its weight? */
function clear(text: string, { intent = 'event', second, isScene = false, place }: Case = {}): boolean {
  const asked = { text, locale: 'en', tradition: 'none', mode: 'deep' } as const
  const passages = place ? [passageOf(place)] : []
  const understood = { question: asked, locale: 'en', search: text, intent, passages, wrong: [], terms: [] } as const
  const context = openContext(understood, library, [])
  if (isScene) keepKnownQuestion(context, { places: [passageOf('ACT 19:2')], isBelief: false, isOfKind: false })
  const pericope = passageOf('ACT 19:1-3')
  const main = {
    passage: pericope,
    pericope,
    text: library.passage('bible-en-bsb', pericope)!,
    score: 1,
    peak: pericope.first,
    parallels: [],
  }
  return isClear(context, second === undefined ? [main] : [main, { ...main, score: second }])
}

describe('the first passage is called no more than the likeliest', () => {
  test('where another weighs as much, and neither has the words of the question together', () => {
    expect(clear('What did Demetrius teach the villagers about winter?', { second: 0.9 })).toBe(false)
    expect(clear('What did Demetrius teach the villagers about winter?', { second: 0.2 })).toBe(true)
    expect(clear('How did Demetrius sell honey to a merchant in Joppa?', { second: 0.9 })).toBe(true)
  })

  test('where it has no number, and a number is asked for', () => {
    expect(clear('How many villagers did Demetrius teach?', { second: 0.1 })).toBe(false)
  })

  test('and never where it is known, or given with the question', () => {
    const text = 'What did Demetrius teach the villagers about winter?'
    expect(clear(text, { second: 0.9, isScene: true })).toBe(true)
    expect(clear(text, { second: 0.9, place: 'ACT 19' })).toBe(true)
    expect(clear(text, { second: 0.9, intent: 'topic' })).toBe(true)
  })
})
