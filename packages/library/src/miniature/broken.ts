import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { type Header, pack as tarPack } from 'tar-stream'
import type { Problem } from '../sections/problem.ts'
import { notesJson, notesMarkdown, questionsJson } from './aquifer.ts'
import { usfmBible } from './bibles.ts'
import { crossReferenceTable, pictureSet } from './english.ts'
import type { MiniPack } from './packs.ts'
import { EN } from './words/en.ts'
import { FR } from './words/fr.ts'
import { archiveOf, type ManifestEntry, writeManifest, writeMiniature, writePack } from './write.ts'

/** A pack that is wrong on purpose, and what a report must say of it. */
export type BrokenPack = { readonly id: string; readonly code: Problem['code'] }

/**
 * The miniature library with broken and hostile packs among its good ones: whatever reads it must
 * name these and serve the rest.
 */
export async function writeBrokenMiniature(folder: string): Promise<readonly BrokenPack[]> {
  await writeMiniature(folder)
  const text = await readFile(join(folder, 'manifest.json'), 'utf8')
  const good = (JSON.parse(text) as { packs: ManifestEntry[] }).packs
  const broken: BrokenPack[] = []
  const entries: unknown[] = [...good, ...(await hostilePacks(folder))]
  for (const { code, entry } of await brokenPacks(folder)) {
    entries.push(entry)
    broken.push({ id: entry.id, code })
  }
  await writeManifest(folder, entries as ManifestEntry[])
  return broken
}

/** Nothing is wrong with these but what they are called: words that every object of the language answers to. */
export const HOSTILE_PACKS: readonly MiniPack[] = (
  [
    ['constructor', 'notes', notesMarkdown(EN)],
    ['__proto__', 'bible', usfmBible(EN)],
    ['toString', 'images', pictureSet],
    ['valueOf', 'crossrefs', crossReferenceTable],
    ['hasOwnProperty', 'questions', questionsJson(EN)],
  ] as const
).map(([id, kind, files]) => ({ id, kind, files, language: 'en', title: id, tradition: 'ecumenical' }))

async function hostilePacks(folder: string): Promise<ManifestEntry[]> {
  return Promise.all(HOSTILE_PACKS.map(async (pack) => writePack(folder, pack, await archiveOf(pack.files))))
}

async function brokenPacks(folder: string): Promise<{ code: Problem['code']; entry: ManifestEntry }[]> {
  const notes = notesMarkdown(EN)
  const whole = Buffer.from(await archiveOf({ ...notes, 'padding.txt': randomBytes(4000).toString('hex') }))
  const write = (id: string, archive: Uint8Array, kind: MiniPack['kind'] = 'notes') =>
    writePack(folder, { id, kind, language: 'en', title: id, tradition: 'ecumenical', files: {} }, archive)
  const cases: [string, Problem['code'], Uint8Array | Promise<Uint8Array>, MiniPack['kind']?][] = [
    ['broken-truncated', 'broken-archive', whole.subarray(0, whole.length / 2)],
    ['broken-garbage', 'broken-archive', randomBytes(5000)],
    ['broken-empty', 'empty', gzipSync(Buffer.alloc(1024))],
    ['broken-zip-slip', 'unsafe-path', tarOf({ name: '../../outside.md' })],
    ['broken-absolute', 'unsafe-path', tarOf({ name: '/tmp/outside.md' })],
    ['broken-link', 'unsafe-path', tarOf({ name: 'eng/md/01.content.md', type: 'symlink', linkname: '/etc/passwd' })],
    ['broken-bomb', 'too-large', gzipSync(Buffer.concat([tarHead('bomb.md', 2 ** 33 - 1), Buffer.alloc(2 ** 20)]))],
    [
      'broken-latin-1',
      'not-text',
      archiveOf({ 'mini/md/43.content.md': Buffer.from('## Été (id: 1)\n\nÉté.', 'latin1') }),
    ],
    ['broken-utf-16', 'not-text', archiveOf({ 'mini/md/43.content.md': Buffer.from(notesText(), 'utf16le') })],
    [
      'broken-json',
      'malformed',
      archiveOf({ 'mini/json/43.content.json': String(Object.values(notesJson(FR))[0]).slice(0, 300) }),
    ],
    ['broken-huge-line', 'too-large', archiveOf({ 'images.jsonl': `{"id":"${'x'.repeat(5 * 2 ** 20)}"}` }), 'images'],
    ['broken-format', 'unknown-format', archiveOf({ 'notes.docx': 'not a format that is known' })],
    ['broken-bible', 'broken-archive', Buffer.from(await archiveOf(usfmBible(EN))).subarray(0, 500), 'bible'],
  ]
  const written = await Promise.all(
    cases.map(async ([id, code, archive, kind]) => ({ code, entry: await write(id, await archive, kind) })),
  )
  const swapped = await write('broken-hash', await archiveOf(notes))
  const short = await write('broken-length', await archiveOf(notes))
  const absent = { ...(await write('broken-absent', await archiveOf(notes))), file: 'packs/not-there.tar.gz' }
  return [
    ...written,
    { code: 'wrong-hash', entry: { ...swapped, sha256: '0'.repeat(64) } },
    { code: 'wrong-hash', entry: { ...short, bytes: short.bytes + 1 } },
    { code: 'missing', entry: absent },
    { code: 'malformed', entry: { ...swapped, id: 'broken-entry', kind: 'podcast' } },
  ]
}

const notesText = () => String(Object.values(notesMarkdown(EN))[0])

async function tarOf(header: Partial<Header> & { readonly name: string }): Promise<Uint8Array> {
  const tar = tarPack()
  tar.entry(header, header.type === 'symlink' ? '' : 'outside')
  tar.finalize()
  return gzipSync(await buffer(tar as unknown as AsyncIterable<Buffer>))
}

/** The header of a file in a tar, as much of it as says how long the file is. */
function tarHead(name: string, size: number): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write('0000644\0', 100)
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('0', 156)
  head.write('ustar\u000000', 257)
  head.fill(' ', 148, 156)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}
