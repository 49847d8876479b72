import { BYZANTINE, CRAMPON, ENGLISH_VARIANTS, HEBREW, SEGOND, UNION, VULGATE } from './bibles.ts'
import type { Differences } from './differences.ts'
import { GREEK_PSALMS, HEBREW_PSALMS, LATIN_PSALMS } from './psalms.ts'
import { SEPTUAGINT } from './septuagint.ts'

/**
 * english: KJV, ASV, BSB, YLT, RV1909.
 * hebrew: the Masoretic text (OSHB), and `german` with it: Darby in French.
 * vulgate: Douay-Rheims, Clementine. septuagint: Giguet. segond: Segond 1910. crampon: Crampon 1923.
 * union: the Chinese Union Version. byzantine: WEB, BLM and the Byzantine text, with the doxology at Romans 14:24–26.
 */
export const NUMBERINGS = [
  'english',
  'hebrew',
  'german',
  'vulgate',
  'septuagint',
  'segond',
  'crampon',
  'union',
  'byzantine',
] as const
export type Numbering = (typeof NUMBERINGS)[number]

const withPsalms = (differences: Differences, psalms: string): Differences => new Map(differences).set('PSA', psalms)

export const RULES: Readonly<Record<Numbering, Differences>> = {
  english: ENGLISH_VARIANTS,
  hebrew: withPsalms(HEBREW, HEBREW_PSALMS),
  german: withPsalms(HEBREW, HEBREW_PSALMS),
  vulgate: withPsalms(VULGATE, LATIN_PSALMS),
  septuagint: withPsalms(SEPTUAGINT, GREEK_PSALMS),
  segond: withPsalms(SEGOND, HEBREW_PSALMS),
  crampon: withPsalms(CRAMPON, HEBREW_PSALMS),
  union: UNION,
  byzantine: BYZANTINE,
}
