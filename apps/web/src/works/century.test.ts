// @vitest-environment node
import { expect, test } from 'vitest'
import { centuryFigure } from './century.ts'

test.each([
  [1, '一', '1st', 'I', 'Ier'],
  [4, '四', '4th', 'IV', 'IVe'],
  [10, '十', '10th', 'X', 'Xe'],
  [13, '十三', '13th', 'XIII', 'XIIIe'],
  [20, '二十', '20th', 'XX', 'XXe'],
  [21, '二十一', '21st', 'XXI', 'XXIe'],
])('the century %i', (century, chinese, english, spanish, french) => {
  expect(centuryFigure(century, 'zh-cn')).toBe(chinese)
  expect(centuryFigure(century, 'en')).toBe(english)
  expect(centuryFigure(century, 'es-es')).toBe(spanish)
  expect(centuryFigure(century, 'fr-fr')).toBe(french)
})
