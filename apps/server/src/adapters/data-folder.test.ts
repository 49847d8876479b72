import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeDataFolder } from './data-folder.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-data-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const take = (...path: string[]) =>
  takeDataFolder({ dataFolder: join(...path), tokenKeys: undefined, isRoot: process.getuid?.() === 0 })
const refusalOf = async (...path: string[]) => {
  const taken = await take(...path)
  if ('refused' in taken) return taken.refused
  taken.lock.release()
  return undefined
}

test('a data folder is made with all above it, and is this server’s alone until it lets go', async () => {
  const first = await take(folder, 'a', 'b')
  expect(first).toHaveProperty('keys')
  expect(await refusalOf(folder, 'a', 'b')).toMatch(/^Another Berea is running on .*DATA_DIR/)
  if ('lock' in first) first.lock.release()
  expect(await refusalOf(folder, 'a', 'b')).toBeUndefined()
  expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true)
})

test.runIf(existsSync('/proc/self'))('a place that takes no folders is refused in one line, at once', async () => {
  expect(await refusalOf('/proc', 'berea', 'data')).toBe(
    'The data folder /proc/berea/data cannot be used (ENOENT): mend it, or set DATA_DIR.',
  )
})

test('so is a file in its place, a lock that cannot be taken, and secrets that cannot be read', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await refusalOf(folder, 'file')).toContain('(EEXIST)')
  expect(await refusalOf(folder, 'file', 'below')).toContain('(ENOTDIR)')
  mkdirSync(join(folder, 'c', 'server.lock'), { recursive: true })
  expect(await refusalOf(folder, 'c')).toContain('(unable to open database file)')
  mkdirSync(join(folder, 'd', 'secrets.json'), { recursive: true })
  expect(await refusalOf(folder, 'd')).toContain('(EISDIR)')
})
