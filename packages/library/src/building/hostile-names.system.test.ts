import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE_PACKS, writeBrokenMiniature } from '../miniature/broken.ts'
import { type OpenLibrary, openLibrary } from '../open.ts'
import { folderSource } from '../sources/folder.ts'
import { type Built, build } from './build.ts'
import { readGeneration } from './generation.ts'
import { type SamplePack, term, writeSource } from './sample-source.test-support.ts'
import { perform, type Task } from './task.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-hostile-'))
const library = join(folder, 'library')
afterAll(() => rmSync(folder, { recursive: true }))

async function buildFrom(source: string): Promise<Built> {
  const opened = folderSource(source)
  const workers = { size: 2, perform: (task: Task) => perform(library, opened, task), close() {} }
  const wish = { locales: ['en'], tiers: ['core'], asked: [] } as const
  const built = await build({ library, source: opened, workers, wish, now: Date.now })
  if ('busy' in built) throw new Error('somebody builds here')
  return built
}

describe('packs that are called as every object’s own members are', () => {
  let built: Built
  let read: OpenLibrary
  const there = {
    first: { book: 'JHN', chapter: 11, verse: 35 },
    last: { book: 'JHN', chapter: 11, verse: 35 },
  } as const

  beforeAll(async () => {
    const source = join(folder, 'miniature')
    mkdirSync(source)
    await writeBrokenMiniature(source)
    built = await buildFrom(source)
    read = await openLibrary(library)
  })
  afterAll(() => read?.close())

  it('are read like others, beside them', () => {
    const states = new Map(built.generation.works.map(({ id, state }) => [id, state]))
    expect(HOSTILE_PACKS.map(({ id }) => [id, states.get(id)])).toEqual(HOSTILE_PACKS.map(({ id }) => [id, 'ready']))
    expect(states.get('bible-en-mini')).toBe('ready')
    expect(states.get('broken-garbage')).toBe('failed')
  })

  it('are there again in the version that another process reads', async () => {
    expect(await readGeneration(library)).toEqual(built.generation)
  })

  it('serve what they hold: a passage, sections, a picture', async () => {
    expect(read.passage('__proto__', there)?.verses).toHaveLength(1)
    expect(await read.around('constructor', 0, 1)).toHaveLength(2)
    expect(await read.around('hasOwnProperty', 0, 0)).toHaveLength(1)
    const [picture] = await read.around('toString', 0, 0)
    expect(read.picture('toString', String(picture?.facts?.picture))).toContain('toString')
  })

  it('are reused by the next build, which changes nothing', async () => {
    const again = await buildFrom(join(folder, 'miniature'))
    expect(again.generation).toEqual(built.generation)
  })
})

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a library in which nothing is called %s has no such work, edition or picture',
  async (name) => {
    const pack: SamplePack = {
      id: 'dictionary-en-one',
      language: 'en',
      kind: 'dictionary',
      files: { 'bible/kt/tomb.md': term('tomb', 'A cave.') },
    }
    await writeSource(join(folder, 'source'), [pack])
    await buildFrom(join(folder, 'source'))
    const read = await openLibrary(library)
    expect(read.work(name)).toBeUndefined()
    expect(read.picture(name, 'x.png')).toBeUndefined()
    expect(await read.around(name, 1, 1)).toEqual([])
    expect(await read.section(`${name}/1`)).toBeUndefined()
    expect(await read.named(name, {}, 5)).toEqual([])
    await read.close()
  },
)
