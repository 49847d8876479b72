import { knowledge } from '@berea/knowledge'
import { formatUsfm, LOCALES, type Locale } from '@berea/scripture'
import { describe, expect, it, test } from 'vitest'
import { pairAsked } from './pairs.ts'

const apart = (question: string, locale: Locale) =>
  pairAsked(question, locale)?.map(({ name, place }) => `${name} ${formatUsfm(place)}`)

describe('two that are to be told apart', () => {
  it.each<[string, Locale, string[] | undefined]>([
    ['sadducees and pharisees, whats the difference', 'en', ['the Sadducees ACT 23:8', 'the Pharisees ACT 23:8']],
    ['马大跟马利亚姐妹俩有什么不一样', 'zh-cn', ['马大 LUK 10:40', '马利亚 LUK 10:39']],
    ['馬大和馬利亞這對姐妹差在哪裡', 'zh-tw', ['馬大 LUK 10:40', '馬利亞 LUK 10:39']],
    ['es lo mismo la gracia que la misericordia?', 'es-es', ['la gracia EPH 2:8', 'la misericordia TIT 3:5']],
    ['c’est quoi la différence entre l’âme et l’esprit', 'fr-fr', ["l'âme GEN 2:7", "l'esprit ECC 12:7"]],
    // Both are named, and nothing asks to tell them apart.
    ['What did Martha say to Mary?', 'en', undefined],
    ['利亚和拉结是怎么一回事', 'zh-cn', undefined],
    ['What is the difference between a lion and a lamb?', 'en', undefined],
  ])('%s', (question, locale, expected) => expect(apart(question, locale)).toEqual(expected))
})

test('every pair is known by its own names in every language', () => {
  const asks: Readonly<Record<Locale, (one: string, other: string) => string>> = {
    en: (one, other) => `What is the difference between ${one} and ${other}?`,
    'es-es': (one, other) => `¿Qué diferencia hay entre ${one} y ${other}?`,
    'fr-fr': (one, other) => `Quelle différence entre ${one} et ${other} ?`,
    'zh-cn': (one, other) => `${one}和${other}有什么区别`,
    'zh-tw': (one, other) => `${one}和${other}有什麼區別`,
  }
  const language = { en: 'en', 'es-es': 'es', 'fr-fr': 'fr', 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hans' } as const
  const lost = LOCALES.flatMap((locale) =>
    knowledge().records.pair.flatMap((pair) => {
      const [one, other] = [pair.one[language[locale]][0]!, pair.other[language[locale]][0]!]
      return pairAsked(asks[locale](one, other), locale) ? [] : [`${locale} ${one} ${other}`]
    }),
  )
  expect(lost).toEqual([])
})
