import { gathered } from '../gather/gather.ts'
import { gateLead } from '../gather/lead-gate/gate.ts'
import type { Composer } from './composer.ts'
import { asLikeliest } from './leads.ts'
import { nothingFound } from './nothing.ts'

/**
 * What was found opens an answer only as surely as it is known to answer: as it stands, behind the words that it is the
 * nearest, or not at all.
 */
export const gated = (composer: Composer): Composer =>
  async function* (writer, budget) {
    const blocks = composer(writer, budget)
    const first = await blocks.next()
    if (first.done) return first.value
    const evidence = await gathered(writer.context)
    const isSettled = first.value.type !== 'paragraph' || first.value.isSettled === true
    const gate = evidence && !isSettled ? await gateLead(writer.context, evidence) : 'answers'
    if (gate === 'none' && evidence) return yield* nothingFound(writer, { ...evidence, found: false })
    yield gate === 'near' ? asLikeliest(writer, first.value) : first.value
    return yield* blocks
  }
