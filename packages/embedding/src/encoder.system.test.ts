import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Encoder, openEncoder } from './encoder.ts'
import { miniatureEncoder } from './miniature/encoder.ts'
import { DIMENSIONS } from './model.ts'
import { startThread } from './thread.ts'

const { model, tokenizer } = miniatureEncoder([['water', 'agua', '水'], ['fish', 'poisson', '鱼'], ['asked']])
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encoder-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(name: string, files: Readonly<Record<'model' | 'tokenizer', Uint8Array | string | undefined>>) {
  const paths = { model: join(folder, `${name}.onnx`), tokenizer: join(folder, `${name}.json`) }
  for (const key of ['model', 'tokenizer'] as const)
    if (files[key] !== undefined) await writeFile(paths[key], files[key])
  return paths
}

const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)

describe('an encoder from its files', () => {
  let encoder: Encoder
  beforeAll(async () => {
    const opened = await openEncoder(await written('whole', { model, tokenizer }))
    if (!('query' in opened)) throw new Error(JSON.stringify(opened))
    encoder = opened
  })
  afterAll(() => encoder.close())

  async function likeness(asked: string, found: string): Promise<number> {
    const [vector] = (await encoder.query(asked)) ?? []
    const other = await encoder.behind('passage', found)
    return product(vector!, other!)
  }

  test('gives vectors of length 1 that tell what means the same, in any script', async () => {
    const [vector] = (await encoder.query('water'))!
    expect(vector).toHaveLength(DIMENSIONS)
    expect(product(vector!, vector!)).toBeCloseTo(1, 5)
    expect(await likeness('Water?', 'agua')).toBeGreaterThan(0.9)
    expect(await likeness('魚', 'poisson')).toBeGreaterThan(0.9)
    expect(await likeness('water', 'fish')).toBeLessThan(0.3)
  })

  test('reads a long message sentence by sentence, and of a long text its beginning', async () => {
    const long = `${'water '.repeat(300)}. ${'fish '.repeat(300)}.`
    expect(await encoder.query(long)).toHaveLength(2)
    expect(product((await encoder.behind('passage', long))!, (await encoder.query('water'))![0]!)).toBeGreaterThan(0.9)
  })

  test('takes any text, also one without a word', async () => {
    for (const text of ['', ' ', '🙏🏽'.repeat(500), '\ud83d', 'x'.repeat(20_000)]) {
      const vectors = await encoder.query(text)
      expect(vectors?.every((vector) => Math.abs(product(vector, vector) - 1) < 1e-3)).toBe(true)
    }
  })
})

describe('files that are no encoder are named for what they are', () => {
  test.each([
    ['nothing there', { model: undefined, tokenizer: undefined }, 'missing'],
    ['no model', { model: undefined, tokenizer }, 'missing'],
    ['a model cut short', { model: model.subarray(0, model.length / 2), tokenizer }, 'unreadable'],
    ['an empty model', { model: '', tokenizer }, 'unreadable'],
    ['a tokenizer cut short', { model, tokenizer: tokenizer.slice(0, 200) }, 'unreadable'],
    ['a tokenizer of another program', { model, tokenizer: '{"model":"x"}' }, 'unreadable'],
  ] as const)('%s', async (name, files, problem) => {
    expect(await openEncoder(await written(name, files))).toMatchObject({ problem })
  })
})

test('a thread that ends says so to whoever waits for it, and to whoever comes', async () => {
  const thread = await startThread(await written('ending', { model, tokenizer }))
  if ('problem' in thread) throw new Error(thread.problem)
  const waiting = thread.encode('query', 'water')
  await thread.end()
  expect(await waiting).toBe('ended')
  expect(await thread.encode('query', 'water')).toBe('ended')
})
