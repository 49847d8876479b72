import type { Kind } from '@berea/library'
import { comparePassages } from '@berea/scripture'
import { gatherEvidence } from '../../gather/gather.ts'
import { isOnNames } from '../../gather/passages/fitting.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { relativesAsked } from '../../gather/passages/relatives.ts'
import { authorAsked } from '../../gather/statements/authors.ts'
import { defineFirst, inOwnLanguage } from '../../gather/statements/definitions.ts'
import { leadingStatement } from '../../gather/statements/leading.ts'
import { explainBy, type Statement } from '../../gather/statements/statements.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { leadInWords, leadWithPlace, leadWithRelatives } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { readOn, scripture, stated, voices } from '../parts.ts'
import { paragraph, settled } from '../sentence-writer.ts'

const KINDS: readonly Kind[] = ['people-places', 'dictionary', 'theology', 'notes']

/** Key passages of a life, and the share of the first one's weight that the others must have. */
const MOST = 4
const ON_IT = 0.22

/** A person, a place, a thing, a people or a feast: what the dictionary says, then the key passages in their order. */
export const composeSubject: Composer = async function* (writer, budget) {
  const { context } = writer
  const evidence = await gatherEvidence(context, { count: 4, perBook: 3 })
  const [main] = evidence.passages
  const places = main ? [main, ...main.parallels].map(({ passage }) => passage) : []
  const defined = await defineFirst(context, KINDS, { places })
  const isDefined = defined.length > 0
  if (!main || !(evidence.found || isDefined)) return yield* nothingFound(writer, evidence)
  // What only an entry in another language says stands after Scripture, unless nothing of Scripture was found.
  const own = inOwnLanguage(context, defined)
  const definitions = evidence.found ? own : defined
  const notes = await explainBy(context, main.pericope, ['notes'], context.words, 3)
  const [relatives, author] = await Promise.all([relativesAsked(context), authorAsked(context)])
  const isTold = relatives.length > 0
  const statement = isTold ? undefined : (author ?? (await leadingStatement(context, evidence, definitions)))
  const lead = isTold
    ? leadWithRelatives(writer, relatives)
    : (leadInWords(writer, statement, main) ??
      leadWithPlace(writer, statement, author ? undefined : main, context.understood.intent === 'person'))
  // What a dictionary says of somebody is sure, whichever passage tells of them.
  const isSure = isTold || author !== undefined || statement?.kind === 'definition'
  yield isSure ? settled(lead) : lead
  if (budget.isQuick) return yield* inBrief(writer, budget, evidence, isTold || statement !== undefined)

  yield writer.heading(writer.sentences.heading.scripture)
  const chosen = evidence.passages
    .filter((found) => found === main || (found.score > main.score * ON_IT && isOnNames(context, found.pericope)))
    .slice(0, MOST)
  const quoted: Found[] = []
  // A life is read in its order; the passage that the answer turns on is never the one left out.
  for (const found of chosen.toSorted((a, b) => comparePassages(a.passage, b.passage))) {
    if (quoted.length > 0 && found !== main && !budget.hasRoom('scripture')) continue
    yield* scripture(writer, [found])
    quoted.push(found)
  }
  const isNew = ({ section }: Statement) =>
    section.id !== statement?.section.id && section.work !== statement?.section.work
  const remark = [...own, ...inOwnLanguage(context, notes)].find(isNew)
  const foreign = own.length === 0 ? defined.find(isNew) : undefined
  for (const one of [remark, foreign]) if (one) yield paragraph(...stated(writer, one))
  if (budget.hasRoom('teachers')) yield* voices(writer, [main], 2)
  yield* readOn(writer, main, [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}

/** "Who were the sons of Isaac?" asks after kin, whatever else its wording was taken for. */
export const kinFirst = (otherwise: Composer): Composer =>
  async function* (writer, budget) {
    const isOnKin = (await relativesAsked(writer.context)).length > 0
    return yield* (isOnKin ? composeSubject : otherwise)(writer, budget)
  }
