import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parseManifest } from '../catalogue/manifest.ts'
import catalogue from '../catalogue/publishers.json' with { type: 'json' }
import type { Problem } from '../sections/problem.ts'
import type { Pack, PackFile } from './importer.ts'
import type { Fetched, Source } from './source.ts'

/** Path at the publisher, bytes, sha256 (base64 without padding), path in the pack where it differs. */
const file = z.tuple([z.string(), z.number().int(), z.string().length(43)]).rest(z.string())
const entry = z.looseObject({
  id: z.string(),
  repository: z.string(),
  commit: z.string().length(40),
  files: z.array(file),
})

type PublishedFile = { readonly path: string; readonly there: string; readonly bytes: number; readonly sha256: string }
export type Published = {
  readonly pack: Pack
  readonly repository: string
  readonly commit: string
  readonly files: readonly PublishedFile[]
}

export const PUBLISHERS_HOST = 'https://raw.githubusercontent.com'
const AT_ONCE = 8
const TRIES = 3

type Needs = {
  /** Where fetched files are kept: a file that is there with the right hash is not fetched again. */
  readonly folder: string
  readonly fetch: typeof globalThis.fetch
  readonly host?: string
  /** Waits before a try is repeated; milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly published?: readonly Published[]
}

/**
 * The core texts as their publishers lay them out: each file at a pinned commit, checked by its
 * hash, so that what is read is what was reviewed, wherever it came from. Fetching goes on where it
 * stopped. It knows about six tenths of the core tier; the rest has no stable public address.
 */
export function publishersSource({
  folder,
  fetch,
  host = PUBLISHERS_HOST,
  wait,
  published: list = listPublished(),
}: Needs): Source & { readonly bytes: number } {
  const published = new Map(list.map((one) => [one.pack.id, one]))
  const bytes = [...published.values()].reduce((sum, { pack }) => sum + pack.bytes, 0)

  async function fetchFile({ repository, commit }: Published, wanted: PublishedFile, to: string, signal?: AbortSignal) {
    const address = `${host}/${repository}/${commit}/${wanted.there.split('/').map(encodeURIComponent).join('/')}`
    let trouble = ''
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await wait(1000 * 2 ** (attempt - 1))
      signal?.throwIfAborted()
      try {
        const reply = await fetch(address, signal ? { signal } : {})
        if (!reply.ok) {
          trouble = `HTTP ${reply.status}`
          if (reply.status === 404) break
          continue
        }
        const body = await readAtMost(reply, wanted.bytes)
        if (body && hashOf(body) === wanted.sha256) {
          await keep(to, body)
          return undefined
        }
        trouble = 'wrong-hash'
      } catch (error) {
        signal?.throwIfAborted()
        trouble = error instanceof Error ? error.message : String(error)
      }
    }
    return trouble
  }

  async function fetchAll(one: Published, fetched?: Fetched, signal?: AbortSignal): Promise<Problem | undefined> {
    let done = 0
    let problem: Problem | undefined
    const waiting = [...one.files]
    const worker = async () => {
      for (let next = waiting.shift(); next && !problem; next = waiting.shift()) {
        const to = join(folder, one.pack.id, next.path)
        if (!(await isWhole(to, next))) {
          const trouble = await fetchFile(one, next, to, signal)
          if (trouble) {
            const code = trouble === 'wrong-hash' ? 'wrong-hash' : 'missing'
            problem ??= { pack: one.pack.id, file: next.there, code, detail: trouble }
          }
        }
        done += next.bytes
        fetched?.(one.pack, done, one.pack.bytes)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return problem
  }

  return {
    name: host,
    bytes,
    packs: async () => ({ packs: [...published.values()].map(({ pack }) => pack), problems: [] }),
    async open(pack, fetched, signal) {
      const one = published.get(pack.id)
      if (!one) return { problem: { pack: pack.id, code: 'missing' } }
      const problem = await fetchAll(one, fetched, signal)
      if (problem) return { problem }
      return {
        paths: one.files.map(({ path }) => path),
        async *files(): AsyncGenerator<PackFile> {
          for (const { path } of one.files) yield { path, bytes: await readFile(join(folder, pack.id, path)) }
        },
      }
    },
  }
}

/** What can be fetched, as the catalogue has it. */
export function listPublished(): Published[] {
  const entries = z.array(entry).parse(catalogue.packs)
  const listed = entries.map(({ files }) =>
    files.map(([there, bytes, sha256, path]) => ({ there, bytes, sha256, path: path ?? there })),
  )
  const { packs } = parseManifest(
    JSON.stringify({
      version: 1,
      packs: entries.map(({ repository, files: _, ...work }, at) => ({
        ...work,
        tier: 'core',
        origin: { repository: `github.com/${repository}` },
        file: repository,
        bytes: listed[at]!.reduce((sum, one) => sum + one.bytes, 0),
        sha256: createHash('sha256').update(JSON.stringify(listed[at])).digest('hex'),
      })),
    }),
  )
  return packs.map((pack, at) => ({
    pack,
    repository: entries[at]!.repository,
    commit: entries[at]!.commit,
    files: listed[at]!,
  }))
}

/** A server that sends more than it should is cut off. */
async function readAtMost(reply: Response, bytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of reply.body ?? []) {
    length += chunk.length
    if (length > bytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('base64').replace(/=+$/, '')

async function isWhole(path: string, { bytes, sha256 }: PublishedFile): Promise<boolean> {
  try {
    const body = await readFile(path)
    return body.length === bytes && hashOf(body) === sha256
  } catch {
    return false
  }
}

/** Written beside and renamed, so that a file that has its name is whole. */
async function keep(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, body)
  await rename(`${path}.part`, path)
}
