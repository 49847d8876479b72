import { COUNTED, type Shape } from './shape.ts'
import type { Vectors } from './vectors.ts'

/** A question's cosines with every verse and with what stands around it. Valid until the next question. */
export type Meaning = {
  readonly rows: readonly number[]
  readonly verse: Float32Array
  /** With the verse and half of each neighbour. */
  readonly around: Float32Array
  /** By the group's number. */
  readonly pericope: Float32Array
  readonly chapter: Float32Array
}

/** The verses' vectors with their groups: a sum's cosine is the sum of its parts' cosines, over its length. */
export class VerseSpace {
  readonly vectors: Vectors
  readonly #shape: Shape
  readonly #aroundLengths = new Float32Array(COUNTED)
  readonly #pericopeLengths: Float32Array
  readonly #chapterLengths: Float32Array
  readonly #meaning: Omit<Meaning, 'rows'>

  constructor(vectors: Vectors, shape: Shape) {
    this.vectors = vectors
    this.#shape = shape
    for (let place = 0; place < COUNTED; place++) {
      this.#aroundLengths[place] = vectors.lengthOfSum([
        [place, 1],
        ...this.#next(place).map((near) => [near, 0.5] as const),
      ])
    }
    const lengthsOf = (starts: Uint16Array): Float32Array =>
      Float32Array.from({ length: starts.length - 1 }, (_, group) => vectors.lengthOfSum(placesOf(starts, group)))
    this.#pericopeLengths = lengthsOf(shape.pericopeStarts)
    this.#chapterLengths = lengthsOf(shape.chapterStarts)
    this.#meaning = {
      // The deuterocanon has no vectors: its places stay 0.
      verse: new Float32Array(shape.size),
      around: new Float32Array(shape.size),
      pericope: new Float32Array(this.#pericopeLengths.length),
      chapter: new Float32Array(this.#chapterLengths.length),
    }
  }

  /** Undefined for a question without one word that has a vector. */
  compare(rows: readonly number[]): Meaning | undefined {
    if (rows.length === 0) return undefined
    const { verse, around, pericope, chapter } = this.#meaning
    const { pericopeOf, chapterOf } = this.#shape
    this.vectors.cosines(rows, verse)
    pericope.fill(0)
    chapter.fill(0)
    for (let place = 0; place < COUNTED; place++) {
      let sum = verse[place]!
      const own = chapterOf[place]!
      if (place > 0 && chapterOf[place - 1] === own) sum += verse[place - 1]! / 2
      if (place + 1 < COUNTED && chapterOf[place + 1] === own) sum += verse[place + 1]! / 2
      around[place] = sum / this.#aroundLengths[place]!
      pericope[pericopeOf[place]!]! += verse[place]!
      chapter[own]! += verse[place]!
    }
    for (let group = 0; group < pericope.length; group++) pericope[group]! /= this.#pericopeLengths[group]! || 1
    for (let group = 0; group < chapter.length; group++) chapter[group]! /= this.#chapterLengths[group]! || 1
    return { rows, ...this.#meaning }
  }

  #next(place: number): number[] {
    const { chapterOf } = this.#shape
    return [place - 1, place + 1].filter((near) => near >= 0 && near < COUNTED && chapterOf[near] === chapterOf[place])
  }
}

function* placesOf(starts: Uint16Array, group: number): Generator<readonly [number, number]> {
  const end = Math.min(starts[group + 1]!, COUNTED)
  for (let place = starts[group]!; place < end; place++) yield [place, 1]
}
