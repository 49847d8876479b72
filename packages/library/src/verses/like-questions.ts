import type { AnalysedLanguage } from '../analysis/analyse.ts'
import { arrayOf, readArrays, writeArrays } from '../editions/array-file.ts'
import { ByteRows } from './byte-rows.ts'
import { rounded, type Vectors } from './vectors.ts'
import { DIMENSIONS } from './vectors-file.ts'

/** A question that somebody has answered before: a translators' question on some verses. */
type Answered = { readonly id: string; readonly question: string; readonly answer: string }

/** A question like the one asked, by its section; `like` is a cosine. */
export type LikeQuestion = { readonly id: string; readonly like: number }

/**
 * Writes one vector for each question: half what it asks and half that with its answer, for "Where did Moses
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
  for (const { id, question, answer } of questions) {
    const asked = vectors.directionOf(vectors.rowsOf(question, language))
    const whole = vectors.directionOf(vectors.rowsOf(`${question} ${answer}`, language))
    const vector = rounded(asked.map((value, i) => (value + whole[i]!) / 2))
    ids.push(id)
    bytes.push(vector.bytes)
    steps.push(vector.step)
  }
  const rows = new Int8Array(ids.length * DIMENSIONS)
  for (const [at, row] of bytes.entries()) rows.set(row, at * DIMENSIONS)
  return writeArrays({ ids }, { rows, steps: Float32Array.from(steps) })
}

/** Questions of one language, found by one asked in any. */
export class LikeQuestions {
  readonly #ids: readonly string[]
  readonly #steps: Float32Array
  readonly #rows: ByteRows
  readonly #vectors: Vectors

  constructor(file: Uint8Array, vectors: Vectors) {
    const { meta, arrays } = readArrays(file)
    this.#ids = (meta as { ids: readonly string[] }).ids
    this.#steps = arrayOf(arrays, 'steps', 'f32').slice()
    this.#rows = new ByteRows(arrayOf(arrays, 'rows', 'i8'), DIMENSIONS)
    this.#vectors = vectors
  }

  /** Likest first. */
  find(question: string, language: AnalysedLanguage, limit: number): LikeQuestion[] {
    const { bytes, step } = rounded(this.#vectors.directionOf(this.#vectors.rowsOf(question, language)))
    const likes = Float32Array.from(this.#rows.products(bytes), (product, at) => product * step * this.#steps[at]!)
    return bestOf(likes, limit).map((at) => ({ id: this.#ids[at]!, like: likes[at]! }))
  }
}

/** Places of the greatest values, greatest first; of equals the earlier. */
function bestOf(values: Float32Array, limit: number): number[] {
  const least = values.toSorted().at(-limit) ?? Number.NEGATIVE_INFINITY
  const places: number[] = []
  for (let at = 0; at < values.length; at++) if (values[at]! >= least) places.push(at)
  return places.sort((a, b) => values[b]! - values[a]! || a - b).slice(0, limit)
}
