import { createHash } from 'node:crypto'

/**
 * The first eight bytes of a text's SHA-256, as two numbers: what vectors are found by. A quintillion of texts would have
 * to be told apart before two of them had one key.
 */
export type TextKey = { readonly high: number; readonly low: number }

/** A text before any conversion, with what it is: `passage: Abda: father of …`, `query: Who wept?`, `verse: JHN 11:35`. */
export function textKey(text: string): TextKey {
  const hash = createHash('sha256').update(text).digest()
  return { high: hash.readUInt32BE(0), low: hash.readUInt32BE(4) }
}

/** Keys in rising order, each at the place of what it is the key of. */
export class SortedKeys {
  readonly size: number
  readonly #highs: Uint32Array
  readonly #lows: Uint32Array

  /** Eight bytes a key, the highest first. */
  constructor(bytes: Buffer) {
    this.size = Math.floor(bytes.length / 8)
    this.#highs = Uint32Array.from({ length: this.size }, (_, at) => bytes.readUInt32BE(at * 8))
    this.#lows = Uint32Array.from({ length: this.size }, (_, at) => bytes.readUInt32BE(at * 8 + 4))
  }

  /** Its place; −1 where there is none. */
  find({ high, low }: TextKey): number {
    let from = 0
    let to = this.#highs.length
    while (from < to) {
      const middle = (from + to) >> 1
      const isLess = this.#highs[middle]! < high || (this.#highs[middle] === high && this.#lows[middle]! < low)
      if (isLess) from = middle + 1
      else to = middle
    }
    return this.#highs[from] === high && this.#lows[from] === low ? from : -1
  }
}
