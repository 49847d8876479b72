import { existsSync, readFileSync } from 'node:fs'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { Heading } from '../building/assembling-verses.ts'
import { fingerprint } from '../building/fingerprint.ts'
import type { VerseHit, VerseLikeness } from '../library.ts'
import { type LikeQuestion, LikeQuestions } from '../verses/like-questions.ts'
import { type Shape, shapeOf } from '../verses/shape.ts'
import { Vectors } from '../verses/vectors.ts'
import { VerseSearch } from '../verses/verse-search.ts'
import { VerseSpace } from '../verses/verse-space.ts'
import { serveIndexes } from './serve-indexes.ts'

/** The files of one language's index of verses. */
export type VerseFiles = {
  readonly verses: string
  readonly pericopes: string
  readonly vectors?: string
  readonly questions?: string
  readonly passages?: string
}

/** What is asked of one language's verses; of questions and passages, those like what is asked. */
export type VerseQuestion =
  | {
      readonly type: 'search'
      readonly question: string
      readonly limit: number
      readonly likeness: VerseLikeness | undefined
    }
  | {
      readonly type: 'like'
      readonly of: 'questions' | 'passages'
      readonly question: string
      readonly language: AnalysedLanguage
      readonly limit: number
    }

type Index = {
  readonly search: VerseSearch
  readonly questions: LikeQuestions | undefined
  readonly passages: LikeQuestions | undefined
  readonly alike: string
  readonly vectors: string | undefined
  readonly shape: Shape
  readonly space: VerseSpace | undefined
}

/** The space of vectors is one for all languages whose passages begin alike. */
function openIndex({ verses, pericopes, vectors, questions, passages }: VerseFiles, others: Iterable<Index>): Index {
  const text = readFileSync(pericopes, 'utf8')
  const alike = fingerprint(text)
  const kin = [...others].find((other) => other.alike === alike && other.vectors === vectors)
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

function answer(index: Index, asked: VerseQuestion): readonly VerseHit[] | readonly LikeQuestion[] {
  if (asked.type === 'search') return index.search.search(asked.question, asked.limit, asked.likeness)
  return index[asked.of]?.find(asked.question, asked.language, asked.limit) ?? []
}

serveIndexes({ open: openIndex, answer })
