import type { AnswerContext } from '../answer-context.ts'
import { knownQuestionOf } from '../known-question.ts'
import { longestVerses, tellingVerses } from '../telling-verses/telling.ts'
import { isTold } from '../telling-verses/told.ts'
import type { Found } from './passages.ts'

/**
 * How much the passage that comes second may have of the first one's weight, and how much more where a few verses of the
 * first have all the words that are asked. Fitted on 1,250 questions with keys (`evals/first`, `evals/untold`).
 */
const MOST_BESIDE = 0.55
const FOR_ITS_WORDS = 0.5

/**
 * Does what stands first clearly tell what is asked? Where it has no name, number or place for one that is asked for, or
 * another passage weighs almost as much and neither has the question's words together, it is the likeliest that was
 * found, and should be called no more than that.
 */
export function isClear(context: AnswerContext, [first, second]: readonly Found[]): boolean {
  if (!first || !isTold(context) || knownQuestionOf(context) || context.understood.passages.length > 0) return true
  const { share, isKind } = tellingVerses(context, first, longestVerses(context))
  const isOfKind = isKind || context.wanted === undefined || context.wanted === 'reason'
  return isOfKind && (second?.score ?? 0) / first.score - FOR_ITS_WORDS * share <= MOST_BESIDE
}
