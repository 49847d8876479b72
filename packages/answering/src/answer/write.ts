import type { Kind, Library, Section } from '@berea/library'
import { formatUsfm, type Passage } from '@berea/scripture'
import { createChecker } from '../check/check.ts'
import { composerOf } from '../compose/compose.ts'
import { type Composed, createBudget, lengthOf } from '../compose/composer.ts'
import type { Block } from '../compose/draft.ts'
import { careNote, fixedAnswer, noSuchPlace } from '../compose/fixed/fixed-answer.ts'
import { followUps } from '../compose/follow-ups.ts'
import { composeFixed } from '../compose/intents/fixed.ts'
import { createPrinter } from '../compose/print.ts'
import { openWriter, paragraph, type SentenceWriter } from '../compose/sentence-writer.ts'
import type { AnswerEvent, Citation } from '../events.ts'
import { openContext } from '../gather/answer-context.ts'
import type { QuestionEncoder } from '../gather/by-meaning.ts'
import { commentatorsConsulted } from '../gather/consulted.ts'
import { findKnownQuestion } from '../gather/known-questions/known-questions.ts'
import { relatedTo } from '../gather/related.ts'
import { isNotHere } from '../gather/situations/needs.ts'
import type { Understood } from '../understand/question.ts'
import { createWork, type Work } from '../work.ts'
import { firstText } from './first-texts.ts'

export type WriteOptions = {
  readonly signal?: AbortSignal
  readonly work?: Work
  /** Works of these kinds are left out, as the evaluation needs it. */
  readonly without?: readonly Kind[]
  /** Two letters, for the helplines. */
  readonly region?: string
  readonly encoder?: QuestionEncoder
}

/**
 * An understood question answered by the composer: blocks are composed, their quotations checked,
 * then shown with their citations. Ends with exactly one `ended`, when stopped as when done.
 */
export async function* writeAnswer(
  understood: Understood,
  library: Library,
  options: WriteOptions = {},
): AsyncGenerator<AnswerEvent> {
  const first = firstText()
  try {
    for await (const event of writing(understood, library, options)) {
      yield event
      if (event.type === 'text') await first.shown()
    }
  } finally {
    first.ended()
  }
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

async function* writing(
  understood: Understood,
  library: Library,
  { signal, work = createWork(), without = [], region, encoder }: WriteOptions,
): AsyncGenerator<AnswerEvent> {
  const context = openContext(understood, library, without, { work, ...(encoder && { encoder }) })
  const writer = openWriter(context)
  const checker = createChecker((id) => library.section(id), isNotHere(understood))
  const printer = createPrinter(context.locale, writer.sentences.converted)
  let written = 0
  const budget = createBudget(understood.question.mode === 'quick', context.locale.startsWith('zh'), () => written)
  const cited: Citation[] = []
  let told = 0
  yield { type: 'status', doing: 'searching' }

  const helping = region === undefined ? {} : { region }
  const fixed = fixedAnswer(understood, helping)
  if (!fixed) await findKnownQuestion(context)
  const second = fixed
    ? undefined
    : understood.second && openContext(understood.second, library, without, { work, ...(encoder && { encoder }) })
  const answering = fixed ? composeFixed(writer, fixed) : composerOf(context)(writer, budget)
  const blocks = second ? besides(answering, () => firstOf({ ...writer, context: second })) : answering
  const wrong = fixed ? [] : understood.wrong.map((wrong) => noSuchPlace(wrong, understood))
  const care = careNote(understood, helping)
  const note = care === undefined ? undefined : paragraph([care])
  const place = CARE[understood.matter ?? ''] ?? 'first'
  const all = withNote(blocks, wrong, note, place)
  let composed: Composed | undefined
  let isWriting = false
  while (!composed) {
    if (signal?.aborted) return yield { type: 'ended', reason: 'stopped' }
    const step = await all.next()
    if (step.done) {
      composed = step.value
      break
    }
    const block = await checker.check(step.value)
    await work.rest()
    if (!block) continue
    const voices = commentatorsConsulted(context)
    if (voices.length > told) yield reading(voices, cited)
    told = voices.length
    if (!isWriting) yield { type: 'status', doing: 'writing' }
    isWriting = true
    for (const event of printer.print(block)) {
      // A word of care takes no room from the answer.
      if (event.type === 'text' && step.value !== note) written += lengthOf(event.delta)
      if (event.type === 'citation') cited.push(event.citation)
      yield event
    }
  }
  if (!fixed) {
    yield { type: 'status', doing: 'searching', found: foundFor(composed) }
    yield reading(commentatorsConsulted(context), cited)
  }
  yield { type: 'status', doing: 'checking' }
  yield { type: 'check', ...checker.tally() }
  if (signal?.aborted) return yield { type: 'ended', reason: 'stopped' }
  if (!fixed)
    yield {
      type: 'related',
      related: await relatedTo(
        context,
        composed,
        cited.map(({ work }) => work),
      ),
    }
  // Nobody in danger is asked to go on.
  const questions = understood.matter?.startsWith('danger.')
    ? []
    : (composed.next ?? (await followUps(writer, composed)))
  if (questions.length > 0) yield { type: 'follow-ups', questions }
  yield { type: 'ended', reason: 'done' }
}

/** Who has been looked into, those first whose words are cited. */
function reading(voices: readonly Section[], cited: readonly Citation[]): AnswerEvent {
  const isCited = ({ id, work, author }: Section) =>
    cited.some((one) => one.section === id || (author === undefined && one.work === work))
  const ordered = voices.toSorted((a, b) => Number(isCited(b)) - Number(isCited(a)))
  return {
    type: 'status',
    doing: 'reading',
    consulted: ordered.map(({ id, work }) => ({ work, section: id })),
  }
}

/** The passages that the answer was made of, each once, those that were quoted first. */
function foundFor({ passages, evidence }: Composed): Passage[] {
  const found = [...passages, ...(evidence?.passages ?? []), ...(evidence?.further ?? [])].map(({ passage }) => passage)
  return [...new Map(found.map((passage) => [formatUsfm(passage), passage])).values()]
}

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
): AsyncGenerator<Block, Composed> {
  if (note && place === 'first') yield note
  for (const text of wrong) yield paragraph([text])
  let isFirst = true
  for (;;) {
    const step = await blocks.next()
    if (step.done) {
      if (note && (place === 'last' || (place === 'second' && isFirst))) yield note
      return step.value
    }
    yield step.value
    if (note && place === 'second' && isFirst) yield note
    isFirst = false
  }
}
