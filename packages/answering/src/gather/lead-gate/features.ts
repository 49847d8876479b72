import { ordinal, overlaps, type Passage, sizeOf } from '@berea/scripture'
import { asksPlainly } from '../../understand/wanted.ts'
import { type AnswerContext, covered } from '../answer-context.ts'
import { namesConcern } from '../counsel-topics/counsel-topics.ts'
import type { Evidence } from '../gather.ts'
import { knownQuestionOf } from '../known-question.ts'
import type { Found } from '../passages/passages.ts'
import { isPlainlyTold, turnedTo } from '../situations/turned-to.ts'
import { explanationsOf } from '../statements/explained.ts'
import { longestVerses, tellingVerses } from '../telling-verses/telling.ts'
import { asksYesOrNo } from '../telling-verses/yes-or-no.ts'
import { wordsOfVerses } from '../verse-words.ts'

/** What is known of the passage that an answer would open with, in the order of the weights. */
export const LEAD_FEATURES = [
  'likeness',
  'likenessBelowBest',
  'coverage',
  'coverageInVerses',
  'likeQuestion',
  'called',
  'knownQuestion',
  'knownBelief',
  'knownOfKind',
  'given',
  'turnedTo',
  'plainlyTold',
  'namesConcern',
  'names',
  'secondBeside',
  'tellsKind',
  'explained',
  'asks',
  'yesOrNo',
  'words',
  'story',
  'subject',
  'topic',
  'doctrine',
  'practical',
  'compare',
  'find',
  'explain',
  'chinese',
] as const
export type LeadFeature = (typeof LEAD_FEATURES)[number]

const GROUP: Readonly<Record<string, LeadFeature>> = {
  event: 'story',
  list: 'story',
  person: 'subject',
  place: 'subject',
  thing: 'subject',
  background: 'subject',
  topic: 'topic',
  doctrine: 'doctrine',
  practical: 'practical',
  compare: 'compare',
  find: 'find',
  explain: 'explain',
}

/** A value for each feature, roughly between 0 and 1; undefined where no passage was found to open with. */
export async function leadFeatures(
  context: AnswerContext,
  evidence: Evidence,
): Promise<Readonly<Record<LeadFeature, number>> | undefined> {
  const [main, second] = evidence.passages
  if (!main) return undefined
  const { understood, locale } = context
  const known = knownQuestionOf(context)
  const { signals } = evidence
  const best = await likenessOf(context, main.pericope)
  const telling = tellingVerses(context, main, longestVerses(context))
  const [explained] = await explanationsOf(context)
  const onMain = (places: readonly Passage[]) => places.some((place) => overlaps(place, main.pericope))
  const alike = [...signals.alike, ...signals.questions].filter(({ section }) => onMain(section.passages.slice(0, 1)))
  const groups = Object.fromEntries(
    Object.values(GROUP).map((group) => [group, GROUP[understood.intent] === group ? 1 : 0]),
  )
  return {
    ...(groups as Record<LeadFeature, number>),
    likeness: best.own,
    likenessBelowBest: best.all - best.own,
    coverage: covered(context.words, wordsIn(context, main.pericope)),
    coverageInVerses: telling.share,
    likeQuestion: Math.max(0, ...alike.map(({ like }) => like)),
    called: Math.max(0, ...signals.called.filter(({ passage }) => onMain([passage])).map(({ like }) => like)),
    knownQuestion: known && !known.isBelief ? known.share : 0,
    knownBelief: known?.isBelief ? known.share : 0,
    knownOfKind: known?.isOfKind ? 1 : 0,
    given: onMain(understood.passages) ? 1 : 0,
    turnedTo: onMain(turnedTo(understood).map(({ passage }) => passage)) ? 1 : 0,
    plainlyTold: isPlainlyTold(understood) ? 1 : 0,
    namesConcern: namesConcern(understood.question.text) ? 1 : 0,
    names: Math.min(1, context.names.length / 2),
    secondBeside: second ? Math.min(1, second.score / Math.max(main.score, 1e-6)) : 0,
    tellsKind: telling.isKind ? 1 : 0,
    explained: explained?.statement.share ?? 0,
    asks: asksPlainly(understood.question.text) ? 1 : 0,
    yesOrNo: asksYesOrNo(understood.question.text) ? 1 : 0,
    words: Math.min(1, context.words.size / 12),
    chinese: locale.startsWith('zh') ? 1 : 0,
  }
}

/** How like the likest verse of a passage is to the question, and the likest of all; nought where nothing is encoded. */
async function likenessOf(
  context: AnswerContext,
  { first, last }: Found['passage'],
): Promise<{ own: number; all: number }> {
  const likeness = await context.likeness()
  if (!likeness) return { own: 0, all: 0 }
  return context.once(`likeness ${ordinal(first)} ${ordinal(last)}`, () => {
    let [own, all] = [0, 0]
    const [from, to] = [ordinal(first), ordinal(last)]
    for (const [at, value] of likeness.entries()) {
      if (Number.isNaN(value)) continue
      if (value > all) all = value
      if (at >= from && at <= to && value > own) own = value
    }
    return { own, all }
  })
}

/** What is asked may be worded as any Bible of the language words it. */
const wordsIn = ({ editions, library, locale }: AnswerContext, passage: Passage): ReadonlySet<string> =>
  sizeOf(passage) > LONGEST
    ? new Set()
    : new Set(editions.flatMap(({ id }) => [...wordsOfVerses(library.passage(id, passage)?.verses ?? [], locale)]))

/** Verses of a passage beyond which any word stands somewhere in it. */
const LONGEST = 60
