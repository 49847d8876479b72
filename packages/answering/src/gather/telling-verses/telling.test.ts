import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { openContext } from '../answer-context.ts'
import { tellingVerses } from './telling.ts'

const library = shelfLibrary({
  works: [work('bible-zh-hans-cuv', 'bible', 'zh-Hans')],
  bibles: {
    'bible-zh-hans-cuv': [
      'JHN 11:33 渔夫看见船沉了，',
      'JHN 11:34 就叹息。',
      'JHN 11:35 渔夫哭了。',
      'JHN 11:36 邻舍说他爱那船。',
      'LUK 19:2 有一个渔夫名叫撒该。',
      'LUK 19:3 只因人多，他看不见船，',
      'LUK 19:4 就爬上桑树。',
      'LUK 19:5 船到了那里，停在树下。',
    ],
  },
  pericopes: ['JHN 11:33-36', 'LUK 19:2-5'],
  sections: [],
  verses: [],
})

function told(question: string, passage: string, peak: string, longest = 90) {
  const locale: Locale = 'zh-cn'
  const asked = { text: question, locale, tradition: 'none', mode: 'deep' } as const
  const understood = {
    question: asked,
    locale,
    intent: 'event',
    passages: [],
    wrong: [],
    terms: [],
    search: question,
  } as const
  const place = passageOf(passage)
  const text = library.passage('bible-zh-hans-cuv', place)
  if (!text) throw new Error('not on the shelf')
  const found = { passage: place, text, pericope: place, score: 1, peak: passageOf(peak).first, parallels: [] }
  return tellingVerses(openContext(understood, library, []), found, longest).verses.map(({ verse }) => verse.verse)
}

test('a reason is told with what it is a reason for, as a whole sentence', () => {
  expect(told('渔夫为什么爬树', 'LUK 19:3-5', 'LUK 19:4')).toEqual([3, 4])
})

test('where no verse tells the reason, what stands around the deed is told along', () => {
  expect(told('渔夫为什么哭了', 'JHN 11:33-36', 'JHN 11:35')).toEqual([33, 34, 35, 36])
})

test('as far as there is room for whole sentences', () => {
  expect(told('渔夫为什么哭了', 'JHN 11:33-36', 'JHN 11:35', 16)).toEqual([35, 36])
})

test('a deed that was asked after stands alone', () => {
  expect(told('渔夫哭了吗', 'JHN 11:33-36', 'JHN 11:35')).toEqual([35])
})

test('who it was is told with the verse beside that has the name', () => {
  expect(told('谁爬上桑树', 'LUK 19:2-5', 'LUK 19:4')).toEqual([2, 3, 4])
})

test('nothing is told by verses that have none of the question’s words', () => {
  expect(told('飞机怎样起飞', 'LUK 19:3-5', 'LUK 19:5')).toEqual([])
})
