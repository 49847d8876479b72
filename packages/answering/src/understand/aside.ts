import { findReferences, type Locale } from '@berea/scripture'
import { asks } from './asks.ts'
import { fold } from './fold.ts'
import { fieldsIn, OF_THE_BIBLE } from './lexicon/named.ts'
import { tongueOf } from './tongue.ts'
import { waysOf } from './ways-of-asking.ts'

/** A question, and what stands behind it. */
const QUESTION_AND_REST = /^(?<question>[^?？]*[?？]+)\s*(?<rest>[^?？]+)$/su

/**
 * A message without the sentence behind it that only says why it is asked: 三位一体怎么理解？我是刚慕道的 → 三位一体怎么理解？;
 * "What is grace? I hear it at Mass and nobody explains it" → "What is grace?". Left whole where the question names nothing,
 * or what follows asks too, names something itself, or tells of a trouble.
 */
export function withoutAside(text: string, locale: Locale): string {
  const { question, rest } = QUESTION_AND_REST.exec(text)?.groups ?? {}
  if (!question || !rest) return text
  const ways = waysOf(tongueOf(locale))
  const isOwn = (part: string) => ways.ownLife.test(fold(part).text)
  const { text: folded } = fold(rest)
  const isAsking = asks(folded, tongueOf(locale))
  const isNamed =
    fieldsIn(rest, locale).some((field) => OF_THE_BIBLE.has(field)) || findReferences(rest, { locale }).length > 0
  if (isAsking || isNamed || isOwn(question) || isOwn(rest)) return text
  return fieldsIn(question, locale).length > 0 ? question.trim() : text
}
