import type { Locale, Tradition } from '../locale.ts'
import type { Numbering } from './rules.ts'

/**
 * The numbering in which references are written and understood in a language: French Bibles count a psalm's title among its
 * verses, « Crée en moi un cœur pur » is Psaume 51.12; the others count as the English ones do.
 */
export function writtenNumbering(locale: Locale, tradition: Tradition = 'none'): Numbering {
  if (locale !== 'fr-fr') return 'english'
  return tradition === 'catholic' ? 'crampon' : 'segond'
}
