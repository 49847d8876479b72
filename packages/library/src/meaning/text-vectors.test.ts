import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textKey } from './text-key.ts'
import { readTextVectors } from './text-vectors.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-vectors-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** So many texts, `text 0` and on, whose codes begin with their number; more than are read at once. */
const COUNT = 5000
function writeVectors(): void {
  const rows = Array.from({ length: COUNT }, (_, number) => {
    const codes = Buffer.alloc(192)
    codes.writeUInt32LE(number)
    return { hash: createHash('sha256').update(`text ${number}`).digest().subarray(0, 8), codes }
  }).sort((a, b) => Buffer.compare(a.hash, b.hash))
  writeFileSync(join(folder, 'keys.bin'), Buffer.concat(rows.map(({ hash }) => hash)))
  writeFileSync(join(folder, 'codes.bin'), Buffer.concat(rows.map(({ codes }) => codes)))
}

function read(texts: readonly string[]) {
  const found = new Map<number, number>()
  readTextVectors(
    folder,
    texts.map((text, row) => [row, textKey(text)] as const),
    (row, codes) => found.set(row, Buffer.from(codes).readUInt32LE()),
  )
  return found
}

test('every row gets the codes of its text, also where several have one; one without a vector gets none', () => {
  writeVectors()
  const found = read(['text 7', 'text 4999', 'another', 'text 7', 'text 0'])
  expect(Object.fromEntries(found)).toEqual({ 0: 7, 1: 4999, 3: 7, 4: 0 })
})

test('all of them are found, of more than are read at once', () => {
  writeVectors()
  const found = read(Array.from({ length: COUNT }, (_, number) => `text ${number}`))
  expect([...found].every(([row, number]) => row === number)).toBe(true)
  expect(found.size).toBe(COUNT)
})

test.each(['codes.bin', 'keys.bin'])('a %s that is cut short is not read', (file) => {
  writeVectors()
  truncateSync(join(folder, file), 1000)
  expect(() => read(['text 7'])).toThrow('cut short')
})
