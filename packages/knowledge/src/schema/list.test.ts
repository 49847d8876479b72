import { expect, it } from 'vitest'
import { readContent } from '../reading/read.ts'

const LIST = `
- id: ten-plagues
  verses: EXO 7:20; EXO 8:6
  again: PSA 105:28-36
  names: { en: "ten plagues, plagues … egypt", es: diez plagas, fr: dix plaies, zh-Hans: 十灾 }
`
const read = (list: string) => readContent(new Map([['lists/lists.yaml', list]]))

it('names stand with a comma between', () => {
  const { records, mistakes } = read(LIST)
  expect(mistakes).toEqual([])
  expect(records.list[0]!.record).toMatchObject({
    again: ['PSA 105:28-36'],
    names: { en: ['ten plagues', 'plagues … egypt'], 'zh-Hans': ['十灾'] },
  })
})

it.each<[string, string, RegExp]>([
  ['a name twice', LIST.replace('diez plagas', '"plagas, plagas"'), /"plagas" stands there twice/],
  ['a comma too many', LIST.replace('diez plagas', '"plagas,"'), /with a comma between/],
  ['a language too few', LIST.replace(', zh-Hans: 十灾', ''), /^names, zh-Hans: /],
])('a mistake is named: %s', (_, list, message) => {
  expect(read(list).mistakes.map((one) => one.message)).toContainEqual(expect.stringMatching(message))
})
