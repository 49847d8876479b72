import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkPack, type Manifest, readManifest } from '../catalogue/manifest.ts'
import type { Problem } from '../sections/problem.ts'
import type { Section } from '../sections/section.ts'
import { inspectArchive, readArchive } from '../sources/archive.ts'
import { crossReferences } from '../sources/cross-references.ts'
import type { Pack } from '../sources/importer.ts'
import { sectionImporters } from '../sources/index.ts'
import { writeMiniature } from './write.ts'

let folder = ''
let source: Manifest
const problems: Problem[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-miniature-'))
  await writeMiniature(folder)
  source = await readManifest(folder)
})

async function sections(pack: Pack): Promise<Section[] | undefined> {
  const path = join(folder, pack.file)
  const seen = await inspectArchive(path)
  if (!('paths' in seen)) throw new Error(`${pack.id}: ${seen.problem.code}`)
  const importer = sectionImporters.find((one) => one.recognises(pack, seen.paths))
  if (!importer) return undefined
  const read: Section[] = []
  for await (const section of importer.read(pack, readArchive(path), (problem) => problems.push(problem)))
    read.push(section)
  return read
}

describe('the miniature library', () => {
  it('is a sound source: every entry well formed, every archive as its manifest says', async () => {
    expect(source.problems).toEqual([])
    expect(await Promise.all(source.packs.map((pack) => checkPack(folder, pack)))).toEqual(
      source.packs.map(() => undefined),
    )
  })

  it('is the same at every writing', async () => {
    const again = await mkdtemp(join(tmpdir(), 'berea-miniature-'))
    await writeMiniature(again)
    expect(await readFile(join(again, 'manifest.json'), 'utf8')).toBe(
      await readFile(join(folder, 'manifest.json'), 'utf8'),
    )
  })

  it('has a Bible and notes or terms in each of the five languages', () => {
    for (const language of ['en', 'zh-Hans', 'zh-Hant', 'es', 'fr']) {
      const kinds = source.packs.filter((pack) => pack.language === language).map((pack) => pack.kind)
      expect(kinds, language).toContain('bible')
      expect(
        kinds.some((kind) => kind === 'notes' || kind === 'dictionary'),
        language,
      ).toBe(true)
    }
  })

  it('is read by the importers whole: no problem, no empty text, no id twice', async () => {
    const unread: string[] = []
    const ids: string[] = []
    for (const pack of source.packs) {
      const read = await sections(pack)
      if (!read) unread.push(pack.kind)
      for (const section of read ?? []) {
        ids.push(section.id)
        expect(section.text, section.id).toMatch(/\p{L}/u)
        expect(section.text, section.id).not.toMatch(/[<>*#]|Left out/)
      }
    }
    expect([...new Set(unread)].toSorted()).toEqual(['bible', 'crossrefs'])
    expect(problems).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(50)
  })

  it('holds cross-references', async () => {
    const pack = source.packs.find(({ kind }) => kind === 'crossrefs')!
    const votes: number[] = []
    const report = (problem: Problem) => problems.push(problem)
    for await (const one of crossReferences(pack, readArchive(join(folder, pack.file)), report)) votes.push(one.votes)
    expect(votes).toEqual([12, 3, 40, 20, 5])
    expect(problems).toEqual([])
  })
})
