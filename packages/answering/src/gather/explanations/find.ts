import type { Library } from '@berea/library'
import { type Asked, type Candidate, findCandidates } from './candidates.ts'
import { featuresOf, type Wanted } from './features.ts'
import { type Gate, gateOf, scoreOf, type Weights } from './scoring.ts'
import byMeaning from './weights.json' with { type: 'json' }
import byWords from './weights-words.json' with { type: 'json' }

/** A paragraph of the library that explains, best first of its kind. */
export type Explanation = Candidate & {
  /** The probability, 0 to 1, that quoted first it answers. */
  readonly score: number
  readonly gate: Gate
}

/** The paragraphs that explain what is asked, best first, and how sure it is that the best answers. */
export async function findExplanations(
  asked: Asked,
  wanted: Wanted,
  library: Library,
  limit: number,
): Promise<readonly Explanation[]> {
  const candidates = await findCandidates(asked, library)
  const features = featuresOf(asked, wanted, candidates)
  const weights: Weights = asked.vectors ? byMeaning : byWords
  return candidates
    .map((candidate, at): Explanation => {
      const score = scoreOf(features[at]!, weights)
      return { ...candidate, score, gate: gateOf(score, weights) }
    })
    .sort((a, b) => b.score - a.score || a.section.id.localeCompare(b.section.id) || a.start - b.start)
    .slice(0, limit)
}
