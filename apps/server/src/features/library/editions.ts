import type { Library, Work } from '@berea/library'
import { firstEditions, LOCALES, type Locale, TEXT_LANGUAGES } from '@berea/scripture'

/** The edition of that id; without one, the language's first Bible, else any of the language, else any at all. */
export function findEdition(library: Library, id: string | undefined, locale: Locale): Work | undefined {
  if (id !== undefined) {
    const work = library.work(id)
    return work?.kind === 'bible' ? work : undefined
  }
  const [first] = firstEditions(locale).flatMap((name) => library.work(name) ?? [])
  if (first) return first
  const bibles = library.works().filter(({ kind }) => kind === 'bible')
  const own = TEXT_LANGUAGES[locale].map((language) => bibles.find((work) => work.language === language)).find(Boolean)
  return own ?? bibles[0]
}

/** Interface languages that have no Bible among these works. */
export function languagesWithout(works: readonly Work[]): Locale[] {
  const there = new Set(works.filter(({ kind }) => kind === 'bible').map(({ language }) => language))
  return LOCALES.filter((locale) => !TEXT_LANGUAGES[locale].some((language) => there.has(language)))
}
