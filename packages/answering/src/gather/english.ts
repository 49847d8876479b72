import { fromKnowledge } from '@berea/knowledge'
import type { Locale } from '@berea/scripture'
import { fold } from '../understand/fold.ts'
import { namesOf, rowsOf } from '../understand/lexicon/lexicon.ts'
import { TONGUES, tongueOf } from '../understand/tongue.ts'

/** What is listed by its English name elsewhere; a saying is not. */
const FIELDS = ['person', 'place', 'background', 'doctrine', 'theme'] as const

/** The first English name of each row, by all its names in a language, folded. */
const subjects = fromKnowledge(() => {
  const made = new Map(TONGUES.map((tongue) => [tongue, new Map<string, string>()]))
  for (const row of FIELDS.flatMap((field) => rowsOf()(field))) {
    const [subject = ''] = namesOf(row, 'en')
    for (const [tongue, names] of made) {
      for (const name of namesOf(row, tongue)) {
        const key = fold(name).text
        if (!names.has(key)) names.set(key, subject)
      }
    }
  }
  return made
})

const doctrines = fromKnowledge(
  () =>
    new Set(
      rowsOf()('doctrine')
        .flatMap((row) => namesOf(row, 'en').slice(0, 1))
        .map((name) => name.toLowerCase()),
    ),
)

/** Is this, by its English name, something that the churches teach, and may differ on? */
export const isDoctrine = (english: string): boolean => doctrines().has(english.toLowerCase())

/**
 * A term's English name, by which the confessions, the old dictionaries and the topical works list
 * it: `englishOf('炼狱', 'zh-cn')` → 'purgatory'. Undefined for what the lexicon doesn't hold.
 */
export function englishOf(term: string, locale: Locale): string | undefined {
  return locale === 'en' ? term : subjectOf(term, locale)
}

/** The first English name of whatever the lexicon lists the term under: `subjectOf('baptised', 'en')` → 'baptism'. */
export const subjectOf = (term: string, locale: Locale): string | undefined =>
  subjects().get(tongueOf(locale))?.get(fold(term).text)
