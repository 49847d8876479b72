import { arrayOf, readArrays, writeArrays } from '../editions/array-file.ts'
import { textKey } from './text-key.ts'
import type { Unit } from './units.ts'

/** The units of some works, column by column; those of a work lie side by side, from `starts` of it to that of the next. */
export type UnitTable = {
  readonly works: readonly string[]
  readonly starts: readonly number[]
  /** The section's place in its work, and which of the section's units it is. */
  readonly orders: Uint32Array
  readonly places: Uint16Array
  readonly spanStarts: Uint32Array
  readonly spanEnds: Uint32Array
  /** 1 for a question. */
  readonly questions: Uint8Array
  readonly highs: Uint32Array
  readonly lows: Uint32Array
}

/** What is encoded, with what it is to the model: what its vector is found by. */
export const keyTextOf = ({ set, text }: Pick<Unit, 'set' | 'text'>): string =>
  `${set === 'questions' ? 'query' : 'passage'}: ${text}`

type Column = Exclude<keyof UnitTable, 'works' | 'starts'>

/** Takes sections as they come, work by work. */
export class UnitTableBuilder {
  readonly #works: string[] = []
  readonly #starts: number[] = []
  readonly #columns: Record<Column, number[]> = {
    orders: [],
    places: [],
    spanStarts: [],
    spanEnds: [],
    questions: [],
    highs: [],
    lows: [],
  }

  add(work: string, order: number, units: readonly Unit[]): void {
    const columns = this.#columns
    if (units.length > 0 && this.#works.at(-1) !== work) {
      this.#works.push(work)
      this.#starts.push(columns.orders.length)
    }
    for (const [place, unit] of units.entries()) {
      const { high, low } = textKey(keyTextOf(unit))
      columns.orders.push(order)
      columns.places.push(place)
      columns.spanStarts.push(unit.start)
      columns.spanEnds.push(unit.end)
      columns.questions.push(unit.set === 'questions' ? 1 : 0)
      columns.highs.push(high)
      columns.lows.push(low)
    }
  }

  table(): UnitTable {
    const columns = this.#columns
    return {
      works: this.#works,
      starts: this.#starts,
      orders: Uint32Array.from(columns.orders),
      places: Uint16Array.from(columns.places),
      spanStarts: Uint32Array.from(columns.spanStarts),
      spanEnds: Uint32Array.from(columns.spanEnds),
      questions: Uint8Array.from(columns.questions),
      highs: Uint32Array.from(columns.highs),
      lows: Uint32Array.from(columns.lows),
    }
  }
}

export function writeUnits({ works, starts, ...columns }: UnitTable): Uint8Array<ArrayBuffer> {
  return writeArrays({ works, starts }, columns)
}

export function readUnits(bytes: Uint8Array): UnitTable {
  const { meta, arrays } = readArrays(bytes)
  const { works, starts } = meta as Pick<UnitTable, 'works' | 'starts'>
  return {
    works,
    starts,
    orders: arrayOf(arrays, 'orders', 'u32'),
    places: arrayOf(arrays, 'places', 'u16'),
    spanStarts: arrayOf(arrays, 'spanStarts', 'u32'),
    spanEnds: arrayOf(arrays, 'spanEnds', 'u32'),
    questions: arrayOf(arrays, 'questions', 'u8'),
    highs: arrayOf(arrays, 'highs', 'u32'),
    lows: arrayOf(arrays, 'lows', 'u32'),
  }
}
