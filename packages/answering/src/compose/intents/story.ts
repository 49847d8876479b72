import { gatherEvidence } from '../../gather/gather.ts'
import { bearsOn } from '../../gather/passages/fitting.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { leadingStatement } from '../../gather/statements/leading.ts'
import { explainBy } from '../../gather/statements/statements.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { leadInWords, leadWithPlace } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, readOn, scripture, voices } from '../parts.ts'
import { paragraph, settled } from '../sentence-writer.ts'

/**
 * What happened and why, who did it, how many there were: the one sentence that answers, its place
 * in the story, the story itself, what the notes explain, other passages, teachers.
 */
export const composeStory: Composer = async function* (writer, budget) {
  const { context } = writer
  const evidence = await gatherEvidence(context, { count: 4, perBook: 3 })
  const [main, ...others] = evidence.passages
  if (!main || !evidence.found) return yield* nothingFound(writer, evidence)
  const notes = await explainBy(context, main.pericope, ['notes'], context.words, 4)
  const statement = await leadingStatement(context, evidence)
  const isEvent = context.understood.intent === 'event'
  const lead = leadInWords(writer, statement, main) ?? leadWithPlace(writer, statement, main, isEvent)
  yield context.understood.answered === undefined ? lead : settled(lead)
  if (budget.isQuick) return yield* inBrief(writer, budget, evidence, statement !== undefined)

  yield writer.heading(writer.sentences.heading.scripture)
  yield* scripture(writer, [main])
  const remark = notes.find(({ section, share }) => share > 0.1 && section.id !== statement?.section.id)
  if (remark) yield paragraph(attributed(writer, remark))
  const second = others.filter(
    ({ score, pericope }) => score > main.score * 0.25 && (score > main.score * 0.75 || bearsOn(context, pericope)),
  )
  const quoted: Found[] = [main]
  for (const found of second) {
    if (!budget.hasRoom('scripture')) break
    if (quoted.length === 1) yield writer.heading(writer.sentences.heading.elsewhere)
    yield* scripture(writer, [found])
    quoted.push(found)
  }
  if (budget.hasRoom('teachers')) yield* voices(writer, [main], 3)
  yield* readOn(
    writer,
    main,
    [...others.filter((found) => !quoted.includes(found)), ...evidence.further].filter((found) =>
      bearsOn(context, found.pericope),
    ),
  )
  return { evidence, passages: quoted }
}
