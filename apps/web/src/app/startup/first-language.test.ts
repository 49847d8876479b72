// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { firstLanguage } from './first-language.ts'

test.each([
  ['what is told is spoken at once', 'en\n', 'en'],
  ['Simplified Chinese told changes nothing', 'zh-cn', 'zh-tw'],
  ['nothing told changes nothing', '', 'zh-tw'],
  ['nor a language that the page does not speak', 'de', 'zh-tw'],
] as const)('%s', async (_what, told, spoken) => {
  expect(await firstLanguage('zh-tw', Promise.resolve(new Response(told)))).toBe(spoken)
})

test('the answer can still be read by who asked for it', async () => {
  const response = new Response('fr-fr')
  await firstLanguage('zh-cn', Promise.resolve(response))
  expect(await response.text()).toBe('fr-fr')
})

test('a visit that has asked before, or that nobody answers, speaks what it has kept', async () => {
  expect(await firstLanguage('es-es', undefined)).toBe('es-es')
  expect(await firstLanguage('es-es', Promise.reject(new TypeError('no network')))).toBe('es-es')
})

test('a server that takes its time is not waited for', async () => {
  vi.useFakeTimers()
  const spoken = firstLanguage('es-es', new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await spoken).toBe('es-es')
  vi.useRealTimers()
})
