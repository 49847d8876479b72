import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { gathered } from '../gathered.test-support.ts'

const LIBRARY = shelfLibrary({
  works: [
    work('bible-en-bsb', 'bible', 'en'),
    work('bible-zh-hans-cuv', 'bible', 'zh-Hans'),
    work('dictionary-en-easton', 'dictionary', 'en'),
  ],
  bibles: {
    'bible-en-bsb': ['JHN 11:35 Rowan of Elmwood paints the gate of the city.'],
    'bible-zh-hans-cuv': ['JHN 11:35 榆木人给城门上颜色。'],
  },
  pericopes: ['JHN 11:35 The gate'],
  sections: [section('dictionary-en-easton', 'tarragon', 'A town on the way.', { title: 'Tarragon' })],
  verses: ['JHN 11:35'],
  coverage: 1,
})

const finds = async (text: string, locale: Locale) => (await gathered(LIBRARY, text, locale)).found

test.each<[string, Locale, boolean]>([
  ['Who painted the Mona Lisa?', 'en', false],
  ['Who painted the gate of Elmwood?', 'en', true],
  ['Where was Tarragon?', 'en', true],
  ['When was Microsoft founded?', 'en', false],
  ['光合作用是什么', 'zh-cn', false],
  ['城门是什么颜色', 'zh-cn', true],
  ['先知哈木门是谁', 'zh-cn', false],
  ['圣经里那个叫乌拉米的女先知说了什么预言', 'zh-cn', false],
  ['榆木人是谁', 'zh-cn', true],
  ['先知哈木门对王说了什么', 'zh-cn', false],
  ['卡多米长老在教会做了什么', 'zh-cn', false],
  ['巴力的先知比试了什么', 'zh-cn', true],
  ['介绍一下圣经里的祭司以利亚敏', 'zh-cn', false],
  ['Tell me about the judge Tarwin', 'en', false],
  ['Parlez-moi du juge Barakiel', 'fr-fr', false],
  ['Who came from Elmvood?', 'en', false],
  ['What did Rowhan of Ellmwood paint?', 'en', true],
  ['Who was Brother Aldric in the Gospel of John?', 'en', false],
])('%s: what is named is told of, or nothing is found', async (question, locale, isFound) => {
  expect(await finds(question, locale)).toBe(isFound)
})

test('who shares a known name is not that one', async () => {
  expect((await gathered(LIBRARY, 'Who is Mary Poppins?', 'en')).isUntold).toBe(true)
})

test('a friend who is named in a letter is not what it asks about', async () => {
  expect(await finds('My friend Bertram paints all day. What should I do?', 'en')).toBe(true)
})

test('words with capitals throughout name no one', async () => {
  expect(await finds('Who Painted The Gate Of The City?', 'en')).toBe(true)
})
