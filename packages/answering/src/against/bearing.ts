import type { AnswerContext } from '../gather/answer-context.ts'
import type { Evidence } from '../gather/gather.ts'
import { leadFeatures } from '../gather/lead-gate/features.ts'
import type { Found } from '../gather/passages/passages.ts'
import weights from './weights.json' with { type: 'json' }

/** What is known of a passage that was found for a statement, in the order of the weights. */
export const BEARING_FEATURES = [
  'likeness',
  'likenessBelowBest',
  'coverage',
  'coverageInVerses',
  'likeQuestion',
  'called',
  'turnedTo',
  'given',
  'chinese',
] as const

type Weights = {
  readonly intercept: number
  readonly weights: Readonly<Record<string, number>>
  readonly least: number
}

/** A value for each feature, roughly between 0 and 1. */
export async function bearingFeatures(
  context: AnswerContext,
  evidence: Evidence,
  found: Found,
): Promise<readonly number[]> {
  const features = await leadFeatures(context, { ...evidence, passages: [found] })
  return BEARING_FEATURES.map((name) => features?.[name] ?? 0)
}

/**
 * Does a passage speak of what a statement says? By a model fitted on what our editors laid under their own sentences; how it
 * stands to the statement, for or against, this does not tell.
 */
export async function bearsOnStatement(context: AnswerContext, evidence: Evidence, found: Found): Promise<boolean> {
  const features = await bearingFeatures(context, evidence, found)
  const { intercept, weights: by, least }: Weights = (await context.likeness()) ? weights.encoder : weights.words
  const sum = features.reduce((all, value, at) => all + value * (by[BEARING_FEATURES[at]!] ?? 0), intercept)
  return 1 / (1 + Math.exp(-sum)) >= least
}
