import type { Library, Section } from '@berea/library'
import { overlaps } from '@berea/scripture'
import { type AnswerContext, isAboutMore } from './answer-context.ts'

/**
 * The translators' question that asks this in the very same words, as those do that are offered after an answer; undefined
 * where none does, or several on different verses ("What did Jesus do?"), or where a subject is only named: of faith
 * there is more to say than one verse's question has.
 */
export async function answeredInTheseWords(context: AnswerContext): Promise<Section | undefined> {
  const { without, library, understood, languages } = context
  if (without.includes('questions') || !asksMore(context)) return undefined
  return onlyOne(library, understood.question.text, languages)
}

/** "What is the kingdom of God?" has two words. */
const MORE = 3

const asksMore = (context: AnswerContext): boolean =>
  isAboutMore(context) || (!context.locale.startsWith('zh') && context.words.size >= MORE)

/** More works in a language than ask the same question. */
const MOST = 4

async function onlyOne(library: Library, text: string, languages: readonly string[]): Promise<Section | undefined> {
  const [first, ...others] = await library.named(text, { kinds: ['questions'], languages }, MOST)
  const [place] = first?.passages ?? []
  const isOnIt = ({ passages: [other] }: Section) => place && other && overlaps(place, other)
  return place && others.every(isOnIt) ? first : undefined
}
