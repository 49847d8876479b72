// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { qrCode, remainder } from './qr-code.ts'

/** Bytes of data and correction in each block, as ISO 18004 has them for level M, by version. */
const LAYOUT: Record<number, readonly [number, readonly number[]]> = {
  1: [10, [16]],
  2: [16, [28]],
  3: [26, [44]],
  4: [18, [32, 32]],
  5: [24, [43, 43]],
  6: [16, [27, 27, 27, 27]],
  7: [18, [31, 31, 31, 31]],
  8: [22, [38, 38, 39, 39]],
  9: [22, [36, 36, 36, 37, 37]],
  10: [26, [43, 43, 43, 43, 44]],
}

/** Reads a code as a camera's program does, from the drawing alone; throws where a block is not what its correction says. */
function read(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const version = (size - 17) / 4
  const at = (x: number, y: number) => modules[y]![x]!
  // The format beside the first corner, without its pattern: level, mask and their correction.
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const)
  const across = [7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const)
  const format = [...places, ...across].reduce((sum, [x, y], i) => sum | (Number(at(x, y)) << i), 0) ^ 0x5412
  expect(format >> 13).toBe(0)
  const mask = (format >> 10) & 7
  const bits: boolean[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1])
        if (!isPattern(x, y, size, version)) bits.push(at(x, y) !== isMasked(mask, x, y))
    }
  }
  const [correction, sizes] = LAYOUT[version]!
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  )
  const blocks: number[][] = sizes.map(() => [])
  for (let i = 0; i < Math.max(...sizes); i += 1) {
    for (const [k, length] of sizes.entries()) if (i < length) blocks[k]!.push(bytes.shift()!)
  }
  const data = blocks.flat()
  for (let i = 0; i < correction; i += 1) for (const block of blocks) block.push(bytes.shift()!)
  for (const [k, block] of blocks.entries()) {
    expect(remainder(block.slice(0, sizes[k]), correction)).toEqual(block.slice(sizes[k]))
  }
  const text = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  expect(text.slice(0, 4)).toBe('0100')
  const wide = version < 10 ? 8 : 16
  const length = Number.parseInt(text.slice(4, 4 + wide), 2)
  const content = Array.from({ length }, (_, i) => Number.parseInt(text.slice(4 + wide + i * 8, 12 + wide + i * 8), 2))
  return new TextDecoder().decode(Uint8Array.from(content))
}

function isMasked(mask: number, x: number, y: number): boolean {
  const [sum, product] = [x + y, x * y]
  const values = [sum, y, x % 3, sum % 3, (y >> 1) + Math.floor(x / 3), (product % 2) + (product % 3)]
  if (mask === 2 || mask === 3 || mask === 5) return values[mask] === 0
  if (mask === 6) return ((product % 2) + (product % 3)) % 2 === 0
  if (mask === 7) return ((sum % 2) + (product % 3)) % 2 === 0
  return values[mask]! % 2 === 0
}

const CENTRES: Record<number, readonly number[]> = { 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] }

function isPattern(x: number, y: number, size: number, version: number): boolean {
  const [far, low] = [size - 9, 8]
  if (x === 6 || y === 6) return true
  if ((x <= low && y <= low) || (x > far + 0 && y <= low) || (x <= low && y > far)) return true
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true
  const centres = CENTRES[version] ?? (version === 1 ? [] : [6, 10 + version * 4])
  const near = (value: number) => centres.find((centre) => Math.abs(value - centre) <= 2)
  const [cx, cy] = [near(x), near(y)]
  if (cx === undefined || cy === undefined) return false
  const last = centres.at(-1)
  return !((cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6))
}

test.each([0, 1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213])(
  'a text of %d bytes is read again',
  (length) => {
    const text = 'https://berea.example/qr/'.repeat(9).slice(0, length)
    expect(read(qrCode(text)!)).toBe(text)
  },
)

test('whatever the text, it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const code = qrCode(text)
      if (code) expect(read(code)).toBe(text)
    }),
    { numRuns: 60 },
  )
})

test('what is too long has none', () => {
  expect(qrCode('x'.repeat(214))).toBeUndefined()
})
