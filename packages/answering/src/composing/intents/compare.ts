import { gatherEvidence } from '../../evidence/gather.ts'
import { answerToTheSame, define, explainBy, fromFullText } from '../../evidence/statements.ts'
import { hearTeachers } from '../../evidence/teachers.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { leadWithSpread } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, named, readOn, scripture, teachers } from '../parts.ts'
import { paragraph } from '../pen.ts'
import { leadingStatement } from './story.ts'

/** Two things side by side: what each is, the passages of both, what the notes make of them together. */
export const composeComparison: Composer = async function* (pen, budget) {
  const { desk } = pen
  const sides = desk.understood.sides ?? []
  const [evidence, ...definitions] = await Promise.all([
    gatherEvidence(desk, { count: 5, perBook: 2 }),
    ...sides.map((side) => define(desk, side, ['people-places', 'theology', 'dictionary', 'notes'], 1)),
  ])
  const [main, ...others] = evidence.passages
  if (!main || !(evidence.found || definitions.flat().length > 1)) return yield* nothingFound(pen, evidence)
  const both = definitions.flatMap(([first]) => first ?? [])
  const notes = await explainBy(desk, main.pericope, ['notes'], desk.words, 3)
  const asked = await answerToTheSame(desk, evidence.signals, main.pericope)
  if (both.length === 2 && !asked) {
    yield paragraph(
      ...both.map((statement) => attributed(pen, statement)),
      pen.mark(
        pen.sentences.among,
        evidence.passages.slice(0, 3).flatMap((found) => named(pen, found)),
      ),
    )
  } else {
    const statement = leadingStatement(
      asked,
      notes,
      fromFullText(desk, evidence.signals, ['notes', 'theology', 'people-places']),
      main,
    )
    yield leadWithSpread(pen, statement, evidence.passages.slice(0, 4))
  }
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, true)

  yield pen.heading(pen.sentences.heading.scripture)
  const quoted = [main]
  yield* scripture(pen, [main])
  for (const found of others) {
    if (!budget.hasRoom('scripture')) break
    yield* scripture(pen, [found])
    quoted.push(found)
  }
  const [note] = notes.filter(({ share }) => share > 0.2)
  if (note) yield paragraph(attributed(pen, note))
  if (budget.hasRoom('teachers'))
    yield* teachers(
      pen,
      await hearTeachers(
        desk,
        quoted.map(({ passage }) => passage),
        2,
      ),
    )
  yield* readOn(pen, main, [...others.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}
