import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

const FILLER = 'Much was said that day about other things. '
const long = (sentence: string) => `${FILLER.repeat(12)}${sentence} ${FILLER.repeat(12)}`

test('a short text is its own snippet', () => {
  expect(snippetOf(' Jesus\n wept. ', 'tears', 'en')).toBe('Jesus wept.')
})

test.each([
  ['Jesus weeping', 'en', 'Then Jesus wept over the city, and nobody spoke.'],
  ['las lágrimas de María', 'es', 'María derramó lágrimas ante el sepulcro.'],
  ['耶稣哭了', 'zh', '耶穌哭了。眾人都看見。'],
] as const)('of a long one it is what stands around the words of “%s”', (query, language, sentence) => {
  const snippet = snippetOf(long(sentence), query, language)
  expect(snippet).toContain(sentence)
  expect(snippet.startsWith('…')).toBe(true)
  expect(snippet.endsWith('…')).toBe(true)
  expect(Array.from(snippet).length).toBeLessThanOrEqual(200)
})

test('the stretch with more of the words goes before an earlier one with fewer', () => {
  const text = `Jesus spoke. ${long('The mother of Jesus stood near the cross.')}`
  expect(snippetOf(text, 'mother of Jesus at the cross', 'en')).toContain('The mother of Jesus stood near the cross.')
})

test('words at its very end are in it, and nothing is left out after them', () => {
  const snippet = snippetOf(`${FILLER.repeat(12)}And Jesus wept.`, 'Jesus wept', 'en')
  expect(snippet).toMatch(/And Jesus wept\.$/)
})

test('without any of the words it is the beginning', () => {
  expect(snippetOf(long('x'), 'Habakkuk', 'en')).toMatch(/^Much was said .*…$/)
  expect(snippetOf(long('x'), 'Habakkuk', undefined)).toMatch(/^Much was said .*…$/)
})
