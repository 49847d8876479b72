import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SortedKeys, textKey } from './text-key.ts'

const bytesOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, 8)

test('a text’s key is the first eight bytes of its SHA-256', () => {
  // sha256('abc') = ba7816bf 8f01cfea …
  expect(textKey('abc')).toEqual({ high: 0xba7816bf, low: 0x8f01cfea })
})

test('every key is found at its place, and no other', () => {
  const texts = Array.from({ length: 300 }, (_, at) => `verse: PSA ${at}`)
  const sorted = texts.toSorted((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)))
  const keys = new SortedKeys(Buffer.concat(sorted.map(bytesOf)))
  expect(sorted.map((text) => keys.find(textKey(text)))).toEqual(sorted.map((_, at) => at))
  expect(keys.find(textKey('another'))).toBe(-1)
  expect(new SortedKeys(Buffer.alloc(0)).find(textKey('abc'))).toBe(-1)
})

test('keys whose higher halves are one are told apart by the lower', () => {
  const keys = new SortedKeys(Buffer.from('0000000100000002000000010000000300000002ffffffff', 'hex'))
  expect(keys.find({ high: 1, low: 2 })).toBe(0)
  expect(keys.find({ high: 1, low: 3 })).toBe(1)
  expect(keys.find({ high: 2, low: 0xffffffff })).toBe(2)
  expect(keys.find({ high: 1, low: 4 })).toBe(-1)
})
