import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { shelfLibrary } from '../../compose/shelf.test-support.ts'
import { openContext } from '../answer-context.ts'
import { asksWhatBefell, isDeed } from './deeds.ts'

const library = shelfLibrary({ works: [], bibles: {}, pericopes: [], sections: [], verses: [] })

function asked(locale: Locale, text: string) {
  const question = { text, locale, tradition: 'none', mode: 'deep' } as const
  return openContext(
    { question, locale, intent: 'event', passages: [], wrong: [], terms: [], search: text },
    library,
    [],
  )
}

test.each<[Locale, string, string, boolean]>([
  ['es-es', '¿Por qué lloró Jesús?', 'Y lloró Jesús.', true],
  ['es-es', '¿Por qué lloró Jesús?', 'Dícele Jesús: Mujer, ¿por qué lloras?', false],
  ['en', 'Why did Jesus weep?', 'Jesus wept.', true],
  ['en', 'Why did Jesus weep?', 'Mary saw that Jesus was not there, and wept.', false],
  ['fr-fr', 'Pourquoi Jésus a-t-il pleuré ?', 'Jésus pleura.', true],
  ['zh-cn', '耶稣为什么哭', '耶稣在港口哭了。', true],
  ['zh-tw', '耶穌為什麼哭', '耶穌在港口哭了。', true],
])('%s «%s»: does «%s» tell it of the one named?', (locale, question, verse, tells) =>
  expect(isDeed(asked(locale, question), verse)).toBe(tells),
)

test.each<[Locale, string, string, boolean]>([
  ['en', 'How did Haman die?', 'So the sailors hanged Haman from the mast.', true],
  ['en', 'How did Haman die?', 'Haman killed the gulls.', false],
  ['es-es', '¿Cómo murió Amán?', 'Y colgaron á Amán del mástil.', true],
  ['fr-fr', 'Comment Haman est-il mort ?', 'Et l’on pendit Haman au mât.', true],
  ['zh-cn', '哈曼是怎么死的', '水手就将哈曼挂在桅杆上。', true],
  ['zh-cn', '哈曼是怎么死的', '哈曼杀了海鸥。', false],
])('%s «%s»: how somebody died is told by what was done to them, not by them: «%s»', (locale, question, verse, tells) =>
  expect(isDeed(asked(locale, question), verse)).toBe(tells),
)

test('a Chinese name is none within a longer one', () => {
  expect(isDeed(asked('zh-cn', '约拿为什么逃跑'), '约拿逃到船上。')).toBe(true)
  expect(isDeed(asked('zh-cn', '约拿为什么逃跑'), '约拿单逃到船上。')).toBe(false)
})

test.each<[Locale, string, boolean]>([
  ['en', 'How did Haman die?', true],
  ['zh-cn', '哈曼是怎么死的', true],
  ['en', 'Why did Peter weep?', false],
  ['en', 'How do people die?', false],
])('%s, %s: what befell somebody is asked: %s', (locale, text, isAsked) => {
  expect(asksWhatBefell(asked(locale, text))).toBe(isAsked)
})

test('a title says nothing of what is asked of somebody', () => {
  expect(asked('en', 'How did King Saul die?').matter).toEqual(asked('en', 'How did Saul die?').matter)
})
