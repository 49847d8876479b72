const DIGITS: Readonly<Record<string, number>> = {
  零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9,
} // biome-ignore format: ten digits in a row

/** 十六 → 16, 一百一十九 → 119, 一一九 → 119, 百五十 → 150, 廿三 → 23; anything else → 0. */
export function parseHan(text: string): number {
  const characters = [...text.replace('廿', '二十').replace('卅', '三十')]
  if (characters.length > 1 && characters.every((one) => one in DIGITS)) {
    return Number(characters.map((one) => DIGITS[one]).join(''))
  }
  let sum = 0
  let digit: number | undefined
  for (const one of characters) {
    if (one === '百' || one === '十') {
      sum += (digit ?? 1) * (one === '百' ? 100 : 10)
      digit = undefined
    } else {
      const value = DIGITS[one]
      if (value === undefined || (digit !== undefined && digit !== 0)) return 0
      digit = value
    }
  }
  return sum + (digit ?? 0)
}

const ROMAN = /^(c{0,3})(xc|xl|l?x{0,4})(ix|iv|v?i{0,4})$/
const LETTERS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** viii → 8, cxix → 119, and the printers' xxiiii → 24; what is no Roman number, "mix" or "", → 0. */
export function parseRoman(text: string): number {
  const letters = text.toLowerCase()
  if (!ROMAN.test(letters)) return 0
  let sum = 0
  for (let i = 0; i < letters.length; i++) {
    const value = LETTERS[letters[i]!]!
    const after = LETTERS[letters[i + 1] ?? ''] ?? 0
    sum += value < after ? -value : value
  }
  return sum
}
