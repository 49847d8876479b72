import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack as tar } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressSource } from './address.ts'

let folder: string
let server: Server
let archive: Buffer
let ranges: (string | undefined)[]
let cutAfter: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-address-'))
  ranges = []
  cutAfter = Number.POSITIVE_INFINITY
  const files = tar()
  files.entry({ name: 'GEN.usfm' }, '\\id GEN a made-up beginning')
  files.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of files) chunks.push(chunk as Buffer)
  archive = gzipSync(Buffer.concat(chunks))
  server = createServer((request, response) => {
    if (request.url === '/library/manifest.json') return response.end(JSON.stringify(manifest()))
    if (request.url !== '/library/packs/a.tar.gz') return response.writeHead(404).end()
    ranges.push(request.headers.range)
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    response.writeHead(from > 0 ? 206 : 200)
    if (archive.length - from > cutAfter) {
      response.write(archive.subarray(from, from + cutAfter), () => setTimeout(() => response.destroy(), 100))
      return
    }
    response.end(archive.subarray(from))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const manifest = (sha256 = createHash('sha256').update(archive).digest('hex')) => ({
  version: 1,
  packs: [
    {
      id: 'bible-en-a', title: 'A', language: 'en', kind: 'bible', tradition: 'ecumenical', licence: 'CC0', tier: 'core',
      characters: 1, file: 'packs/a.tar.gz', bytes: archive.length, sha256,
    },
  ],
}) // biome-ignore format: a manifest's entry reads as one

const source = (path = 'library') =>
  addressSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`, { folder, fetch })

async function open() {
  const from = source()
  return from.open((await from.packs()).packs[0]!)
}

test('a pack is fetched once and read from the folder ever after', async () => {
  const opened = await open()
  expect('paths' in opened && opened.paths).toEqual(['GEN.usfm'])
  await open()
  expect(ranges).toEqual([undefined])
})

test('a fetch that was cut off goes on where it stopped', async () => {
  cutAfter = 40
  expect(await open()).toMatchObject({ problem: { code: 'missing' } })
  cutAfter = Number.POSITIVE_INFINITY
  expect(await open()).toHaveProperty('paths')
  expect(ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/)
})

test('what does not have the manifest’s hash is not read', async () => {
  mkdirSync(join(folder, 'packs'))
  writeFileSync(join(folder, 'packs', 'a.tar.gz.part'), Buffer.alloc(10, 7))
  expect(await open()).toMatchObject({ problem: { pack: 'bible-en-a', code: 'wrong-hash' } })
  expect(existsSync(join(folder, 'packs', 'a.tar.gz'))).toBe(true)
  expect(await open()).toHaveProperty('paths')
})

test('an address without a manifest is named', async () => {
  const { packs, problems } = await source('elsewhere').packs()
  expect(packs).toEqual([])
  expect(problems).toMatchObject([{ pack: 'manifest', code: 'missing', detail: 'HTTP 404' }])
})
