import { formatUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { type Shelf, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { understand } from '../../understand/understand.ts'
import { type AnswerContext, openContext } from '../answer-context.ts'
import { counselOf, isFromLife } from './counsel.ts'

const SHELF: Shelf = {
  works: [work('bible-zh-hans-cuv', 'bible', 'zh-Hans')],
  bibles: {
    'bible-zh-hans-cuv': ['PSA 127:1 若不建造房屋。', 'PSA 127:2 晚睡早起是枉然。', 'ECC 4:6 一把平静胜过两把劳碌。'],
  },
  pericopes: ['PSA 127:1-2', 'ECC 4:6'],
  sections: [],
  verses: [],
}
const library = shelfLibrary(SHELF)
const deskFor = (text: string): AnswerContext =>
  openContext(understand({ text, locale: 'zh-cn', tradition: 'none', mode: 'deep' }), library, [])
const counsel = (text: string) => counselOf(deskFor(text)).map(({ passage }) => formatUsfm(passage))

describe('counsel', () => {
  test('on a known concern is what the reader’s Bible has of it, best first', () => {
    expect(counsel('圣经怎么看加班')).toEqual(['PSA 127:1-2', 'ECC 4:6'])
  })

  test('is none on what nobody turns to', () => expect(counsel('圣经怎么看洗碗')).toEqual([]))

  test('is none where somebody of the Bible is asked about', () => {
    expect(counsel('施洗约翰会不会加班')).toEqual([])
  })
})

test.each([
  ['为什么恶人反而过得比我好', true],
  ['孩子死活不肯跟我们去教会', true],
  ['但以理的三个朋友为什么被丢进火窑', false],
  ['第一个殉道的人是谁', false],
  ['哪一节说不要忧虑', false],
])('%s comes from somebody’s life: %s', (question, isLife) => {
  expect(isFromLife(deskFor(question))).toBe(isLife)
})
