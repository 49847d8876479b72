import { firstEditions, LOCALES, type Locale, TEXT_LANGUAGES } from '@berea/scripture'
import type { ListedWork } from '../../served-library.ts'

/** Bibles that can be read, or will be once they have been imported. */
const biblesAmong = (works: readonly ListedWork[]) =>
  works.filter(({ kind, state }) => kind === 'bible' && (state === 'ready' || state === 'waiting'))

/** The edition of that id; without one, the language's first Bible, else any of the language, else any at all. */
export function findEdition(
  works: readonly ListedWork[],
  wanted: string | undefined,
  locale: Locale,
): ListedWork | undefined {
  const bibles = biblesAmong(works)
  if (wanted !== undefined) return bibles.find(({ id }) => id === wanted)
  const [first] = firstEditions(locale).flatMap((edition) => bibles.filter(({ id }) => id === edition))
  if (first) return first
  const own = TEXT_LANGUAGES[locale].map((language) => bibles.find((work) => work.language === language)).find(Boolean)
  return own ?? bibles[0]
}

/** Interface languages that have no Bible among these works. */
export function languagesWithout(works: readonly ListedWork[]): Locale[] {
  const there = new Set(biblesAmong(works).map(({ language }) => language))
  return LOCALES.filter((locale) => !TEXT_LANGUAGES[locale].some((language) => there.has(language)))
}
