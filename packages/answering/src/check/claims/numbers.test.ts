import { describe, expect, test } from 'vitest'
import { fold } from '../../understand/fold.ts'
import { numbersIn } from './numbers.ts'

const values = (text: string, tongue: Parameters<typeof numbersIn>[1]) =>
  numbersIn(fold(text).text, tongue).map(({ value }) => value)

describe('numbers are one by value, however they are written', () => {
  test.each([
    ['two hundred and seventy-six people, 276 in all', 'en', [276, 276]],
    ['about six hundred thousand men, 600,000', 'en', [600_000, 600_000]],
    ['two and three', 'en', [2, 3]],
    ['in 413, on the third day', 'en', [413, 3]],
    ['doscientas setenta y seis personas, en el siglo IV', 'es', [276, 4]],
    ['cuatrocientos treinta años', 'es', [430]],
    ['quatre-vingt-dix-neuf brebis et une', 'fr', [99, 1]],
    ['deux cent soixante-seize, au IVe siècle', 'fr', [276, 4]],
    ['船上有二百七十六人，四百三十年', 'zh', [276, 430]],
    ['約有六十萬人，3萬', 'zh', [600_000, 30_000]],
    ['過了四天，第三日', 'zh', [4, 3]],
  ] as const)('%s', (text, tongue, numbers) => {
    expect(values(text, tongue)).toEqual(numbers)
  })

  test.each(['百姓背起十字架', '十分仁慈，一切万物', '三位一体的神', '四方的人'])('%s tells no number', (text) => {
    expect(values(text, 'zh')).toEqual([])
  })
})
