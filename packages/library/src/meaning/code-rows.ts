import { nibbleProducts, ROW } from './nibble-product.ts'

const PAGE = 65_536
const NUMBERS = ROW * 2

/** The squares of both numbers of a byte, added. */
const SQUARES = Float32Array.from({ length: 256 }, (_, byte) => ((byte & 15) - 8) ** 2 + ((byte >> 4) - 8) ** 2)

/**
 * Vectors of four bits a number, row by row, of which one vector's likeness to many is counted in one call. A row that
 * was not written is like nothing.
 */
export class CodeRows {
  readonly size: number
  readonly #codes: Uint8Array
  readonly #query: Int8Array
  readonly #out: Int32Array
  /** One over each row's length. */
  readonly #lengths: Float32Array
  readonly #products: ReturnType<typeof nibbleProducts>

  constructor(size: number) {
    this.size = size
    const memory = new WebAssembly.Memory({ initial: Math.ceil((size * (ROW + 4) + NUMBERS) / PAGE) + 1 })
    this.#codes = new Uint8Array(memory.buffer, 0, size * ROW)
    this.#query = new Int8Array(memory.buffer, size * ROW, NUMBERS)
    this.#out = new Int32Array(memory.buffer, size * ROW + NUMBERS, size)
    this.#lengths = new Float32Array(size)
    this.#products = nibbleProducts(memory)
  }

  has(row: number): boolean {
    return this.#lengths[row] !== 0
  }

  set(row: number, codes: Uint8Array): void {
    this.#codes.set(codes, row * ROW)
    let squares = 0
    for (let at = 0; at < ROW; at++) squares += SQUARES[codes[at]!]!
    this.#lengths[row] = squares === 0 ? 0 : 1 / Math.sqrt(squares)
  }

  /** The cosines of the rows from `from` to `to`, into `result` at the same places; where these are higher than what stands there. */
  likeness(vector: Float32Array, from: number, to: number, result: Float32Array): void {
    const step = layOut(vector, this.#query)
    this.#products(from * ROW, to * ROW, this.#query.byteOffset, this.#out.byteOffset)
    for (let row = from; row < to; row++) {
      const likeness = this.#out[row - from]! * step * this.#lengths[row]!
      if (likeness > result[row]!) result[row] = likeness
    }
  }
}

/** A vector in signed bytes, the even numbers before the odd ones, as the product takes it; gives what one step of a byte is worth. */
function layOut(vector: Float32Array, bytes: Int8Array): number {
  let most = 0
  for (const value of vector) most = Math.max(most, Math.abs(value))
  const step = most / 127 || 1
  for (let at = 0; at < NUMBERS; at++) bytes[(at >> 1) + (at % 2) * ROW] = Math.round(vector[at]! / step)
  return step
}

/**
 * A vector as a row of codes: each number in sevenths of the greatest, from 1 to 15.
 *
 *     [1, −1, 0, 0.5, …] → [15 + 1 × 16, 8 + 12 × 16, …]
 */
export function codesOf(vector: Float32Array): Uint8Array {
  let most = 0
  for (const value of vector) most = Math.max(most, Math.abs(value))
  const code = (at: number) => Math.round(((vector[at] ?? 0) / (most || 1)) * 7) + 8
  return Uint8Array.from({ length: ROW }, (_, byte) => code(byte * 2) | (code(byte * 2 + 1) << 4))
}
