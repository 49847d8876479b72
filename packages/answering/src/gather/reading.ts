import type { Passage } from '@berea/scripture'
import { type AnswerContext, wordsOf } from './answer-context.ts'
import type { Found } from './passages/passages.ts'
import { readPassage } from './quoting.ts'

/** A passage that was known beforehand, as the reader's Bible has it; undefined where none of theirs has it. */
export function readFound(context: AnswerContext, passage: Passage): Found | undefined {
  const text = readPassage(context, passage)
  const { passage: pericope, heading } = context.library.pericope(passage.first)
  if (!text) return undefined
  return { passage, text, pericope, ...(heading && { heading }), score: 1, peak: passage.first, parallels: [] }
}

/** The words that name a thing; in Chinese, where single characters stand in many words, not those alone. */
export function wordsNaming({ locale }: AnswerContext, name: string): ReadonlySet<string> {
  const words = wordsOf(name, locale)
  const whole = [...words].filter((word) => !/^\p{Script=Han}$/u.test(word))
  return whole.length > 0 ? new Set(whole) : words
}
