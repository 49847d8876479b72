import { overlaps, type Passage } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import type { AnswerContext } from '../answer-context.ts'
import { bestExcerpt, excerptLength } from '../excerpts/excerpt.ts'
import { quoteSection } from '../quoting.ts'
import type { Statement } from './statements.ts'

/** Words of a sentence that says how two things stand to each other, */
const CONTRASTS =
  /differ|contrast|contradict|distinct|distinguish|compar|relationship|oppos|resembl|similarit|\bunlike\b|rather than|instead of|difer|distint|contradi|opuest|relación entre|semejanza|a diferencia|en (?:lugar|vez) de|diffèr|contredi|relation entre|ressembl|contrairement|plutôt que|au lieu de|不同|分别|分別|区别|區別|矛盾|相反|[对對]比|比[较較]|一致|而不是|[关關]系|關係|同时|同時/i

/** and of one that at least sets them off against each other. */
const SETS_OFF =
  /\b(?:both|together|whereas|while|not|but)\b|\b(?:ambos|ambas|mientras|sino|pero|mas|empero)\b|\b(?:tandis|tous deux|toutes deux|ensemble|mais|non)\b|[两兩]者|而不|而是|不是|也要/i

export const contrasts = ({ quote }: Statement): boolean => CONTRASTS.test(quote.words)
export const relates = (one: Statement): boolean => contrasts(one) || SETS_OFF.test(one.quote.words)

/** A verse that sets two off against each other needs less: 马利亚却仍然坐在家里. */
export const setsOff = (verse: string): boolean => SETS_OFF.test(verse) || /[却卻]/.test(verse)

/** «Ni Marta ni María», 马大或马利亚: of two named in one breath, nothing is said of either. */
export function inOneBreath(words: string, [one, other]: readonly [string, string]): boolean {
  const { text } = fold(words)
  const [a, b] = [asWritten(one), asWritten(other)]
  const or = '[^\\p{L}]*(?:or|nor|o|u|ni|ou|或|或者|也不是)[^\\p{L}]*'
  // 旧约和新约中 is one place.
  const and = '(?:和|与|及|以及)'
  const within = '(?:中|里|都|皆|圣经)'
  return new RegExp(`${a}${or}${b}|${b}${or}${a}|(?:${a}${and}${b}|${b}${and}${a})${within}`, 'u').test(text)
}

const asWritten = (name: string): string => fold(name).text.replace(/[^\p{L}\p{N} ]/gu, '.')

/** What an article tells under a headword that names both: "Martha, Mary and Lazarus". */
export async function toldTogether(
  context: AnswerContext,
  names: readonly [string, string],
  isOnBoth: (text: string, language: string) => boolean,
): Promise<Statement[]> {
  const filter = {
    kinds: ['people-places', 'theology', 'dictionary'] as const,
    languages: context.languages,
    withoutKinds: context.without,
  }
  const [one, other] = await Promise.all(names.map((name) => context.library.named(name, filter, 16)))
  const shared = (one ?? []).filter(({ id }) => other?.some((section) => section.id === id))
  return shared.flatMap((section): Statement[] => {
    const work = context.library.work(section.work)
    const found =
      work &&
      bestExcerpt(section.text, context.words, work.language, excerptLength(work.language), 2, (words) =>
        isOnBoth(words, work.language),
      )
    if (!work || !found) return []
    return [{ kind: 'article', quote: quoteSection(section, work, found.span), section, share: found.share }]
  })
}

/**
 * Of several who bear a name, the one who stands in these passages, or whose article names the other: beside Martha,
 * Mary is not the mother of Jesus. Else the first of whom no place is known; none, where all are known to stand elsewhere.
 */
export function bearerIn(
  definitions: readonly Statement[],
  passages: readonly Passage[],
  namesOther: (text: string, language: string) => boolean,
): Statement | undefined {
  return (
    definitions.find((one) => stands(one, passages) || namesOther(one.section.text, one.quote.work.language)) ??
    definitions.find((one) => placesOf(one).length === 0)
  )
}

const placesOf = ({ section }: Statement): readonly Passage[] => [...section.passages, ...(section.mentions ?? [])]

/** Does what is told of somebody happen in any of these passages? */
export const stands = (one: Statement, passages: readonly Passage[]): boolean =>
  placesOf(one).some((place) => passages.some((here) => overlaps(place, here)))
