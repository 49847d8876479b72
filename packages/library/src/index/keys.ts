/**
 * A sorted list of keys with a number each, in one buffer: what takes 10 MB as JavaScript strings takes
 * 3 MB here and is there as soon as the file is read. A key may stand more than once.
 *
 *     keysOf(packKeys([['b', 1], ['a', 0], ['b', 2]])).find('b') → [1, 2]
 *     keysOf(packKeys([])).find('b') → []
 */
export type Keys = { readonly size: number; find(key: string | Buffer): readonly number[] }

/** Count, then where each key begins, then the numbers, then the keys themselves one after another. */
export function packKeys(entries: Iterable<readonly [key: string, value: number]>): Buffer {
  const rows = Array.from(entries, ([key, value]) => ({ key: Buffer.from(key, 'utf8'), value }))
  rows.sort((a, b) => Buffer.compare(a.key, b.key) || a.value - b.value)
  const offsets = new Uint32Array(rows.length + 1)
  rows.forEach((row, at) => {
    offsets[at + 1] = offsets[at]! + row.key.length
  })
  const head = Uint32Array.of(rows.length)
  const values = Uint32Array.from(rows, (row) => row.value)
  return Buffer.concat([...[head, offsets, values].map(bytesOf), ...rows.map((row) => row.key)])
}

export function keysOf(packed: Buffer): Keys {
  const size = packed.readUInt32LE(0)
  const numbers = uint32(packed, 4, 2 * size + 1)
  const blob = packed.subarray(4 * (2 * size + 2))
  const compare = (at: number, key: Buffer) => blob.compare(key, 0, key.length, numbers[at]!, numbers[at + 1]!)
  return {
    size,
    find(text) {
      const key = typeof text === 'string' ? Buffer.from(text, 'utf8') : text
      let low = 0
      let high = size
      while (low < high) {
        const middle = (low + high) >>> 1
        if (compare(middle, key) < 0) low = middle + 1
        else high = middle
      }
      const found: number[] = []
      for (; low < size && compare(low, key) === 0; low++) found.push(numbers[size + 1 + low]!)
      return found
    },
  }
}

/** `count` numbers out of a buffer; copied where the buffer does not lie at a multiple of four. */
export function uint32(buffer: Buffer, at: number, count: number): Uint32Array {
  const from = buffer.byteOffset + at
  if (from % 4 === 0) return new Uint32Array(buffer.buffer, from, count)
  return new Uint32Array(buffer.buffer.slice(from, from + 4 * count))
}

export function bytesOf(numbers: Uint32Array): Buffer {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}
