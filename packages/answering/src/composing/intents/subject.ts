import type { Kind } from '@berea/library'
import { comparePassages } from '@berea/scripture'
import { gatherEvidence } from '../../evidence/gather.ts'
import { isOnNames } from '../../evidence/passages/fitting.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { relativesAsked } from '../../evidence/passages/relatives.ts'
import { authorAsked } from '../../evidence/statements/authors.ts'
import { defineFirst, inOwnLanguage } from '../../evidence/statements/definitions.ts'
import { leadingStatement } from '../../evidence/statements/leading.ts'
import { explainBy, type Statement } from '../../evidence/statements/statements.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { asLikeliest, leadInWords, leadWithPlace, leadWithRelatives } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { readOn, scripture, stated, voices } from '../parts.ts'
import { paragraph } from '../pen.ts'

const KINDS: readonly Kind[] = ['people-places', 'dictionary', 'theology', 'notes']

/** Key passages of a life, and the share of the first one's weight that the others must have. */
const MOST = 4
const ON_IT = 0.22

/** A person, a place, a thing, a people or a feast: what the dictionary says, then the key passages in their order. */
export const composeSubject: Composer = async function* (pen, budget) {
  const { desk } = pen
  const evidence = await gatherEvidence(desk, { count: 4, perBook: 3 })
  const [main] = evidence.passages
  const places = main ? [main, ...main.parallels].map(({ passage }) => passage) : []
  const defined = await defineFirst(desk, KINDS, { places })
  const isDefined = defined.length > 0 && !evidence.isUntold
  if (!main || !(evidence.found || isDefined)) return yield* nothingFound(pen, evidence)
  // What only an entry in another language says stands after Scripture, unless nothing of Scripture was found.
  const own = inOwnLanguage(desk, defined)
  const definitions = evidence.found ? own : defined
  const notes = await explainBy(desk, main.pericope, ['notes'], desk.words, 3)
  const [relatives, author] = await Promise.all([relativesAsked(desk), authorAsked(desk)])
  const isTold = relatives.length > 0
  const statement = isTold ? undefined : (author ?? (await leadingStatement(desk, evidence, definitions)))
  const lead = isTold
    ? leadWithRelatives(pen, relatives)
    : (leadInWords(pen, statement, main) ??
      leadWithPlace(pen, statement, author ? undefined : main, desk.understood.intent === 'person'))
  // What a dictionary says of somebody is sure, whichever passage tells of them.
  const isSure = evidence.isClear || isTold || author !== undefined || statement?.kind === 'definition'
  yield isSure ? lead : asLikeliest(pen, lead)
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, isTold || statement !== undefined)

  yield pen.heading(pen.sentences.heading.scripture)
  const chosen = evidence.passages
    .filter((found) => found === main || (found.score > main.score * ON_IT && isOnNames(desk, found.pericope)))
    .slice(0, MOST)
  const quoted: Found[] = []
  // A life is read in its order; the passage that the answer turns on is never the one left out.
  for (const found of chosen.toSorted((a, b) => comparePassages(a.passage, b.passage))) {
    if (quoted.length > 0 && found !== main && !budget.hasRoom('scripture')) continue
    yield* scripture(pen, [found])
    quoted.push(found)
  }
  const isNew = ({ section }: Statement) =>
    section.id !== statement?.section.id && section.work !== statement?.section.work
  const remark = [...own, ...inOwnLanguage(desk, notes)].find(isNew)
  const foreign = own.length === 0 ? defined.find(isNew) : undefined
  for (const one of [remark, foreign]) if (one) yield paragraph(...stated(pen, one))
  if (budget.hasRoom('teachers')) yield* voices(pen, [main], 2)
  yield* readOn(pen, main, [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}

/** "Who were the sons of Isaac?" asks after kin, whatever else its wording was taken for. */
export const kinFirst = (otherwise: Composer): Composer =>
  async function* (pen, budget) {
    const isOnKin = (await relativesAsked(pen.desk)).length > 0
    return yield* (isOnKin ? composeSubject : otherwise)(pen, budget)
  }
