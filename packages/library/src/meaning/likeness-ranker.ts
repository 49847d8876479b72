import type { VerseLikeness } from '../library.ts'
import weights from './likeness-weights.json' with { type: 'json' }

/** A verse that may answer, with what words and their vectors make of it. */
export type Candidate = { readonly place: number; readonly score: number; readonly coverage: number }

/** How far a verse's neighbours speak of the same. */
const NEAR = 2

/** In the order of the features. */
export const LIKENESS_FEATURES = ['score', 'coverage', 'like', 'near'] as const

/** The same candidates, with scores that know what the encoder makes of each. */
export function rankByLikeness(
  candidates: readonly Candidate[],
  likeness: VerseLikeness,
  isTopic: boolean,
): readonly Candidate[] {
  const chosen = isTopic ? weights.topic : weights.question
  const rows = likenessFeatures(candidates, likeness)
  return candidates.map((candidate, at) => ({
    ...candidate,
    score: LIKENESS_FEATURES.reduce((sum, name, i) => sum + chosen[name] * rows[at]![i]!, 0),
  }))
}

/**
 * Of each candidate: its score and its likeness, each less the question's best, the share of the question that stands in
 * it, and the likeness of the likest within two verses. What has no vector is taken to be as like as the usual candidate.
 */
export function likenessFeatures(
  candidates: readonly Candidate[],
  likeness: VerseLikeness,
): readonly (readonly number[])[] {
  const best = candidates.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  let likest = -1
  for (const value of likeness) if (value > likest) likest = value
  const known = candidates.map(({ place }) => likeness[place] ?? Number.NaN)
  const numbers = known.filter((value) => !Number.isNaN(value))
  const usual = numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length)
  return candidates.map(({ place, score, coverage }, at) => {
    const like = Number.isNaN(known[at]) ? usual : known[at]!
    let near = like
    for (let beside = Math.max(0, place - NEAR); beside <= place + NEAR; beside++) {
      if (likeness[beside]! > near) near = likeness[beside]!
    }
    return [score - best, coverage, like - likest, near - likest]
  })
}
