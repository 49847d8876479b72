import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkPack, parseManifest } from '../catalogue/manifest.ts'
import { folderSource } from './folder.ts'
import type { Pack } from './importer.ts'
import type { Fetched, Source } from './source.ts'

type Needs = {
  /** Where packs are kept once they are here. */
  readonly folder: string
  readonly fetch: typeof globalThis.fetch
}

/** A manifest describes a hundred packs in some 200 kB; one of 20 MB is not a manifest. */
const LARGEST_MANIFEST = 20 * 2 ** 20

/**
 * An https address with `manifest.json` and the packs that it lists below it. A pack is fetched
 * once; a fetch that was cut off goes on where it stopped.
 */
export function addressSource(address: string, { folder, fetch }: Needs): Source {
  const base = address.endsWith('/') ? address : `${address}/`
  const kept = folderSource(folder)
  return {
    name: base,
    async packs() {
      const trouble = (detail: string) => ({
        packs: [],
        problems: [{ pack: 'manifest', file: `${base}manifest.json`, code: 'missing' as const, detail }],
      })
      try {
        const reply = await fetch(new URL('manifest.json', base))
        if (!reply.ok) return trouble(`HTTP ${reply.status}`)
        const text = await reply.text()
        return text.length > LARGEST_MANIFEST ? trouble(`${text.length} characters`) : parseManifest(text)
      } catch (error) {
        return trouble(error instanceof Error ? error.message : String(error))
      }
    },
    async open(pack, fetched, signal) {
      if (await checkPack(folder, pack)) {
        const detail = await fetchPack(pack, fetched, signal)
        if (detail) return { problem: { pack: pack.id, file: pack.file, code: 'missing', detail } }
      }
      return kept.open(pack)
    },
  }

  async function fetchPack(pack: Pack, fetched?: Fetched, signal?: AbortSignal): Promise<string | undefined> {
    const path = join(folder, pack.file)
    const part = `${path}.part`
    await mkdir(dirname(path), { recursive: true })
    const from = await stat(part).then(
      ({ size }) => (size < pack.bytes ? size : 0),
      () => 0,
    )
    try {
      const reply = await fetch(new URL(pack.file, base), {
        headers: from > 0 ? { range: `bytes=${from}-` } : {},
        ...(signal ? { signal } : {}),
      })
      if (!reply.ok || !reply.body) return `HTTP ${reply.status}`
      let done = reply.status === 206 ? from : 0
      const file = await open(part, done > 0 ? 'a' : 'w')
      try {
        for await (const chunk of reply.body) {
          done += chunk.length
          if (done > pack.bytes) break
          await file.appendFile(chunk)
          fetched?.(pack, done, pack.bytes)
        }
      } finally {
        await file.close()
      }
      if (done !== pack.bytes) {
        if (done > pack.bytes) await rm(part)
        return `${done} of ${pack.bytes} bytes`
      }
      await rename(part, path)
      return undefined
    } catch (error) {
      signal?.throwIfAborted()
      return error instanceof Error ? error.message : String(error)
    }
  }
}
