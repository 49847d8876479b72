import { RECORD_FEATURES, type RecordFeatures } from './record-features.ts'
import fitted from './record-weights.json' with { type: 'json' }

/** A logistic model of whether a record answers, and the score from which it is taken to. */
export type RecordWeights = {
  readonly intercept: number
  readonly weights: Readonly<Record<string, number>>
  readonly gate: number
  /** Of records for those who may be hurt: a word for another trouble hurts more than none. */
  readonly careGate: number
}

/** Fitted by `evals/handbook/fit.ts`: with an encoder, and by words alone. */
export const weightsFor = (isCompared: boolean): RecordWeights => fitted[isCompared ? 'encoder' : 'words']

/** From 0 to 1: how likely it is that the record answers the question. */
export function scoreOf(features: RecordFeatures, { intercept, weights }: RecordWeights): number {
  const sum = RECORD_FEATURES.reduce((total, name) => total + (weights[name] ?? 0) * features[name], intercept)
  return 1 / (1 + Math.exp(-sum))
}

export const gateOf = ({ gate, careGate }: RecordWeights, needsCare: boolean): number => (needsCare ? careGate : gate)
