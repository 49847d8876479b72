import { overlaps } from '@berea/scripture'
import { type AnswerContext, wordsOf } from '../answer-context.ts'
import { namedPassages } from '../counsel-topics/counsel-topics.ts'
import { type Evidence, gatherEvidence } from '../gather.ts'
import type { Found } from '../passages/passages.ts'
import { isNamed } from '../reading.ts'
import { bearerIn, contrasts, inOneBreath, relates, stands, toldTogether } from '../statements/both.ts'
import { explainBy, fromFullText, type Statement } from '../statements/statements.ts'
import { aroundPair } from './around-pair.ts'
import type { Pair } from './pairs.ts'
import { gatherSide, namesBoth, type Side } from './sides.ts'

/** From this share of the best one's weight on, a passage is shown though it doesn't name both. */
const WEIGHTY = 0.6

/** What is said of both must take up this share of the question to be quoted after their passages. */
const RECONCILES = 0.5

/** What the whole question and each side by itself lead to; `together`: the passages on both, best first. */
export async function gatherBoth(context: AnswerContext, names: readonly [string, string], pair: Pair | undefined) {
  const [evidence, ...sides] = await Promise.all([
    gatherEvidence(context, { count: 6, perBook: 2 }),
    ...names.map((name) => gatherSide(context, name)),
  ])
  const [best] = evidence.passages
  const both = evidence.passages.filter((found) => namesBoth(context, sides, found.passage))
  // Beside those that name both, what the whole question leads to.
  const weighty = evidence.passages.filter(
    (found) => !both.includes(found) && found.score >= (best?.score ?? 0) * WEIGHTY,
  )
  const apart = pair ? aroundPair(context, pair) : []
  const isApart = (found: Found) => apart.some(({ pericope }) => overlaps(pericope, found.pericope))
  const others = pair ? both : [...both, ...weighty]
  return { evidence, sides, both, together: [...apart, ...others.filter((found) => !isApart(found))] }
}

type Both = {
  readonly evidence: Evidence
  readonly sides: readonly Side[]
  readonly both: readonly Found[]
  readonly main: Found
  readonly pair: Pair | undefined
}

/**
 * What books say of the two: the sentences that open the answer, the definition and the passages of each side, and one
 * sentence more on both.
 */
export async function sayOfBoth(
  context: AnswerContext,
  names: readonly [string, string],
  { evidence, sides, both, main, pair }: Both,
) {
  const isOnBoth = (text: string, language: string) => {
    const words = wordsOf(text, language)
    return sides.every((side) => isNamed(side.words, words))
  }
  const [notes, joint] = await Promise.all([
    explainBy(context, main.pericope, ['notes'], context.words, 6),
    toldTogether(context, names, isOnBoth),
  ])
  const articles = fromFullText(context, evidence.signals, ['theology', 'notes', 'people-places', 'dictionary'])
  const onBoth = [...joint, ...articles.filter((article) => isUnderEither(sides, article)), ...notes].filter(
    ({ quote }) => isOnBoth(quote.words, quote.work.language) && !inOneBreath(quote.words, names),
  )
  // Of two persons, each is the one who stands where both are named.
  const arePersons = context.names.length > 1 && both.length > 0
  const places = both.map(({ pericope }) => pericope)
  const defined = sides.map(({ definitions }, at) => {
    const others = sides.filter((_, i) => i !== at)
    const namesOther = (text: string, language: string) =>
      others.every((side) => isNamed(side.words, wordsOf(text, language)))
    return arePersons ? bearerIn(definitions, places, namesOther) : definitions[0]
  })
  // The passages of a side are those of the first who bears its name.
  const ownOf = ({ definitions, passages }: Side, at: number) =>
    !arePersons || defined[at] === definitions[0]
      ? passages
      : passages.filter(({ pericope }) => defined[at] && stands(defined[at], [pericope]))
  const own = sides.map(ownOf)
  const lead = onBoth.find(contrasts) ?? joint[0] ?? onBoth.find(relates)
  const isStrong = lead && (!arePersons || contrasts(lead) || joint.includes(lead))
  const isOwn = ({ section: { id } }: Statement, at: number) =>
    id !== lead?.section.id && !defined.slice(0, at).some((before) => before?.section.id === id)
  const eachDefined = defined.map((definition, at) => (definition && isOwn(definition, at) ? definition : undefined))
  const each = eachDefined.filter((definition) => definition !== undefined)
  const isReadable = ({ quote }: Statement) => context.languages.includes(quote.work.language)
  // Better a line on each of two persons than a sentence in which both only happen to stand.
  const isToldTogether = context.names.length > 1 && namedPassages(context.understood.question.text).length > 0
  const lines = !isStrong && each.length === sides.length && each.every(isReadable) ? each : lead ? [lead] : []
  // Where their story is known, it tells what sets them apart.
  const opening = isToldTogether || pair ? [] : lines
  const reconciling = onBoth.find(
    (one) => !opening.includes(one) && one.section.id !== lead?.section.id && one.share >= RECONCILES && relates(one),
  )
  return { opening, eachDefined, own, reconciling }
}

/** Does an article stand under a headword that names one of them? Under "Leather" both only happen to wear it. */
const isUnderEither = (sides: readonly Side[], { section, quote }: Statement): boolean =>
  quote.work.kind === 'notes' ||
  sides.some(({ words }) => isNamed(words, wordsOf(section.title ?? '', quote.work.language)))
