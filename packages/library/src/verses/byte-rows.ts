import { dotsOver } from './dot-product.ts'

const PAGE = 65536

/** Rows of signed bytes, all of one width, in a WebAssembly memory: one query is compared with thousands of them in one call. */
export class ByteRows {
  /** How many rows one call compares with. */
  readonly most: number
  readonly #width: number
  readonly #rows: Int8Array
  readonly #query: Int8Array
  readonly #numbers: Int32Array
  readonly #out: Int32Array
  readonly #compare: (count: number) => void

  constructor(rows: Int8Array, width: number, most = rows.length / width) {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((rows.length + most * 8 + width) / PAGE) })
    this.most = most
    this.#width = width
    this.#rows = new Int8Array(memory.buffer, 0, rows.length)
    this.#numbers = new Int32Array(memory.buffer, rows.length, most)
    this.#out = new Int32Array(memory.buffer, this.#numbers.byteOffset + most * 4, most)
    this.#query = new Int8Array(memory.buffer, this.#out.byteOffset + most * 4, width)
    this.#rows.set(rows)
    const dots = dotsOver(memory, width)
    const [numbers, query, out] = [this.#numbers, this.#query, this.#out].map(({ byteOffset }) => byteOffset)
    this.#compare = (count) => dots(0, numbers!, count, query!, out!)
  }

  row(number: number): Int8Array {
    return this.#rows.subarray(number * this.#width, (number + 1) * this.#width)
  }

  /** The query's product with each of these rows, or with the first rows in order. Valid until the next call. */
  products(query: Int8Array, rows?: Int32Array): Int32Array {
    const count = rows?.length ?? this.most
    this.#query.set(query)
    if (rows) this.#numbers.set(rows)
    else for (let row = 0; row < count; row++) this.#numbers[row] = row
    this.#compare(count)
    return this.#out.subarray(0, count)
  }
}
