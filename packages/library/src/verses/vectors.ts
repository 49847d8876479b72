import { type AnalysedLanguage, analyse } from '../analysis/analyse.ts'
import { arrayOf, readArrays } from '../editions/array-file.ts'
import { type Dots, dotsOver } from './dot-product.ts'
import { COUNTED } from './shape.ts'
import { findKey, termKey } from './term-key.ts'
import { DIMENSIONS } from './vectors-file.ts'

const PAGE = 65536
/** Most rows that one call compares with: every verse, or all words of some hundred candidates. */
const MOST_ROWS = 65536

/**
 * Word vectors of all languages and one vector for each verse, in one space. Everything lies in one
 * WebAssembly memory: tokens, verses, the row numbers of a call, its query and its results.
 */
export class Vectors {
  readonly #keys: Float64Array
  readonly #rows: Uint32Array
  readonly #tokenScales: Float32Array
  readonly #tokenNorms: Float32Array
  readonly #verseScales: Float32Array
  readonly #tokens: Int8Array
  readonly #verses: Int8Array
  readonly #rowNumbers: Int32Array
  readonly #query: Int8Array
  readonly #out: Int32Array
  readonly #dots: Dots

  constructor(bytes: Uint8Array) {
    const { arrays } = readArrays(bytes)
    // Copies: a view would keep the whole file in memory, whose greater part is copied below.
    this.#keys = arrayOf(arrays, 'tokenKeys', 'f64').slice()
    this.#rows = arrayOf(arrays, 'tokenRows', 'u32').slice()
    this.#tokenScales = arrayOf(arrays, 'tokenScales', 'f32').slice()
    this.#verseScales = arrayOf(arrays, 'verseScales', 'f32').slice()
    const tokens = arrayOf(arrays, 'tokens', 'i8')
    const verses = arrayOf(arrays, 'verses', 'i8')
    const length = tokens.length + verses.length + MOST_ROWS * 8 + DIMENSIONS
    const memory = new WebAssembly.Memory({ initial: Math.ceil(length / PAGE) })
    this.#tokens = new Int8Array(memory.buffer, 0, tokens.length)
    this.#verses = new Int8Array(memory.buffer, tokens.length, verses.length)
    this.#rowNumbers = new Int32Array(memory.buffer, tokens.length + verses.length, MOST_ROWS)
    this.#out = new Int32Array(memory.buffer, this.#rowNumbers.byteOffset + MOST_ROWS * 4, MOST_ROWS)
    this.#query = new Int8Array(memory.buffer, this.#out.byteOffset + MOST_ROWS * 4, DIMENSIONS)
    this.#tokens.set(tokens)
    this.#verses.set(verses)
    this.#dots = dotsOver(memory, DIMENSIONS)
    this.#tokenNorms = new Float32Array(this.#tokenScales.length)
    for (let row = 0; row < this.#tokenNorms.length; row++) this.#tokenNorms[row] = norm(this.#row(this.#tokens, row))
  }

  /** The row of an analysed word; −1 for one that has none. */
  rowOf(word: string, language: AnalysedLanguage): number {
    const found = findKey(this.#keys, termKey(`${language}:${word}`))
    return found < 0 ? -1 : this.#rows[found]!
  }

  /** A question's words, stop words included, without those that have no vector. */
  rowsOf(question: string, language: AnalysedLanguage): number[] {
    return analyse(question, language, { stopWords: 'keep' })
      .map((word) => this.rowOf(word, language))
      .filter((row) => row >= 0)
  }

  /** The cosine of every verse with the sum of these rows, by ordinal. Valid until the next call. */
  cosines(rows: readonly number[], result: Float32Array): void {
    const sum = new Float32Array(DIMENSIONS)
    for (const row of rows) {
      const vector = this.#row(this.#tokens, row)
      const scale = this.#tokenScales[row]!
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += vector[i]! * scale
    }
    const length = norm(sum)
    if (length === 0) {
      result.fill(0)
      return
    }
    const step = sum.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127
    for (let i = 0; i < DIMENSIONS; i++) this.#query[i] = Math.round(sum[i]! / step)
    for (let place = 0; place < COUNTED; place++) this.#rowNumbers[place] = place
    this.#compare(this.#verses, COUNTED)
    for (let place = 0; place < COUNTED; place++) {
      result[place] = (this.#out[place]! * step * this.#verseScales[place]!) / length
    }
  }

  /** The cosines of one word with others, by their rows: `result[i]` belongs to `others[i]`. */
  wordCosines(row: number, others: Int32Array, result: Float32Array): void {
    const norms = this.#tokenNorms
    const out = this.#out
    const own = norms[row]! || 1
    this.#query.set(this.#row(this.#tokens, row))
    for (let from = 0; from < others.length; from += MOST_ROWS) {
      const part = others.subarray(from, from + MOST_ROWS)
      this.#rowNumbers.set(part)
      this.#compare(this.#tokens, part.length)
      for (let i = 0; i < part.length; i++) result[from + i] = out[i]! / (own * (norms[part[i]!]! || 1))
    }
  }

  /** How much a word's vector weighs in a sum. */
  weightOf(row: number): number {
    return this.#tokenNorms[row]! * this.#tokenScales[row]!
  }

  /** The length of a weighted sum of verses' vectors, so that the sum's cosines follow from theirs. */
  lengthOfSum(places: Iterable<readonly [place: number, weight: number]>): number {
    const sum = new Float32Array(DIMENSIONS)
    for (const [place, weight] of places) {
      const vector = this.#row(this.#verses, place)
      const scale = this.#verseScales[place]! * weight
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += vector[i]! * scale
    }
    return norm(sum)
  }

  #row(matrix: Int8Array, row: number): Int8Array {
    return matrix.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)
  }

  #compare(matrix: Int8Array, count: number): void {
    this.#dots(matrix.byteOffset, this.#rowNumbers.byteOffset, count, this.#query.byteOffset, this.#out.byteOffset)
  }
}

function norm(vector: Int8Array | Float32Array): number {
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += vector[i]! * vector[i]!
  return Math.sqrt(sum)
}
