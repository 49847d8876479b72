import { firstEditions } from '../editions.ts'
import type { Locale, Tradition } from '../locale.ts'
import { numberingOf } from './editions.ts'
import type { Numbering } from './rules.ts'

/** Those whose Psalter is numbered one way in their liturgy and another in most Bibles see both numbers: Psalm 22 (23). */
export const seesBothNumbers = (tradition: Tradition = 'none'): boolean =>
  tradition === 'catholic' || tradition === 'orthodox'

/**
 * The numbering in which references are written for a reader. Catholic and Orthodox readers have their edition's: Douay
 * counts Psalm 22 where most count 23, Giguet's Septuagint too. To others they are written as their language counts:
 * French Bibles count a psalm's title among its verses, « Crée en moi un cœur pur » is Psaume 51.12.
 */
export function writtenNumbering(locale: Locale, tradition: Tradition = 'none', edition?: string): Numbering {
  if (!seesBothNumbers(tradition)) return understoodNumbering(locale, tradition)
  return numberingOf(edition ?? firstEditions(locale, tradition)[0] ?? '')
}

/**
 * The numbering in which a lone number is understood: whoever types "Psalm 23" means the shepherd's in every Church, as
 * most Bibles that are sold count it. With both numbers there is nothing to guess.
 */
export function understoodNumbering(locale: Locale, tradition: Tradition = 'none'): Numbering {
  if (locale !== 'fr-fr') return 'english'
  return tradition === 'catholic' ? 'crampon' : 'segond'
}
