import { expect, test } from 'vitest'
import { firstEditions } from './editions.ts'

test.each([
  ['none', 'en', 'bible-en-bsb'],
  ['protestant', 'fr-fr', 'bible-fr-lsg1910'],
  ['catholic', 'fr-fr', 'bible-fr-crampon1923'],
  ['catholic', 'zh-cn', 'bible-zh-hans-cuv'],
  ['orthodox', 'en', 'bible-en-web'],
  ['orthodox', 'es-es', 'bible-es-blm'],
] as const)('%s readers in %s begin with %s', (tradition, locale, edition) => {
  expect(firstEditions(locale, tradition)[0]).toBe(edition)
})

test('no edition is named twice, and the common ones follow a tradition’s own', () => {
  expect(firstEditions('fr-fr', 'orthodox')).toEqual([
    'bible-fr-lxx-giguet',
    'bible-fr-crampon1923',
    'bible-fr-lsg1910',
    'bible-fr-darby',
    'bible-fr-martin1744',
  ])
})
