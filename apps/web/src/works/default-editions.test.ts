// @vitest-environment node
import { expect, test } from 'vitest'
import { defaultEditions } from './default-editions.ts'

test.each([
  ['none', 'en', 'bible-en-bsb'],
  ['protestant', 'fr-fr', 'bible-fr-lsg1910'],
  ['catholic', 'fr-fr', 'bible-fr-crampon1923'],
  ['catholic', 'zh-cn', 'bible-zh-hans-cuv'],
  ['orthodox', 'en', 'bible-en-web'],
  ['orthodox', 'es-es', 'bible-es-blm'],
] as const)('%s readers in %s begin with %s', (tradition, locale, edition) => {
  expect(defaultEditions(tradition, locale)[0]).toBe(edition)
})
