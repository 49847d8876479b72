import type { Intent } from '../intent.ts'

/**
 * A way of asking: the first of a language's ladder that fits names the intent. What tells more stands higher: what is to be done
 * with a text (write, find), then the shape of a question (compare, list, explain, practical), then where, who, why and what.
 * Patterns come from how the language asks, never from what single questions are about. They see the folded text; `{person}`, `{place}`,
 * `{doctrine}` … stand for the lexicon's words. Groups: `x` what is asked about, `a` and `b` the sides, `q` the wording to find.
 * The last part is a question that comes to rest on this rung and on none above it; a test holds that.
 */
export type Frame = readonly [Intent, string, string]

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
