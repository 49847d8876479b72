/**
 * Dot products of bytes by the thousand, in WebAssembly: eight at a time instead of one, some
 * fifteen times as fast as the same loop in JavaScript. The module is small enough to be written
 * here instruction by instruction:
 *
 *     dots(matrix, rows, count, query, out, width):
 *       for each of `count` row numbers (i32) at `rows`:
 *         out[i] = Σ matrix[row × width + k] × query[k], k < width   (signed bytes, sum as i32)
 *
 * All arguments are byte offsets or counts; `width` is a multiple of eight.
 */
export type Dots = (matrix: number, rows: number, count: number, query: number, out: number, width: number) => void

const I32 = 0x7f
const V128 = 0x7b
const SIMD = 0xfd
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const number = (value: number) => [0x41, value]
const add = 0x6a

// Parameters 0 to 5 as above; then locals: where the rows end, the row's start, k, the running sums.
const [matrix, rows, count, query, out, width, end, row, k, sums] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const bytesAt = (start: number) => [...get(start), ...get(k), add, SIMD, 0x01, 0, 0] // v128.load8x8_s
const lane = (index: number) => [...get(sums), SIMD, 0x1b, index] // i32x4.extract_lane
const zero = [SIMD, 0x0c, ...new Array<number>(16).fill(0)] // v128.const 0
const advance = (local: number, by: number) => [...get(local), ...number(by), add, ...set(local)]

const BODY = [
  ...[...get(rows), ...get(count), ...number(4), 0x6c, add, ...set(end)],
  ...[0x02, 0x40, 0x03, 0x40], // block, loop
  ...[...get(rows), ...get(end), 0x4f, 0x0d, 1], // until rows ≥ end
  ...[...get(rows), 0x28, 2, 0, ...get(width), 0x6c, ...get(matrix), add, ...set(row)],
  ...[...zero, ...set(sums), ...number(0), ...set(k)],
  ...[0x03, 0x40], // loop
  ...[...get(sums), ...bytesAt(row), ...bytesAt(query), SIMD, 0xba, 0x01, SIMD, 0xae, 0x01, ...set(sums)], // dot_i16x8_s, i32x4.add
  ...advance(k, 8),
  ...[...get(k), ...get(width), 0x49, 0x0d, 0, 0x0b], // while k < width
  ...[...get(out), ...lane(0), ...lane(1), add, ...lane(2), add, ...lane(3), add, 0x36, 2, 0],
  ...[...advance(rows, 4), ...advance(out, 4)],
  ...[0x0c, 0, 0x0b, 0x0b, 0x0b], // again; end of loop, block, function
]

const text = (name: string) => [name.length, ...new TextEncoder().encode(name)]
const size = (length: number) => [(length & 0x7f) | 0x80, length >> 7] // LEB128, below 16384
const section = (id: number, content: readonly number[]) => [id, ...size(content.length), ...content]
const CODE = [2, 3, I32, 1, V128, ...BODY] // three more i32 locals, one v128

const MODULE = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...text('m'), ...text('m'), 2, 0, 1]), // a memory of at least one page, ours
  ...section(3, [1, 0]),
  ...section(7, [1, ...text('dots'), 0, 0]),
  ...section(10, [1, ...size(CODE.length), ...CODE]),
])

/** The function over a memory that the caller lays out. */
export function dotsOver(memory: WebAssembly.Memory): Dots {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { m: { m: memory } })
  return instance.exports.dots as Dots
}
