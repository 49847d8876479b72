import { expect, test } from 'vitest'
import { clampWidth, FIRST_STATE, parseAppState } from './app-state.ts'

test('a record comes back as it was stored', () => {
  const stored = {
    ...FIRST_STATE,
    language: 'fr-fr',
    theme: 'ink',
    mode: 'dark',
    size: 1.4,
    editions: { en: 'bible-en-web' },
    drafts: { new: '爱是什么' },
    railed: true,
  }
  expect(parseAppState(JSON.stringify(stored))).toEqual(stored)
})

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another kind of JSON', '7'],
  [
    'values of another time',
    '{"language":"de","theme":"gold","size":7,"editions":{"de":"x","en":3},"drafts":{"a":3,"b":""}}',
  ],
])('%s gives the first state', (_why, stored) => {
  expect(parseAppState(stored)).toEqual(FIRST_STATE)
})

test.each([
  [379, 380],
  [380, 380],
  [500.4, 500],
  [620, 620],
  [621, 620],
])('a reader dragged to %d px is %d px wide', (dragged, wide) => {
  expect(clampWidth(dragged)).toBe(wide)
})
