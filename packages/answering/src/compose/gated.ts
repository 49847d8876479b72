import type { AnswerContext } from '../gather/answer-context.ts'
import type { Gate } from '../gather/explanations/scoring.ts'
import { type Evidence, gathered } from '../gather/gather.ts'
import { gateLead } from '../gather/lead-gate/gate.ts'
import { nearOwnWords } from '../gather/own-words.ts'
import type { Composer } from './composer.ts'
import type { Block } from './draft.ts'
import { composeOwnWords } from './intents/own-words.ts'
import { asLikeliest } from './leads.ts'
import { nothingFound } from './nothing.ts'

/**
 * What was found opens an answer only as surely as it is known to answer: as it stands, behind the words that it is the
 * nearest, or not at all. What is no more than near gives way to what Berea's editors wrote near it.
 */
export const gated = (composer: Composer): Composer =>
  async function* (writer, budget) {
    const blocks = composer(writer, budget)
    const first = await blocks.next()
    if (first.done) return first.value
    const evidence = await gathered(writer.context)
    const gate = evidence ? await gateOf(writer.context, first.value, evidence) : 'answers'
    const near = gate === 'answers' && !isDoubted(first.value) ? undefined : await nearOwnWords(writer.context)
    if (near) return yield* composeOwnWords(near)(writer, budget)
    if (gate === 'none' && evidence) return yield* nothingFound(writer, { ...evidence, found: false })
    yield gate === 'near' ? asLikeliest(writer, first.value) : first.value
    return yield* blocks
  }

const isDoubted = (lead: Block): boolean => lead.type === 'paragraph' && lead.isDoubted === true

async function gateOf(context: AnswerContext, lead: Block, evidence: Evidence): Promise<Gate> {
  const isSettled = lead.type !== 'paragraph' || lead.isSettled === true
  return isSettled ? 'answers' : gateLead(context, evidence)
}
