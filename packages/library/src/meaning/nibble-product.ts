/**
 * Products of a vector with thousands of others, of which each number is four bits, in WebAssembly: 32 numbers at a time.
 * The module is small enough to be written here instruction by instruction:
 *
 *     products(from, to, query, out):
 *       for each row of `ROW` bytes from `from` to `to`:
 *         out[i] = Σ (low four bits of byte k − 8) × query[k] + (high four bits of byte k − 8) × query[ROW + k]
 *
 * All are byte offsets into the memory; `query` holds signed bytes, those of the even numbers first; `out` is of i32.
 * The running sums of 16 bits hold: 24 products of at most 8 × 127 stay below 32,768.
 */
export type NibbleProducts = (from: number, to: number, query: number, out: number) => void

/** Bytes of a row, two numbers in each. */
export const ROW = 192

const I32 = 0x7f
const V128 = 0x7b
const SIMD = 0xfd
const ADD = 0x6a
const END = 0x0b

/** LEB128 of a number below 16384, always in two bytes. */
const size = (value: number) => [(value & 0x7f) | 0x80, value >> 7]
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const advance = (local: number, by: number) => [...get(local), 0x41, ...size(by), ADD, ...set(local)]
const splat = (byte: number) => [SIMD, 0x0c, ...Array.from({ length: 16 }, () => byte)] // v128.const
const load = (local: number, offset: number) => [...get(local), SIMD, 0x00, 0, ...size(offset)] // v128.load

// Parameters as above; then locals: the bytes at hand, the numbers in them, the query's, two running sums.
const [from, to, query, out, bytes, numbers, asked, sumLow, sumHigh] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const EXTEND_MULTIPLY_LOW = [SIMD, 0x9c, 0x01]
const EXTEND_MULTIPLY_HIGH = [SIMD, 0x9d, 0x01]
const ADD_16 = [SIMD, 0x8e, 0x01]
const ADD_PAIRS = [SIMD, 0x7e]

/** Sixteen numbers, that lie on the stack from 0 to 15, times those of the query. */
const multiply = (offset: number) => [
  ...[...splat(8), SIMD, 0x71, ...set(numbers)], // i8x16.sub
  ...[...load(query, offset), ...set(asked)],
  ...[...get(numbers), ...get(asked), ...EXTEND_MULTIPLY_LOW, ...get(sumLow), ...ADD_16, ...set(sumLow)],
  ...[...get(numbers), ...get(asked), ...EXTEND_MULTIPLY_HIGH, ...get(sumHigh), ...ADD_16, ...set(sumHigh)],
]

function body(): number[] {
  const steps = Array.from({ length: ROW / 16 }, (_, step) => [
    ...[...load(from, step * 16), ...set(bytes)],
    ...[...get(bytes), ...splat(15), SIMD, 0x4e, ...multiply(step * 16)], // v128.and
    ...[...get(bytes), 0x41, ...size(4), SIMD, 0x6d, ...multiply(ROW + step * 16)], // i8x16.shr_u
  ])
  const lane = (index: number) => [...get(sumLow), SIMD, 0x1b, index] // i32x4.extract_lane
  return [
    ...[0x02, 0x40, 0x03, 0x40], // block, loop
    ...[...get(from), ...get(to), 0x4f, 0x0d, 1], // leave when from ≥ to
    ...[...splat(0), ...set(sumLow), ...splat(0), ...set(sumHigh)],
    ...steps.flat(),
    ...[...get(sumLow), ...ADD_PAIRS, ...get(sumHigh), ...ADD_PAIRS, SIMD, 0xae, 0x01, ...set(sumLow)], // i32x4.add
    ...[...get(out), ...lane(0), ...lane(1), ADD, ...lane(2), ADD, ...lane(3), ADD, 0x36, 2, 0], // i32.store
    ...[...advance(from, ROW), ...advance(out, 4), 0x0c, 0], // again
    ...[END, END, END],
  ]
}

const text = (name: string) => [name.length, ...new TextEncoder().encode(name)]
const section = (id: number, content: readonly number[]) => [id, ...size(content.length), ...content]

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const code = [1, 5, V128, ...body()] // five more locals, all v128
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 4, I32, I32, I32, I32, 0]),
    ...section(2, [1, ...text('m'), ...text('m'), 2, 0, 1]), // a memory of at least one page, ours
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('products'), 0, 0]),
    ...section(10, [1, ...size(code.length), ...code]),
  ])
}

/** The function over a memory that the caller lays out. */
export function nibbleProducts(memory: WebAssembly.Memory): NibbleProducts {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { m: { m: memory } })
  return instance.exports.products as NibbleProducts
}
