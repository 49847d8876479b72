import { existsSync, readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { Heading } from '../building/assembling-verses.ts'
import { fingerprint } from '../building/fingerprint.ts'
import type { VerseHit } from '../library.ts'
import { type LikeQuestion, LikeQuestions } from '../verses/like-questions.ts'
import { type Shape, shapeOf } from '../verses/shape.ts'
import { Vectors } from '../verses/vectors.ts'
import { VerseSearch } from '../verses/verse-search.ts'
import { VerseSpace } from '../verses/verse-space.ts'

/** The files of one language's index of verses. */
export type VerseFiles = {
  readonly verses: string
  readonly pericopes: string
  readonly vectors?: string
  readonly questions?: string
  readonly passages?: string
}

/** What the thread is told; an open index is called by its key. Orders are carried out one after the other. */
export type Order =
  | { readonly type: 'open'; readonly id: number; readonly key: string; readonly files: VerseFiles }
  | {
      readonly type: 'search'
      readonly id: number
      readonly key: string
      readonly question: string
      readonly limit: number
    }
  | {
      readonly type: 'like'
      readonly of: 'questions' | 'passages'
      readonly id: number
      readonly key: string
      readonly question: string
      readonly language: AnalysedLanguage
      readonly limit: number
    }
  | { readonly type: 'close'; readonly key: string }
/** What a search found; of questions and passages, those like what is asked. */
export type Hits = readonly VerseHit[] | readonly LikeQuestion[]
/** What it says to the order of that number. */
export type Reply = { readonly id: number; readonly hits: Hits } | { readonly id: number; readonly broke: string }

type Index = {
  readonly search: VerseSearch
  readonly questions: LikeQuestions | undefined
  readonly passages: LikeQuestions | undefined
  readonly alike: string
  readonly vectors: string | undefined
  readonly shape: Shape
  readonly space: VerseSpace | undefined
}

const indexes = new Map<string, Index>()

/** The space of vectors is one for all languages whose passages begin alike. */
function openIndex({ verses, pericopes, vectors, questions, passages }: VerseFiles): Index {
  const text = readFileSync(pericopes, 'utf8')
  const alike = fingerprint(text)
  const kin = [...indexes.values()].find((other) => other.alike === alike && other.vectors === vectors)
  const shape = kin?.shape ?? shapeOf((JSON.parse(text) as readonly Heading[]).map(({ place }) => place))
  const space = kin ? kin.space : spaceOf(vectors, shape)
  const search = new VerseSearch(readFileSync(verses), shape, space)
  // Verses that other code made may have none; they serve until a build has made them anew.
  const like = (file: string | undefined) =>
    file !== undefined && space && existsSync(file) ? new LikeQuestions(readFileSync(file), space.vectors) : undefined
  return { search, questions: like(questions), passages: like(passages), alike, vectors, shape, space }
}

const spaceOf = (vectors: string | undefined, shape: Shape) =>
  vectors === undefined ? undefined : new VerseSpace(new Vectors(readFileSync(vectors)), shape)

function perform(order: Exclude<Order, { type: 'close' }>): Hits {
  if (order.type === 'search') return indexes.get(order.key)!.search.search(order.question, order.limit)
  if (order.type === 'like') {
    const { of, question, language, limit } = order
    return indexes.get(order.key)![of]?.find(question, language, limit) ?? []
  }
  indexes.set(order.key, openIndex(order.files))
  return []
}

parentPort?.on('message', (order: Order) => {
  if (order.type === 'close') {
    indexes.delete(order.key)
    return
  }
  let reply: Reply
  try {
    reply = { id: order.id, hits: perform(order) }
  } catch (error) {
    reply = { id: order.id, broke: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(reply)
})
