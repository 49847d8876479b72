import { DIMENSIONS } from '@berea/embedding'

/** A vector that is the same for the same seed; two seeds' vectors are as good as at right angles. */
export function vectorOf(seed: number): Float32Array {
  let state = (seed + 1) * 2654435761
  const values = Float32Array.from({ length: DIMENSIONS }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return state / 2 ** 31
  })
  return unit(values)
}

/** So much of the one and the rest of the other. */
export const between = (one: Float32Array, other: Float32Array, share: number): Float32Array =>
  unit(one.map((value, at) => value * share + other[at]! * (1 - share)))

export const product = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0)

const unit = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
