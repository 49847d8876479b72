import type { Evidence } from '../evidence/gather.ts'
import type { Budget, Composed } from './composer.ts'
import type { Block } from './draft.ts'
import { verseOutright } from './leads.ts'
import { type Pen, paragraph } from './pen.ts'

/** The end of a quick answer: after a lead that a note or a dictionary gave, one verse that speaks for itself, if there is room. */
export function* inBrief(
  pen: Pen,
  budget: Budget,
  evidence: Evidence,
  hasStatement: boolean,
): Generator<Block, Composed> {
  const passages = evidence.passages.slice(0, 2)
  const verses = hasStatement ? passages : passages.slice(1)
  for (const found of verses) {
    if (!budget.hasRoom('scripture')) break
    const sentence = verseOutright(pen, found)
    if (sentence) {
      yield paragraph(sentence)
      break
    }
  }
  return { evidence, passages }
}
