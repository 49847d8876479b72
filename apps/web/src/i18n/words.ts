import type { Locale } from '@berea/scripture'
import { type Messages, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type english from './catalogues/en.json'

/** Every sentence of the page has a key; the English catalogue says which there are. */
export type WordKey = keyof typeof english
type Values = Record<string, string | number>
export type Words = (key: WordKey, values?: Values) => string

/** BCP 47 for `lang`, dates and numbers. */
export const LANG: Record<Locale, string> = {
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-TW',
  en: 'en',
  'es-es': 'es-ES',
  'fr-fr': 'fr-FR',
}

const catalogues: Record<Locale, () => Promise<{ default: Messages }>> = {
  'zh-cn': () => import('./catalogues/zh-cn.json'),
  'zh-tw': () => import('./catalogues/zh-tw.json'),
  en: () => import('./catalogues/en.json'),
  'es-es': () => import('./catalogues/es-es.json'),
  'fr-fr': () => import('./catalogues/fr-fr.json'),
}

export const i18n = setupI18n()

/** Fetches the language's sentences and speaks it from then on. */
export async function speak(locale: Locale): Promise<void> {
  const { default: messages } = await catalogues[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = LANG[locale]
}

/** `words('library.works', { n: 3 })`. The element that uses it is drawn anew when the language changes. */
export function useWords(): Words {
  const { i18n } = useLingui()
  return (key, values) => i18n._(key, values)
}

export function useLocale(): Locale {
  const { i18n } = useLingui()
  return i18n.locale as Locale
}
