import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { tells } from '../../understand/wanted.ts'
import type { AnswerContext } from '../answer-context.ts'

/** In Latin letters, a name that stands inside a sentence, and not where a speech begins; behind a preposition it may be a place. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{Ll}’-]+/gu
const PLACE =
  /(?<=\b(?:in|on|at|to|near|from|en|hacia|cerca de|à|dans|sur|vers|près de)[  ](?:the |la |el |los |las |le |les |l’)?)(?!God|Lord|Jesus|Christ|Spirit|Dios|Señor|Jesús|Cristo|Espíritu|Dieu|Seigneur|Jésus|Esprit)\p{Lu}[\p{Ll}’-]+/gu

/** Written large and nobody's name, or His who is named everywhere; folded. */
const NOBODY =
  /^(?:st|saint|san|santo|santa|sainte|god|lord|jesus|christ|spirit|ghost|father|son|he|him|his|i|you|your|me|my|we|us|our|thou|thee|thy|dios|senor|jehova|cristo|espiritu|padre|hijo|dieu|seigneur|eternel|esprit|pere|fils|神|上帝|耶和华|主|耶稣|基督|圣灵|king|jews?|hebrews?|israel(?:ites?)?|rey|judios?|roi|juifs?)$/

/**
 * Does a sentence look as if it told what the question wants to know? Who and where are told by a name that
 * the question hasn't: of "Who betrayed Samson?" "Delilah betrayed him" is an answer, "Samson fell asleep" none.
 */
export function tellsAsked(
  context: Pick<AnswerContext, 'understood' | 'locale' | 'wanted'>,
  sentence: string,
): boolean {
  const { wanted, locale } = context
  if (wanted !== 'person' && wanted !== 'place') return tells(wanted, sentence)
  const known = fold(context.understood.question.text).text
  const { text, original } = fold(sentence)
  const mentions = findMentions(text, tongueOf(locale), original)
  if (mentions.some(({ field, word }) => field === wanted && !known.includes(word) && !NOBODY.test(word))) return true
  const names = sentence.match(wanted === 'place' ? PLACE : NAME) ?? []
  const places = new Set(mentions.flatMap(({ field, word }) => (field === 'place' ? [word] : [])))
  const isNobody = (name: string) => NOBODY.test(name) || (wanted === 'person' && places.has(name))
  return names.map((name) => fold(name).text).some((name) => !known.includes(name) && !isNobody(name))
}
