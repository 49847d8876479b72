import { type AnalysedLanguage, analyse } from '../analysis/analyse.ts'
import { arrayOf, readArrays } from '../editions/array-file.ts'
import { ByteRows } from './byte-rows.ts'
import { COUNTED } from './shape.ts'
import { findKey, termKey } from './term-key.ts'
import { DIMENSIONS } from './vectors-file.ts'

/** Most words that one call compares with: all of some hundred candidates. */
const MOST_WORDS = 65536

/** A vector as signed bytes; its values are `bytes × step`. */
export type Rounded = { readonly bytes: Int8Array; readonly step: number }

/** Word vectors of all languages and one vector for each verse, in one space. */
export class Vectors {
  readonly #keys: Float64Array
  readonly #rows: Uint32Array
  readonly #tokenScales: Float32Array
  readonly #tokenNorms: Float32Array
  readonly #verseScales: Float32Array
  readonly #tokens: ByteRows
  readonly #verses: ByteRows

  constructor(bytes: Uint8Array) {
    const { arrays } = readArrays(bytes)
    // Copies: a view would keep the whole file in memory, whose greater part is copied below.
    this.#keys = arrayOf(arrays, 'tokenKeys', 'f64').slice()
    this.#rows = arrayOf(arrays, 'tokenRows', 'u32').slice()
    this.#tokenScales = arrayOf(arrays, 'tokenScales', 'f32').slice()
    this.#verseScales = arrayOf(arrays, 'verseScales', 'f32').slice()
    this.#tokens = new ByteRows(arrayOf(arrays, 'tokens', 'i8'), DIMENSIONS, MOST_WORDS)
    this.#verses = new ByteRows(arrayOf(arrays, 'verses', 'i8'), DIMENSIONS)
    this.#tokenNorms = Float32Array.from(this.#tokenScales, (_, row) => norm(this.#tokens.row(row)))
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

  /** The sum of these words' vectors, of length 1; zero for no words. */
  directionOf(rows: readonly number[]): Float32Array {
    const sum = new Float32Array(DIMENSIONS)
    for (const row of rows) {
      const vector = this.#tokens.row(row)
      const scale = this.#tokenScales[row]!
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += vector[i]! * scale
    }
    const length = norm(sum) || 1
    return sum.map((value) => value / length)
  }

  /** The cosine of every verse with the sum of these rows, by ordinal. */
  cosines(rows: readonly number[], result: Float32Array): void {
    const { bytes, step } = rounded(this.directionOf(rows))
    const products = this.#verses.products(bytes)
    for (let place = 0; place < COUNTED; place++) result[place] = products[place]! * step * this.#verseScales[place]!
  }

  /** The cosines of one word with others, by their rows: `result[i]` belongs to `others[i]`. */
  wordCosines(row: number, others: Int32Array, result: Float32Array): void {
    const norms = this.#tokenNorms
    const own = norms[row]! || 1
    const query = this.#tokens.row(row)
    for (let from = 0; from < others.length; from += MOST_WORDS) {
      const part = others.subarray(from, from + MOST_WORDS)
      const products = this.#tokens.products(query, part)
      for (let i = 0; i < part.length; i++) result[from + i] = products[i]! / (own * (norms[part[i]!]! || 1))
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
      const vector = this.#verses.row(place)
      const scale = this.#verseScales[place]! * weight
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += vector[i]! * scale
    }
    return norm(sum)
  }
}

export function rounded(vector: Float32Array): Rounded {
  const step = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1
  return { bytes: Int8Array.from(vector, (value) => Math.round(value / step)), step }
}

function norm(vector: Int8Array | Float32Array): number {
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += vector[i]! * vector[i]!
  return Math.sqrt(sum)
}
