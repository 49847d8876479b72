import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MadeVectors } from './made-vectors.ts'
import { textKey } from './text-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-own-'))
afterAll(() => rmSync(folder, { recursive: true }))

const codes = (byte: number) => new Uint8Array(192).fill(byte)

test('what was added is found, in this process and in the next', () => {
  const file = join(folder, 'made/when/needed.bin')
  const own = new MadeVectors(file)
  expect(own.find(textKey('a'))).toBeUndefined()
  own.add(textKey('a'), codes(1))
  own.add(textKey('b'), codes(2))
  for (const known of [own, new MadeVectors(file)]) {
    expect(known.find(textKey('a'))).toEqual(Buffer.from(codes(1)))
    expect(known.find(textKey('b'))).toEqual(Buffer.from(codes(2)))
    expect(known.find(textKey('c'))).toBeUndefined()
  }
})

test.each([1, 8, 199])('a record that was cut short after %i bytes is none, and those after it are whole', (bytes) => {
  const file = join(folder, `cut-${bytes}.bin`)
  new MadeVectors(file).add(textKey('a'), codes(1))
  appendFileSync(file, Buffer.alloc(bytes, 7))
  const own = new MadeVectors(file)
  own.add(textKey('b'), codes(2))
  expect(readFileSync(file)).toHaveLength(400)
  const next = new MadeVectors(file)
  expect(next.find(textKey('a'))).toEqual(Buffer.from(codes(1)))
  expect(next.find(textKey('b'))).toEqual(Buffer.from(codes(2)))
})

test('nothing is written before there is something to keep', () => {
  const file = join(folder, 'untouched.bin')
  new MadeVectors(file)
  expect(() => readFileSync(file)).toThrow('ENOENT')
})
