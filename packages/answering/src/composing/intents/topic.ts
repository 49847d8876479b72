import { asksYesOrNo } from '../../evidence/asked/yes-or-no.ts'
import { namedPassages } from '../../evidence/concerns/concerns.ts'
import { isAboutMore } from '../../evidence/desk.ts'
import { englishOf, isDoctrine } from '../../evidence/english.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import { isOnModernThing } from '../../evidence/modern.ts'
import { counselOf, isFromLife, isOnlySubject, onlyNear } from '../../evidence/passages/counsel.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { isHalfHeard, isPlainlyTold } from '../../evidence/situations/turned-to.ts'
import { defineFirst, inOwnLanguage } from '../../evidence/statements/definitions.ts'
import { leadingStatement } from '../../evidence/statements/leading.ts'
import type { Statement } from '../../evidence/statements/statements.ts'
import { teachingsOf } from '../../evidence/voices/traditions.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { asHalfHeard, leadWithCounsel, leadWithSpread } from '../leads.ts'
import { comesNear, nearAtBest, nothingFound } from '../nothing.ts'
import { takeAlong, traditions, voices } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { composeStory } from './story.ts'
import { composeByTestament } from './testaments.ts'

/** What the Bible says about something: what it is, passages of weight from both Testaments, teachers, a step. */
export const composeTopic: Composer = async function* (pen, budget) {
  const { desk } = pen
  const isPractical = desk.understood.intent === 'practical'
  const isDetailed = isAboutMore(desk)
  const isDoubted = asksYesOrNo(desk.understood.question.text)
  // A question after one thing that somewhere happened or was said, though it names a subject.
  const counsel = counselOf(desk)
  // A rent or an interview in somebody's trouble is no reason to say that Scripture has nothing on it.
  const isModern = isOnModernThing(desk.understood) && !isPlainlyTold(desk.understood)
  if (isDetailed && !isPractical && counsel.length === 0 && !isModern) return yield* composeStory(pen, budget)
  // What is asked of a known concern is answered by counsel; only what bears its name alone is defined.
  const isAlone = counsel.length === 0 || isOnlySubject(desk)
  // « Porter sa croix » is a saying, and no gate (« porte »).
  const isSaying = namedPassages(desk.understood.question.text).length > 0
  // Whoever asks for a verse wants to read one.
  const isForVerses = FOR_VERSES.test(desk.understood.question.text)
  const isDefined = isAlone && !isPractical && !isDetailed && !isDoubted && !isSaying && !isForVerses
  const [gathered, definitions] = await Promise.all([
    gatherEvidence(desk, { count: 5, perBook: 2, bothTestaments: true }),
    isDefined ? defineFirst(desk, ['theology', 'dictionary', 'notes']) : [],
  ])
  const evidence = counsel.length > 0 ? { ...gathered, passages: counsel, further: [] } : gathered
  if (evidence.passages.length === 0 || !(evidence.found || (definitions.length > 0 && !evidence.isUntold))) {
    return yield* nothingFound(pen, evidence)
  }
  const statement =
    (isAlone || isPractical) && !isForVerses
      ? await leadingStatement(desk, evidence, inOwnLanguage(desk, definitions))
      : undefined
  const near = statement === undefined && counsel.length === 0 ? onlyNear(desk, evidence) : undefined
  if (near) return yield* nearAtBest(pen, evidence, near)
  const first = evidence.passages.slice(0, 4)
  if (isModern && (counsel.length === 0 || statement !== undefined)) return yield* nearAtBest(pen, evidence, counsel)
  const lead = isModern ? comesNear(pen, first) : leadOn(pen, statement, counsel.length > 0, first)
  yield isHalfHeard(desk.understood) ? asHalfHeard(pen, lead) : lead
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, statement !== undefined)

  const quoted = yield* composeByTestament(pen, evidence.passages, budget)
  if (budget.hasRoom('teachers')) yield* voices(pen, quoted, isPractical ? 2 : 3)
  const isTaught = !isPractical && desk.understood.terms.some((term) => isDoctrine(englishOf(term, desk.locale) ?? ''))
  if (isTaught && budget.hasRoom('traditions')) yield* traditions(pen, await teachingsOf(desk))
  yield* takeAlong(pen, quoted, [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}

const FOR_VERSES = /\bverses?\b|\bscriptures\b|\bvers[ií]culos?\b|\bversets?\b|[經经][文節节]|金句/iu

/** The statement that was found; without one, what is turned to in a known matter, or where the passages stand. */
const leadOn = (pen: Pen, statement: Statement | undefined, isCounsel: boolean, first: readonly Found[]) =>
  statement === undefined && isCounsel ? leadWithCounsel(pen, first) : leadWithSpread(pen, statement, first)

/** A question from somebody's life, though its wording was taken for a story's: "why do the wicked prosper". */
export const counselFirst = (otherwise: Composer): Composer =>
  async function* (pen, budget) {
    return yield* (isFromLife(pen.desk) ? composeTopic : otherwise)(pen, budget)
  }
