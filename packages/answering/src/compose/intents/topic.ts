import { isAboutMore } from '../../gather/answer-context.ts'
import { teachingsOf } from '../../gather/commentators/traditions.ts'
import { namedPassages } from '../../gather/counsel-topics/counsel-topics.ts'
import { englishOf, isDoctrine } from '../../gather/english.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import { isOnModernThing } from '../../gather/modern.ts'
import { counselOf, isFromLife, isOnlySubject, onlyNear } from '../../gather/passages/counsel.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { isHalfHeard, isPlainlyTold } from '../../gather/situations/turned-to.ts'
import { defineFirst, inOwnLanguage } from '../../gather/statements/definitions.ts'
import { leadingStatement } from '../../gather/statements/leading.ts'
import type { Statement } from '../../gather/statements/statements.ts'
import { asksYesOrNo } from '../../gather/telling-verses/yes-or-no.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { asHalfHeard, leadWithCounsel, leadWithSpread } from '../leads.ts'
import { comesNear, nearAtBest, nothingFound } from '../nothing.ts'
import { closingVerse, traditions, voices } from '../parts.ts'
import { type SentenceWriter, settled } from '../sentence-writer.ts'
import { composeStory } from './story.ts'
import { composeByTestament } from './testaments.ts'

/** What the Bible says about something: what it is, passages of weight from both Testaments, teachers, a step. */
export const composeTopic: Composer = async function* (writer, budget) {
  const { context } = writer
  const isPractical = context.understood.intent === 'practical'
  const isDetailed = isAboutMore(context)
  const isDoubted = asksYesOrNo(context.understood.question.text)
  // A question after one thing that somewhere happened or was said, though it names a subject.
  const counsel = counselOf(context)
  // A rent or an interview in somebody's trouble is no reason to say that Scripture has nothing on it.
  const isModern = isOnModernThing(context.understood) && !isPlainlyTold(context.understood)
  if (isDetailed && !isPractical && counsel.length === 0 && !isModern) return yield* composeStory(writer, budget)
  // What is asked of a known concern is answered by counsel; only what bears its name alone is defined.
  const isAlone = counsel.length === 0 || isOnlySubject(context)
  // « Porter sa croix » is a saying, and no gate (« porte »).
  const isSaying = namedPassages(context.understood.question.text).length > 0
  // Whoever asks for a verse wants to read one.
  const isForVerses = FOR_VERSES.test(context.understood.question.text)
  const isDefined = isAlone && !isPractical && !isDetailed && !isDoubted && !isSaying && !isForVerses
  const [gathered, definitions] = await Promise.all([
    gatherEvidence(context, { count: 5, perBook: 2, bothTestaments: true }),
    isDefined ? defineFirst(context, ['theology', 'dictionary', 'notes']) : [],
  ])
  const evidence = counsel.length > 0 ? { ...gathered, passages: counsel, further: [] } : gathered
  if (evidence.passages.length === 0 || !(evidence.found || definitions.length > 0)) {
    return yield* nothingFound(writer, evidence)
  }
  const statement =
    (isAlone || isPractical) && !isForVerses
      ? await leadingStatement(context, evidence, inOwnLanguage(context, definitions))
      : undefined
  const near = statement === undefined && counsel.length === 0 ? onlyNear(context, evidence) : undefined
  if (near) return yield* nearAtBest(writer, evidence, near)
  const first = evidence.passages.slice(0, 4)
  if (isModern && (counsel.length === 0 || statement !== undefined)) return yield* nearAtBest(writer, evidence, counsel)
  const lead = isModern ? comesNear(writer, first) : leadOn(writer, statement, counsel.length > 0, first)
  yield isHalfHeard(context.understood) || isModern ? settled(isModern ? lead : asHalfHeard(writer, lead)) : lead
  if (budget.isQuick) return yield* inBrief(writer, budget, evidence, statement !== undefined)

  const quoted = yield* composeByTestament(writer, evidence.passages, budget)
  if (budget.hasRoom('teachers')) yield* voices(writer, quoted, isPractical ? 2 : 3)
  const isTaught =
    !isPractical && context.understood.terms.some((term) => isDoctrine(englishOf(term, context.locale) ?? ''))
  if (isTaught && budget.hasRoom('traditions')) yield* traditions(writer, await teachingsOf(context))
  yield* closingVerse(writer, quoted, [
    ...evidence.passages.filter((found) => !quoted.includes(found)),
    ...evidence.further,
  ])
  return { evidence, passages: quoted }
}

const FOR_VERSES = /\bverses?\b|\bscriptures\b|\bvers[ií]culos?\b|\bversets?\b|[經经][文節节]|金句/iu

/** The statement that was found; without one, what is turned to in a known matter, or where the passages stand. */
const leadOn = (
  writer: SentenceWriter,
  statement: Statement | undefined,
  isCounsel: boolean,
  first: readonly Found[],
) => (statement === undefined && isCounsel ? leadWithCounsel(writer, first) : leadWithSpread(writer, statement, first))

/** A question from somebody's life, though its wording was taken for a story's: "why do the wicked prosper". */
export const counselFirst = (otherwise: Composer): Composer =>
  async function* (writer, budget) {
    return yield* (isFromLife(writer.context) ? composeTopic : otherwise)(writer, budget)
  }
