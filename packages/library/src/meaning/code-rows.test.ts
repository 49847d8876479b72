import { expect, test } from 'vitest'
import { CodeRows, codesOf } from './code-rows.ts'
import { product, vectorOf } from './sample-vectors.test-support.ts'

const decoded = (codes: Uint8Array) =>
  Float32Array.from({ length: 384 }, (_, at) => ((codes[at >> 1]! >> (at % 2 === 0 ? 0 : 4)) & 15) - 8)

test('the likeness to every row is the cosine, to two places', () => {
  const vectors = Array.from({ length: 100 }, (_, at) => vectorOf(at))
  const rows = new CodeRows(vectors.length)
  for (const [at, vector] of vectors.entries()) rows.set(at, codesOf(vector))
  const result = new Float32Array(vectors.length).fill(-2)
  rows.likeness(vectorOf(7), 0, vectors.length, result)
  for (const [at, vector] of vectors.entries())
    expect(Math.abs(result[at]! - product(vectorOf(7), vector))).toBeLessThan(0.02)
  expect(result[7]).toBeGreaterThan(0.98)
})

test('the greatest numbers of either sign run over nowhere', () => {
  const rows = new CodeRows(2)
  rows.set(0, new Uint8Array(192).fill(0xff))
  rows.set(1, new Uint8Array(192).fill(0x00))
  const result = new Float32Array(2).fill(-2)
  rows.likeness(new Float32Array(384).fill(1 / Math.sqrt(384)), 0, 2, result)
  expect(result[0]).toBeCloseTo(1, 5)
  expect(result[1]).toBeCloseTo(-1, 5)
})

test('only the rows asked for are compared, and what is higher already stays', () => {
  const rows = new CodeRows(3)
  for (const at of [0, 1, 2]) rows.set(at, codesOf(vectorOf(1)))
  const result = Float32Array.of(0, 1.5, 0)
  rows.likeness(vectorOf(1), 1, 3, result)
  expect([...result].map((value) => Math.round(value * 10) / 10)).toEqual([0, 1.5, 1])
})

test('a row that was not written is like nothing', () => {
  const rows = new CodeRows(1)
  expect(rows.has(0)).toBe(false)
  const result = new Float32Array(1).fill(-2)
  rows.likeness(vectorOf(1), 0, 1, result)
  expect(Math.abs(result[0]!)).toBe(0)
})

test('a vector’s codes lie two in a byte, the first in the low four bits, in sevenths of its greatest number', () => {
  const vector = new Float32Array(384)
  vector.set([1, -1, 0, 0.5])
  const codes = codesOf(vector)
  expect([...codes.subarray(0, 3)]).toEqual([15 | (1 << 4), 8 | (12 << 4), 8 | (8 << 4)])
  expect(product(decoded(codes), vector)).toBeGreaterThan(0)
  expect([...codesOf(new Float32Array(384))].every((byte) => byte === 0x88)).toBe(true)
})
