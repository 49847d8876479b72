import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Published } from './publishers.ts'
import { listPublished, publishersSource } from './publishers.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').replace(/=+$/, '')
const TEXTS: Record<string, string> = {
  'text/01 GEN.usfm': '\\id GEN\n\\c 1\n\\v 1 A made-up beginning.\n',
  'README.md': 'Public domain.',
}
const COMMIT = 'c'.repeat(40)

function published(change: Partial<Record<string, string>> = {}): Published[] {
  const files = Object.entries(TEXTS).map(([path, text]) => ({
    path,
    there: path,
    bytes: Buffer.byteLength(text),
    sha256: change[path] ?? hashOf(text),
  }))
  const [first] = listPublished()
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return [{ pack: { ...first!.pack, id: 'bible-en-made-up', bytes }, repository: 'owner/name', commit: COMMIT, files }]
}

let folder: string
let server: Server
let asked: string[]
let faults: Array<(path: string) => { status: number; body: string } | undefined>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-publishers-'))
  asked = []
  faults = []
  server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!).replace(`/owner/name/${COMMIT}/`, '')
    asked.push(path)
    const fault = faults.shift()?.(path)
    response.writeHead(fault?.status ?? (TEXTS[path] ? 200 : 404)).end(fault?.body ?? TEXTS[path])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function source(list = published()) {
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return publishersSource({ folder, fetch, host, wait: async () => {}, published: list })
}

const open = async (from = source()) => from.open((await from.packs()).packs[0]!)

test('a pack is fetched file by file and read as it was published', async () => {
  const opened = await open()
  if ('problem' in opened) throw new Error(opened.problem.detail)
  const read: Record<string, string> = {}
  for await (const file of opened.files()) read[file.path] = Buffer.from(file.bytes).toString()
  expect(read).toEqual(TEXTS)
})

test('what is here already, and whole, is not fetched again; what was cut short is', async () => {
  await open()
  writeFileSync(join(folder, 'bible-en-made-up', 'README.md'), 'Public')
  asked = []
  await open()
  expect(asked).toEqual(['README.md'])
  expect(readFileSync(join(folder, 'bible-en-made-up', 'README.md'), 'utf8')).toBe(TEXTS['README.md'])
})

test('a publisher who stumbles is asked again', async () => {
  faults = [() => ({ status: 503, body: '' })]
  expect(await open()).not.toHaveProperty('problem')
})

test('a file that is not the one that was reviewed is refused by its hash', async () => {
  const opened = await open(source(published({ 'README.md': hashOf('something else') })))
  expect(opened).toMatchObject({ problem: { pack: 'bible-en-made-up', file: 'README.md', code: 'wrong-hash' } })
})

test('a publisher who sends more than was listed is cut off', async () => {
  faults = Array.from({ length: 6 }, () => () => ({ status: 200, body: 'x'.repeat(1_000_000) }))
  expect(await open()).toMatchObject({ problem: { code: 'wrong-hash' } })
})

test('a file that is gone is named', async () => {
  const [one] = published()
  const gone = [{ ...one!, files: [{ ...one!.files[0]!, there: 'gone.usfm' }] }]
  expect(await open(source(gone))).toMatchObject({
    problem: { file: 'gone.usfm', code: 'missing', detail: 'HTTP 404' },
  })
})

test('progress counts the bytes of the pack up to all of them', async () => {
  const from = source()
  const [pack] = (await from.packs()).packs
  const seen: number[] = []
  await from.open(pack!, (_pack, done) => seen.push(done))
  expect(seen.at(-1)).toBe(pack!.bytes)
})

test('the list holds a Bible for each language, each file with its hash', () => {
  const list = listPublished()
  const bibles = list.filter(({ pack }) => pack.kind === 'bible').map(({ pack }) => pack.language)
  expect(new Set(bibles)).toEqual(new Set(['en', 'zh-Hans', 'zh-Hant', 'es', 'fr']))
  for (const { files, pack } of list) {
    expect(pack.bytes).toBeGreaterThan(0)
    for (const file of files) expect(Buffer.from(file.sha256, 'base64')).toHaveLength(32)
  }
})
