import type { Intent } from '../intent.ts'

/**
 * A way of asking: the first of a language's list that fits names the intent. Patterns see the folded text; `{person}`, `{place}`,
 * `{doctrine}` … stand for the lexicon's words. Groups: `x` what is asked about, `a` and `b` the sides, `q` the wording to find.
 */
type Frame = readonly [Intent, string]

/** One language's ways of asking. */
export type Frames = {
  /** Politeness and bustle before the question itself, taken off repeatedly. */
  readonly leads: readonly string[]
  readonly frames: readonly Frame[]
  /** What may stand beside a reference and still asks only for the passage. */
  readonly passageWords: string
  /** Taken off the question for searching. */
  readonly searchNoise: readonly string[]
  /** Taken off both ends of a term. */
  readonly termNoise: readonly string[]
  /** Words that are no term. */
  readonly smallWords: string
  /** An elliptic question that leans on the one before: group `x` what is new. */
  readonly elliptic: readonly string[]
  /** A word that stands for something said before. */
  readonly pronoun: string
  /** It asks, whatever its marks. */
  readonly asking: string
  /** It tells of the writer's own life today: what asks nothing then asks for counsel, and is no verse half remembered. */
  readonly ownLife?: string
  /** It names someone or something by what is told of them (`the woman at the well`) and has no verb of its own. */
  readonly naming?: string
}
