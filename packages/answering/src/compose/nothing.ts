import { BOOK_CODES, bookPassage } from '@berea/scripture'
import type { AnswerContext } from '../gather/answer-context.ts'
import type { Evidence } from '../gather/gather.ts'
import type { Found } from '../gather/passages/passages.ts'
import { readFound } from '../gather/reading.ts'
import { readPassages } from '../gather/references.ts'
import { saysOwn, tellsOfOwn } from '../gather/situations/tells-of-own.ts'
import type { Composed } from './composer.ts'
import type { Block } from './draft.ts'
import { asHalfHeard, leadWithCounsel } from './leads.ts'
import { named, scripture } from './parts.ts'
import { paragraph, type SentenceWriter, settled } from './sentence-writer.ts'

/** Nothing good: said in a sentence, with what comes nearest as no more than that, and how to ask. */
export async function* nothingFound(writer: SentenceWriter, evidence: Evidence): AsyncGenerator<Block, Composed> {
  const { sentences, context } = writer
  if (evidence.passages.length === 0 && !hasBible(context)) {
    yield settled(paragraph([writer.say(sentences.noBible)]))
    return { evidence, passages: [], isNear: true }
  }
  if (isOnOwnLife(context) && saysOwn(context.understood)) return yield* comfort(writer, evidence)
  const [near] = isOnOwnLife(context) ? [] : evidence.passages
  const mark = near ? named(writer, near) : []
  yield settled(
    paragraph([writer.say(sentences.nothing)], mark.length > 0 ? writer.mark(sentences.nearest, mark) : undefined, [
      writer.say(sentences.howToAsk),
    ]),
  )
  if (near && context.understood.question.mode !== 'quick') yield* scripture(writer, [near])
  return { evidence, passages: near ? [near] : [], isNear: true }
}

/** Whoever tells of their own life is spared a passage in which words only met: it may be any. */
const isOnOwnLife = ({ understood, names }: AnswerContext): boolean => names.length === 0 && tellsOfOwn(understood)

/** Turned to in any trouble, by whoever has not understood which. */
const IN_ANY_TROUBLE = readPassages('MAT 11:28-30; PSA 34:18; 1PE 5:7; PSA 46:1')

/** Somebody has told what no passage is known for, and asked nothing: it is said that it may not be understood, and what comforts many. */
async function* comfort(writer: SentenceWriter, evidence: Evidence): AsyncGenerator<Block, Composed> {
  const passages = IN_ANY_TROUBLE.flatMap((passage) => readFound(writer.context, passage) ?? [])
  yield settled(asHalfHeard(writer, leadWithCounsel(writer, passages)))
  if (writer.context.understood.question.mode !== 'quick') yield* scripture(writer, passages.slice(0, 2))
  return { evidence, passages, isNear: true }
}

/** Is there a Bible to quote? One whose files could not be read is still on the list, and has no book. */
export function hasBible({ edition, editions, library }: AnswerContext): boolean {
  return [edition, ...editions].some(
    (one) => one && BOOK_CODES.some((book) => library.passage(one.id, bookPassage(book)) !== undefined),
  )
}

/** Passages that are named in a first sentence. */
const _NAMED = 3

/** Passages that are named where none speaks of the matter. */
const NEAR = 2

/** Where words have only met: said so first, then what comes near, if anything does, and no more made of it. */
export function* nearAtBest(
  writer: SentenceWriter,
  evidence: Evidence,
  near: readonly Found[],
): Generator<Block, Composed> {
  const { sentences, context } = writer
  const passages = isOnOwnLife(context) ? [] : near.slice(0, NEAR)
  const marks = passages.flatMap((found) => named(writer, found))
  yield settled(
    paragraph(marks.length > 0 ? writer.mark(sentences.onlyNear, marks) : [writer.say(sentences.nothing)], [
      writer.say(sentences.howToAsk),
    ]),
  )
  if (context.understood.question.mode !== 'quick') yield* scripture(writer, passages)
  return { evidence, passages, isNear: true }
}
