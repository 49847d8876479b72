import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EMPTY, switchGeneration } from './building/generation.ts'
import { partPath } from './building/parts.ts'
import { openLibrary } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-open-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a version that cannot be read is none, until there is one that can', async () => {
  await switchGeneration(folder, { ...EMPTY, version: 'old', verses: new Map([['en', 'verses-en.old']]) })
  mkdirSync(partPath(folder, 'verses-en.old'), { recursive: true })
  writeFileSync(join(partPath(folder, 'verses-en.old'), 'pericopes.json'), 'written by another version')
  const library = await openLibrary(folder)
  expect(library.works()).toEqual([])
  await expect(library.refresh()).rejects.toThrow()
  await switchGeneration(folder, { ...EMPTY, version: 'new' })
  await library.refresh()
  expect(library.version).toBe('new')
  await library.close()
})
