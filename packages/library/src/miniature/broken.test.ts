import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPack, readManifest } from '../catalogue/manifest.ts'
import type { Problem } from '../sections/problem.ts'
import { inspectArchive, readArchive } from '../sources/archive.ts'
import type { Pack } from '../sources/importer.ts'
import { sectionImporters } from '../sources/index.ts'
import { HOSTILE_PACKS, writeBrokenMiniature } from './broken.ts'
import { MINI_PACKS } from './packs.ts'

/** What reading one pack from end to end reports. */
async function problemsOf(folder: string, pack: Pack): Promise<Problem[]> {
  const wrong = await checkPack(folder, pack)
  if (wrong) return [wrong]
  const path = join(folder, pack.file)
  const seen = await inspectArchive(path)
  if (!('paths' in seen)) return [{ pack: pack.id, ...seen.problem }]
  const importer = sectionImporters.find((one) => one.recognises(pack, seen.paths))
  if (!importer) return [{ pack: pack.id, code: 'unknown-format' }]
  const problems: Problem[] = []
  for await (const _ of importer.read(pack, readArchive(path), (problem) => problems.push(problem)));
  return problems
}

describe('broken packs among good ones', () => {
  it('are named with the code that says what is wrong, and the good ones are as they were', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'berea-broken-'))
    const broken = await writeBrokenMiniature(folder)
    const { packs, problems } = await readManifest(folder)
    expect(problems.map(({ pack, code }) => [pack, code])).toEqual([['broken-entry', 'malformed']])
    expect(packs.filter(({ id }) => !id.startsWith('broken-'))).toHaveLength(MINI_PACKS.length + HOSTILE_PACKS.length)
    const expected = broken.filter(({ id }) => id !== 'broken-entry')
    const found = await Promise.all(
      expected.map(async ({ id }) => {
        const [first] = await problemsOf(folder, packs.find((pack) => pack.id === id)!)
        return { id, code: first?.code }
      }),
    )
    expect(found).toEqual(expected)
  })

  it('are none where nothing but their name is hostile', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'berea-hostile-'))
    await writeBrokenMiniature(folder)
    const { packs } = await readManifest(folder)
    const named = packs.filter(({ id }) => HOSTILE_PACKS.some((pack) => pack.id === id))
    expect(named.map(({ id }) => id)).toEqual(HOSTILE_PACKS.map(({ id }) => id))
    for (const pack of named.filter(({ kind }) => !['bible', 'crossrefs'].includes(kind))) {
      expect(await problemsOf(folder, pack)).toEqual([])
    }
  })
})
