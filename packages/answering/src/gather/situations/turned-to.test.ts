import { formatUsfm, type Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { isPlainlyTold, turnedTo } from './turned-to.ts'

const asked = (text: string, locale: Locale) => understand({ text, locale, tradition: 'none', mode: 'deep' })
const first = (text: string, locale: Locale) =>
  turnedTo(asked(text, locale))
    .slice(0, 3)
    .map(({ passage }) => formatUsfm(passage))

describe('passages are turned to', () => {
  test('for what somebody tells of their life, however it is worded', () => {
    expect(first('My brother hasn’t spoken to me in three years', 'en')).toContain('ROM 12:18')
    expect(first('老板让我做假账，不做就要被开除', 'zh-cn')).toContain('ACT 5:29')
    expect(first('想辭掉工程師去讀神學院，爸媽氣到不跟我說話', 'zh-tw')).toContain('ISA 6:8')
  })

  test('for what is named, where nothing is told', () => {
    expect(first('what does the bible say about anger', 'en')).toContain('JAS 1:19-20')
  })

  test('for both in turns, where it is not plain what is told', () => {
    const found = turnedTo(asked('I argue with my wife about her mother', 'en'))
    expect(found.length).toBeGreaterThan(5)
  })
})

describe('nothing is taken for somebody’s life', () => {
  test.each([
    ['about somebody of the Bible', 'Why did Jacob’s brother hate him, and what should we learn from it?', 'en'],
    ['about a verse', 'What does John 3:16 mean for my marriage?', 'en'],
    ['that stands in quotation marks', '哪里说“我弟兄得罪我，我当饶恕他几次呢”', 'zh-cn'],
    ['that nobody tells of themselves', 'How many churches are there in Revelation?', 'en'],
  ] as const)('%s', (_, text, locale) => expect(isPlainlyTold(asked(text, locale))).toBe(false))
})
