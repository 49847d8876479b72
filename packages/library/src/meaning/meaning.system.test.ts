import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Encoder, openEncoder } from '@berea/embedding'
import { miniatureEncoder } from '@berea/embedding/miniature'
import { compile, knowledge, useKnowledge } from '@berea/knowledge'
import { ordinal } from '@berea/scripture'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../building/build.ts'
import { SAMPLE, type SamplePack, term, writeSource } from '../building/sample-source.test-support.ts'
import { perform, type Task } from '../building/task.ts'
import { type OpenLibrary, openLibrary } from '../open.ts'
import { folderSource } from '../sources/folder.ts'
import { codesOf } from './code-rows.ts'

const { model, tokenizer } = miniatureEncoder([
  ['grace', 'gift', '恩典', '恩典是', '禮物', '礼物'],
  ['tomb', 'cave'],
  ['stone', 'heavier', 'rock'],
  ['wept', '他流了泪', 'tears'],
])
const ENCODER: SamplePack = {
  id: 'model-x',
  kind: 'model',
  language: 'mul',
  tier: 'standard',
  files: { 'model.onnx': model, 'tokenizer.json': tokenizer, 'README.md': 'words of a test' },
}
const JESUS_WEPT = { book: 'JHN', chapter: 11, verse: 35 } as const

// Our own words are encoded too; these tests are about the library's.
const spoken = knowledge()
beforeAll(() => useKnowledge(compile(new Map())))
afterAll(() => useKnowledge(spoken))

let folder: string
let library: string
let read: OpenLibrary
let encoder: Encoder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-meaning-'))
  library = join(folder, 'library')
})
afterEach(async () => {
  await read?.close()
  await encoder?.close()
  rmSync(folder, { recursive: true })
})

async function buildFrom(packs: readonly SamplePack[]) {
  await writeSource(join(folder, 'source'), packs)
  const source = folderSource(join(folder, 'source'))
  const workers = { size: 2, perform: (task: Task) => perform(library, source, task), close() {} }
  const wish = { locales: ['en'], tiers: ['core', 'standard'], asked: [] } as const
  const built = await build({ library, source, workers, wish, now: Date.now })
  if ('busy' in built) throw new Error('somebody builds here')
  return built.generation
}

async function open(): Promise<void> {
  read = await openLibrary(library)
  const opened = await openEncoder(read.encoderFiles()!)
  if (!('query' in opened)) throw new Error(opened.problem)
  encoder = opened
  await read.compareBy(encoder.model)
}

const encodeAll = (signal = new AbortController().signal) =>
  read.encodeMissing((role, text) => encoder.behind(role, text), signal)

async function nearest(asked: string, filter: Parameters<OpenLibrary['nearest']>[2] = {}, limit = 1) {
  const hits = await read.nearest((await encoder.query(asked))!, 'paragraphs', filter, limit)
  return hits.map(({ section, start, end }) => section.text.slice(start, end))
}

/** A pack of vectors of these texts, as the model of that hash makes them. */
async function vectorsPack(texts: Readonly<Record<string, string>>, of: string): Promise<SamplePack> {
  const rows = []
  for (const [key, text] of Object.entries(texts)) {
    const hash = createHash('sha256').update(key).digest().subarray(0, 8)
    rows.push({ hash, codes: codesOf((await encoder.behind('passage', text))!) })
  }
  rows.sort((a, b) => Buffer.compare(a.hash, b.hash))
  const about = { version: 1, model: of, dimensions: 384, count: rows.length, sets: {} }
  return {
    id: 'vectors-x',
    kind: 'model',
    language: 'mul',
    tier: 'standard',
    files: {
      'vectors.json': JSON.stringify(about),
      'keys.bin': Buffer.concat(rows.map(({ hash }) => hash)),
      'codes.bin': Buffer.concat(rows.map(({ codes }) => codes)),
    },
  }
}

describe('a library with a model and no vectors', () => {
  beforeEach(async () => {
    await buildFrom([...SAMPLE, ENCODER])
    await open()
  })

  test('finds nothing by meaning until its texts are encoded, and then what means the same in any language', async () => {
    expect(await nearest('grace')).toEqual([])
    expect(await read.likeness((await encoder.query('tears'))!)).toBeUndefined()
    expect((await read.encoded()).known).toBe(0)
    const count = await encodeAll()
    expect(count).toBeGreaterThan(4)
    expect((await read.encoded()).known).toBe(count)
    expect(await nearest('heavier')).toEqual(['A stone is heavier than it looks.'])
    expect((await nearest('gift', {}, 2)).toSorted()).toEqual(
      ['Grace is a gift that nobody earned.', '恩典是沒有人配得的禮物。'].toSorted(),
    )
    expect(await nearest('gift', { languages: ['zh-cn'] })).toEqual(['恩典是沒有人配得的禮物。'])
    expect(await nearest('gift', { withoutKinds: ['dictionary'] })).toEqual([])
  })

  test('ranks verses by it, though no word of theirs is asked', async () => {
    await encodeAll()
    const likeness = (await read.likeness((await encoder.query('tears'))!))!
    const others = [34, 36].map((verse) => likeness[ordinal({ ...JESUS_WEPT, verse })]!)
    expect(likeness[ordinal(JESUS_WEPT)]).toBeGreaterThan(Math.max(...others) + 0.2)
    expect(await read.verses('Why the tears?', 'en', { limit: 1 })).toEqual([])
    const [hit] = await read.verses('Why the tears?', 'en', { limit: 1, likeness })
    expect(hit?.verse).toEqual(JESUS_WEPT)
  })

  test('goes on where it was ended, and has nothing to do when it is done', async () => {
    const stop = new AbortController()
    let encoded = 0
    await read.encodeMissing(async (role, text) => {
      if (++encoded === 3) stop.abort()
      return encoder.behind(role, text)
    }, stop.signal)
    const { known, all } = await read.encoded()
    expect(known).toBeGreaterThan(0)
    await read.close()
    await encoder.close()
    await open()
    expect((await read.encoded()).known).toBe(known)
    const rest = await encodeAll()
    expect((await read.encoded()).known).toBe(known + rest)
    expect(all).toBeGreaterThan(known)
    expect(await encodeAll()).toBe(0)
  })

  test('encodes what a new version brings, and keeps what it has', async () => {
    const before = await encodeAll()
    const later: SamplePack = {
      id: 'dictionary-en-new',
      language: 'en',
      kind: 'dictionary',
      files: { 'bible/other/rock.md': term('crag', 'A rock by the sea.') },
    }
    await buildFrom([...SAMPLE, later, ENCODER])
    await read.refresh()
    expect((await read.encoded()).known).toBe(before)
    expect(await encodeAll()).toBe(1)
    expect(await nearest('rock', { works: ['dictionary-en-new'] })).toEqual(['A rock by the sea.'])
  })

  test('stops where the encoder has nothing to give', async () => {
    let asked = 0
    const count = await read.encodeMissing(async () => {
      asked++
      return undefined
    }, new AbortController().signal)
    expect(count).toBe(0)
    expect(asked).toBeLessThan(20)
  })

  test('compares nothing any more when it is told to', async () => {
    await encodeAll()
    await read.compareBy(undefined)
    expect(await nearest('grace')).toEqual([])
    expect(await read.encoded()).toEqual({ known: 0, all: 0, problem: undefined })
  })
})

describe('a library with vectors', () => {
  const KEYS = { 'verse: JHN 11:35': 'tears', 'passage: grace: Grace is a gift that nobody earned.': 'grace' }

  async function buildWith(of?: string) {
    await buildFrom([...SAMPLE, ENCODER])
    await open()
    const vectors = await vectorsPack(KEYS, of ?? encoder.model)
    await read.close()
    await encoder.close()
    const generation = await buildFrom([...SAMPLE, ENCODER, vectors])
    return generation.textVectors.get('vectors-x')!
  }

  test('finds by them at once what they are of, and by the verse as it is called', async () => {
    await buildWith()
    await open()
    expect(await read.encoded()).toMatchObject({ known: 2, problem: undefined })
    expect(await nearest('gift', {}, 5)).toEqual(['Grace is a gift that nobody earned.'])
    const likeness = (await read.likeness((await encoder.query('wept'))!))!
    expect(likeness[ordinal(JESUS_WEPT)]).toBeGreaterThan(0.9)
    expect(likeness[0]).toBeNaN()
  })

  test('of another model leaves them aside, says so, and encodes all itself', async () => {
    await buildWith('00'.repeat(32))
    await open()
    expect(await read.encoded()).toMatchObject({ known: 0, problem: 'other-model' })
    await encodeAll()
    expect(await nearest('gift', { languages: ['en'] })).toEqual(['Grace is a gift that nobody earned.'])
  })

  test.each(['codes.bin', 'keys.bin'])('whose %s is cut short is served by words, and says so', async (file) => {
    const part = await buildWith()
    truncateSync(join(library, 'parts', part, file), 8)
    await open()
    expect(await read.encoded()).toEqual({ known: 0, all: 0, problem: 'unreadable' })
    expect(await nearest('gift')).toEqual([])
    expect(await read.likeness((await encoder.query('tears'))!)).toBeUndefined()
    expect(await read.verses('Who saw his love?', 'en', { limit: 1 })).toHaveLength(1)
  })
})

test('a library without a model has no files of one, and writes no vectors', async () => {
  await buildFrom(SAMPLE)
  read = await openLibrary(library)
  expect(read.encoderFiles()).toBeUndefined()
  expect(await read.encoded()).toEqual({ known: 0, all: 0, problem: undefined })
  expect(existsSync(join(library, 'vectors'))).toBe(false)
  expect(readdirSync(library)).not.toContain('vectors')
})
