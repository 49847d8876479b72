import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packRanges, type Range, rangesOf } from './ranges.ts'

const range = fc
  .tuple(fc.nat(60), fc.nat(12), fc.nat(99))
  .map(([first, length, section]): Range => ({ first, last: first + length, section }))

it('finds exactly the ranges that share a verse with those asked for', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 40 }), range, (all, asked) => {
      const found = rangesOf(packRanges(all)).overlapping(asked.first, asked.last)
      const expected = all.filter(({ first, last }) => first <= asked.last && last >= asked.first)
      const sorted = (ranges: readonly Range[]) =>
        ranges.map(({ first, last, section }) => [first, last, section].join()).sort()
      expect(sorted(found)).toEqual(sorted(expected))
    }),
  )
})
