import type { Work } from '@berea/contract'
import { expect, test } from 'vitest'
import { SITE, WHOLE_SITE } from '../../../test/site.ts'
import { factsOf } from './facts.ts'

const work = (characters: number, state: Work['state'] = 'ready') => ({ characters, state }) as Work

test.each([
  ['en', 143_999_999, '143 million'],
  ['zh-cn', 143_999_999, '1.43亿'],
  ['zh-tw', 143_999_999, '1.43億'],
  ['es-es', 143_999_999, '143 millones de'],
  ['fr-fr', 143_999_999, '143 millions de'],
  ['en', 3120, '3,120'],
  ['fr-fr', 3120, '3 120'],
] as const)('in %s %d characters are never said to be more: “%s”', (locale, characters, said) => {
  expect(factsOf(SITE, [work(characters)], locale, 'here').characters?.replaceAll(/\s/g, ' ')).toBe(said)
})

test('only what the library holds is counted, and nothing is said of an empty one', () => {
  const works = [work(1000), work(500, 'failed'), work(500, 'left')]
  expect(factsOf(SITE, works, 'en', 'here')).toMatchObject({ characters: '1,000', works: '1' })
  expect(factsOf(SITE, [], 'en', 'here').characters).toBeUndefined()
})

test('the date of the terms is written as the language does', () => {
  expect(factsOf(SITE, [], 'fr-fr', 'here').date).toBe('11 octobre 2025')
  expect(factsOf(SITE, [], 'zh-cn', 'here').date).toBe('2025年10月11日')
})

test('an operator is whole when all four lines are set', () => {
  expect(factsOf(WHOLE_SITE, [], 'en', 'here').isWhole).toBe(true)
  const { operator } = WHOLE_SITE
  for (const line of ['name', 'partner', 'contact', 'fees'] as const) {
    expect(factsOf({ ...WHOLE_SITE, operator: { ...operator, [line]: null } }, [], 'en', 'here').isWhole).toBe(false)
  }
})

test.each([
  ['help@olive.example', '[help@olive.example](mailto:help@olive.example)'],
  ['https://olive.example/ask', '[https://olive.example/ask](https://olive.example/ask)'],
  ['*ring* the bell', '\\*ring\\* the bell'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the contact “%s” is written %s', (contact, written) => {
  const site = { ...SITE, operator: { ...SITE.operator, contact } }
  expect(factsOf(site, [], 'en', 'here').contact).toBe(written)
})
