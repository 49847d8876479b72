import type { Passage } from '@berea/scripture'
import { overlaps } from '@berea/scripture'
import { isTold } from './asked/told.ts'
import { namedPassages } from './concerns/concerns.ts'
import type { Desk } from './desk.ts'
import { cutToTell } from './passages/cut-to-tell.ts'
import { weighByFit } from './passages/fitting.ts'
import { bringKin, keepKin } from './passages/kin.ts'
import { chooseVaried, cutPassage, type Found, groupPassages, type Variety } from './passages/passages.ts'
import { knowPersons } from './passages/persons.ts'
import { type Premise, weighPremise } from './premise/premise.ts'
import { gatherSignals, type Signals } from './signals.ts'
import { tellsOfOwn, tellsOfSelf, turnedTo } from './situations/turned-to.ts'
import { asksAfterStrangers, isWithinBook } from './strangers.ts'

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
}

/** Below this share of the question's words in its best verses, and without a like question, nothing was found. */
const LEAST_COVERAGE = 0.2

/** In Chinese, pairs of everyday characters are soon had: advice needs more, where no passage is known for the case. */
const LEAST_FOR_ADVICE = 0.5

const leastCoverage = ({ locale, understood }: Desk): number =>
  locale.startsWith('zh') && understood.intent === 'practical' ? LEAST_FOR_ADVICE : LEAST_COVERAGE

export async function gatherEvidence(desk: Desk, variety: Variety): Promise<Evidence> {
  const [signals] = await Promise.all([gatherSignals(desk), knowPersons(desk)])
  const clusters = keepKin(desk, bringKin(desk, weighByFit(desk, groupPassages(desk, signals.signals), signals)))
  const [first, ...others] = chooseVaried(desk, clusters, variety)
  const chosen = first ? [isTold(desk) ? cutToTell(desk, first) : first, ...others] : []
  const asked = (signals.questions[0]?.like ?? 0) >= 0.5
  const named = signals.sections.some(({ like }) => like >= 0.6)
  // 焦虑 stands nowhere in the Union Version, and yet everyone knows where to turn with it.
  const { understood } = desk
  const isGiven = understood.answered !== undefined || understood.passages.some(isWithinBook)
  const isTurnedTo = turnedTo(understood).length > 0
  // Somebody's own life is nothing told. A concern may be touched by a word only, where a story is asked for: why Caleb was forgiven.
  const isOnLife =
    tellsOfSelf(understood) || (desk.doers.length === 0 && (tellsOfOwn(understood) || (isTurnedTo && !isTold(desk))))
  const premise: Premise =
    isGiven || isOnLife ? { passages: chosen, isUntold: false, isSpokenOf: false } : await weighPremise(desk, chosen)
  const { passages } = premise
  const quoted = (pericope: Passage) =>
    passages.some((found) => [found, ...found.parallels].some((one) => overlaps(one.pericope, pericope)))
  const further = clusters
    .slice(0, 16)
    .filter(({ pericope, score }) => !quoted(pericope) && score > (clusters[0]?.score ?? 0) * 0.15)
    .slice(0, 3)
    .flatMap((cluster) => cutPassage(desk, cluster, false, 4) ?? [])
  const isNamed = namedPassages(understood.question.text).length > 0
  const known = isGiven || isTurnedTo || isNamed
  const isNear =
    asked || named || premise.isSpokenOf || understood.passages.length > 0 || signals.coverage >= leastCoverage(desk)
  const isUntold =
    premise.isUntold ||
    (!(isGiven || isOnLife || isNamed || (isTurnedTo && !isTold(desk))) &&
      (await asksAfterStrangers(desk, [...passages, ...further], signals)))
  const found = passages.length > 0 && !isUntold && (known || isNear)
  return { signals, passages, further, found, isUntold }
}
