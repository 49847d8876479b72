import type { Locale } from '@berea/scripture'

const unchanged = (line: string): string => line

/** Psalms and the Song have their article, «y» is «e» before the sound i: «en el Salmo 32», «Juan e Isaías». */
const spanish = (line: string): string =>
  line
    .replace(/\by (?=h?[ií](?![aeo]))/gi, 'e ')
    .replace(/\bde (?=(?:Salmo|Cantar de los Cantares) \d)/g, 'del ')
    .replace(/\ba (?=(?:Salmo|Cantar de los Cantares) \d)/g, 'al ')
    .replace(/^(?=(?:Salmo|Cantar de los Cantares) \d)/, 'El ')
    .replace(/(?<!\b(?:[Ee]l|del|al) )(?=\b(?:Salmo|Cantar de los Cantares) \d)/g, 'el ')

/** Psalms and the Song have their article, vowels take its place: « dans le Psaume 62 », « à propos d’Isaïe 8.13 ». */
const french = (line: string): string =>
  line
    .replace(/(?<!\p{L})de (?=(?:Psaume|Cantique des cantiques) \d)/gu, 'du ')
    .replace(/(?<!\p{L})de (?=[aeiouâéèêëîïôœ])/giu, 'd’')
    .replace(/(?<!\p{L})à (?=(?:Psaume|Cantique des cantiques) \d)/gu, 'au ')
    .replace(/^(?=(?:Psaume|Cantique des cantiques) \d)/, 'Le ')
    .replace(/(?<!\b(?:[Ll]e|du|au) )(?=\b(?:Psaume|Cantique des cantiques) \d)/g, 'le ')

/** What a language does to a sentence wherever a name meets it. */
export const CHANGES: Readonly<Record<Locale, (line: string) => string>> = {
  'zh-cn': unchanged,
  'zh-tw': unchanged,
  en: unchanged,
  'es-es': spanish,
  'fr-fr': french,
}

const LINKS: Readonly<Record<Locale, { readonly comma: string; readonly and: string; readonly or: string }>> = {
  'zh-cn': { comma: '、', and: '和', or: '、' },
  'zh-tw': { comma: '、', and: '和', or: '、' },
  en: { comma: ', ', and: ' and ', or: ' or ' },
  'es-es': { comma: ', ', and: ' y ', or: ' o ' },
  'fr-fr': { comma: ', ', and: ' et ', or: ' ou ' },
}

/** `Ruth, Esther and Judith`; with `or` for a choice. */
export function joined(items: readonly string[], locale: Locale, by: 'and' | 'or' = 'and'): string {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return items.join('')
  const links = LINKS[locale]
  return `${items.slice(0, -1).join(links.comma)}${links[by]}${last}`
}

const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** 4 → IV, 19 → XIX */
function roman(number: number): string {
  const [value, numeral] = NUMERALS.find(([one]) => one <= number) ?? [0, '']
  return value === 0 ? '' : `${numeral}${roman(number - value)}`
}

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 5 → 五, 14 → 十四, 20 → 二十 */
function chinese(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), DIGITS[number % 10] ?? '']
  return tens === 0 ? ones : `${tens === 1 ? '' : DIGITS[tens]}十${ones}`
}

function englishOrdinal(number: number): string {
  const tail = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${tail}`
}

const CENTURIES: Readonly<Record<Locale, (number: number) => string>> = {
  'zh-cn': (number) => `${chinese(number)}世纪`,
  'zh-tw': (number) => `${chinese(number)}世紀`,
  en: (number) => `${englishOrdinal(number)} century`,
  'es-es': (number) => `siglo ${roman(number)}`,
  'fr-fr': (number) => `${roman(number)}${number === 1 ? 'er' : 'e'} siècle`,
}

export const centuryName = (number: number, locale: Locale): string => CENTURIES[locale](number)
