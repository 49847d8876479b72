import { formatUsfm, type Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { understand } from '../../question/understand.ts'
import { isPlainlyTold, tellsOfTrouble, turnedTo } from './turned-to.ts'

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

describe('trouble is told', () => {
  test.each([
    ['买彩票上瘾，一个月薪水全砸进去，怎么戒赌', 'zh-cn'],
    ['昨天被公司裁員了，房貸車貸不知道怎麼辦', 'zh-tw'],
    ['How do I support a spouse who is addicted to online slots and crypto? We can’t pay the mortgage', 'en'],
    ['Debo tres cuotas de la hipoteca', 'es-es'],
    ['Mon mari achète des tickets de loto tous les jours avec sa paye', 'fr-fr'],
  ] as const)('whatever thing of today it names: %s', (text, locale) => {
    expect(tellsOfTrouble(asked(text, locale))).toBe(true)
  })

  test.each([
    ['下个月选举我该投给谁？', 'zh-cn'],
    ['how many mg of ibuprofen can I take with blood pressure pills', 'en'],
    ['escríbeme un script de Python que renombre mis fotos', 'es-es'],
    ['quel temps fait-il demain', 'fr-fr'],
  ] as const)('by nobody who asks for the day’s business: %s', (text, locale) => {
    expect(tellsOfTrouble(asked(text, locale))).toBe(false)
  })
})
