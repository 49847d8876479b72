import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderSource } from '../sources/folder.ts'
import { sectionImporters } from '../sources/index.ts'
import type { OpenPack } from '../sources/source.ts'
import { KEYS_FILE } from './model-packs.ts'
import { SortedKeys, textKey } from './text-key.ts'
import { type Unit, unitsOf } from './units.ts'
import { keyTextOf } from './units-file.ts'

const LIBRARY = fileURLToPath(new URL('../../../../../shared/library', import.meta.url))

/** The vectors of the library are worth something only while texts are cut as they were cut for them. */
describe.skipIf(!existsSync(join(LIBRARY, 'packs/vectors-meaning.tar.gz')))('beside the library', () => {
  const source = folderSource(LIBRARY)
  let keys: SortedKeys

  async function openPack(id: string) {
    const pack = (await source.packs()).packs.find((one) => one.id === id)!
    const opened = await source.open(pack)
    if ('problem' in opened) throw new Error(opened.problem.code)
    return { pack, opened }
  }

  beforeAll(async () => {
    const { opened } = await openPack('vectors-meaning')
    for await (const { path, bytes } of opened.files())
      if (path === KEYS_FILE) keys = new SortedKeys(Buffer.from(bytes))
  })

  async function unitsIn(id: string): Promise<readonly Unit[]> {
    const { pack, opened }: { pack: Parameters<typeof unitsOf>[1]; opened: OpenPack } = await openPack(id)
    const importer = sectionImporters.find((one) => one.recognises(pack as never, opened.paths))!
    const units: Unit[] = []
    for await (const section of importer.read(pack as never, opened.files(), () => {}))
      units.push(...unitsOf(section, pack))
    return units
  }

  test.each([
    ['dictionary-es-fia-terms', 44],
    ['dictionary-fr-uw-terms', 2393],
    ['theology-zh-tyndale-themes', 1343],
    ['notes-zh-biblica-intros', 332],
    ['creeds-en-orthodox', 744],
    ['questions-fr-uw', 9658],
  ])('every unit of %s has its vector', async (id, count) => {
    const units = await unitsIn(id)
    expect(units).toHaveLength(count)
    expect(units.filter((unit) => keys.find(textKey(keyTextOf(unit))) < 0)).toEqual([])
  })

  test('every verse of the 66 books has its vector', () => {
    for (const verse of ['GEN 1:1', 'PSA 119:176', 'JHN 11:35', 'REV 22:21']) {
      expect(keys.find(textKey(`verse: ${verse}`))).toBeGreaterThanOrEqual(0)
    }
  })
})
