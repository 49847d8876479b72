import { expect, it } from 'vitest'
import { readContent } from '../reading/read.ts'

const STORY = `
- id: the-story
  verses: JHN 11:33-36
  told:
    zh-Hans: 耶稣看见马利亚哭，心里悲叹，就哭了。
    zh-Hant: auto
    en: Jesus saw Mary weeping and wept.
    es: Jesús vio llorar a María y lloró.
    fr: Jésus vit pleurer Marie et pleura.
`
const read = (text: string, folder = 'stories') => readContent(new Map([[`${folder}/JHN.yaml`, text]]))

it('a story has its text in every language', () => {
  const { records, mistakes } = read(STORY)
  expect(mistakes).toEqual([])
  expect(records.story[0]!.record).toMatchObject({
    verses: ['JHN 11:33-36'],
    told: { 'zh-Hant': '耶穌看見馬利亞哭，心裡悲嘆，就哭了。' },
  })
})

it.each<[string, string, string, RegExp]>([
  ['a language too few', '    fr: Jésus vit pleurer Marie et pleura.\n', '', /^told, fr: /],
  ['more verses than a story has', 'JHN 11:33-36', 'JHN 11:1-45', /45 verses; at most 7/],
  ['a quotation in it', 'and wept.', 'and wept; “See how he loved him!”', /quotation marks/],
  ['a sentence without its end', 'and wept.', 'and wept', /a sentence ends with/],
])('a mistake is named: %s', (_, from, to, message) => {
  const { records, mistakes } = read(STORY.replace(from, to))
  expect(records.story).toEqual([])
  expect(mistakes.map((one) => one.message)).toContainEqual(expect.stringMatching(message))
})

it('a saying may quote a word and stand in several places', () => {
  const saying = STORY.replace('JHN 11:33-36', 'GEN 2:24; MAT 19:5; EPH 5:31').replace('told:', 'meaning:')
  const { records, mistakes } = read(saying.replace('Jesus saw', '“Weeping” here is loud, for Jesus saw'), 'sayings')
  expect(mistakes).toEqual([])
  expect(records.saying[0]!.record.verses).toHaveLength(3)
})
