import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack as tarPack } from 'tar-stream'
import type { Files } from './bibles.ts'
import { MINI_PACKS, type MiniPack } from './packs.ts'

/** An entry of a manifest as a publisher writes it. */
export type ManifestEntry = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

/**
 * Writes the miniature library into a folder: a source like any other, `manifest.json` and
 * `packs/`, made of sentences of our own. The same bytes every time.
 */
export async function writeMiniature(folder: string): Promise<void> {
  await mkdir(join(folder, 'packs'), { recursive: true })
  const entries = await Promise.all(
    MINI_PACKS.map(async (pack) => writePack(folder, pack, await archiveOf(pack.files))),
  )
  await writeManifest(folder, entries)
}

export async function writeManifest(folder: string, packs: readonly ManifestEntry[]): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ version: 1, packs }, null, 1)}\n`)
}

export async function writePack(folder: string, pack: MiniPack, archive: Uint8Array): Promise<ManifestEntry> {
  const file = `packs/${pack.id}.tar.gz`
  await writeFile(join(folder, file), archive)
  const { files, ...about } = pack
  const texts = Object.values(files).filter((content) => typeof content === 'string')
  return {
    titleLocal: null,
    author: 'A. Nobody',
    year: 2026,
    licence: 'CC0 1.0',
    origin: { repository: null, commit: null, note: 'made by the project' },
    format: 'as the publisher of this format lays it out',
    tier: 'core',
    characters: texts.join('').length,
    ...about,
    file,
    bytes: archive.length,
    sha256: createHash('sha256').update(archive).digest('hex'),
  }
}

/** Files as a `.tar.gz`, times and owners left out so that it is the same at every writing. */
export async function archiveOf(files: Files): Promise<Uint8Array> {
  const tar = tarPack()
  for (const [name, content] of Object.entries(files)) {
    tar.entry({ name, mtime: new Date(0) }, typeof content === 'string' ? content : Buffer.from(content))
  }
  tar.finalize()
  return gzipSync(await buffer(tar as unknown as AsyncIterable<Buffer>))
}
