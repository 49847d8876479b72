import type { Encoder } from '@berea/embedding'
import type { Kind, Library } from '@berea/library'
import { listVerses, ordinal, VERSES_66 } from '@berea/scripture'
import type { Asked, QuestionSet } from './questions.ts'

/** Means over a set of questions, single verses ranked. */
export type RetrievalFigures = {
  readonly questions: number
  readonly 'hit@1': number
  readonly 'hit@10': number
  readonly 'hit@50': number
  readonly 'ndcg@10': number
  readonly 'ms-p50': number
}

const DEPTH = 50

/** Works that the question and topic sets were taken from are left out when those sets are asked. */
export const withoutKinds = ({ kind }: Pick<QuestionSet, 'kind'>): readonly Kind[] =>
  kind === 'natural' ? [] : ['questions', 'topics']

/** The verses of a question's gold, by ordinal. */
export const goldOf = ({ gold }: Pick<Asked, 'gold'>): ReadonlySet<number> =>
  new Set(gold.flatMap((passage) => listVerses(passage).map(ordinal)))

/** Only deuterocanonical verses answer it: reported apart, since half of the editions have none of them. */
export const isDeuterocanonical = (row: Pick<Asked, 'gold'>): boolean =>
  [...goldOf(row)].every((place) => place >= VERSES_66)

/** Asks the library as answering asks it, and counts how high the verses stand that answer. */
export async function measureRetrieval(
  { kind, locale }: Pick<QuestionSet, 'kind' | 'locale'>,
  rows: readonly Asked[],
  { library, encoder }: { library: Pick<Library, 'verses' | 'likeness'>; encoder?: Pick<Encoder, 'query'> },
): Promise<RetrievalFigures> {
  const ranked: { readonly places: readonly number[]; readonly gold: ReadonlySet<number>; readonly ms: number }[] = []
  for (const row of rows) {
    const started = performance.now()
    const vectors = await encoder?.query(row.question)
    const likeness = vectors && (await library.likeness(vectors))
    const options = { limit: DEPTH, withoutKinds: withoutKinds({ kind }), likeness }
    const hits = await library.verses(row.question, locale, options)
    ranked.push({
      places: hits.map(({ verse }) => ordinal(verse)),
      gold: goldOf(row),
      ms: performance.now() - started,
    })
  }
  const mean = (value: (one: (typeof ranked)[number]) => number) =>
    ranked.reduce((sum, one) => sum + value(one), 0) / Math.max(1, ranked.length)
  const hitWithin = (depth: number) =>
    mean(({ places, gold }) => Number(places.slice(0, depth).some((place) => gold.has(place))))
  return {
    questions: rows.length,
    'hit@1': hitWithin(1),
    'hit@10': hitWithin(10),
    'hit@50': hitWithin(50),
    'ndcg@10': mean(({ places, gold }) => normalisedGain(places, gold, 10)),
    'ms-p50': ranked.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(ranked.length / 2)] ?? 0,
  }
}

/**
 * nDCG with gain 0 or 1: what the hits gain by their places, over what the best order would.
 *
 *     normalisedGain([5, 7], new Set([5]), 10) → 1
 *     normalisedGain([7, 5], new Set([5]), 10) → 0.63
 */
export function normalisedGain(places: readonly number[], gold: ReadonlySet<number>, depth: number): number {
  const gainAt = (i: number) => 1 / Math.log2(i + 2)
  let gain = 0
  for (const [i, place] of places.slice(0, depth).entries()) if (gold.has(place)) gain += gainAt(i)
  let ideal = 0
  for (let i = 0; i < Math.min(depth, gold.size); i++) ideal += gainAt(i)
  return ideal === 0 ? 0 : gain / ideal
}
