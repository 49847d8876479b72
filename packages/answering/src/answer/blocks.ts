import { composerOf } from '../compose/compose.ts'
import { type Composed, type Composer, createBudget } from '../compose/composer.ts'
import type { Block } from '../compose/draft.ts'
import { careNote, type FixedAnswer, fixedAnswer, noSuchPlace } from '../compose/fixed/fixed-answer.ts'
import { composeFixed } from '../compose/intents/fixed.ts'
import { composeOwnWords } from '../compose/intents/own-words.ts'
import { paragraph, type SentenceWriter } from '../compose/sentence-writer.ts'
import type { AnswerContext } from '../gather/answer-context.ts'
import { findKnownQuestion } from '../gather/known-questions/known-questions.ts'
import { ownWordsFor } from '../gather/own-words.ts'
import type { Understood } from '../understand/question.ts'

/** A block of an answer; what stands beside it, a word of care, takes no room from it. */
type Placed = { readonly block: Block; readonly isAside: boolean }

export type Blocks = AsyncGenerator<Placed, Composed>

type Needs = {
  open(understood: Understood): AnswerContext
  /** How much of the answer is written, as a reader counts it. */
  written(): number
  /** Two letters, for the helplines. */
  readonly region?: string
}

/**
 * Where a word of care stands that is not the answer itself. Words of danger are met first; what only sounds heavy as a whole
 * is mostly an everyday trouble: its counsel comes first, and then whom to call; a question about suicide is answered whole.
 */
type CarePlace = 'first' | 'second' | 'last'
const CARE: Readonly<Record<string, CarePlace>> = {
  'care.unnamed': 'second',
  'care.suicide': 'last',
}

/** All blocks of an answer, in their order, and whether it was known beforehand. */
export async function blocksOf(
  writer: SentenceWriter,
  { open, written, region }: Needs,
): Promise<{ readonly blocks: Blocks; readonly isFixed: boolean }> {
  const { understood, locale } = writer.context
  const helping = region === undefined ? {} : { region }
  const fixed = fixedAnswer(understood, helping)
  const found = mayBeOwn(understood, fixed) ? await ownWordsFor(writer.context) : undefined
  // What is known beforehand of a matter is a correction already; only an article says more.
  const own = fixed && found?.record.kind !== 'article' ? undefined : found
  if (!fixed && !own) await findKnownQuestion(writer.context)
  const isFixed = fixed !== undefined && !own
  const budget = createBudget(understood.question.mode === 'quick', locale.startsWith('zh'), written)
  const composer: Composer = own ? composeOwnWords(own) : composerOf(writer.context)
  const answering = isFixed ? composeFixed(writer, fixed) : composer(writer, budget)
  const { second } = understood
  const both = second && !isFixed ? besides(answering, () => firstOf({ ...writer, context: open(second) })) : answering
  const wrong = isFixed ? [] : understood.wrong.map((one) => noSuchPlace(one, understood))
  const care = careNote(understood, helping)
  const place = CARE[understood.matter ?? ''] ?? 'first'
  return { blocks: withNote(both, wrong, care === undefined ? undefined : paragraph([care]), place), isFixed }
}

/** What is known beforehand of danger, small talk and places that don't exist is said; of the rest editors may have said more. */
const mayBeOwn = ({ matter = '' }: Understood, fixed: FixedAnswer | undefined): boolean =>
  !fixed || /^(?:premise|nothing|nameless|outside)\./.test(matter)

/** An answer's blocks, and behind the first of them one more. */
async function* besides(
  blocks: AsyncGenerator<Block, Composed>,
  more: () => Promise<Block | undefined>,
): AsyncGenerator<Block, Composed> {
  let isFirst = true
  for (;;) {
    const step = await blocks.next()
    if (step.done) return step.value
    yield step.value
    const block = isFirst ? await more() : undefined
    if (block) yield block
    isFirst = false
  }
}

/** How an answer begins. */
async function firstOf(writer: SentenceWriter): Promise<Block | undefined> {
  await findKnownQuestion(writer.context)
  const step = await composerOf(writer.context)(
    writer,
    createBudget(true, false, () => 0),
  ).next()
  return step.done ? undefined : step.value
}

/** An answer's blocks behind what is said of places that don't exist, with the word of care in its place among them. */
async function* withNote(
  blocks: AsyncGenerator<Block, Composed>,
  wrong: readonly string[],
  note: Block | undefined,
  place: CarePlace,
): Blocks {
  const aside = note && { block: note, isAside: true }
  if (aside && place === 'first') yield aside
  for (const text of wrong) yield { block: paragraph([text]), isAside: false }
  for (let shown = 0; ; shown += 1) {
    const step = await blocks.next()
    if (aside && isDue(place, shown, step.done === true)) yield aside
    if (step.done) return step.value
    yield { block: step.value, isAside: false }
  }
}

/** The word of care that comes second follows the first block, or stands alone where there is none. */
const isDue = (place: CarePlace, shown: number, isEnd: boolean): boolean =>
  place === 'last' ? isEnd : place === 'second' && (shown === 1 || (isEnd && shown === 0))
