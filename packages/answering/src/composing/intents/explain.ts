import { gatherEvidence } from '../../evidence/gather.ts'
import { leadingStatement } from '../../evidence/leading.ts'
import { explainBy } from '../../evidence/statements.ts'
import { hearTeachers } from '../../evidence/teachers.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { leadWithPlace } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, FOR_TRANSLATORS, kinOf, readOn, scripture, teachers } from '../parts.ts'
import { paragraph } from '../pen.ts'

/** What a passage or a saying means: the passage, then what is said of its parts in their order, then others. */
export const composeExplanation: Composer = async function* (pen, budget) {
  const { desk } = pen
  const evidence = await gatherEvidence(desk, { count: 4, perBook: 2 })
  const [main, ...others] = evidence.passages
  if (!main || !evidence.found) return yield* nothingFound(pen, evidence)
  const notes = await explainBy(desk, main.passage, ['notes'], desk.words, 8)
  const statement = (await leadingStatement(desk, evidence)) ?? notes[0]
  yield leadWithPlace(pen, statement, main, false)
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, statement !== undefined)

  yield pen.heading(pen.sentences.heading.scripture)
  yield* scripture(pen, [main])
  const remarks = notes
    .filter(
      ({ section, share }) =>
        section.id !== statement?.section.id && (share > 0 || !FOR_TRANSLATORS.test(section.work)),
    )
    .slice(0, 3)
    .sort((a, b) => (a.section.passages[0]?.first.verse ?? 0) - (b.section.passages[0]?.first.verse ?? 0))
  if (remarks.length > 1) yield pen.heading(pen.sentences.heading.notes)
  for (const remark of remarks) yield paragraph(attributed(pen, remark))
  const second = kinOf(pen, main, others).slice(0, 2)
  const quoted = [main]
  for (const found of second) {
    if (!budget.hasRoom('scripture')) break
    if (quoted.length === 1) yield pen.heading(pen.sentences.heading.elsewhere)
    yield* scripture(pen, [found])
    quoted.push(found)
  }
  if (budget.hasRoom('teachers')) yield* teachers(pen, await hearTeachers(desk, [main.passage], 3))
  yield* readOn(pen, main, [...others.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}
