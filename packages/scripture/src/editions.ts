import type { Locale, Tradition } from './locale.ts'

/** BCP 47 tags of the texts that a reader of each language reads, their own script first. */
export const TEXT_LANGUAGES: Readonly<Record<Locale, readonly [string, ...string[]]>> = {
  'zh-cn': ['zh-Hans', 'zh-Hant', 'zh'],
  'zh-tw': ['zh-Hant', 'zh-Hans', 'zh'],
  en: ['en'],
  'es-es': ['es'],
  'fr-fr': ['fr'],
}

const COMMON: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['bible-zh-hans-cuv', 'bible-zh-hant-cuv'],
  'zh-tw': ['bible-zh-hant-cuv', 'bible-zh-hans-cuv'],
  en: ['bible-en-bsb', 'bible-en-web', 'bible-en-kjv', 'bible-en-asv'],
  'es-es': ['bible-es-rv1909', 'bible-es-blm', 'bible-es-rv1865'],
  'fr-fr': ['bible-fr-lsg1910', 'bible-fr-crampon1923', 'bible-fr-darby', 'bible-fr-martin1744'],
}

/** Where a tradition reads another edition first; its canon is larger. */
const OF_TRADITION: Readonly<Record<Tradition, Partial<Record<Locale, readonly string[]>>>> = {
  none: {},
  protestant: {},
  catholic: { en: ['bible-en-drc'], 'es-es': ['bible-es-blm'], 'fr-fr': ['bible-fr-crampon1923'] },
  orthodox: {
    en: ['bible-en-web'],
    'es-es': ['bible-es-blm'],
    // Giguet's Septuagint ends with the Old Testament.
    'fr-fr': ['bible-fr-lxx-giguet', 'bible-fr-crampon1923'],
  },
}

/** Ids of the Bibles that a reader who chose none meets first, best first; a library need not hold them. */
export function firstEditions(locale: Locale, tradition: Tradition = 'none'): readonly string[] {
  return [...new Set([...(OF_TRADITION[tradition][locale] ?? []), ...COMMON[locale]])]
}
