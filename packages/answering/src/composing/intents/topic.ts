import { classicPassages } from '../../evidence/concerns.ts'
import { defineFirst, inOwnLanguage } from '../../evidence/definitions.ts'
import { isAboutMore } from '../../evidence/desk.ts'
import { englishOf, isDoctrine } from '../../evidence/english.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import { leadingStatement } from '../../evidence/leading.ts'
import { teachingsOf } from '../../evidence/traditions.ts'
import { asksYesOrNo } from '../../evidence/yes-or-no.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { leadWithSpread } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { takeAlong, traditions, voices } from '../parts.ts'
import { composeStory } from './story.ts'
import { composeByTestament } from './testaments.ts'

/** What the Bible says about something: what it is, passages of weight from both Testaments, teachers, a step. */
export const composeTopic: Composer = async function* (pen, budget) {
  const { desk } = pen
  const isPractical = desk.understood.intent === 'practical'
  const isDetailed = isAboutMore(desk)
  const isDoubted = asksYesOrNo(desk.understood.question.text)
  // A question after one thing that somewhere happened or was said, though it names a subject.
  if (isDetailed && !isPractical && classicPassages(desk.understood.question.text).length === 0) {
    return yield* composeStory(pen, budget)
  }
  const [evidence, definitions] = await Promise.all([
    gatherEvidence(desk, { count: 5, perBook: 2, bothTestaments: true }),
    isPractical || isDetailed || isDoubted ? [] : defineFirst(desk, ['theology', 'dictionary', 'notes']),
  ])
  if (evidence.passages.length === 0 || !(evidence.found || definitions.length > 0)) {
    return yield* nothingFound(pen, evidence)
  }
  const statement = await leadingStatement(desk, evidence, inOwnLanguage(desk, definitions))
  yield leadWithSpread(pen, statement, evidence.passages.slice(0, 4))
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, statement !== undefined)

  const quoted = yield* composeByTestament(pen, evidence.passages, budget)
  if (budget.hasRoom('teachers')) yield* voices(pen, quoted, isPractical ? 2 : 3)
  const isTaught = desk.understood.terms.some((term) => isDoctrine(englishOf(term, desk.locale) ?? ''))
  if (isTaught && budget.hasRoom('traditions')) yield* traditions(pen, await teachingsOf(desk))
  yield* takeAlong(pen, quoted, [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}
