import type { AnswerContext } from '../answer-context.ts'
import type { Gate } from '../explanations/scoring.ts'
import type { Evidence } from '../gather.ts'
import { LEAD_FEATURES, leadFeatures } from './features.ts'
import weights from './weights.json' with { type: 'json' }

type Weights = {
  readonly intercept: number
  readonly weights: Readonly<Record<string, number>>
  readonly gate: { readonly answers: number; readonly near: number }
}

/**
 * Does the passage that was found answer, is it only near, or neither? By a model fitted on labelled first paragraphs; nothing
 * that is found opens an answer unmarked but by this gate.
 */
export async function gateLead(context: AnswerContext, evidence: Evidence): Promise<Gate> {
  const features = await leadFeatures(context, evidence)
  if (!features) return 'none'
  const { intercept, weights: by, gate }: Weights = (await context.likeness()) ? weights.encoder : weights.words
  const sum = LEAD_FEATURES.reduce((all, name) => all + features[name] * (by[name] ?? 0), intercept)
  const probability = 1 / (1 + Math.exp(-sum))
  context.trace?.('lead', { probability, features })
  return probability >= gate.answers ? 'answers' : probability >= gate.near ? 'near' : 'none'
}
