import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { type Header, pack } from 'tar-stream'
import { describe, expect, it } from 'vitest'
import { ARCHIVE_LIMITS, inspectArchive, readArchive } from './archive.ts'

type HeaderArgument = Partial<Header> & { readonly name: string }

async function tarOf(...entries: readonly (readonly [HeaderArgument | string, string])[]): Promise<Buffer> {
  const tar = pack()
  for (const [header, text] of entries) tar.entry(typeof header === 'string' ? { name: header } : header, text)
  tar.finalize()
  return buffer(tar as unknown as AsyncIterable<Buffer>)
}

async function stored(bytes: Uint8Array, name = 'pack-x.tar.gz'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'berea-')), name)
  await writeFile(path, bytes)
  return path
}

async function read(path: string, limits = ARCHIVE_LIMITS): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const file of readArchive(path, limits)) files[file.path] = Buffer.from(file.bytes).toString()
  return files
}

describe('an archive', () => {
  it('yields its files by clean relative paths, without the folder named as the pack', async () => {
    const path = await stored(gzipSync(await tarOf(['./a/b.md', 'one'], ['pack-x/c.md', 'two'], ['d é.md', 'three'])))
    expect(await read(path)).toEqual({ 'a/b.md': 'one', 'c.md': 'two', 'd é.md': 'three' })
    expect(await inspectArchive(path)).toEqual({ paths: ['a/b.md', 'c.md', 'd é.md'] })
  })

  it('keeps a long path and a file of many chunks whole', async () => {
    const name = `${'folder/'.repeat(30)}file.txt`
    const text = randomBytes(150_000).toString('hex')
    expect(await read(await stored(gzipSync(await tarOf([name, text]))))).toEqual({ [name]: text })
  })

  it('can be left before its end', async () => {
    const path = await stored(gzipSync(await tarOf(['a', '1'.repeat(200_000)], ['b', '2'])))
    for await (const file of readArchive(path)) {
      expect(file.path).toBe('a')
      break
    }
  })

  it.each<[string, HeaderArgument]>([
    ['climbs out', { name: '../evil' }],
    ['climbs out further in', { name: 'a/../../evil' }],
    ['is absolute', { name: '/etc/passwd' }],
    ['names a drive', { name: 'C:evil' }],
    ['has backslashes', { name: '..\\evil' }],
    ['is a symbolic link', { name: 'a', type: 'symlink', linkname: '/etc/passwd' }],
    ['is a hard link', { name: 'a', type: 'link', linkname: 'b' }],
    ['is a device', { name: 'a', type: 'character-device' }],
  ])('is refused when a path %s', async (_, header) => {
    const tar = await tarOf(['good.md', 'x'], [header, ''])
    expect(await inspectArchive(await stored(gzipSync(tar)))).toMatchObject({ problem: { code: 'unsafe-path' } })
  })

  it.each([
    ['garbage', () => randomBytes(4000)],
    ['gzipped garbage', () => gzipSync(randomBytes(4000))],
    ['an empty file', () => Buffer.alloc(0)],
  ])('that is %s is broken', async (_, bytes) => {
    expect(await inspectArchive(await stored(bytes()))).toMatchObject({ problem: { code: 'broken-archive' } })
  })

  it('cut anywhere is broken, never silently short', async () => {
    const whole = gzipSync(
      await tarOf(['a', randomBytes(3000).toString('hex')], ['b', randomBytes(3000).toString('hex')]),
    )
    for (const share of [0.1, 0.4, 0.6, 0.9, 0.999]) {
      const path = await stored(whole.subarray(0, Math.floor(whole.length * share)))
      expect(await inspectArchive(path), `${share}`).toMatchObject({ problem: { code: 'broken-archive' } })
    }
  })

  it('without files is empty, and one that is not there is missing', async () => {
    expect(await inspectArchive(await stored(gzipSync(await tarOf())))).toEqual({ problem: { code: 'empty' } })
    expect(await inspectArchive('/nowhere/x.tar.gz')).toMatchObject({ problem: { code: 'missing' } })
  })

  it('is refused beyond the limits on a file, on all files and on their number, and accepted at them', async () => {
    const path = await stored(gzipSync(await tarOf(['a', '123'], ['b', '12345'])))
    const limits = { files: 2, fileBytes: 5, totalBytes: 8 }
    expect(await inspectArchive(path, limits)).toEqual({ paths: ['a', 'b'] })
    for (const over of [{ files: 1 }, { fileBytes: 4 }, { totalBytes: 7 }])
      expect(await inspectArchive(path, { ...limits, ...over })).toMatchObject({ problem: { code: 'too-large' } })
  })

  it('is refused when its headers alone are a bomb', async () => {
    const bomb = await tarOf([{ name: 'a', pax: { comment: 'x'.repeat(100_000) } }, ''])
    const limits = { files: 1, fileBytes: 100, totalBytes: 100 }
    expect(await inspectArchive(await stored(gzipSync(bomb)), limits)).toMatchObject({ problem: { code: 'too-large' } })
  })

  it('throws while it is read when it is broken', async () => {
    const tar = await tarOf(['good.md', 'x'], ['../evil', 'y'])
    await expect(read(await stored(gzipSync(tar)))).rejects.toMatchObject({ code: 'unsafe-path', file: '../evil' })
  })
})
