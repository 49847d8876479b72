import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { CRIES } from '../understand/special-cases/cries.test-support.ts'
import { understand } from '../understand/understand.ts'
import { answer } from './answer.ts'
import { asMeant } from './as-meant.ts'
import { lakeLibrary } from './lake.test-support.ts'

test.each<[Locale, string]>([
  ['en', 'I have the pills in front of me. Would God forgive me?'],
  ['zh-cn', '我丈夫打我，还说圣经叫妻子顺服'],
  ['zh-tw', '我14歲，輔導摸我，還說神要我保密'],
  ['es-es', 'Ya no quiero vivir. ¿Dios me perdonaría?'],
  ['fr-fr', 'Mon mari me frappe. Dois-je rester ?'],
])('a person in danger reads whom to call before anything else (%s)', async (locale, text) => {
  const shown: string[] = []
  const question = { text, locale, tradition: 'none', mode: 'deep' } as const
  for await (const event of answer(question, lakeLibrary(), { region: locale === 'zh-tw' ? 'TW' : 'ES' })) {
    if (event.type === 'text') shown.push(event.delta)
    if (event.type === 'citation') break
  }
  const first = shown.join('').split('\n\n')[0]
  expect(first).toMatch(locale === 'zh-tw' ? /110.*119.*113/ : /112.*0(?:24|16)/)
})

test('hopeless words are answered, after a word of care', async () => {
  const shown: string[] = []
  const question = { text: 'There is no hope left for me', locale: 'en', tradition: 'none', mode: 'deep' } as const
  for await (const event of answer(question, lakeLibrary(), { region: 'US' })) {
    if (event.type === 'text') shown.push(event.delta)
  }
  const [first, ...rest] = shown.join('').split('\n\n')
  expect(first).toContain('988')
  expect(rest.join('')).not.toBe('')
})

test('no words are announced where the library has none to follow', async () => {
  const shown: string[] = []
  const question = { text: '我不想活了', locale: 'zh-tw', tradition: 'none', mode: 'deep' } as const
  for await (const event of answer(question, lakeLibrary(), { region: 'TW' })) {
    if (event.type === 'text') shown.push(event.delta)
  }
  expect(shown.join('').trim()).toMatch(/1925[\s\S]*。$/)
})

test('no cry is taken back for a trouble or a story that it is like', () => {
  const cries = Object.values(CRIES).flat()
  const isHeard = (text: string) =>
    asMeant(understand({ text, locale: 'en', tradition: 'none', mode: 'deep' })).matter?.startsWith('danger.')
  expect(cries.filter((cry) => !isHeard(cry))).toEqual([])
})
