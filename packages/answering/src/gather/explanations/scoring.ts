import { FEATURES, type Features } from './features.ts'

/** What a fit found: how much each feature says, and where the gate stands. */
export type Weights = {
  readonly date: string
  /** What it was fitted on, and what it reached there. */
  readonly data: string
  readonly figures: Readonly<Record<string, number>>
  readonly intercept: number
  readonly weights: Readonly<Record<string, number>>
  /** Probabilities from which a paragraph is taken to answer, or to be near. */
  readonly gate: { readonly answers: number; readonly near: number }
}

/** Does a paragraph answer what is asked, is it only near, or neither? */
export type Gate = 'answers' | 'near' | 'none'

/** The probability, 0 to 1, that a paragraph with these features answers, quoted first. */
export function scoreOf(features: Features, { intercept, weights }: Weights): number {
  const sum = features.reduce((sum, value, at) => sum + value * (weights[FEATURES[at]!] ?? 0), intercept)
  return 1 / (1 + Math.exp(-sum))
}

export const gateOf = (score: number, { gate }: Weights): Gate =>
  score >= gate.answers ? 'answers' : score >= gate.near ? 'near' : 'none'
