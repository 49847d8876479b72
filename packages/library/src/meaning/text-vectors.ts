import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { CODE_BYTES, CODES_FILE, KEYS_FILE } from './model-packs.ts'
import { SortedKeys, type TextKey } from './text-key.ts'

/** So many vectors are read at once: the whole file would stay in memory beside what is made of it. */
const AT_ONCE = 4096

/**
 * Gives each row that has a vector among those that came with the library its codes. The file is read once, from its beginning
 * to its end, in whatever order the rows stand. Throws where a file is cut short.
 */
export function readTextVectors(
  folder: string,
  rows: Iterable<readonly [row: number, key: TextKey]>,
  give: (row: number, codes: Uint8Array) => void,
): void {
  const keys = new SortedKeys(readFileSync(join(folder, KEYS_FILE)))
  // Of texts that stand in several places each vector goes to all of them: a chain of rows for each key.
  const firsts = new Int32Array(keys.size).fill(-1)
  const nexts: number[] = []
  for (const [row, key] of rows) {
    const at = keys.find(key)
    if (at < 0) continue
    nexts[row] = firsts[at]!
    firsts[at] = row
  }
  readInOrder(join(folder, CODES_FILE), keys.size, (at, codes) => {
    for (let row = firsts[at]!; row >= 0; row = nexts[row]!) give(row, codes)
  })
}

function readInOrder(path: string, count: number, take: (at: number, codes: Uint8Array) => void): void {
  const file = openSync(path, 'r')
  try {
    if (fstatSync(file).size !== count * CODE_BYTES) throw new RangeError(`${path} is cut short`)
    const bytes = new Uint8Array(AT_ONCE * CODE_BYTES)
    for (let from = 0; from < count; from += AT_ONCE) {
      const here = Math.min(AT_ONCE, count - from)
      readSync(file, bytes, 0, here * CODE_BYTES, from * CODE_BYTES)
      for (let at = 0; at < here; at++) take(from + at, bytes.subarray(at * CODE_BYTES, (at + 1) * CODE_BYTES))
    }
  } finally {
    closeSync(file)
  }
}
