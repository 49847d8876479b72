import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from './base64.ts'

test('the bytes are those of UTF-8', () => {
  expect(encode('约')).toBe('57qm')
})

test('every text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decode(encode(text))).toBe(text)
    }),
  )
})

test.each([
  ['no base64', '%%%'],
  ['base64 of no UTF-8', btoa('\xff\xfe')],
])('%s is no value', (_why, stored) => {
  expect(decode(stored)).toBeUndefined()
})
