import type { Numbering } from './rules.ts'

/** The numbering of each edition of the library that does not follow the English one, by its id. */
const NUMBERING_OF: ReadonlyMap<string, Numbering> = new Map(
  Object.entries({
    'bible-en-drc': 'vulgate',
    'original-la-clementine': 'vulgate',
    'bible-fr-crampon1923': 'crampon',
    'bible-fr-darby': 'german',
    'bible-fr-lsg1910': 'segond',
    'bible-fr-lxx-giguet': 'septuagint',
    'original-grc-lxx-swete': 'septuagint',
    'original-he-oshb': 'hebrew',
    'bible-en-web': 'byzantine',
    'bible-es-blm': 'byzantine',
    'original-grc-byz': 'byzantine',
    'bible-zh-hans-cuv': 'union',
    'bible-zh-hant-cuv': 'union',
  }),
)

/** bible-fr-lsg1910 → segond; an edition nobody told of → english. */
export const numberingOf = (edition: string): Numbering => NUMBERING_OF.get(edition) ?? 'english'
