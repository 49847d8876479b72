import type { Locale } from '@berea/scripture'

const HAN = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const english = new Intl.PluralRules('en', { type: 'ordinal' })

/** A century's number as the language counts centuries: 14 is 十四, 14th, XIV, XIVe. */
export function centuryFigure(century: number, locale: Locale): string {
  const tens = Math.floor(century / 10)
  const ones = century % 10
  switch (locale) {
    case 'zh-cn':
    case 'zh-tw':
      return `${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${HAN[ones]}`
    case 'en':
      return `${century}${ENDINGS[english.select(century)]}`
    case 'es-es':
      return `${'X'.repeat(tens)}${ROMAN[ones]}`
    case 'fr-fr':
      return `${'X'.repeat(tens)}${ROMAN[ones]}${century === 1 ? 'er' : 'e'}`
  }
}
