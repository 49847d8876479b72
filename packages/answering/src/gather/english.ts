import type { Locale } from '@berea/scripture'
import { fold } from '../understand/fold.ts'
import { PERSONS } from '../understand/lexicon/persons.ts'
import { PLACES } from '../understand/lexicon/places.ts'
import { BACKGROUND, DOCTRINES, THEMES } from '../understand/lexicon/subjects.ts'

/** The columns of the lexicon: English | Spanish | French | Chinese. */
const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'es-es': 1, 'fr-fr': 2, 'zh-cn': 3, 'zh-tw': 3 }

const rows = [PERSONS, PLACES, BACKGROUND, DOCTRINES, THEMES]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => line.split('|').map((cell) => cell.split(',').map((word) => word.trim().replace(/^=/, ''))))

const indexes = new Map<number, Map<string, string>>()

function indexOf(column: number): Map<string, string> {
  const known = indexes.get(column)
  if (known) return known
  const made = new Map<string, string>()
  for (const cells of rows) {
    for (const word of cells[column] ?? [])
      if (word && !made.has(fold(word).text)) made.set(fold(word).text, cells[0]![0]!)
  }
  indexes.set(column, made)
  return made
}

const doctrines = new Set(
  DOCTRINES.trim()
    .split('\n')
    .map((line) => line.split(/[,|]/)[0]!.trim().toLowerCase()),
)

/** Is this, by its English name, something that the churches teach, and may differ on? */
export const isDoctrine = (english: string): boolean => doctrines.has(english.toLowerCase())

/**
 * A term's English name, by which the confessions, the old dictionaries and the topical works list
 * it: `englishOf('炼狱', 'zh-cn')` → 'purgatory'. Undefined for what the lexicon doesn't hold.
 */
export function englishOf(term: string, locale: Locale): string | undefined {
  return locale === 'en' ? term : subjectOf(term, locale)
}

/** The first English name of whatever the lexicon lists the term under: `subjectOf('baptised', 'en')` → 'baptism'. */
export const subjectOf = (term: string, locale: Locale): string | undefined =>
  indexOf(COLUMN[locale]).get(fold(term).text)
