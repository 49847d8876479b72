/** A row of features and whether it is one. */
export type Example = {
  readonly features: readonly number[]
  readonly isOne: boolean
  readonly group: string
  /** How often it counts; once, where nothing is said. */
  readonly weight?: number
}
export type Fit = { readonly intercept: number; readonly weights: readonly number[] }

/** Keeps weights small, and with them what chance has put into a feature. */
const RIDGE = 1.5
const STEPS = 30

/** Logistic regression by Newton's method with a ridge. */
export function fitLogistic(examples: readonly Example[]): Fit {
  const size = (examples[0]?.features.length ?? 0) + 1
  let beta = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = beta.map((value, at) => (at === 0 ? 0 : -RIDGE * value))
    const hessian = beta.map((_, row) => beta.map((__, column) => (row === column && row > 0 ? RIDGE : 1e-9)))
    for (const { features, isOne, weight = 1 } of examples) {
      const x = [1, ...features]
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * beta[at]!, 0)))
      for (let row = 0; row < size; row++) {
        gradient[row]! += weight * x[row]! * ((isOne ? 1 : 0) - p)
        for (let column = 0; column < size; column++)
          hessian[row]![column]! += weight * x[row]! * x[column]! * p * (1 - p)
      }
    }
    const change = solve(hessian, gradient)
    beta = beta.map((value, at) => value + change[at]!)
    if (Math.max(...change.map(Math.abs)) < 1e-7) break
  }
  const [intercept = 0, ...weights] = beta
  return { intercept, weights }
}

export const probability = ({ intercept, weights }: Fit, features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * weights[at]!, intercept)))

/** Gauss with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, row, i) => (Math.abs(row[at]!) > Math.abs(rows[best]![at]!) ? at + i : best), at)
    ;[rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!]
    for (let row = 0; row < rows.length; row++) {
      if (row === at) continue
      const factor = rows[row]![at]! / rows[at]![at]!
      for (let column = at; column <= rows.length; column++) rows[row]![column]! -= factor * rows[at]![column]!
    }
  }
  return rows.map((row, at) => row[rows.length]! / row[at]!)
}
