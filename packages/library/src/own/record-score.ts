import fitted from './record-weights.json' with { type: 'json' }

/** A logistic model of whether a record answers, and the score from which it is taken to. */
export type RecordWeights = {
  readonly intercept: number
  readonly weights: Readonly<Record<string, number>>
  readonly gate: number
  /** Of records for those who may be hurt: a word for another trouble hurts more than none. */
  readonly careGate: number
  /** From these on a record comes near at least: what is below its gate may be told as no more than that. */
  readonly nearGate: number
  readonly careNearGate: number
}

/** Fitted by `evals/handbook/fit.ts`: with an encoder, and by words alone. */
export const weightsFor = (isCompared: boolean): RecordWeights => fitted[isCompared ? 'encoder' : 'words']

/** The same of what is asked in a conversation. */
export const followingWeightsFor = (isCompared: boolean): RecordWeights =>
  isCompared ? fitted.followingEncoder : fitted.followingWords

/** From 0 to 1: how likely it is that the record answers the question. */
export function scoreOf(features: Readonly<Record<string, number>>, { intercept, weights }: RecordWeights): number {
  const sum = Object.entries(features).reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, intercept)
  return 1 / (1 + Math.exp(-sum))
}

export const gateOf = ({ gate, careGate }: RecordWeights, needsCare: boolean): number => (needsCare ? careGate : gate)

export const nearGateOf = ({ nearGate, careNearGate }: RecordWeights, needsCare: boolean): number =>
  needsCare ? careNearGate : nearGate
