import type { Kind, Library } from '@berea/library'
import { overlaps, type Passage } from '@berea/scripture'
import { passageOf } from '../compose/own-words/grounds.ts'
import { openContext } from '../gather/answer-context.ts'
import type { QuestionEncoder } from '../gather/by-meaning.ts'
import { gatherEvidence } from '../gather/gather.ts'
import type { Found } from '../gather/passages/passages.ts'
import { readFound } from '../gather/reading.ts'
import { understand } from '../understand/understand.ts'
import { byItself } from '../work.ts'
import { bearsOnStatement } from './bearing.ts'
import type { Given, Statement } from './statements.ts'

/** How a passage stands to a statement; undefined where that cannot be told. */
export const SORTS = ['supports', 'limits', 'opposes'] as const
export type Sort = (typeof SORTS)[number]
export type Bearing = { readonly found: Found; readonly sort?: Sort }

/** A statement with what Scripture says on it beside what its answer had cited. */
export type Weighed = { readonly statement: Statement; readonly bearings: readonly Bearing[] }

/** Passages that stand below one statement, and those that are looked at for it beside what the answer had cited. */
const MOST = 3
const LOOKED_AT = 6

type Needs = {
  readonly given: Given
  readonly library: Library
  readonly without: readonly Kind[]
  readonly encoder?: QuestionEncoder
  /** What the answer cited, stands below another statement, or is not for whoever asked. */
  readonly isTaken: (passage: Passage) => boolean
}

/**
 * Searches anew for one statement. Of what is found only what our editors let the sentence rest on is known to support it;
 * how the rest stands to it is for a reader, or a model, to say.
 */
export const weigh = (statement: Statement, needs: Needs): Promise<Weighed> => byItself(() => search(statement, needs))

async function search(statement: Statement, needs: Needs): Promise<Weighed> {
  const { given, library, without, encoder, isTaken } = needs
  const { editions, tradition } = given.question
  const question = {
    text: statement.text,
    locale: given.locale,
    tradition,
    mode: 'deep' as const,
    ...(editions && { editions }),
  }
  // What is said of a danger is no cry, and what is said of a mistake does not make it.
  const { matter: _ofAsker, ...asked } = understand(question)
  const understood = { ...asked, locale: given.locale }
  const context = openContext(understood, library, without, encoder && { encoder })
  const known = statement.rests
    .flatMap((ground) => ('passages' in ground ? ground.passages : []))
    .flatMap((reference) => passageOf(reference) ?? [])
    .flatMap((passage) => readFound(context, passage) ?? [])
    .map((found): Bearing => ({ found, sort: 'supports' }))
  const count = LOOKED_AT + given.citations.length
  const evidence = await gatherEvidence(context, { count, perBook: 2, bothTestaments: false })
  const bearings: Bearing[] = []
  const isFree = ({ passage }: Found) =>
    bearings.length < MOST && !bearings.some(({ found }) => overlaps(found.passage, passage)) && !isTaken(passage)
  for (const one of known) if (isFree(one.found)) bearings.push(one)
  for (const found of evidence.passages)
    if (isFree(found) && (await bearsOnStatement(context, evidence, found))) bearings.push({ found })
  return { statement, bearings }
}
