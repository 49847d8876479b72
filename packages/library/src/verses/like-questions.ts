import type { AnalysedLanguage } from '../analysis/analyse.ts'
import { arrayOf, readArrays, writeArrays } from '../editions/array-file.ts'
import { ByteRows } from './byte-rows.ts'
import { rounded, type Vectors } from './vectors.ts'
import { DIMENSIONS } from './vectors-file.ts'
import { matchWords, type VerseWords } from './word-matches.ts'

/** A question that somebody has answered before: a translators' question on some verses. */
type Answered = { readonly id: string; readonly question: string; readonly answer: string }

/** A question like the one asked, by its section; `like` is from 0 to 1, and comparable within a language. */
export type LikeQuestion = { readonly id: string; readonly like: number }

/**
 * Writes each question's words and one vector: half what it asks and half that with its answer, for "Where did Moses
 * flee?" may be asked as "Did he go to Midian?".
 */
export function writeQuestions(
  questions: Iterable<Answered>,
  language: AnalysedLanguage,
  vectors: Vectors,
): Uint8Array<ArrayBuffer> {
  const ids: string[] = []
  const bytes: Int8Array[] = []
  const steps: number[] = []
  const words: number[] = []
  const wordStarts = [0]
  for (const { id, question, answer } of questions) {
    const asked = vectors.directionOf(vectors.rowsOf(question, language))
    const rows = vectors.rowsOf(`${question} ${answer}`, language)
    const whole = vectors.directionOf(rows)
    const vector = rounded(asked.map((value, i) => (value + whole[i]!) / 2))
    words.push(...rows)
    wordStarts.push(words.length)
    ids.push(id)
    bytes.push(vector.bytes)
    steps.push(vector.step)
  }
  const rows = new Int8Array(ids.length * DIMENSIONS)
  for (const [at, row] of bytes.entries()) rows.set(row, at * DIMENSIONS)
  return writeArrays(
    { ids },
    {
      rows,
      steps: Float32Array.from(steps),
      wordStarts: Uint32Array.from(wordStarts),
      wordRows: Uint32Array.from(words),
    },
  )
}

/** How many of the likest by their sum are compared word by word. */
const CLOSER = 40

/** Questions of one language, found by one asked in any. */
export class LikeQuestions {
  readonly #ids: readonly string[]
  readonly #steps: Float32Array
  readonly #rows: ByteRows
  readonly #words: VerseWords
  readonly #vectors: Vectors

  constructor(file: Uint8Array, vectors: Vectors) {
    const { meta, arrays } = readArrays(file)
    this.#ids = (meta as { ids: readonly string[] }).ids
    this.#steps = arrayOf(arrays, 'steps', 'f32').slice()
    this.#rows = new ByteRows(arrayOf(arrays, 'rows', 'i8'), DIMENSIONS)
    this.#words = {
      starts: arrayOf(arrays, 'wordStarts', 'u32').slice(),
      rows: arrayOf(arrays, 'wordRows', 'u32').slice(),
    }
    this.#vectors = vectors
  }

  /** Likest first: by the sum of its words and, of the best by that, by its words one by one. */
  find(question: string, language: AnalysedLanguage, limit: number): LikeQuestion[] {
    const words = this.#vectors.rowsOf(question, language)
    const { bytes, step } = rounded(this.#vectors.directionOf(words))
    const cosines = Float32Array.from(this.#rows.products(bytes), (product, at) => product * step * this.#steps[at]!)
    const best = bestOf(cosines, Math.max(limit, CLOSER))
    const { mean } = matchWords(this.#vectors, words, best, this.#words)
    return best
      .map((at, i) => ({ id: this.#ids[at]!, like: (cosines[at]! + mean[i]!) / 2 }))
      .sort((a, b) => b.like - a.like)
      .slice(0, limit)
  }
}

/** Places of the greatest values, greatest first; of equals the earlier. In one pass: to sort them all would cost more than the rest. */
function bestOf(values: Float32Array, limit: number): number[] {
  const best: number[] = []
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (best.length === limit && value <= values[best[limit - 1]!]!) continue
    let place = best.length
    while (place > 0 && values[best[place - 1]!]! < value) place--
    best.splice(place, 0, at)
    if (best.length > limit) best.pop()
  }
  return best
}
