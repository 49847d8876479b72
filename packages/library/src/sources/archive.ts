import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { Problem } from '../sections/problem.ts'
import type { PackFile } from './importer.ts'

/** The largest pack known holds 38 MB in one archive and 6,023 files; a bomb ends long before memory does. */
export const ARCHIVE_LIMITS = { files: 50_000, fileBytes: 64 * 2 ** 20, totalBytes: 512 * 2 ** 20 }
export type ArchiveLimits = typeof ARCHIVE_LIMITS

/** Thrown while an archive is read: whatever came before it must not be trusted either. */
export class BrokenArchive extends Error {
  readonly code: Problem['code']
  readonly file: string | undefined
  constructor(code: Problem['code'], detail: string, file?: string) {
    super(detail)
    this.code = code
    this.file = file
  }
}

/**
 * The files of a `.tar.gz`, one after another, nothing written to disk.
 *
 *     './eng/md/01.content.md' → 'eng/md/01.content.md'
 *     'model-x/README.md' in model-x.tar.gz → 'README.md'
 *     '../evil', '/etc/x', 'C:\\x', a link, a device → throws BrokenArchive 'unsafe-path'
 */
export async function* readArchive(path: string, limits: ArchiveLimits = ARCHIVE_LIMITS): AsyncGenerator<PackFile> {
  for await (const { path: name, chunks, size } of entries(path, limits)) {
    const bytes = Buffer.allocUnsafe(size)
    let length = 0
    for await (const chunk of chunks) length += chunk.copy(bytes, length)
    yield { path: name, bytes: bytes.subarray(0, length) }
  }
}

/** The paths in an archive, after reading it whole once: what is listed here can be read to its end. */
export async function inspectArchive(
  path: string,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<{ readonly paths: readonly string[] } | { readonly problem: Omit<Problem, 'pack'> }> {
  const paths: string[] = []
  try {
    for await (const { path: name, chunks } of entries(path, limits)) {
      for await (const _ of chunks);
      paths.push(name)
    }
    return paths.length > 0 ? { paths } : { problem: { code: 'empty' } }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error
    return { problem: { code: error.code, detail: error.message, ...(error.file ? { file: error.file } : {}) } }
  }
}

type Entry = { readonly path: string; readonly size: number; readonly chunks: AsyncIterable<Buffer> }

async function* entries(path: string, limits: ArchiveLimits): AsyncGenerator<Entry> {
  const folder = `${basename(path).replace(/\.(tar\.gz|tgz)$/, '')}/`
  const tar = extract()
  // What comes out of gzip is counted, headers too: a name or a header of a gigabyte is a bomb as well.
  let unpacked = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length
      const over = unpacked > limits.totalBytes + 2048 * limits.files
      done(over ? new BrokenArchive('too-large', `more than ${limits.totalBytes} bytes unpacked`) : null, chunk)
    },
  })
  const source = createReadStream(path)
  pipeline(source, createGunzip(), counter, tar, () => {})
  let files = 0
  let total = 0
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header
      if (type === 'directory') {
        entry.resume()
        continue
      }
      const safe = safePath(name, folder)
      if (type !== 'file' && type !== 'contiguous-file') throw new BrokenArchive('unsafe-path', `a ${type}`, name)
      if (!safe) throw new BrokenArchive('unsafe-path', 'leads outside of the pack', name)
      if (++files > limits.files) throw new BrokenArchive('too-large', `more than ${limits.files} files`)
      total += size
      if (size > limits.fileBytes) throw new BrokenArchive('too-large', `${size} bytes`, name)
      if (total > limits.totalBytes) throw new BrokenArchive('too-large', `more than ${limits.totalBytes} bytes`, name)
      yield { path: safe, size, chunks: named(entry as AsyncIterable<Buffer>) }
    }
  } catch (error) {
    if (error instanceof BrokenArchive) throw error
    throw archiveError(error)
  } finally {
    tar.destroy()
    source.destroy()
  }
}

/** The trouble of a cut archive shows where its bytes are read, not where its entries are. */
async function* named(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (error) {
    throw error instanceof BrokenArchive ? error : archiveError(error)
  }
}

function archiveError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new BrokenArchive('missing', 'no such file')
  // zlib's own errors carry Z_… codes, tar-stream's none at all; anything else (EIO, EACCES) is the disk's trouble.
  if (typeof code === 'string' && !code.startsWith('Z_') && !code.startsWith('ERR_')) return error
  return new BrokenArchive('broken-archive', error.message)
}

function safePath(name: string, folder: string): string | undefined {
  if (name.length > 500 || /[\\\0]|^\/|^[A-Za-z]:/.test(name)) return undefined
  const parts = name.split('/').filter((part) => part !== '.' && part !== '')
  if (parts.length === 0 || parts.includes('..')) return undefined
  const path = parts.join('/')
  return path.startsWith(folder) ? path.slice(folder.length) : path
}
