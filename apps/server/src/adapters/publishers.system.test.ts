import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer } from '@berea/answering'
import { buildLibrary, chooseSource, openLibrary, openSource } from '@berea/library'
import { afterAll, beforeAll, expect, test } from 'vitest'

const LIBRARY = fileURLToPath(new URL('../../../../../shared/library', import.meta.url))
const SERVED = ['bible-zh-hans-cuv', 'notes-zh-biblica-intros']

let folder: string
let publishers: Server
let host: string

/** Of each file: its path in the pack, its path at the publisher. */
type Upstream = { packs: Record<string, { repository: string; commit: string; files: [string, string][] }> }

/** Each file of the packs that are served, at the path where its publisher keeps it. */
async function filesAtTheirPublishers(): Promise<ReadonlyMap<string, Uint8Array>> {
  const upstream = JSON.parse(readFileSync(join(LIBRARY, 'upstream.json'), 'utf8')) as Upstream
  const source = openSource({ type: 'folder', folder: LIBRARY })
  const { packs } = await source.packs()
  const laidOut = new Map<string, Uint8Array>()
  for (const id of SERVED) {
    const { repository, commit, files } = upstream.packs[id]!
    const opened = await source.open(packs.find((pack) => pack.id === id)!)
    if ('problem' in opened) throw new Error(opened.problem.code)
    for await (const { path, bytes } of opened.files()) {
      const there = files.find(([packed]) => packed === path)?.[1] ?? path
      laidOut.set(`/${repository.replace('github.com/', '')}/${commit}/${there}`, Uint8Array.from(bytes))
    }
  }
  return laidOut
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-publishers-'))
  if (!existsSync(LIBRARY)) return
  const laidOut = await filesAtTheirPublishers()
  publishers = createServer((request, response) => {
    const file = laidOut.get(decodeURIComponent(request.url ?? ''))
    response.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((listening) => publishers.listen(0, '127.0.0.1', listening))
  host = `http://127.0.0.1:${(publishers.address() as AddressInfo).port}`
})

afterAll(() => {
  publishers?.close()
  rmSync(folder, { recursive: true })
})

test.skipIf(!existsSync(LIBRARY))(
  'what the publishers hold is fetched, read and quoted in an answer; what they no longer hold is named',
  async () => {
    const library = join(folder, 'library')
    const chosen = await chooseSource({
      setting: '',
      beside: '/nowhere',
      cache: join(folder, 'fetched'),
      fetch: true,
      host,
    })
    expect(chosen.fetches).toMatchObject({ host, bytes: expect.toSatisfy((bytes: number) => bytes > 100_000_000) })
    const online = { type: 'publishers', cache: join(folder, 'fetched'), host } as const
    const built = await buildLibrary({
      library,
      source: online,
      wish: { locales: ['zh-cn'], tiers: ['core'], asked: [] },
    })
    if ('busy' in built) throw new Error('somebody else builds here')
    const ready = built.generation.works.filter(({ state }) => state === 'ready').map(({ id }) => id)
    expect(new Set(ready)).toEqual(new Set(SERVED))
    expect(built.generation.problems.find(({ pack }) => pack === 'bible-en-bsb')).toMatchObject({ code: 'missing' })

    const read = await openLibrary(library)
    const question = { text: '耶稣为什么哭了？', locale: 'zh-cn', mode: 'quick', tradition: 'protestant' } as const
    const cited: string[] = []
    for await (const event of answer(question, read)) if (event.type === 'citation') cited.push(event.citation.work)
    expect(cited).toContain('bible-zh-hans-cuv')
    await read.close()
  },
  120_000,
)
