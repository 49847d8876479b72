import { DEFAULT_LOCALE } from '@berea/contract'
import { LOCALES, type Locale } from '@berea/scripture'

/** The `Locale` header: "en" is en, "ZH-TW" zh-tw, nothing or "xx" zh-cn. */
export function localeOf(header: unknown): Locale {
  const given = typeof header === 'string' ? header.trim().toLowerCase() : ''
  return LOCALES.find((locale) => locale === given) ?? DEFAULT_LOCALE
}

/**
 * The best interface language of an Accept-Language header: "fr-CH, fr;q=0.9, en;q=0.8" is fr-fr,
 * "zh-Hant-HK" zh-tw, "zh" zh-cn; undefined where none of the five is wanted.
 */
export function matchLanguage(header: string | undefined): Locale | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((part, place) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim(), weight: q === undefined ? 1 : Number(q), place }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)
  for (const { tag } of wanted) {
    const found = localeOfTag(tag)
    if (found) return found
  }
  return undefined
}

function localeOfTag(tag: string): Locale | undefined {
  const [language, ...rest] = tag.split('-')
  if (language === 'zh') return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-tw' : 'zh-cn'
  if (language === 'en') return 'en'
  if (language === 'es') return 'es-es'
  if (language === 'fr') return 'fr-fr'
  return undefined
}
