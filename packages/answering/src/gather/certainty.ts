import type { AnswerContext } from './answer-context.ts'
import { explanationsOf } from './statements/explained.ts'

/** How surely something is known that answers, 0 to 1, before anything is composed. */
export async function certaintyOf(context: AnswerContext): Promise<number> {
  const [explained] = await explanationsOf(context)
  return explained?.statement.share ?? 0
}
