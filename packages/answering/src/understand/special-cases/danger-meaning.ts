import learned from './danger-weights/meaning.json' with { type: 'json' }

/**
 * A net of one hidden layer over the sentence encoder's vector: what somebody means, whatever the words. `evals/danger/fit-meaning.ts`
 * makes the weights, from the phrases that the model of words is learned from.
 */
type MeaningWeights = {
  /** The encoder it was learned with, by its file's SHA-256: the vectors of another say nothing to it. */
  readonly model: string
  /** For each hidden unit those of the vector's dimensions, whole numbers of a byte (base64), a whole being `step`. */
  readonly inner: string
  readonly step: number
  readonly biases: readonly number[]
  readonly outer: readonly number[]
  readonly bias: number
  /** From which sum of what is meant and how it sounds on a person is answered as one in danger, and from which on with care. */
  readonly sure: number
  readonly doubtful: number
}

export const createMeaning = ({ inner, step, biases, outer, bias }: Omit<MeaningWeights, 'sure' | 'doubtful'>) => {
  const weights = Int8Array.from(Buffer.from(inner, 'base64'))
  const width = weights.length / biases.length
  /** How much a vector tells of danger: below nought is none. */
  return (vector: Float32Array): number => {
    let sum = bias
    for (const [unit, first] of biases.entries()) {
      let told = 0
      for (let at = 0; at < width; at++) told += vector[at]! * weights[unit * width + at]!
      sum += outer[unit]! * Math.max(0, first + step * told)
    }
    return sum
  }
}

const tells = createMeaning(learned)

/** Is it a cry, by what is meant and by how its words sound? Of a long message the worst of its vectors counts. */
export function meantBy(
  vectors: readonly Float32Array[],
  sound: number,
  model: string | undefined,
): 'danger' | 'care' | undefined {
  if (model !== learned.model) return undefined
  const sum = Math.max(...vectors.map(tells)) + sound
  if (sum >= learned.sure) return 'danger'
  return sum >= learned.doubtful ? 'care' : undefined
}
