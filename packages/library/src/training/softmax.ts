/** One question's candidates: a row of features for each, those that answer it first. */
export type Example = { readonly rows: readonly Float32Array[]; readonly right: number }

export type Trained = { readonly weights: Float64Array; readonly means: Float64Array }

const STEPS = 300
const RATE = 0.05
const DECAY = 2e-4

/**
 * Listwise softmax: weights under which the candidates that answer hold as much of each question's mass
 * as they can. Features are brought to mean 0 and deviation 1 before, and the weights back after; Adam
 * over all questions at once, so the same examples give the same weights.
 */
export function train(examples: readonly Example[], size: number): Trained {
  const { means, deviations } = spreadOf(examples, size)
  const scaled = examples.map(({ rows, right }) => ({
    right,
    rows: rows.map((row) => row.map((value, i) => (value - means[i]!) / deviations[i]!)),
  }))
  const weights = new Float64Array(size)
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeAt(scaled, weights)
    for (let i = 0; i < size; i++) {
      const pull = slope[i]! + DECAY * weights[i]!
      first[i] = 0.9 * first[i]! + 0.1 * pull
      second[i] = 0.999 * second[i]! + 0.001 * pull * pull
      const rate = RATE * Math.min(1, (2 * (STEPS - step)) / STEPS + 0.02)
      weights[i]! -= (rate * (first[i]! / (1 - 0.9 ** step))) / (Math.sqrt(second[i]! / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return { weights: weights.map((weight, i) => weight / deviations[i]!), means }
}

/** The mean slope of −log(mass of the right ones). */
function slopeAt(examples: readonly Example[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { rows, right } of examples) {
    const masses = Float64Array.from(rows, (row) => dot(row, weights))
    let top = Number.NEGATIVE_INFINITY
    for (const score of masses) top = Math.max(top, score)
    let all = 0
    let held = 0
    for (let place = 0; place < masses.length; place++) {
      masses[place] = Math.exp(masses[place]! - top)
      all += masses[place]!
      if (place < right) held += masses[place]!
    }
    for (let place = 0; place < masses.length; place++) {
      const row = rows[place]!
      const pull = (masses[place]! / all - (place < right ? masses[place]! / held : 0)) / examples.length
      for (let i = 0; i < row.length; i++) slope[i]! += pull * row[i]!
    }
  }
  return slope
}

function spreadOf(examples: readonly Example[], size: number) {
  const rows = examples.flatMap((example) => example.rows)
  const means = new Float64Array(size)
  const deviations = new Float64Array(size)
  for (const row of rows) for (let i = 0; i < size; i++) means[i]! += row[i]! / rows.length
  for (const row of rows) for (let i = 0; i < size; i++) deviations[i]! += (row[i]! - means[i]!) ** 2 / rows.length
  return { means, deviations: deviations.map((square) => Math.sqrt(square) || 1) }
}

function dot(row: Float32Array, weights: Float64Array): number {
  let total = 0
  for (let i = 0; i < row.length; i++) total += row[i]! * weights[i]!
  return total
}
