import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EMPTY, switchGeneration } from './building/generation.ts'
import { partPath } from './building/parts.ts'
import { openLibrary } from './open.ts'
import { OWN_WORK } from './own/own-section.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-open-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a version that cannot be read is none, until there is one that can', async () => {
  await switchGeneration(folder, { ...EMPTY, version: 'old', verses: new Map([['en', 'verses-en.old']]) })
  mkdirSync(partPath(folder, 'verses-en.old'), { recursive: true })
  writeFileSync(join(partPath(folder, 'verses-en.old'), 'pericopes.json'), 'written by another version')
  const library = await openLibrary(folder)
  expect(library.works().map(({ kind }) => kind)).toEqual(['own'])
  await expect(library.refresh()).rejects.toThrow()
  await switchGeneration(folder, { ...EMPTY, version: 'new' })
  await library.refresh()
  expect(library.version).toMatch(/^new-/)
  await library.close()
})

test('a pack that calls itself as Berea’s own words are called is none', async () => {
  const other = {
    id: OWN_WORK,
    title: 'X',
    language: 'en',
    kind: 'notes',
    tradition: 'catholic',
    licence: 'none',
  } as const
  const works = [{ ...other, tier: 'core', characters: 1, state: 'ready' } as const]
  await switchGeneration(folder, {
    ...EMPTY,
    version: 'posing',
    works,
    shelves: new Map([[OWN_WORK, 'berea-handbook.0']]),
  })
  const library = await openLibrary(folder)
  expect(library.works()).toMatchObject([{ id: OWN_WORK, kind: 'own' }])
  expect(library.readiness().works).toMatchObject([{ id: OWN_WORK, kind: 'own' }])
  await library.close()
})
