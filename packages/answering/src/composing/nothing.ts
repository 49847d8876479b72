import { BOOK_CODES, bookPassage } from '@berea/scripture'
import type { Desk } from '../evidence/desk.ts'
import type { Evidence } from '../evidence/gather.ts'
import { isOnNames } from '../evidence/passages/fitting.ts'
import type { Found } from '../evidence/passages/passages.ts'
import { readFound } from '../evidence/reading.ts'
import { readPassages } from '../evidence/references.ts'
import { saysOwn, tellsOfOwn } from '../evidence/situations/tells-of-own.ts'
import type { Composed } from './composer.ts'
import type { Block } from './draft.ts'
import { asHalfHeard, leadWithCounsel } from './leads.ts'
import { named, scripture } from './parts.ts'
import { type Pen, paragraph } from './pen.ts'

/** Nothing good: said in a sentence, with what comes nearest as no more than that, and how to ask. */
export async function* nothingFound(pen: Pen, evidence: Evidence): AsyncGenerator<Block, Composed> {
  const { sentences, desk } = pen
  if (evidence.passages.length === 0 && !hasBible(desk)) {
    yield paragraph([pen.say(sentences.noBible)])
    return { evidence, passages: [], isNear: true }
  }
  if (evidence.isUntold) {
    const near = evidence.passages.filter(({ pericope }) => isOnNames(desk, pericope))
    return yield* nearAtBest(pen, evidence, near.slice(0, 1))
  }
  if (isOnOwnLife(desk) && saysOwn(desk.understood)) return yield* comfort(pen, evidence)
  const [near] = isOnOwnLife(desk) ? [] : evidence.passages
  const mark = near ? named(pen, near) : []
  yield paragraph([pen.say(sentences.nothing)], mark.length > 0 ? pen.mark(sentences.nearest, mark) : undefined, [
    pen.say(sentences.howToAsk),
  ])
  if (near && desk.understood.question.mode !== 'quick') yield* scripture(pen, [near])
  return { evidence, passages: near ? [near] : [], isNear: true }
}

/** Whoever tells of their own life is spared a passage in which words only met: it may be any. */
const isOnOwnLife = ({ understood, names }: Desk): boolean => names.length === 0 && tellsOfOwn(understood)

/** Turned to in any trouble, by whoever has not understood which. */
const IN_ANY_TROUBLE = readPassages('MAT 11:28-30; PSA 34:18; 1PE 5:7; PSA 46:1')

/** Somebody has told what no passage is known for, and asked nothing: it is said that it may not be understood, and what comforts many. */
async function* comfort(pen: Pen, evidence: Evidence): AsyncGenerator<Block, Composed> {
  const passages = IN_ANY_TROUBLE.flatMap((passage) => readFound(pen.desk, passage) ?? [])
  yield asHalfHeard(pen, leadWithCounsel(pen, passages))
  if (pen.desk.understood.question.mode !== 'quick') yield* scripture(pen, passages.slice(0, 2))
  return { evidence, passages, isNear: true }
}

/** Is there a Bible to quote? One whose files could not be read is still on the list, and has no book. */
export function hasBible({ edition, editions, library }: Desk): boolean {
  return [edition, ...editions].some(
    (one) => one && BOOK_CODES.some((book) => library.passage(one.id, bookPassage(book)) !== undefined),
  )
}

/** Passages that are named in a first sentence. */
const NAMED = 3

/** Passages that are named where none speaks of the matter. */
const NEAR = 2

/** What is said first where the matter itself stands nowhere: that it does not, and which passages come near. */
export function comesNear(pen: Pen, passages: readonly Found[]): Block {
  return paragraph(
    pen.mark(
      pen.sentences.onlyNear,
      passages.slice(0, NAMED).flatMap((found) => named(pen, found)),
    ),
  )
}

/** Where words have only met: said so first, then what comes near, if anything does, and no more made of it. */
export function* nearAtBest(pen: Pen, evidence: Evidence, near: readonly Found[]): Generator<Block, Composed> {
  const { sentences, desk } = pen
  const passages = isOnOwnLife(desk) ? [] : near.slice(0, NEAR)
  const marks = passages.flatMap((found) => named(pen, found))
  yield paragraph(marks.length > 0 ? pen.mark(sentences.onlyNear, marks) : [pen.say(sentences.nothing)], [
    pen.say(sentences.howToAsk),
  ])
  if (desk.understood.question.mode !== 'quick') yield* scripture(pen, passages)
  return { evidence, passages, isNear: true }
}
