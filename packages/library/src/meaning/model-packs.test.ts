import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PackFile } from '../sources/importer.ts'
import { keepEncoder, keepTextVectors, modelPackOf } from './model-packs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-packs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function* filesOf(files: Readonly<Record<string, Uint8Array | string>>): AsyncGenerator<PackFile> {
  for (const [path, content] of Object.entries(files)) yield { path, bytes: Buffer.from(content) }
}

const ABOUT = { version: 1, model: 'ab'.repeat(32), dimensions: 384, count: 3, sets: { verses: 3 } }
const WHOLE = { 'vectors.json': JSON.stringify(ABOUT), 'keys.bin': Buffer.alloc(24), 'codes.bin': Buffer.alloc(576) }

test('a pack of kind model is known by its files', () => {
  expect(modelPackOf(['README.md', 'model.onnx', 'tokenizer.json'])).toBe('encoder')
  expect(modelPackOf(['codes.bin', 'keys.bin', 'vectors.json'])).toBe('text-vectors')
  expect(modelPackOf(['ranker.json', 'verses.bin'])).toBeUndefined()
})

describe('vectors of texts', () => {
  test('are kept with their keys, and nothing else of the pack', async () => {
    expect(await keepTextVectors(filesOf({ ...WHOLE, 'README.md': 'about', 'scales.bin': '' }), folder)).toEqual({
      size: 3,
    })
    expect(readdirSync(folder).toSorted()).toEqual(['codes.bin', 'keys.bin', 'vectors.json'])
  })

  test.each([
    ['vectors.json', { ...WHOLE, 'vectors.json': '{' }],
    ['vectors.json', { 'keys.bin': '', 'codes.bin': '' }],
    ['vectors.json', { ...WHOLE, 'vectors.json': JSON.stringify({ ...ABOUT, version: 2 }) }],
    ['vectors.json', { ...WHOLE, 'vectors.json': JSON.stringify({ ...ABOUT, dimensions: 192 }) }],
    ['vectors.json', { ...WHOLE, 'vectors.json': JSON.stringify({ ...ABOUT, model: 'mine' }) }],
    ['keys.bin', { ...WHOLE, 'keys.bin': Buffer.alloc(23) }],
    ['codes.bin', { ...WHOLE, 'codes.bin': Buffer.alloc(192) }],
    ['codes.bin', { 'vectors.json': WHOLE['vectors.json'], 'keys.bin': WHOLE['keys.bin'] }],
  ])('that are not whole are named by their file: %s', async (file, files) => {
    expect(await keepTextVectors(filesOf(files), folder)).toMatchObject({ problem: { code: 'malformed', file } })
  })
})

describe('an encoder', () => {
  test('is kept as it is', async () => {
    expect(await keepEncoder(filesOf({ 'model.onnx': 'm', 'tokenizer.json': 't' }), folder)).toEqual({ size: 1 })
  })

  test.each(['model.onnx', 'tokenizer.json'])('without its %s is none', async (missing) => {
    const files = { 'model.onnx': 'm', 'tokenizer.json': 't', [missing]: '' }
    expect(await keepEncoder(filesOf(files), folder)).toMatchObject({ problem: { code: 'missing', file: missing } })
  })
})
