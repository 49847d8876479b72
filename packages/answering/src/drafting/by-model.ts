import { knowledge } from '@berea/knowledge'
import type { Passage } from '@berea/scripture'
import type { Fault } from '../check/check-sentence.ts'
import { createNextReader, type NextReader } from '../check/draft/before-next.ts'
import { createDraftReader, type Unit } from '../check/draft/read-draft.ts'
import { createDraftChecker, type DraftChecker, type DraftTally, type Shown } from '../check/draft-checker.ts'
import { elsewhereIn } from '../check/elsewhere.ts'
import type { Quote } from '../citing/quote.ts'
import { endsSentence } from '../citing/splitting.ts'
import type { Composed } from '../compose/composer.ts'
import type { Block } from '../compose/draft.ts'
import { quotesOf } from '../compose/quotes-in.ts'
import type { AnswerEvent } from '../events.ts'
import type { AnswerContext } from '../gather/answer-context.ts'
import { inPatience } from '../writing/in-patience.ts'
import type { Material } from '../writing/material.ts'
import { materialOf } from '../writing/material-of.ts'
import { type Model, ModelTrouble, PATIENCE, type Patience, type Prompt, type Trouble } from '../writing/model.ts'
import { writePrompt } from '../writing/prompts/prompt.ts'
import { isRefusal } from '../writing/refusal.ts'
import { leftToSay } from './left-to-say.ts'

/** Who writes answers where an operator has named a model. */
export type Writer = {
  /** The second is asked where the first has shown nothing; after them the composer answers. */
  readonly models: readonly Model[]
  readonly patience?: Patience
}

/** A block to print, or an event to tell. */
export type Step = { readonly block: Block; readonly goesOn: boolean } | { readonly event: AnswerEvent }

type Needs = {
  readonly context: AnswerContext
  /** The composer's answer, checked: what the writer's is made of, and what is left of it where that fails. */
  readonly blocks: readonly Block[]
  readonly composed: Composed
  readonly writer: Writer
  /** Questions of the conversation before it. */
  readonly before: readonly string[]
  readonly signal: AbortSignal
  readonly place: (passage: Passage) => string
  readonly isNotHere: (passage: Passage) => boolean
}

/** What the check came to, and what the model proposes to ask next. */
export type Written = { readonly tally: DraftTally; readonly questions: readonly string[] }

/** A draft longer than any answer has no end. */
const MOST_CHARACTERS = 12_000
/** The same sentence so often in a run is a loop. */
const LOOP = 3
/** Of so many pieces a third may not go; fewer tell nothing. */
const ENOUGH_TO_JUDGE = 6

/**
 * An answer as a model writes it, checked sentence by sentence; where it fails, what the composer has left to say, from the
 * next block on.
 */
export async function* writtenByModel(needs: Needs): AsyncGenerator<Step, Written> {
  const { context, blocks, composed, writer, before, signal, place, isNotHere } = needs
  const { library, locale, tradition, editions, understood } = context
  const material = await materialOf(context, blocks, composed)
  const mode = understood.question.mode === 'quick' ? 'quick' : 'deep'
  const prompt = writePrompt({ question: understood.question.text, before, locale, tradition, mode }, material)
  const said: Quote[] = []
  let isShown = false
  let why: Trouble | undefined
  let tally: DraftTally = { checked: 0, corrected: 0, removed: 0, read: 0, sentences: 0 }
  for (const model of writer.models) {
    const elsewhere = elsewhereIn(library, editions, locale)
    const checker = createDraftChecker({
      material,
      elsewhere,
      tradition,
      place,
      instructions: prompt.system,
      isNotHere,
    })
    yield { event: { type: 'made-with', madeWith: madeWith(model, prompt, material, library.version) } }
    const next = createNextReader()
    const draft = draftBy(model, prompt, { checker, next }, writer.patience ?? PATIENCE, signal)
    for (let step = await draft.next(); ; step = await draft.next()) {
      if (step.done) {
        why = step.value
        break
      }
      isShown = true
      said.push(...quotesOf(step.value.block))
      yield step.value
    }
    tally = sumOf(tally, checker.tally())
    if (!why) return { tally, questions: await questionsIn(next, checker) }
    if (isShown || signal.aborted) break
  }
  if (!why || signal.aborted) return { tally, questions: [] }
  yield { event: { type: 'engine', engine: 'composer', why } }
  for (const block of isShown ? leftToSay(blocks, said) : blocks) yield { block, goesOn: false }
  return { tally, questions: [] }
}

/** So many are looked at, whatever a model writes. */
const MOST_QUESTIONS = 6

async function questionsIn(next: NextReader, checker: DraftChecker): Promise<readonly string[]> {
  const checked = await Promise.all(next.questions().slice(0, MOST_QUESTIONS).map(checker.question))
  return checked.filter((question) => question !== undefined)
}

export const madeWith = ({ name }: Model, { version }: Prompt, { items }: Material, library: string) => ({
  model: name,
  prompt: version,
  library,
  knowledge: knowledge().version,
  evidence: items.map(({ quote }) => `${quote.section} ${quote.start}-${quote.end}`),
})

export const sumOf = (one: DraftTally, other: DraftTally): DraftTally => ({
  checked: one.checked + other.checked,
  corrected: one.corrected + other.corrected,
  removed: one.removed + other.removed,
  read: one.read + other.read,
  sentences: one.sentences + other.sentences,
})

/** What may be shown of a model's draft; at its end why it was broken off, if it was. */
async function* draftBy(
  model: Model,
  prompt: Prompt,
  { checker, next }: { readonly checker: DraftChecker; readonly next: NextReader },
  patience: Patience,
  signal: AbortSignal,
): AsyncGenerator<Shown, Trouble | undefined> {
  const stop = new AbortController()
  const reader = createDraftReader()
  const state = { read: 0, shown: 0, quoted: 0, characters: 0 }
  function* show(blocks: readonly Shown[]): Generator<Shown> {
    for (const shown of blocks) {
      state.shown += 1
      state.quoted += quotesOf(shown.block).length
      yield shown
    }
  }
  async function* take(units: readonly Unit[]): AsyncGenerator<Shown, Trouble | undefined> {
    for (const unit of units) {
      if (isRefusal(unit.text)) return 'refused'
      state.read += 1
      yield* show(await checker.check(unit))
      const why = troubleOf(checker, state.shown)
      if (why) return why
    }
    return undefined
  }
  try {
    const pieces = model.write(prompt, AbortSignal.any([signal, stop.signal]))
    for await (const piece of inPatience(pieces, patience, signal, stop, () => state.read > 0)) {
      state.characters += piece.length
      if (state.characters > MOST_CHARACTERS) return 'broken'
      const why = yield* take(reader.read(next.read(piece)))
      if (why) return why
    }
    if (signal.aborted) return undefined
    const rest = [...reader.read(next.end()), ...reader.end()]
    const why = yield* take(rest.filter((unit) => !isCut(unit)))
    if (why) return why
    yield* show(await checker.end())
    if (rest.some(isCut)) return 'broken'
    if (state.read === 0) return 'broken'
    // Whoever asks is shown where it stands.
    return state.quoted === 0 ? 'unfounded' : verdict(checker.tally(), state.shown, true)
  } catch (error) {
    if (signal.aborted) return undefined
    return error instanceof ModelTrouble ? error.why : 'broken'
  } finally {
    stop.abort(new ModelTrouble('broken'))
  }
}

/** A last sentence without an end was cut off. */
const isCut = ({ type, text }: Unit): boolean =>
  type === 'sentence' && !/[:：]\s*$|\}\}["”»」』\s]*$/.test(text) && !endsSentence(text)

function troubleOf(checker: DraftChecker, shown: number): Trouble | undefined {
  const last = checker.faults().slice(-LOOP)
  if (last.length === LOOP && last.every((fault: Fault) => fault === 'again')) return 'broken'
  return verdict(checker.tally(), shown, false)
}

/** Where the first thing that was said has gone, or a third of all, the draft is not founded in what it was given. */
function verdict({ read, sentences }: DraftTally, shown: number, isOver: boolean): Trouble | undefined {
  if (shown === 0 && (sentences > 0 || isOver)) return 'unfounded'
  return (isOver || read >= ENOUGH_TO_JUDGE) && sentences * 3 >= read && sentences > 1 ? 'unfounded' : undefined
}
