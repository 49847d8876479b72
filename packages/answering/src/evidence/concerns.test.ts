import { formatUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { classicPassages } from './concerns.ts'
import { CONCERNS } from './concerns-table.ts'

const first = (question: string) => classicPassages(question).map(({ passage }) => formatUsfm(passage))[0]

describe('what people are concerned with leads to passages long turned to', () => {
  test.each([
    ['what does the bible say about anger', 'JAS 1:19-20'],
    ['圣经怎么说发怒', 'JAS 1:19-20'],
    ['聖經怎麼說發怒', 'JAS 1:19-20'],
    ['¿Qué es el pecado original?', 'ROM 5:12-21'],
    ['À quoi ressemblera le ciel ?', 'REV 21:1-7'],
    ['女人可以当牧师吗', '1TI 2:11-15'],
  ])('%s', (question, passage) => expect(first(question)).toBe(passage))

  test.each(['Who was Melchizedek?', 'What is a danger?', '谁是麦基洗德', 'Onde estava Betânia'])(
    'not: %s',
    (question) => expect(classicPassages(question)).toEqual([]),
  )
})

test('every line has its passages and words of four languages', () => {
  for (const line of CONCERNS.trim().split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    expect(cells, line).toHaveLength(5)
    expect(
      cells.every((cell) => cell !== ''),
      line,
    ).toBe(true)
  }
})
