import { expect, test } from 'vitest'
import { recently } from './recent.ts'

test('what was made last is not made again; what was made long ago is', () => {
  const made: number[] = []
  const double = recently(2, (one: number) => {
    made.push(one)
    return 2 * one
  })
  expect([1, 1, 2, 3, 1].map(double)).toEqual([2, 2, 4, 6, 2])
  expect(made).toEqual([1, 2, 3])
  for (const one of [4, 5, 6, 7]) double(one)
  expect(double(1)).toBe(2)
  expect(made).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
})
