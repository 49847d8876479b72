import { openContext } from '../../gather/answer-context.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import type { Composer } from '../composer.ts'
import { scripture } from '../parts.ts'
import { paragraph, type SentenceWriter } from '../sentence-writer.ts'
import { composePassage } from './passage.ts'

/** So many passages to pray or to think on: more would be an anthology. */
const MOST = { deep: 3, quick: 1 }

/** A prayer, poem, outline or summary that was asked for is not written; said so first, then Scripture that is near to it. */
export const composeUnwritten: Composer = async function* (writer, budget) {
  const { context, sentences } = writer
  if (context.understood.passages.length > 0) {
    yield paragraph([writer.say(sentences.notWritten)])
    return yield* composePassage(writer, budget)
  }
  const evidence = await gatherEvidence(onSubject(writer), {
    count: budget.isQuick ? MOST.quick : MOST.deep,
    perBook: 1,
  })
  const passages = context.edition && evidence.found ? evidence.passages : []
  yield paragraph(
    [writer.say(sentences.notWritten)],
    passages.length > 0 ? [writer.say(sentences.wordsNear)] : undefined,
  )
  yield* scripture(writer, passages)
  return { evidence, passages }
}

/** Looked for as a topic: "write me" would find whoever writes. */
function onSubject({ context: { understood, library, without } }: SentenceWriter) {
  const text = understood.terms.join(' ')
  return openContext(
    { ...understood, intent: 'topic', search: text, question: { ...understood.question, text } },
    library,
    without,
  )
}
