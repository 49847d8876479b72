const NUMERALS: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** 4 → IV, 19 → XIX; centuries are written so in Spanish and French. */
export function roman(number: number): string {
  let rest = number
  let text = ''
  for (const [value, numeral] of NUMERALS) {
    while (rest >= value) {
      text += numeral
      rest -= value
    }
  }
  return text
}

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 5 → 五, 14 → 十四, 20 → 二十; to 99. */
export function chineseNumber(number: number): string {
  if (number < 10) return DIGITS[number]!
  const tens = number < 20 ? '' : DIGITS[Math.floor(number / 10)]!
  return `${tens}十${number % 10 === 0 ? '' : DIGITS[number % 10]!}`
}
