import type { Kind, Library, Section } from '@berea/library'
import { formatUsfm, type Locale, type Passage } from '@berea/scripture'
import { createChecker } from '../check/check.ts'
import { type Composed, lengthOf } from '../compose/composer.ts'
import type { Block } from '../compose/draft.ts'
import { followUps } from '../compose/follow-ups.ts'
import { createPrinter } from '../compose/print.ts'
import { openWriter, type SentenceWriter } from '../compose/sentence-writer.ts'
import { type Writer, writtenByModel } from '../drafting/by-model.ts'
import { leftToSay } from '../drafting/left-to-say.ts'
import type { AnswerEvent, Citation } from '../events.ts'
import { type AnswerContext, openContext, type Trace } from '../gather/answer-context.ts'
import type { QuestionEncoder } from '../gather/by-meaning.ts'
import { commentatorsConsulted } from '../gather/consulted.ts'
import { relatedTo } from '../gather/related.ts'
import { isNotHere } from '../gather/situations/needs.ts'
import type { Understood } from '../understand/question.ts'
import { rest } from '../work.ts'
import { blocksOf } from './blocks.ts'
import { lettingOthersBegin } from './first-texts.ts'
import { type GoingOn, TAKEN_OVER } from './go-on.ts'

export type WriteOptions = {
  readonly signal?: AbortSignal
  /** Works of these kinds are left out, as the evaluation needs it. */
  readonly without?: readonly Kind[]
  /** Two letters, for the helplines. */
  readonly region?: string
  readonly encoder?: QuestionEncoder
  readonly trace?: Trace
  /** With it a model writes, and the composer where that fails. */
  readonly writer?: Writer
  /** Goes on with what a model began and did not end. */
  readonly goesOn?: GoingOn
  /** Questions of the conversation before it, for the model. */
  readonly before?: readonly string[]
}

/**
 * An understood question answered by the composer: blocks are composed, their quotations checked,
 * then shown with their citations. Ends with exactly one `ended`, when stopped as when done.
 */
export const writeAnswer = (
  understood: Understood,
  library: Library,
  options: WriteOptions = {},
): AsyncGenerator<AnswerEvent> => lettingOthersBegin(writing(understood, library, options))

async function* writing(
  understood: Understood,
  library: Library,
  { signal, without = [], region, encoder, trace, writer: byModel, before = [], goesOn: begun }: WriteOptions,
): AsyncGenerator<AnswerEvent> {
  const open = (one: Understood) =>
    openContext(one, library, without, { ...(encoder && { encoder }), ...(trace && { trace }) })
  const context = open(understood)
  const writer = openWriter(context)
  yield { type: 'status', doing: 'searching' }

  const cited: Citation[] = []
  const { blocks, isFixed } = await blocksOf(writer, {
    open,
    written: lengthWritten,
    ...(region !== undefined && { region }),
  })
  const checker = createChecker((id) => library.section(id), isNotHere(understood))
  const printer = createPrinter(context.locale, begun)
  let written = 0
  function lengthWritten(): number {
    return written
  }
  const trail = trailOf(context, cited)
  async function* printed(block: Block, goesOn: boolean, isAside: boolean): AsyncGenerator<AnswerEvent> {
    yield* trail.told()
    for (const event of printer.print(block, goesOn)) {
      if (event.type === 'text' && !isAside) written += lengthOf(event.delta)
      if (event.type === 'citation') cited.push(event.citation)
      yield event
    }
  }
  const kept: Block[] = []
  async function* composing(): AsyncGenerator<AnswerEvent, Composed | undefined> {
    while (!signal?.aborted) {
      const step = await blocks.next()
      if (step.done) return step.value
      const block = await checker.check(step.value.block)
      await rest()
      if (block && (byModel || begun)) {
        kept.push(block)
        written += lengthOfBlock(block, context.locale)
      } else if (block) yield* printed(block, false, step.value.isAside)
    }
    return undefined
  }
  async function* modelled(model: Writer, composed: Composed): AsyncGenerator<AnswerEvent, Written> {
    const place = (passage: Passage) => writer.place(passage)
    const needs = { context, blocks: kept, composed, writer: model, before, place, isNotHere: isNotHere(understood) }
    const steps = writtenByModel({ ...needs, signal: signal ?? new AbortController().signal })
    for (;;) {
      const step = await steps.next()
      if (step.done) {
        const { checked, corrected, removed, sentences } = step.value.tally
        return { tally: { checked, corrected, removed, sentences }, proposed: step.value.questions }
      }
      if ('event' in step.value) yield step.value.event
      else yield* printed(step.value.block, step.value.goesOn, false)
    }
  }
  async function* ending(composed: Composed, { tally, proposed }: Written): AsyncGenerator<AnswerEvent> {
    if (signal?.aborted) return yield STOPPED
    if (!isFixed) yield* trail.whole(composed)
    yield { type: 'status', doing: 'checking' }
    yield { type: 'check', ...tally }
    if (signal?.aborted) return yield STOPPED
    const works = cited.map(({ work }) => work)
    if (!isFixed) yield { type: 'related', related: await relatedTo(context, composed, works) }
    const questions = await nextQuestions(writer, composed, proposed)
    if (questions.length > 0) yield { type: 'follow-ups', questions }
    yield { type: 'ended', reason: 'done' }
  }

  const composed = yield* composing()
  if (!composed) return yield STOPPED
  if (begun) {
    yield TAKEN_OVER
    for (const block of begun.isShown ? leftToSay(kept, begun.cited) : kept) yield* printed(block, false, false)
  }
  yield* ending(composed, byModel ? yield* modelled(byModel, composed) : { tally: checker.tally(), proposed: [] })
}

const STOPPED: AnswerEvent = { type: 'ended', reason: 'stopped' }

/** What was checked, and what a model would have asked next. */
type Written = { readonly tally: Tally; readonly proposed: readonly string[] }
type Tally = Omit<Extract<AnswerEvent, { type: 'check' }>, 'type'>

/** What a reader would count of a block that is not shown. */
function lengthOfBlock(block: Block, locale: Locale): number {
  const events = createPrinter(locale).print(block)
  return events.reduce((sum, event) => sum + (event.type === 'text' ? lengthOf(event.delta) : 0), 0)
}

/** Nobody in danger is asked to go on. `proposed`: what a model would have them ask. */
async function nextQuestions(
  writer: SentenceWriter,
  composed: Composed,
  proposed: readonly string[],
): Promise<readonly string[]> {
  if (writer.context.understood.matter?.startsWith('danger.')) return []
  return composed.next ?? (await followUps(writer, composed, proposed))
}

/** What is told of the search while an answer is written, and once it is. */
function trailOf(context: AnswerContext, cited: readonly Citation[]) {
  let known = 0
  let isWriting = false
  return {
    *told(): Generator<AnswerEvent> {
      const voices = commentatorsConsulted(context)
      if (voices.length > known) yield reading(voices, cited)
      known = voices.length
      if (!isWriting) yield { type: 'status', doing: 'writing' }
      isWriting = true
    },
    *whole(composed: Composed): Generator<AnswerEvent> {
      yield { type: 'status', doing: 'searching', found: foundFor(composed) }
      yield reading(commentatorsConsulted(context), cited)
    },
  }
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
