import { expect, test } from 'vitest'
import { packingFor } from './packing.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip; q=0.0', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('whoever takes %j is sent %s', (accepted, packing) => {
  expect(packingFor(accepted)).toBe(packing)
})
