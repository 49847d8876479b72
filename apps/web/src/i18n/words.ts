import type { Locale } from '@berea/scripture'
import { type Messages, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type english from './catalogues/en.json'
import type englishOfPages from './catalogues/pages/en.json'

/** Every sentence of the page has a key; the English catalogues say which there are. */
export type WordKey = keyof typeof english | keyof typeof englishOfPages
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

/** Sentences of the pages that are fetched apart from the first load, which they would make heavier. */
const pageCatalogues: typeof catalogues = {
  'zh-cn': () => import('./catalogues/pages/zh-cn.json'),
  'zh-tw': () => import('./catalogues/pages/zh-tw.json'),
  en: () => import('./catalogues/pages/en.json'),
  'es-es': () => import('./catalogues/pages/es-es.json'),
  'fr-fr': () => import('./catalogues/pages/fr-fr.json'),
}

export const i18n = setupI18n()
/** Has any of these pages been asked for? From then on a language is spoken with their sentences. */
let speaksPages = false

/** Fetches the language's sentences and speaks it from then on. */
export async function speak(locale: Locale): Promise<void> {
  const [{ default: messages }, ofPages] = await Promise.all([
    catalogues[locale](),
    speaksPages ? pageCatalogues[locale]() : undefined,
  ])
  i18n.loadAndActivate({ locale, messages: { ...messages, ...ofPages?.default } })
  document.documentElement.lang = LANG[locale]
}

/** Adds the sentences of the pages that are fetched apart, before the first of them is drawn. */
export async function speakPages(): Promise<void> {
  speaksPages = true
  const locale = i18n.locale as Locale
  i18n.load(locale, (await pageCatalogues[locale]()).default)
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
