import { describe, expect, test } from 'vitest'
import { type Candidate, likenessFeatures, rankByLikeness } from './likeness-ranker.ts'

/** Likeness by place; what is not named is like nothing. */
function likenessOf(values: Readonly<Record<number, number>>): Float32Array {
  const likeness = new Float32Array(100)
  for (const [place, value] of Object.entries(values)) likeness[Number(place)] = value
  return likeness
}
const candidate = (place: number, score: number, coverage = 0): Candidate => ({ place, score, coverage })
const rounded = (rows: readonly (readonly number[])[]) =>
  rows.map((row) => row.map((value) => Math.round(value * 100) / 100))

describe('what is known of a candidate', () => {
  test('is its score and likeness less the best, what of the question stands in it, and the likest within two verses', () => {
    const likeness = likenessOf({ 10: 0.5, 12: 0.7, 13: 0.9, 40: 0.8 })
    const rows = likenessFeatures([candidate(10, 3, 0.4), candidate(40, 1)], likeness)
    expect(rounded(rows)).toEqual([
      [0, 0.4, -0.4, -0.2],
      [-2, 0, -0.1, -0.1],
    ])
  })

  test('is as usual where it has no vector, and that takes from nobody', () => {
    const likeness = likenessOf({ 10: 0.4, 20: 0.8, 50: Number.NaN, 51: Number.NaN })
    const rows = likenessFeatures([candidate(10, 1), candidate(20, 1), candidate(50, 1), candidate(200, 1)], likeness)
    expect(rounded(rows).map(([, , like]) => like)).toEqual([-0.4, 0, -0.2, -0.2])
  })

  test('of the first and the last verse knows no neighbours beyond them', () => {
    expect(rounded(likenessFeatures([candidate(0, 1), candidate(99, 1)], likenessOf({ 1: 0.5 })))).toEqual([
      [0, 0, -0.5, 0],
      [0, 0, -0.5, -0.5],
    ])
  })
})

describe('the order', () => {
  const first = (isTopic: boolean, likeness: Float32Array, ...candidates: readonly Candidate[]) =>
    rankByLikeness(candidates, likeness, isTopic).toSorted((a, b) => b.score - a.score)[0]!.place

  test('of equally good ones goes by likeness, for questions and topics', () => {
    const likeness = likenessOf({ 10: 0.5, 50: 0.8 })
    for (const isTopic of [true, false]) expect(first(isTopic, likeness, candidate(10, 1), candidate(50, 1))).toBe(50)
  })

  test('of equally like ones goes by the words', () => {
    const likeness = likenessOf({ 10: 0.8, 50: 0.8 })
    for (const isTopic of [true, false]) expect(first(isTopic, likeness, candidate(10, 1), candidate(50, 2))).toBe(50)
  })

  test('of a question weighs a tenth of likeness more than two points of words', () => {
    const likeness = likenessOf({ 10: 0.7, 50: 0.8 })
    expect(first(false, likeness, candidate(10, 3), candidate(50, 1))).toBe(50)
    expect(first(false, likeness, candidate(10, 5), candidate(50, 1))).toBe(10)
  })
})
