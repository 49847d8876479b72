import { lchownSync, linkSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveAll, NOBODY, ownUserOf } from './own-user.ts'

const isRoot = process.getuid?.() === 0
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-own-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.runIf(isRoot)('root’s folder gets a user that is nobody else’s, the same each time', async () => {
  const owner = await ownUserOf(folder)
  expect(owner.uid).toBeGreaterThanOrEqual(59_000)
  expect(owner.uid).toBeLessThan(60_000)
  expect(await ownUserOf(folder)).toEqual(owner)
  lchownSync(folder, NOBODY.uid, NOBODY.gid)
  expect(await ownUserOf(folder)).toEqual(owner)
})

test.runIf(isRoot)('a folder that is somebody’s already stays theirs', async () => {
  lchownSync(folder, 12_345, 12_346)
  expect(await ownUserOf(folder)).toEqual({ uid: 12_345, gid: 12_346 })
})

test.runIf(isRoot)('all in a folder is given away, but for what lies or is named elsewhere too', async () => {
  const [mine, elsewhere] = [join(folder, 'mine'), join(folder, 'elsewhere')]
  mkdirSync(join(mine, 'deep'), { recursive: true })
  for (const path of [join(mine, 'deep', 'file'), elsewhere, join(folder, 'shared')]) writeFileSync(path, '')
  symlinkSync(elsewhere, join(mine, 'link'))
  linkSync(join(folder, 'shared'), join(mine, 'shared'))
  await giveAll(mine, { uid: 59_001, gid: 59_001 })
  const uidOf = (path: string) => lstatSync(path).uid
  for (const path of ['', 'deep', 'deep/file', 'link']) expect(uidOf(join(mine, path))).toBe(59_001)
  for (const path of [elsewhere, join(folder, 'shared')]) expect(uidOf(path)).toBe(0)
})
