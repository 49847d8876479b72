import { VERSES_66 } from '@berea/scripture'
import { CodeRows } from './code-rows.ts'
import type { TextKey } from './text-key.ts'
import type { UnitTable } from './units-file.ts'

/** A unit that is like what was asked, by its work and section. */
export type UnitHit = {
  readonly work: string
  readonly order: number
  readonly start: number
  readonly end: number
  readonly likeness: number
}

/** A unit without a vector: which of its section's units it is. */
export type MissingUnit = { readonly row: number; readonly order: number; readonly place: number }

type WorkRows = {
  readonly table: UnitTable
  readonly offset: number
  readonly from: number
  readonly to: number
  /** Whether there are paragraphs, and questions: 0 and 1, as the table has them. */
  readonly sets: ReadonlySet<number>
}

/** Less than any likeness. */
const NONE = -2

/**
 * Every vector of one version of the library: a row for each verse of the 66 books, by ordinal, then a row for each unit, work
 * by work. All of them are compared, none is passed over.
 */
export class MeaningIndex {
  readonly #rows: CodeRows
  readonly #works = new Map<string, WorkRows>()
  readonly #scores: Float32Array

  constructor(tables: readonly UnitTable[]) {
    let offset = VERSES_66
    for (const table of tables) {
      for (const [at, work] of table.works.entries()) {
        const [from, to] = [table.starts[at]!, table.starts[at + 1] ?? table.orders.length]
        const sets = new Set(table.questions.subarray(from, to))
        this.#works.set(work, { table, offset, from: offset + from, to: offset + to, sets })
      }
      offset += table.orders.length
    }
    this.#rows = new CodeRows(offset)
    this.#scores = new Float32Array(offset)
  }

  /** Every unit's row with its text's key. */
  *units(): Generator<readonly [row: number, key: TextKey]> {
    for (const { table, offset, from, to } of this.#works.values()) {
      for (let row = from; row < to; row++) yield [row, keyAt(table, row - offset)]
    }
  }

  /** The key of a unit's text. */
  keyOf(work: string, row: number): TextKey | undefined {
    const rows = this.#works.get(work)
    return rows && keyAt(rows.table, row - rows.offset)
  }

  has(row: number): boolean {
    return this.#rows.has(row)
  }

  /** Of a verse the row is its ordinal. */
  learn(row: number, codes: Uint8Array): void {
    this.#rows.set(row, codes)
  }

  /** Best first; of equally like ones, in the order of the works. */
  nearest(
    vectors: readonly Float32Array[],
    set: 'paragraphs' | 'questions',
    works: readonly string[],
    limit: number,
  ): readonly UnitHit[] {
    const best: { row: number; work: string }[] = []
    const scores = this.#scores
    const wanted = set === 'questions' ? 1 : 0
    for (const work of works) {
      const rows = this.#works.get(work)
      if (!rows?.sets.has(wanted)) continue
      this.#compare(vectors, rows.from, rows.to)
      for (let row = rows.from; row < rows.to; row++) {
        if (rows.table.questions[row - rows.offset] !== wanted || !this.#rows.has(row)) continue
        keep(best, { row, work }, limit, scores)
      }
    }
    return best.map(({ row, work }) => {
      const { table, offset } = this.#works.get(work)!
      const at = row - offset
      return {
        work,
        order: table.orders[at]!,
        start: table.spanStarts[at]!,
        end: table.spanEnds[at]!,
        likeness: scores[row]!,
      }
    })
  }

  /** Of every unit of a work, in its order; NaN of one without a vector. */
  likenessIn(vectors: readonly Float32Array[], work: string): Float32Array<ArrayBuffer> {
    const { from, to } = this.#works.get(work) ?? { from: 0, to: 0 }
    this.#compare(vectors, from, to)
    return Float32Array.from({ length: to - from }, (_, at) =>
      this.#rows.has(from + at) ? this.#scores[from + at]! : Number.NaN,
    )
  }

  /** By ordinal; NaN of a verse without a vector. Undefined where none has one. */
  verses(vectors: readonly Float32Array[]): Float32Array<ArrayBuffer> | undefined {
    this.#compare(vectors, 0, VERSES_66)
    let known = 0
    const likeness = Float32Array.from({ length: VERSES_66 }, (_, ordinal) => {
      if (!this.#rows.has(ordinal)) return Number.NaN
      known++
      return this.#scores[ordinal]!
    })
    return known > 0 ? likeness : undefined
  }

  /** The units of a work that have no vector yet. */
  missingIn(work: string): readonly MissingUnit[] {
    const rows = this.#works.get(work)
    if (!rows) return []
    const missing: MissingUnit[] = []
    for (let row = rows.from; row < rows.to; row++) {
      const at = row - rows.offset
      if (!this.#rows.has(row)) missing.push({ row, order: rows.table.orders[at]!, place: rows.table.places[at]! })
    }
    return missing
  }

  missingVerses(): readonly number[] {
    return Array.from({ length: VERSES_66 }, (_, ordinal) => ordinal).filter((ordinal) => !this.#rows.has(ordinal))
  }

  count(): { readonly known: number; readonly all: number } {
    let known = 0
    for (let row = 0; row < this.#rows.size; row++) if (this.#rows.has(row)) known++
    return { known, all: this.#rows.size }
  }

  /** Of several vectors the likest counts. */
  #compare(vectors: readonly Float32Array[], from: number, to: number): void {
    this.#scores.fill(NONE, from, to)
    for (const vector of vectors) this.#rows.likeness(vector, from, to, this.#scores)
  }
}

const keyAt = ({ highs, lows }: UnitTable, at: number): TextKey => ({ high: highs[at]!, low: lows[at]! })

/** Keeps the best in order, best first. To sort them all would cost more than the rest. */
function keep<One extends { readonly row: number }>(best: One[], one: One, limit: number, scores: Float32Array): void {
  const score = scores[one.row]!
  if (best.length >= limit && score <= (scores[best[limit - 1]?.row ?? one.row] ?? NONE)) return
  let at = best.length
  while (at > 0 && scores[best[at - 1]!.row]! < score) at--
  best.splice(at, 0, one)
  if (best.length > limit) best.pop()
}
