import type { Evidence } from '../evidence/gather.ts'
import type { Composed } from './composer.ts'
import type { Block } from './draft.ts'
import { named, scripture } from './parts.ts'
import { type Pen, paragraph } from './pen.ts'

/** Nothing good: said in a sentence, with what comes nearest as no more than that, and how to ask. */
export async function* nothingFound(pen: Pen, evidence: Evidence): AsyncGenerator<Block, Composed> {
  const { sentences, desk } = pen
  if (!desk.edition) {
    yield paragraph([pen.say(sentences.noBible)])
    return { evidence, passages: [] }
  }
  const [near] = evidence.passages
  const mark = near ? named(pen, near) : []
  yield paragraph([pen.say(sentences.nothing)], mark.length > 0 ? pen.mark(sentences.nearest, mark) : undefined, [
    pen.say(sentences.howToAsk),
  ])
  if (near && desk.understood.question.mode !== 'quick') yield* scripture(pen, [near])
  return { evidence, passages: near ? [near] : [] }
}
