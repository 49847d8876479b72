import type { Locale } from '@berea/scripture'
import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const ask = (text: string, locale: Locale) => understand({ text, locale, tradition: 'none', mode: 'deep' })

it.each<[string, Locale, string | undefined]>([
  ['Romans 8 v 28 in Spanish', 'en', 'es'],
  ['John chapter 3 verses 16 to 18 in French', 'en', 'fr'],
  ['约翰福音3:16 英文', 'zh-cn', 'en'],
  ['詩篇23篇，請用西班牙文', 'zh-tw', 'es'],
  ['Juan 3:16 en inglés', 'es-es', 'en'],
  ['Jean 3.16 en grec', 'fr-fr', 'grc'],
  ['John 3:16 in traditional Chinese', 'en', 'zh-Hant'],
  ['John 3:16 in English', 'en', undefined],
  ['John 3:16', 'en', undefined],
])('%s is asked for in a language of its own', (text, locale, language) => {
  const { intent, inLanguage } = ask(text, locale)
  expect([intent, inLanguage?.[0]]).toEqual(['passage', language])
})

it('leaves a language alone that is only spoken of', () => {
  expect(ask('Which words in John 3:16 are different in Greek?', 'en').inLanguage).toBeUndefined()
})
