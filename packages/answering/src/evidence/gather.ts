import type { Passage } from '@berea/scripture'
import { overlaps } from '@berea/scripture'
import { isTold } from './asked/told.ts'
import { namedPassages } from './concerns/concerns.ts'
import type { Desk } from './desk.ts'
import { isClear } from './passages/clarity.ts'
import { cutToTell } from './passages/cut-to-tell.ts'
import { weighByFit } from './passages/fitting.ts'
import { bringKin, keepKin } from './passages/kin.ts'
import { type Cluster, chooseVaried, cutPassage, type Found, groupPassages, type Variety } from './passages/passages.ts'
import { granted, weighPremise } from './premise/premise.ts'
import { sceneOf } from './scene.ts'
import { knowScene } from './scenes/scenes.ts'
import { gatherSignals, type Signals } from './signals.ts'
import { isNotHere } from './situations/needs.ts'
import { tellsOfOwn, tellsOfSelf } from './situations/tells-of-own.ts'
import { turnedTo } from './situations/turned-to.ts'
import { asksAfterStrangers, isWithinBook, type Stranger, strangerIn } from './strangers/strangers.ts'

/** What the answer is made of: the passages to quote, and those that are only named. */
export type Evidence = {
  readonly signals: Signals
  /** By weight, the first is what the answer is about. */
  readonly passages: readonly Found[]
  /** Further passages on the same, for reading on. */
  readonly further: readonly Found[]
  /** Did anything fit the question, or is this only what came nearest? */
  readonly found: boolean
  /** It turns on a name, or takes something for granted, of which nothing here tells: then no definition answers it. */
  readonly isUntold: boolean
  /** Does the first passage clearly tell what is asked, or is it only the likeliest? */
  readonly isClear: boolean
}

/** Below this share of the question's words in its best verses, and without a like question, nothing was found. */
const LEAST_COVERAGE = 0.2

/** In Chinese, pairs of everyday characters are soon had: advice needs more, where no passage is known for the case. */
const LEAST_FOR_ADVICE = 0.5

/** So like what is asked, a translators' question or a section is on it. */
const LIKE_QUESTION = 0.5
const LIKE_SECTION = 0.6

const leastCoverage = ({ locale, understood }: Desk): number =>
  locale.startsWith('zh') && understood.intent === 'practical' ? LEAST_FOR_ADVICE : LEAST_COVERAGE

export async function gatherEvidence(desk: Desk, variety: Variety): Promise<Evidence> {
  await knowScene(desk)
  const signals = await gatherSignals(desk)
  const weighed = weighByFit(desk, groupPassages(desk, signals.signals), signals)
  const clusters = keepKin(desk, bringKin(desk, sceneFirst(desk, weighed)))
  const [first, ...others] = chooseVaried(desk, clusters, variety)
  const chosen = first ? [isTold(desk) || sceneOf(desk) ? cutToTell(desk, first) : first, ...others] : []
  const stranger = strangerIn(desk)
  const sure = surenessOf(desk, stranger)
  const premise = sure.isGiven || sure.isOnLife ? granted(chosen) : await weighPremise(desk, chosen)
  const passages = forThisAsker(desk, premise.passages)
  const further = forThisAsker(desk, furtherOf(desk, clusters, passages))
  const isUntold =
    premise.isUntold ||
    (!sure.isBeyondNames && (await asksAfterStrangers(desk, stranger, [...passages, ...further], signals)))
  const isFound = sure.isKnown || premise.isSpokenOf || isNear(desk, signals)
  const found = passages.length > 0 && !isUntold && isFound
  return { signals, passages, further, found, isUntold, isClear: sure.isGiven || isClear(desk, passages) }
}

/** Without what is not held out to somebody in need. */
function forThisAsker({ understood }: Desk, found: readonly Found[]): Found[] {
  const isWithheld = isNotHere(understood)
  return found
    .filter(({ passage }) => !isWithheld(passage))
    .map((one) => ({ ...one, parallels: one.parallels.filter(({ passage }) => !isWithheld(passage)) }))
}

/** What is known to tell what is asked stands before all that was found. */
function sceneFirst(desk: Desk, clusters: readonly Cluster[]): readonly Cluster[] {
  const [told] = sceneOf(desk)?.places ?? []
  const first = told && clusters.find(({ pericope }) => overlaps(pericope, told))
  if (!first) return clusters
  const score = Math.max(...clusters.map((cluster) => cluster.score))
  return [{ ...first, score }, ...clusters.filter((cluster) => cluster !== first)]
}

/** What is sure of a question before anything is looked up. */
function surenessOf(desk: Desk, stranger: Stranger | undefined) {
  const { understood } = desk
  const scene = sceneOf(desk)
  const isGiven =
    understood.answered !== undefined || understood.passages.some(isWithinBook) || scene?.isBelief === true
  const isNamed = namedPassages(understood.question.text).length > 0
  const isTurnedTo = turnedTo(understood).length > 0
  const isOnStory = isTold(desk)
  // Where a story is asked for, a concern may be touched by a word only: why Caleb was forgiven.
  const isOnStranger = stranger?.isAskedAfter === true
  // Chinese has no capitals: where a scene is known, a word that is no name but might be one is none.
  const isSceneOnly = scene !== undefined && stranger === undefined && desk.locale.startsWith('zh')
  const isOnLife =
    tellsOfSelf(understood) ||
    (desk.doers.length === 0 && stranger === undefined && (tellsOfOwn(understood) || (isTurnedTo && !isOnStory)))
  return {
    /** A passage is named, the question is the library's own, or what is asked is believed and not told. */
    isGiven,
    /** Somebody's own life is nothing told. */
    isOnLife,
    /** 焦虑 stands nowhere in the Union Version, and yet everyone knows where to turn with it. */
    isKnown: isGiven || scene !== undefined || isNamed || isTurnedTo,
    /** It turns on no name that might be unknown. */
    isBeyondNames: isGiven || isSceneOnly || (!isOnStranger && (isNamed || isOnLife || (isTurnedTo && !isOnStory))),
  }
}

/** A translators' question, a section or a verse has so much of what is asked that it is near. */
function isNear(desk: Desk, { questions, sections, coverage }: Signals): boolean {
  return (
    (questions[0]?.like ?? 0) >= LIKE_QUESTION ||
    sections.some(({ like }) => like >= LIKE_SECTION) ||
    desk.understood.passages.length > 0 ||
    coverage >= leastCoverage(desk)
  )
}

/** Passages to name for reading on, that are nowhere quoted. */
function furtherOf(desk: Desk, clusters: readonly Cluster[], passages: readonly Found[]): Found[] {
  const isQuoted = (pericope: Passage) =>
    passages.some((found) => [found, ...found.parallels].some((one) => overlaps(one.pericope, pericope)))
  return clusters
    .slice(0, 16)
    .filter(({ pericope, score }) => !isQuoted(pericope) && score > (clusters[0]?.score ?? 0) * 0.15)
    .slice(0, 3)
    .flatMap((cluster) => cutPassage(desk, cluster, false, 4) ?? [])
}
