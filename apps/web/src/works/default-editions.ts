import type { Locale, Tradition } from '@berea/scripture'

/** The Bible that each tradition reads by default in each language, the first one that is there. */
const OF_TRADITION: Record<Tradition, Partial<Record<Locale, readonly string[]>>> = {
  none: {
    en: ['bible-en-bsb', 'bible-en-web', 'bible-en-kjv'],
    'zh-cn': ['bible-zh-hans-cuv'],
    'zh-tw': ['bible-zh-hant-cuv'],
    'es-es': ['bible-es-rv1909'],
    'fr-fr': ['bible-fr-lsg1910'],
  },
  protestant: {},
  catholic: { en: ['bible-en-drc'], 'es-es': ['bible-es-blm'], 'fr-fr': ['bible-fr-crampon1923'] },
  orthodox: { en: ['bible-en-web'], 'es-es': ['bible-es-blm'], 'fr-fr': ['bible-fr-crampon1923'] },
}

/** Catholic and French gives Crampon's Bible, and Segond's where that is not there. */
export function defaultEditions(tradition: Tradition, locale: Locale): readonly string[] {
  return [...(OF_TRADITION[tradition][locale] ?? []), ...(OF_TRADITION.none[locale] ?? [])]
}
