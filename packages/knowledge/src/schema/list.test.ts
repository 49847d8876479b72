import { expect, it } from 'vitest'
import { readContent } from '../reading/read.ts'

const LIST = `
- id: ten-plagues
  verses: EXO 7:20; EXO 8:6
  again: PSA 105:28-36
  names: { en: "ten plagues, plagues … egypt", es: diez plagas, fr: dix plaies, zh-Hans: 十灾 }
`
const PAIR = `
- id: martha-mary
  verses: LUK 10:40; LUK 10:39
  one: { en: Martha, es: Marta, fr: Marthe, zh-Hans: 马大 }
  other: { en: Mary, es: María, fr: Marie, zh-Hans: "马利亚, 玛利亚" }
`
const read = (list: string, pair = PAIR) =>
  readContent(
    new Map([
      ['lists/lists.yaml', list],
      ['pairs/pairs.yaml', pair],
    ]),
  )

it('names stand with a comma between', () => {
  const { records, mistakes } = read(LIST)
  expect(mistakes).toEqual([])
  expect(records.list[0]!.record).toMatchObject({
    again: ['PSA 105:28-36'],
    names: { en: ['ten plagues', 'plagues … egypt'], 'zh-Hans': ['十灾'] },
  })
  expect(records.pair[0]!.record.other['zh-Hans']).toEqual(['马利亚', '玛利亚'])
})

it.each<[string, string, string, RegExp]>([
  ['a name twice', LIST.replace('diez plagas', '"plagas, plagas"'), PAIR, /"plagas" stands there twice/],
  ['a comma too many', LIST.replace('diez plagas', '"plagas,"'), PAIR, /with a comma between/],
  ['a language too few', LIST.replace(', zh-Hans: 十灾', ''), PAIR, /^names, zh-Hans: /],
  ['a third passage', LIST, PAIR.replace('LUK 10:39', 'LUK 10:39; JHN 11:1'), /a passage for each side/],
])('a mistake is named: %s', (_, list, pair, message) => {
  expect(read(list, pair).mistakes.map((one) => one.message)).toContainEqual(expect.stringMatching(message))
})
