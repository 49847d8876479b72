import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotsOver } from './dot-product.ts'

test('every row asked for gives its dot product with the query, in the order asked', () => {
  const width = 24
  const row = fc.array(fc.integer({ min: -128, max: 127 }), { minLength: width, maxLength: width })
  const memory = new WebAssembly.Memory({ initial: 1 })
  const dots = dotsOver(memory, width)
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 9 }),
      row,
      fc.array(fc.nat(), { maxLength: 20 }),
      (matrix, query, asked) => {
        const rows = asked.map((number) => number % matrix.length)
        new Int8Array(memory.buffer, 0, matrix.length * width).set(matrix.flat())
        new Int8Array(memory.buffer, 1024, width).set(query)
        new Int32Array(memory.buffer, 2048, rows.length).set(rows)
        dots(0, 2048, rows.length, 1024, 4096)
        expect([...new Int32Array(memory.buffer, 4096, rows.length)]).toEqual(
          rows.map((number) => matrix[number]!.reduce((sum, value, k) => sum + value * query[k]!, 0)),
        )
      },
    ),
  )
})
