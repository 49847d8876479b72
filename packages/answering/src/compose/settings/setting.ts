import { compareVerses, type Locale, type Passage, sizeOf, type Tradition } from '@berea/scripture'
import { inChurchWords } from '../../citing/names/church-words.ts'
import { OCCASIONS_EN } from '../sentences/en/occasions.ts'
import { OCCASIONS_ES_ES } from '../sentences/es-es/occasions.ts'
import { OCCASIONS_FR_FR } from '../sentences/fr-fr/occasions.ts'
import { OCCASIONS_ZH_CN } from '../sentences/zh-cn/occasions.ts'
import { OCCASIONS_ZH_TW } from '../sentences/zh-tw/occasions.ts'
import { OCCASIONS, type Occasion } from './occasions.ts'

const LINES = {
  'zh-cn': OCCASIONS_ZH_CN,
  'zh-tw': OCCASIONS_ZH_TW,
  en: OCCASIONS_EN,
  'es-es': OCCASIONS_ES_ES,
  'fr-fr': OCCASIONS_FR_FR,
}

const spans = Object.entries(OCCASIONS).map(([name, [book, chapter, verse, lastChapter, lastVerse]]) => {
  const passage = { first: { book, chapter, verse }, last: { book, chapter: lastChapter, verse: lastVerse } }
  return { name: name as Occasion, passage, size: sizeOf(passage) }
})

/** What a passage is part of: MAT 5:44 → `sermon`; undefined for the deuterocanon. */
export function occasionOf({ first }: Passage): Occasion | undefined {
  return spans
    .filter(({ passage }) => compareVerses(passage.first, first) <= 0 && compareVerses(first, passage.last) <= 0)
    .sort((a, b) => a.size - b.size)[0]?.name
}

/**
 * A line that introduces a passage by its occasion, without the colon: “In the Sermon on the Mount”.
 * `used` remembers the lines of one answer, so that none comes twice; undefined when all have been used.
 */
export function introduce(
  passage: Passage,
  locale: Locale,
  tradition: Tradition,
  used: Set<string>,
): string | undefined {
  const occasion = occasionOf(passage)
  const line = occasion && LINES[locale][occasion].find((form) => !used.has(form))
  if (line !== undefined) used.add(line)
  return line && inChurchWords(line, locale, tradition)
}
