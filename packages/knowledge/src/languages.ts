import type { Locale } from '@berea/scripture'

/** The five written forms that a record's texts have. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const LOCALE_OF: Readonly<Record<Language, Locale>> = {
  'zh-Hans': 'zh-cn',
  'zh-Hant': 'zh-tw',
  en: 'en',
  es: 'es-es',
  fr: 'fr-fr',
}

const LANGUAGE_OF: Readonly<Record<Locale, Language>> = {
  'zh-cn': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  en: 'en',
  'es-es': 'es',
  'fr-fr': 'fr',
}

/** zh-cn → zh-Hans */
export const languageOf = (locale: Locale): Language => LANGUAGE_OF[locale]
/** es → es-es */
export const localeOf = (language: Language): Locale => LOCALE_OF[language]

export const isChinese = (language: Language): boolean => language === 'zh-Hans' || language === 'zh-Hant'

/** A value for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  'zh-Hans': make('zh-Hans'),
  'zh-Hant': make('zh-Hant'),
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
})
