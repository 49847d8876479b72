import { gatherEvidence } from '../../evidence/gather.ts'
import { bearsOn } from '../../evidence/passages/fitting.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { leadingStatement } from '../../evidence/statements/leading.ts'
import { explainBy } from '../../evidence/statements/statements.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { asLikeliest, leadInWords, leadWithPlace } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, readOn, scripture, voices } from '../parts.ts'
import { paragraph } from '../pen.ts'

/**
 * What happened and why, who did it, how many there were: the one sentence that answers, its place
 * in the story, the story itself, what the notes explain, other passages, teachers.
 */
export const composeStory: Composer = async function* (pen, budget) {
  const { desk } = pen
  const evidence = await gatherEvidence(desk, { count: 4, perBook: 3 })
  const [main, ...others] = evidence.passages
  if (!main || !evidence.found) return yield* nothingFound(pen, evidence)
  const notes = await explainBy(desk, main.pericope, ['notes'], desk.words, 4)
  const statement = await leadingStatement(desk, evidence)
  const isEvent = desk.understood.intent === 'event'
  const lead = leadInWords(pen, statement, main) ?? leadWithPlace(pen, statement, main, isEvent)
  yield evidence.isClear ? lead : asLikeliest(pen, lead)
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, statement !== undefined)

  yield pen.heading(pen.sentences.heading.scripture)
  yield* scripture(pen, [main])
  const remark = notes.find(({ section, share }) => share > 0.1 && section.id !== statement?.section.id)
  if (remark) yield paragraph(attributed(pen, remark))
  const second = others.filter(
    ({ score, pericope }) => score > main.score * 0.25 && (score > main.score * 0.75 || bearsOn(desk, pericope)),
  )
  const quoted: Found[] = [main]
  for (const found of second) {
    if (!budget.hasRoom('scripture')) break
    if (quoted.length === 1) yield pen.heading(pen.sentences.heading.elsewhere)
    yield* scripture(pen, [found])
    quoted.push(found)
  }
  if (budget.hasRoom('teachers')) yield* voices(pen, [main], 3)
  yield* readOn(
    pen,
    main,
    [...others.filter((found) => !quoted.includes(found)), ...evidence.further].filter((found) =>
      bearsOn(desk, found.pericope),
    ),
  )
  return { evidence, passages: quoted }
}
