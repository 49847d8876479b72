import type { Library, Work } from '@berea/library'
import type { Locale } from '@berea/scripture'

/** The Bible that a reader of each language meets first, where nothing was chosen. */
const FIRST: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['bible-zh-hans-cuv'],
  'zh-tw': ['bible-zh-hant-cuv'],
  en: ['bible-en-bsb', 'bible-en-web', 'bible-en-kjv'],
  'es-es': ['bible-es-rv1909'],
  'fr-fr': ['bible-fr-lsg1910'],
}

const LANGUAGES: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['zh-Hans', 'zh-Hant'],
  'zh-tw': ['zh-Hant', 'zh-Hans'],
  en: ['en'],
  'es-es': ['es'],
  'fr-fr': ['fr'],
}

/** The edition of that id; without one, the language's first Bible, else any of the language, else any at all. */
export function findEdition(library: Library, id: string | undefined, locale: Locale): Work | undefined {
  if (id !== undefined) {
    const work = library.work(id)
    return work?.kind === 'bible' ? work : undefined
  }
  const first = FIRST[locale].map((name) => library.work(name)).find((work) => work !== undefined)
  if (first) return first
  const bibles = library.works().filter(({ kind }) => kind === 'bible')
  const own = LANGUAGES[locale].map((language) => bibles.find((work) => work.language === language)).find(Boolean)
  return own ?? bibles[0]
}

/** Interface languages that have no Bible among these works. */
export function languagesWithout(works: readonly Work[]): Locale[] {
  const there = new Set(works.filter(({ kind }) => kind === 'bible').map(({ language }) => language))
  const locales = Object.entries(LANGUAGES) as [Locale, readonly string[]][]
  return locales.filter(([, languages]) => !languages.some((language) => there.has(language))).map(([locale]) => locale)
}
