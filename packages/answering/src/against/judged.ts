import type { Passage } from '@berea/scripture'
import { createDraftChecker, type DraftChecker, type DraftTally } from '../check/draft-checker.ts'
import { elsewhereIn } from '../check/elsewhere.ts'
import { nameOfEdition } from '../citing/names/works.ts'
import { endsSentence, splitSentences } from '../citing/splitting.ts'
import type { Sentence } from '../compose/draft.ts'
import { madeWith, sumOf, type Writer } from '../drafting/by-model.ts'
import type { AnswerEvent } from '../events.ts'
import type { AnswerContext } from '../gather/answer-context.ts'
import { inPatience } from '../writing/in-patience.ts'
import type { Item } from '../writing/material.ts'
import { type Model, ModelTrouble, PATIENCE, type Patience, type Prompt, type Trouble } from '../writing/model.ts'
import { judgingPrompt } from '../writing/prompts/judging.ts'
import { isRefusal } from '../writing/refusal.ts'
import { scriptureSource } from '../writing/scripture-source.ts'
import type { Judgement } from './blocks.ts'
import { readLine } from './read-judgement.ts'
import type { Sort, Weighed } from './weigh.ts'

/** A statement to print, with what was made of it, or an event to tell. */
export type Step = { readonly weighed: Weighed; readonly judgement?: Judgement } | { readonly event: AnswerEvent }

type Needs = {
  readonly context: AnswerContext
  readonly weighed: readonly Weighed[]
  readonly writer: Writer
  readonly place: (passage: Passage) => string
  readonly signal: AbortSignal
}

/** Lines longer than any judgement have no end. */
const MOST_CHARACTERS = 8_000

/**
 * Statements in their order, each with what a model makes of it where its sentence stands before the check; where the model fails,
 * the rest without it. Gives what the check came to.
 */
export async function* judged(needs: Needs): AsyncGenerator<Step, DraftTally> {
  const { context, weighed, writer, signal } = needs
  // Of what nothing was found on nothing can be said.
  const asked = weighed.filter(({ bearings }) => bearings.length > 0)
  const items = itemsOf(needs, asked)
  const prompt = judgingPrompt(
    asked.map(({ statement }, at) => ({ statement: statement.text, items: ofOne(items, at) })),
    context.locale,
    context.tradition,
  )
  let tally: DraftTally = { checked: 0, corrected: 0, removed: 0, read: 0, sentences: 0 }
  let told = 0
  let why: Trouble | undefined
  for (const model of writer.models) {
    const checkers = asked.map((one, at) => checkerFor(needs, one, ofOne(items, at), prompt))
    const material = { locale: context.locale, items: items.map(({ item }) => item), said: '', places: [] }
    yield { event: { type: 'made-with', madeWith: madeWith(model, prompt, material, context.library.version) } }
    const draft = draftBy(model, prompt, { items, checkers, patience: writer.patience ?? PATIENCE, signal })
    for (let step = await draft.next(); ; step = await draft.next()) {
      if (step.done) {
        why = step.value
        break
      }
      const { judgement } = step.value
      const at = weighed.indexOf(asked[step.value.at]!)
      for (; told < at; told += 1) yield { weighed: weighed[told]! }
      if (at < told) continue
      told += 1
      yield { weighed: weighed[at]!, ...(judgement && { judgement }) }
    }
    tally = checkers.map((checker) => checker.tally()).reduce(sumOf, tally)
    if (!why || told > 0 || signal.aborted) break
  }
  if (signal.aborted) return tally
  if (why) yield { event: { type: 'engine', engine: 'composer', why } }
  for (const one of weighed.slice(told)) yield { weighed: one }
  return tally
}

/** A passage as a model gets it, and whose it is: the statement's place, and its own among those on it. */
type Placed = { readonly item: Item; readonly of: number; readonly at: number }

function itemsOf({ context: { locale }, place }: Needs, asked: readonly Weighed[]): readonly Placed[] {
  let count = 0
  return asked.flatMap(({ bearings }, of) =>
    bearings.flatMap(({ found }, at): Placed[] => {
      const source = scriptureSource(found.text)
      if (!source) return []
      count += 1
      const { work } = source.quote
      const label = `${place(found.passage)}, ${nameOfEdition(work)}`
      return [
        { item: { id: `E${count}`, role: 'passage', ...source, language: work.language || locale, label }, of, at },
      ]
    }),
  )
}

const ofOne = (items: readonly Placed[], of: number): readonly Item[] =>
  items.filter((one) => one.of === of).map(({ item }) => item)

/** What is said of a statement may name what it names, and what its passages do. */
function checkerFor(
  { context, place }: Needs,
  { statement }: Weighed,
  items: readonly Item[],
  { system: instructions }: Prompt,
): DraftChecker {
  const { library, editions, locale, tradition } = context
  const material = { locale, items, said: statement.text, places: [] }
  return createDraftChecker({
    material,
    elsewhere: elsewhereIn(library, editions, locale),
    tradition,
    place,
    instructions,
  })
}

type Drafting = {
  readonly items: readonly Placed[]
  readonly checkers: readonly DraftChecker[]
  readonly patience: Patience
  readonly signal: AbortSignal
}
type Said = { readonly at: number; readonly judgement?: Judgement }

/** What a model says of each statement, as soon as its sentence is whole; at the end why it was broken off, if it was. */
async function* draftBy(
  model: Model,
  prompt: Prompt,
  { items, checkers, patience, signal }: Drafting,
): AsyncGenerator<Said, Trouble | undefined> {
  const stop = new AbortController()
  const sorts = checkers.map(() => new Map<number, Sort>())
  const state = { read: 0, shown: 0, characters: 0, buffer: '' }
  const judged = new Set<number>()
  async function* take(text: string): AsyncGenerator<Said, Trouble | undefined> {
    if (state.read === 0 && isRefusal(text)) return 'refused'
    const line = readLine(text)
    if (!line || line.at >= checkers.length || judged.has(line.at)) return undefined
    state.read += 1
    const { at } = line
    if ('sort' in line) {
      for (const one of items) if (one.of === at && line.items.includes(one.item.id)) sorts[at]!.set(one.at, line.sort)
      return undefined
    }
    judged.add(at)
    const sentence = await settled(checkers[at]!, line.sentence)
    if (sentence) state.shown += 1
    // Where its sentence does not stand, its sorting is not trusted either.
    yield { at, ...(sentence && { judgement: { sorts: sorts[at]!, sentence } }) }
    return undefined
  }
  try {
    const pieces = model.write(prompt, AbortSignal.any([signal, stop.signal]))
    for await (const piece of inPatience(pieces, patience, signal, stop, () => state.read > 0)) {
      state.characters += piece.length
      state.buffer += piece
      if (state.characters > MOST_CHARACTERS) return 'broken'
      const lines = state.buffer.split('\n')
      state.buffer = lines.pop() ?? ''
      for (const text of lines) {
        const why = yield* take(text)
        if (why) return why
      }
      if (judged.size === checkers.length) break
    }
    if (signal.aborted) return undefined
    const why = yield* take(state.buffer)
    if (why) return why
    if (judged.size < checkers.length) return 'broken'
    return state.shown === 0 ? 'unfounded' : undefined
  } catch (error) {
    if (signal.aborted) return undefined
    return error instanceof ModelTrouble ? error.why : 'broken'
  } finally {
    stop.abort(new ModelTrouble('broken'))
  }
}

/** One whole sentence, if it stands before the check. */
async function settled(checker: DraftChecker, text: string): Promise<Sentence | undefined> {
  const [first] = splitSentences(text)
  const said = first && text.slice(first.start, first.end)
  if (!said || !endsSentence(said)) return undefined
  const [shown] = [...(await checker.check({ type: 'sentence', text: said, opens: true })), ...(await checker.end())]
  return shown?.block.type === 'paragraph' ? shown.block.sentences[0] : undefined
}
