import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { section, shelfLibrary, work } from '../composing/shelf.test-support.ts'
import { understand } from '../question/understand.ts'
import { openDesk } from './desk.ts'
import { gatherEvidence } from './gather.ts'

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

async function finds(text: string, locale: Locale): Promise<boolean> {
  const understood = understand({ text, locale, tradition: 'none', mode: 'deep' })
  const { found } = await gatherEvidence(openDesk(understood, LIBRARY, []), { count: 1, perBook: 1 })
  return found
}

test.each<[string, Locale, boolean]>([
  ['Who painted the Mona Lisa?', 'en', false],
  ['Who painted the gate of Elmwood?', 'en', true],
  ['Where was Tarragon?', 'en', true],
  ['When was Microsoft founded?', 'en', false],
  ['光合作用是什么', 'zh-cn', false],
  ['城门是什么颜色', 'zh-cn', true],
  ['先知哈木门是谁', 'zh-cn', false],
  ['榆木人是谁', 'zh-cn', true],
  ['Who was Brother Aldric in the Gospel of John?', 'en', false],
])('%s: what is named is told of, or nothing is found', async (question, locale, isFound) => {
  expect(await finds(question, locale)).toBe(isFound)
})

test('who shares a known name is not that one', async () => {
  const understood = understand({ text: 'Who is Mary Poppins?', locale: 'en', tradition: 'none', mode: 'deep' })
  const { isUntold } = await gatherEvidence(openDesk(understood, LIBRARY, []), { count: 1, perBook: 1 })
  expect(isUntold).toBe(true)
})

test('a friend who is named in a letter is not what it asks about', async () => {
  expect(await finds('My friend Bertram paints all day. What should I do?', 'en')).toBe(true)
})

test('words with capitals throughout name no one', async () => {
  expect(await finds('Who Painted The Gate Of The City?', 'en')).toBe(true)
})
