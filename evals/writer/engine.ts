import { join } from 'node:path'
import type { Model, Prompt } from '@berea/answering'
import { providerModel } from '../../apps/server/src/adapters/models/provider-model.ts'
import { readQuestionSets } from '../questions.ts'
import type { OpenTexts } from '../texts.ts'
import { drawQuestions, type WrittenBy, writtenBy } from './answers.ts'
import { keeping } from './keeping.ts'
import { type LookedAt, lookAt, type Seen } from './looked-at.ts'
import { misbehave } from './misbehaving.ts'
import { padded } from './padded.ts'

/** Drafts that a model has written, by prompt: a run goes on where it was cut. */
const DRAFTS = join(import.meta.dirname, '../../node_modules/.cache/berea/drafts')

/** A processor that others use as well has no hurry. */
const NO_HURRY = { patience: { first: 3_600_000, gap: 3_600_000, whole: 7_200_000 } }

export type WriterOptions = {
  /** Where the questions lie. */
  readonly from: string
  /** The address of a model in the protocol of OpenAI; or the one of ours that does all that a model must not. */
  readonly model: string
  readonly limit: number
  readonly seed: number
  /** Tells each thing that was seen, and each text. */
  readonly show: boolean
}

const SEEN: readonly Seen['what'][] = ['end', 'exact', 'markup', 'prompt', 'lie', 'claim']

/** What answers came to: how many, how many quotations are exact, what was seen that should not be. */
class Sums {
  readonly #seen: Record<string, number> = Object.fromEntries(SEEN.map((what) => [what, 0]))
  readonly #whys = new Map<string, number>()
  #answers = 0
  #gone = 0
  #right = 0
  #of = 0

  add({ exact, seen }: LookedAt, { isAsked, why: change, events }: WrittenBy): void {
    const why = isAsked ? (change ?? 'to its end') : 'by the composer alone'
    this.#answers += 1
    this.#right += exact.right
    this.#of += exact.of
    this.#whys.set(why, (this.#whys.get(why) ?? 0) + 1)
    for (const event of events) if (event.type === 'check') this.#gone += event.sentences ?? 0
    for (const { what } of seen) this.#seen[what] = (this.#seen[what] ?? 0) + 1
  }

  tell(name: string): void {
    const exact = `exact ${(this.#of === 0 ? 1 : this.#right / this.#of).toFixed(3)} (${this.#right} of ${this.#of})`
    const seen = Object.entries(this.#seen).map(([what, count]) => `${what} ${count}`)
    const whys = [...this.#whys].map(([why, count]) => `${why} ${count}`)
    console.log(
      `${name}: ${this.#answers} answers, ${exact}; seen: ${seen.join(', ')}; ${this.#gone} sentences went; written ${whys.join(', ')}`,
    )
  }
}

/** Questions put to a language model, and what a reader sees of its answers. */
export async function measureWriter(options: WriterOptions, texts: OpenTexts): Promise<void> {
  const sets = (await readQuestionSets(options.from)).filter(({ kind }) => kind === 'natural')
  const { limit, seed, show } = options
  if (options.model !== 'misbehaving') return askModel(options, sets, texts)
  const sums = new Sums()
  const kinds = new Map<string, Sums>()
  for await (const one of misbehave(drawQuestions(sets, limit, seed), limit, seed, texts)) {
    if (!one.isTried) continue
    const kind = kinds.get(one.kind) ?? new Sums()
    kinds.set(one.kind, kind)
    for (const each of [sums, kind]) each.add(one, one.written)
    const { text } = one.written
    for (const { what, words } of one.seen)
      console.log(
        `  ${what}: ${words}\n    ${one.kind} ${one.protocol} ${one.written.locale}: ${one.question}${show ? `\n${text}` : ''}`,
      )
  }
  for (const [kind, sum] of kinds) sum.tell(`  ${kind}`)
  sums.tell('a provider that misbehaves')
}

type Sets = Parameters<typeof drawQuestions>[0]

/** Asks a model twice over: as a reader would, and so that every sentence that it writes comes before the check. */
async function askModel({ model: url, limit, seed, show }: WriterOptions, sets: Sets, texts: OpenTexts): Promise<void> {
  const choice = {
    provider: 'openai',
    url,
    name: process.env.MODEL_NAME ?? 'model',
    key: process.env.MODEL_KEY,
  } as const
  const kept = keeping(providerModel(choice), DRAFTS)
  const asWritten = new Sums()
  const eachSentence = new Sums()
  for (const { id, question } of drawQuestions(sets, limit, seed)) {
    const look = async (model: Model, sums: Sums): Promise<WrittenBy> => {
      let prompt: Prompt | undefined
      const remembering: Model = {
        name: model.name,
        write(given, signal) {
          prompt = given
          return model.write(given, signal)
        },
      }
      const written = await writtenBy(remembering, question, texts, NO_HURRY)
      const looked = await lookAt(written, prompt, [], texts)
      sums.add(looked, written)
      for (const { what, words } of looked.seen) console.log(`  ${id} ${what}: ${words}`)
      return written
    }
    const started = performance.now()
    const { isAsked, why } = await look(kept, asWritten)
    console.error(`${id} ${why ?? ''} ${Math.round((performance.now() - started) / 1000)} s`)
    if (!isAsked) continue
    const { ofModel } = await look(padded(kept, question.locale), eachSentence)
    if (show) console.log(`\n## ${id} ${question.text}\n${ofModel}\n`)
  }
  asWritten.tell('as it wrote')
  eachSentence.tell('each of its sentences among true ones')
}
