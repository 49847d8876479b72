import { bytesOf, uint32 } from './keys.ts'

/** A section is about the verses `first` to `last` (ordinals of the English numbering, both included). */
export type Range = { readonly first: number; readonly last: number; readonly section: number }

/**
 * Which sections are about some verses: ranges sorted by where they begin, each with the furthest end so
 * far, so that a search walks back from the asked end only as far as something can still reach it.
 *
 *     rangesOf(packRanges([{ first: 5, last: 9, section: 0 }])).overlapping(9, 12) → that range
 *     rangesOf(packRanges([{ first: 5, last: 9, section: 0 }])).overlapping(10, 12) → []
 */
export type Ranges = { overlapping(first: number, last: number): readonly Range[] }

export function packRanges(ranges: Iterable<Range>): Buffer {
  const sorted = [...ranges].sort((a, b) => a.first - b.first || a.last - b.last || a.section - b.section)
  const numbers = new Uint32Array(1 + 3 * sorted.length)
  numbers[0] = sorted.length
  sorted.forEach(({ first, last, section }, at) => {
    numbers.set([first, last, section], 1 + 3 * at)
  })
  return bytesOf(numbers)
}

export function rangesOf(packed: Buffer): Ranges {
  const size = packed.readUInt32LE(0)
  const numbers = uint32(packed, 4, 3 * size)
  const furthest = new Uint32Array(size)
  for (let at = 0, end = 0; at < size; at++) {
    end = Math.max(end, numbers[3 * at + 1]!)
    furthest[at] = end
  }
  return {
    overlapping(first, last) {
      let low = 0
      let high = size
      while (low < high) {
        const middle = (low + high) >>> 1
        if (numbers[3 * middle]! <= last) low = middle + 1
        else high = middle
      }
      const found: Range[] = []
      for (let at = low - 1; at >= 0 && furthest[at]! >= first; at--) {
        const end = numbers[3 * at + 1]!
        if (end >= first) found.push({ first: numbers[3 * at]!, last: end, section: numbers[3 * at + 2]! })
      }
      return found.reverse()
    },
  }
}
