import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf, packKeys } from './keys.ts'

describe('keys', () => {
  it('finds every number that was put under a key, smallest first, and nothing else', () => {
    const word = fc.oneof(fc.constantFrom('a', 'ab', 'abc', '耶稣', 'é'), fc.string({ maxLength: 5, unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.nat(1e6)), { maxLength: 60 }), word, (entries, other) => {
        const keys = keysOf(packKeys(entries))
        for (const asked of [other, ...entries.map(([key]) => key)]) {
          const expected = entries.filter(([key]) => key === asked).map(([, value]) => value)
          expect(keys.find(asked)).toEqual(expected.sort((a, b) => a - b))
        }
      }),
    )
  })

  it('reads from any place in a larger buffer', () => {
    const packed = packKeys([['lamb', 7]])
    for (const shift of [0, 1, 2, 3]) {
      const larger = Buffer.concat([Buffer.alloc(shift), packed])
      expect(keysOf(larger.subarray(shift)).find('lamb')).toEqual([7])
    }
  })
})
