import { expect, it } from 'vitest'
import { type Example, train } from './softmax.ts'

const row = (...values: number[]) => Float32Array.from(values)

it('finds which feature tells the right candidates, and which tells nothing', () => {
  const examples: Example[] = Array.from({ length: 40 }, (_, i) => ({
    right: 1,
    rows: [row(3, (i * 7) % 5), row(1, (i * 3) % 5), row(0, (i * 11) % 5)],
  }))
  const { weights, means } = train(examples, 2)
  expect(weights[0]).toBeGreaterThan(1)
  expect(Math.abs(weights[1]!)).toBeLessThan(0.1 * weights[0]!)
  expect(means[0]).toBeCloseTo(4 / 3)
})
