import type { AnswerContext } from './answer-context.ts'
import { ownProbability } from './own-words.ts'
import { explanationsOf } from './statements/explained.ts'

/** Likelier answered than not. */
export const EVEN = 0.5

/** How surely something is known that answers, 0 to 1, before anything is composed. */
export async function certaintyOf(context: AnswerContext): Promise<number> {
  const [own, [explained]] = await Promise.all([ownProbability(context), explanationsOf(context)])
  return Math.max(own, explained?.statement.share ?? 0)
}
