import { fromKnowledge, languageOf } from '@berea/knowledge'
import {
  compareVerses,
  isProblem,
  type Locale,
  type Passage,
  parseUsfm,
  sizeOf,
  type Tradition,
} from '@berea/scripture'
import { inChurchWords } from '../citing/names/church-words.ts'

/** The shortest first: where two parts hold a verse, that is meant. */
const parts = fromKnowledge(({ occasion: all }) =>
  all
    .flatMap(({ verses: [reference = ''], lines }) => {
      const passage = parseUsfm(reference)
      return isProblem(passage) ? [] : [{ lines, passage }]
    })
    .toSorted((a, b) => sizeOf(a.passage) - sizeOf(b.passage)),
)

const isIn = ({ first }: Passage, part: Passage): boolean =>
  compareVerses(part.first, first) <= 0 && compareVerses(first, part.last) <= 0

/**
 * A line that introduces a passage by its occasion, without the colon: “In the Sermon on the Mount”. `used` remembers the lines
 * of one answer, so that none comes twice; undefined for the deuterocanon, and when all have been used.
 */
export function introduce(
  passage: Passage,
  locale: Locale,
  tradition: Tradition,
  used: Set<string>,
): string | undefined {
  const part = parts().find((one) => isIn(passage, one.passage))
  const line = part?.lines[languageOf(locale)].find((form) => !used.has(form))
  if (line !== undefined) used.add(line)
  return line && inChurchWords(line, locale, tradition)
}
