import { formatUsfm, ordinal } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, type Shelf, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import type { Intent } from '../../understand/intent.ts'
import { openContext } from '../answer-context.ts'
import { bringParallels, keepParallels } from './parallels.ts'

const SHELF: Shelf = {
  works: [work('bible-en-bsb', 'bible', 'en')],
  bibles: {
    'bible-en-bsb': [
      'JHN 11:35 Jesus wept at the shore.',
      'LUK 19:41 And Jesus wept over the harbor.',
      'MRK 5:38 Jesus saw the people there.',
      'HEB 5:7 He cried out with many tears.',
      'MRK 14:72 Then Peter wept in the yard.',
      'MAT 26:75 Jesus said it, and so they all wept.',
    ],
  },
  pericopes: ['JHN 11:35', 'LUK 19:41', 'MRK 5:38', 'HEB 5:7', 'MRK 14:72', 'MAT 26:75'],
  sections: [],
  verses: [],
  crossReferences: { 'JHN 11:35': ['LUK 19:41', 'MRK 5:38', 'HEB 5:7'] },
}

function deskOf(intent: Intent, votes = 1) {
  const text = 'Why did Jesus weep?'
  const question = { text, locale: 'en', tradition: 'none', mode: 'deep' } as const
  const terms = ['Jesus', 'weep']
  const understood = { question, locale: 'en', intent, passages: [], wrong: [], terms, search: text } as const
  const library = shelfLibrary(SHELF)
  const crossReferences: typeof library.crossReferences = (verse, limit) =>
    library.crossReferences(verse, limit).map((reference) => ({ ...reference, votes }))
  return openContext(understood, { ...library, crossReferences }, [])
}

const clustersOf = (weights: Readonly<Record<string, number>>) =>
  Object.entries(weights).map(([usfm, score]) => {
    const pericope = passageOf(usfm)
    return { pericope, score, weights: new Map([[ordinal(pericope.first), score]]) }
  })

const kept = (intent: Intent, weights: Readonly<Record<string, number>>): string[] =>
  keepParallels(deskOf(intent), clustersOf(weights)).map(({ pericope }) => formatUsfm(pericope))

const brought = (intent: Intent, votes: number): string[] =>
  bringParallels(deskOf(intent, votes), clustersOf({ 'JHN 11:35': 1, 'MRK 14:72': 0.5 })).map(({ pericope }) =>
    formatUsfm(pericope),
  )

test('beside what tells it stands what readers have long put there, if it bears on the question', () => {
  expect(kept('event', { 'JHN 11:35': 1, 'LUK 19:41': 0.3, 'MRK 5:38': 0.9 })).toEqual(['JHN 11:35', 'LUK 19:41'])
})

test('what tells of the one named what is asked needs no reference, if it weighs half as much', () => {
  const weights = { 'JHN 11:35': 1, 'MAT 26:75': 0.6, 'MRK 14:72': 0.9 }
  expect(kept('event', weights)).toEqual(['JHN 11:35', 'MAT 26:75'])
  expect(kept('event', { ...weights, 'MAT 26:75': 0.4 })).toEqual(['JHN 11:35'])
})

test.each(['topic', 'list'] as const)('what a %s is made of stands in places with nothing else in common', (intent) => {
  expect(kept(intent, { 'JHN 11:35': 1, 'MRK 5:38': 0.9 })).toEqual(['JHN 11:35', 'MRK 5:38'])
})

test('what many readers put beside it comes in, if it tells of the same deed, though nobody searched it out', () => {
  expect(brought('event', 20)).toEqual(['JHN 11:35', 'LUK 19:41', 'MRK 14:72'])
})

test('nothing comes in that few readers agree on, nor where it is not asked what happened', () => {
  expect(brought('event', 2)).toEqual(['JHN 11:35', 'MRK 14:72'])
  expect(brought('topic', 20)).toEqual(['JHN 11:35', 'MRK 14:72'])
})
