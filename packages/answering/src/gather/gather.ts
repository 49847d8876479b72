import type { Passage } from '@berea/scripture'
import { overlaps } from '@berea/scripture'
import type { AnswerContext } from './answer-context.ts'
import { namedPassages } from './counsel-topics/counsel-topics.ts'
import { knownQuestionOf } from './known-question.ts'
import { findKnownQuestion } from './known-questions/known-questions.ts'
import { trimToAnswer } from './passages/cut-to-tell.ts'
import { weighByFit } from './passages/fitting.ts'
import { bringParallels, keepParallels } from './passages/parallels.ts'
import { type Cluster, chooseVaried, cutPassage, type Found, groupPassages, type Variety } from './passages/passages.ts'
import { gatherSignals, type Signals } from './signals.ts'
import { isNotHere } from './situations/needs.ts'
import { turnedTo } from './situations/turned-to.ts'
import { isTold } from './telling-verses/told.ts'
import { namesUnknown } from './unknown-name.ts'
import { isWithinBook } from './within-book.ts'

/** What the answer is made of: the passages to quote, and those that are only named. */
export type Evidence = {
  readonly signals: Signals
  /** By weight, the first is what the answer is about. */
  readonly passages: readonly Found[]
  /** Further passages on the same, for reading on. */
  readonly further: readonly Found[]
  /** Did anything fit the question, or is this only what came nearest? */
  readonly found: boolean
}

/** Below this share of the question's words in its best verses, and without a like question, nothing was found. */
const LEAST_COVERAGE = 0.2

/** In Chinese, pairs of everyday characters are soon had: advice needs more, where no passage is known for the case. */
const LEAST_FOR_ADVICE = 0.5

/** So like what is asked, a translators' question or a section is on it. */
const LIKE_QUESTION = 0.5
const LIKE_SECTION = 0.6

const leastCoverage = ({ locale, understood }: AnswerContext): number =>
  locale.startsWith('zh') && understood.intent === 'practical' ? LEAST_FOR_ADVICE : LEAST_COVERAGE

/** The evidence of an answer, gathered when it is first asked for. */
export const gatherEvidence = (context: AnswerContext, variety: Variety): Promise<Evidence> =>
  context.once('evidence', () => gather(context, variety))

/** What was gathered for an answer; undefined where it needed nothing. */
export const gathered = (context: AnswerContext): Promise<Evidence> | undefined =>
  context.known<Promise<Evidence>>('evidence')

async function gather(context: AnswerContext, variety: Variety): Promise<Evidence> {
  await findKnownQuestion(context)
  const signals = await gatherSignals(context)
  const weighed = weighByFit(context, groupPassages(context, signals.signals), signals)
  const clusters = keepParallels(context, bringParallels(context, sceneFirst(context, weighed)))
  const [first, ...others] = chooseVaried(context, clusters, variety)
  const chosen = first
    ? [isTold(context) || knownQuestionOf(context) ? trimToAnswer(context, first) : first, ...others]
    : []
  const passages = forThisAsker(context, chosen)
  const further = forThisAsker(context, furtherOf(context, clusters, passages))
  const isThere = passages.length > 0 && (isKnown(context) || isNear(context, signals))
  const found = isThere && !(await namesUnknown(context))
  return { signals, passages, further, found }
}

/** Without what is not held out to somebody in need. */
function forThisAsker({ understood }: AnswerContext, found: readonly Found[]): Found[] {
  const isWithheld = isNotHere(understood)
  return found
    .filter(({ passage }) => !isWithheld(passage))
    .map((one) => ({ ...one, parallels: one.parallels.filter(({ passage }) => !isWithheld(passage)) }))
}

/** What is known to tell what is asked stands before all that was found. */
function sceneFirst(context: AnswerContext, clusters: readonly Cluster[]): readonly Cluster[] {
  const [told] = knownQuestionOf(context)?.places ?? []
  const first = told && clusters.find(({ pericope }) => overlaps(pericope, told))
  if (!first) return clusters
  const score = Math.max(...clusters.map((cluster) => cluster.score))
  return [{ ...first, score }, ...clusters.filter((cluster) => cluster !== first)]
}

/**
 * A passage is named, the question is the library's own, or it is known where to turn: 焦虑 stands nowhere in the Union Version, and yet
 * everyone knows where to turn with it.
 */
const isKnown = (context: AnswerContext): boolean => {
  const { understood } = context
  return (
    understood.answered !== undefined ||
    understood.passages.some(isWithinBook) ||
    knownQuestionOf(context) !== undefined ||
    namedPassages(understood.question.text).length > 0 ||
    turnedTo(understood).length > 0
  )
}

/** A translators' question, a section or a verse has so much of what is asked that it is near. */
function isNear(context: AnswerContext, { questions, sections, coverage }: Signals): boolean {
  return (
    (questions[0]?.like ?? 0) >= LIKE_QUESTION ||
    sections.some(({ like }) => like >= LIKE_SECTION) ||
    context.understood.passages.length > 0 ||
    coverage >= leastCoverage(context)
  )
}

/** Passages to name for reading on, that are nowhere quoted. */
function furtherOf(context: AnswerContext, clusters: readonly Cluster[], passages: readonly Found[]): Found[] {
  const isQuoted = (pericope: Passage) =>
    passages.some((found) => [found, ...found.parallels].some((one) => overlaps(one.pericope, pericope)))
  return clusters
    .slice(0, 16)
    .filter(({ pericope, score }) => !isQuoted(pericope) && score > (clusters[0]?.score ?? 0) * 0.15)
    .slice(0, 3)
    .flatMap((cluster) => cutPassage(context, cluster, false, 4) ?? [])
}
