import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPack, parseManifest, readManifest } from './manifest.ts'

const entry = {
  id: 'notes-en-sample',
  title: 'Sample notes',
  titleLocal: null,
  language: 'en',
  kind: 'notes',
  tradition: 'ecumenical',
  author: ['A. Writer', 'B. Editor'],
  year: '1274; translation 1911-1925',
  licence: 'CC0',
  origin: { repository: 'github.com/someone/notes', commit: 'abc', note: null },
  format: 'words that only people read',
  tier: 'core',
  characters: 12,
  file: 'packs/notes-en-sample.tar.gz',
  bytes: 5,
  sha256: createHash('sha256').update('hello').digest('hex'),
}
const listing = (...packs: unknown[]) => JSON.stringify({ version: 1, packs })

describe('a manifest', () => {
  it('lists its packs with authors joined, the first year and the address of the origin', () => {
    const { packs, problems } = parseManifest(listing(entry))
    expect(problems).toEqual([])
    expect(packs).toMatchObject([
      { id: 'notes-en-sample', author: 'A. Writer, B. Editor', year: 1274, origin: 'https://github.com/someone/notes' },
    ])
    expect(packs[0]).not.toHaveProperty('titleLocal')
  })

  it.each<[string, Record<string, string>]>([
    ['an unknown kind', { kind: 'podcast' }],
    ['a hash that is none', { sha256: 'xyz' }],
    ['a path that leaves the source', { file: '../secret.tar.gz' }],
    ['an absolute path', { file: '/etc/passwd' }],
    ['no licence', { licence: '' }],
    ['an id that could be a path', { id: 'a/../b' }],
    ['an id that is a folder above', { id: '..' }],
    ['an id with a sign that addresses use', { id: 'a?b' }],
  ])('names an entry with %s and keeps the others', (_, change) => {
    const { packs, problems } = parseManifest(listing({ ...entry, ...change }, { ...entry, id: 'other' }))
    expect(packs.map((pack) => pack.id)).toEqual(['other'])
    expect(problems).toMatchObject([{ pack: change.id ?? entry.id, code: 'malformed' }])
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'lists a pack whose id is %s like another',
    (id) => {
      const { packs, problems } = parseManifest(listing(entry, { ...entry, id }))
      expect(problems).toEqual([])
      expect(packs.map((pack) => pack.id)).toEqual([entry.id, id])
    },
  )

  it('takes the first of two entries with one id', () => {
    const { packs, problems } = parseManifest(listing(entry, { ...entry, title: 'Again' }))
    expect(packs.map((pack) => pack.title)).toEqual(['Sample notes'])
    expect(problems).toMatchObject([{ pack: entry.id, code: 'malformed', detail: 'listed twice' }])
  })

  it.each(['', 'not JSON', '[]', '{"version":2,"packs":[]}'])('that is %j holds nothing and says so', (text) => {
    expect(parseManifest(text)).toMatchObject({ packs: [], problems: [{ pack: 'manifest', code: 'malformed' }] })
  })
})

describe('a source folder', () => {
  it('without a manifest is reported missing', async () => {
    expect((await readManifest(await mkdtemp(join(tmpdir(), 'berea-')))).problems).toMatchObject([{ code: 'missing' }])
  })

  it('has its archives checked by length and hash', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'berea-'))
    const pack = { ...parseManifest(listing(entry)).packs[0]!, file: 'x.tar.gz' }
    expect(await checkPack(folder, pack)).toMatchObject({ code: 'missing' })
    await writeFile(join(folder, 'x.tar.gz'), 'hello')
    expect(await checkPack(folder, pack)).toBeUndefined()
    await writeFile(join(folder, 'x.tar.gz'), 'hellp')
    expect(await checkPack(folder, pack)).toMatchObject({ code: 'wrong-hash' })
    await writeFile(join(folder, 'x.tar.gz'), 'hell')
    expect(await checkPack(folder, pack)).toMatchObject({ code: 'wrong-hash', detail: '4 of 5 bytes' })
  })
})
