import { openDesk } from '../../evidence/desk.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import type { Composer } from '../composer.ts'
import { scripture } from '../parts.ts'
import { type Pen, paragraph } from '../pen.ts'
import { composePassage } from './passage.ts'

/** So many passages to pray or to think on: more would be an anthology. */
const MOST = { deep: 3, quick: 1 }

/** A prayer, poem, outline or summary that was asked for is not written; said so first, then Scripture that is near to it. */
export const composeUnwritten: Composer = async function* (pen, budget) {
  const { desk, sentences } = pen
  if (desk.understood.passages.length > 0) {
    yield paragraph([pen.say(sentences.notWritten)])
    return yield* composePassage(pen, budget)
  }
  const evidence = await gatherEvidence(onSubject(pen), { count: budget.isQuick ? MOST.quick : MOST.deep, perBook: 1 })
  const passages = desk.edition && evidence.found ? evidence.passages : []
  yield paragraph([pen.say(sentences.notWritten)], passages.length > 0 ? [pen.say(sentences.wordsNear)] : undefined)
  yield* scripture(pen, passages)
  return { evidence, passages }
}

/** Looked for as a topic: "write me" would find whoever writes. */
function onSubject({ desk: { understood, library, without, work } }: Pen) {
  const text = understood.terms.join(' ')
  return openDesk(
    { ...understood, intent: 'topic', search: text, question: { ...understood.question, text } },
    library,
    without,
    { work },
  )
}
