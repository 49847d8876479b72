import type { Library } from '@berea/library'
import { overlaps, type Passage } from '@berea/scripture'
import type { AnswerOptions } from '../answer/answer.ts'
import { TAKEN_OVER } from '../answer/go-on.ts'
import { mayBeWritten } from '../answer/may-be-written.ts'
import { raised } from '../answer/raised.ts'
import { createChecker } from '../check/check.ts'
import type { Block } from '../compose/draft.ts'
import { createPrinter } from '../compose/print.ts'
import { openWriter, paragraph, type SentenceWriter } from '../compose/sentence-writer.ts'
import type { Writer } from '../drafting/by-model.ts'
import { leftToSay } from '../drafting/left-to-say.ts'
import type { AnswerEvent } from '../events.ts'
import { openContext } from '../gather/answer-context.ts'
import { remembering } from '../gather/by-meaning.ts'
import { isNotHere } from '../gather/situations/needs.ts'
import { understand } from '../understand/understand.ts'
import { rest } from '../work.ts'
import { blocksOn } from './blocks.ts'
import { judged, type Step } from './judged.ts'
import { type Given, type Statement, statementsIn } from './statements.ts'
import { type Weighed, weigh } from './weigh.ts'

/** A block to print, or an event to tell. */
type Said = { readonly block: Block } | { readonly event: AnswerEvent }
type Tally = Omit<Extract<AnswerEvent, { type: 'check' }>, 'type'>

/**
 * The Scriptures searched against an answer: below each of its statements what else is found on it; where a model may write, how
 * that stands to the statement and whether it stands, in one checked sentence.
 */
export async function* searchAgainst(
  given: Given,
  library: Library,
  options: AnswerOptions,
): AsyncGenerator<AnswerEvent> {
  const { without = [], conversation = [], goesOn: begun, encoder, signal } = options
  const { locale, intent } = given
  const turns = [given.question, ...conversation].map((turn) => understand(turn))
  const heard = await raised(turns[0]!, encoder)
  const statements = statementsIn(given, library)
  const writer = openWriter(openContext({ ...heard, locale }, library, without))
  const withheld = turns.map(isNotHere)
  const isWithheld = (passage: Passage) => withheld.some((is) => is(passage))
  const encoded = encoder && { encoder: remembering(encoder) }
  const search = searching(statements, given, (statement, isTaken) =>
    weigh(statement, { given, library, without, ...encoded, isTaken: (one) => isTaken(one) || isWithheld(one) }),
  )
  // A model is told all that was found at once, and of nothing found it can say nothing.
  const mayJudge = options.writer !== undefined && !begun && (await mayBeWritten(heard, conversation, encoder))
  const all = begun || mayJudge ? await allOf(search.each()) : undefined
  const byModel = mayJudge && all?.some(({ bearings }) => bearings.length > 0) ? options.writer : undefined
  if (!begun)
    yield { type: 'understood', locale, intent, passages: [], terms: [], engine: byModel ? 'writer' : 'composer' }
  yield { type: 'status', doing: 'searching' }
  const checker = createChecker((id) => library.section(id), isWithheld)
  const printer = createPrinter(locale, begun)
  let ofModel: Tally | undefined
  async function* said(): AsyncGenerator<Said> {
    if (statements.length === 0) yield { block: paragraph([writer.say(writer.sentences.against.noStatements)]) }
    else if (all && begun) yield* goingOn(writer, all, begun)
    else if (all && byModel) ofModel = yield* saidByModel(writer, all, byModel, signal)
    else for await (const one of all ?? search.each()) yield* blocksOf(writer, { weighed: one })
  }
  for await (const one of said()) {
    if (signal?.aborted) break
    if ('event' in one) yield one.event
    else {
      const block = await checker.check(one.block)
      if (block) yield* printer.print(block)
    }
  }
  if (signal?.aborted) return yield { type: 'ended', reason: 'stopped' }
  yield { type: 'status', doing: 'searching', found: search.found() }
  yield { type: 'status', doing: 'checking' }
  yield { type: 'check', ...sumOf(checker.tally(), ofModel) }
  yield { type: 'ended', reason: 'done' }
}

/** Searches for one statement after the other; what stands below one stands below no other. */
function searching(
  statements: readonly Statement[],
  { citations }: Given,
  weighOne: (statement: Statement, isTaken: (passage: Passage) => boolean) => Promise<Weighed>,
) {
  const cited = citations.flatMap(({ passage }) => passage ?? [])
  const found: Passage[] = []
  const isTaken = (passage: Passage) => [...cited, ...found].some((one) => overlaps(one, passage))
  return {
    found: () => found,
    async *each(): AsyncGenerator<Weighed> {
      for (const statement of statements) {
        await rest()
        const one = await weighOne(statement, isTaken)
        found.push(...one.bearings.map((bearing) => bearing.found.passage))
        yield one
      }
    },
  }
}

async function allOf<One>(each: AsyncIterable<One>): Promise<readonly One[]> {
  const all: One[] = []
  for await (const one of each) all.push(one)
  return all
}

function* blocksOf(
  writer: SentenceWriter,
  { weighed, judgement }: Exclude<Step, { event: AnswerEvent }>,
): Generator<Said> {
  for (const block of blocksOn(writer, weighed, judgement)) yield { block }
}

async function* saidByModel(
  writer: SentenceWriter,
  weighed: readonly Weighed[],
  byModel: Writer,
  signal = new AbortController().signal,
): AsyncGenerator<Said, Tally> {
  const steps = judged({ context: writer.context, weighed, writer: byModel, place: writer.place, signal })
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done) return step.value
    if ('event' in step.value) yield step.value
    else yield* blocksOf(writer, step.value)
  }
}

/** What a model had not said when its server fell. */
function* goingOn(
  writer: SentenceWriter,
  weighed: readonly Weighed[],
  { isShown, cited }: NonNullable<AnswerOptions['goesOn']>,
): Generator<Said> {
  const all = weighed.flatMap((one) => [...blocksOn(writer, one)])
  yield { event: TAKEN_OVER }
  for (const block of isShown ? leftToSay(all, cited) : all) yield { block }
}

const sumOf = ({ checked, corrected, removed }: Tally, ofModel: Tally | undefined): Tally => ({
  checked: checked + (ofModel?.checked ?? 0),
  corrected: corrected + (ofModel?.corrected ?? 0),
  removed: removed + (ofModel?.removed ?? 0),
  ...(ofModel && { sentences: ofModel.sentences ?? 0 }),
})
