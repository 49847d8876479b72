import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database.ts'
import { problemLines } from './library.ts'
import { lockFolder } from './lock.ts'
import { findHome, fitsSocket } from './postgres/home.ts'

test('a folder is locked once, and again after it was let go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'berea-lock-'))
  const first = lockFolder(folder)
  expect(lockFolder(folder)).toBeUndefined()
  first?.release()
  const second = lockFolder(folder)
  expect(second).toHaveProperty('release')
  second?.release()
  rmSync(folder, { recursive: true })
})

test('problems of the library are told in a short line a work', () => {
  const found = (pack: string, detail: string) => ({ pack, code: 'malformed', file: 'a.txt', detail }) as const
  const lines = problemLines([found('notes-a', 'x'.repeat(5000)), found('notes-b', 'y'), found('notes-a', 'z')])
  expect(lines).toMatchObject([
    { work: 'notes-a', problems: 2, code: 'malformed', file: 'a.txt', detail: 'x'.repeat(160) },
    { work: 'notes-b', problems: 1, detail: 'y' },
  ])
})

test('a socket fits up to 107 bytes of path', () => {
  const name = '/.s.PGSQL.5432'.length
  expect(fitsSocket(`/${'x'.repeat(106 - name)}`)).toBe(true)
  expect(fitsSocket(`/${'x'.repeat(107 - name)}`)).toBe(false)
  expect(fitsSocket(`/${'字'.repeat(35)}`)).toBe(false)
})

test('a long data folder has its socket elsewhere, always at the same place and never at another’s', async () => {
  const homes = await Promise.all(['a', 'a', 'b'].map((end) => findHome(`/srv/${'x'.repeat(100)}/${end}`, false)))
  expect(homes[0]?.cluster).toMatch(/^\/srv\/x+\/a\/postgres\/cluster$/)
  expect(homes.every(({ socket }) => fitsSocket(socket))).toBe(true)
  expect(homes[0]?.socket).toBe(homes[1]?.socket)
  expect(homes[0]?.socket).not.toBe(homes[2]?.socket)
})

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ code: '57P03' }, true],
  [{ code: '53100' }, true],
  [{ code: '08006' }, true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [{}, false],
])('an error with %j is the database being away: %s', (fields, isAway) => {
  expect(isDatabaseAway(Object.assign(new Error('x'), fields))).toBe(isAway)
})

test('a connection that ended is the database being away', () => {
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseAway('Connection terminated')).toBe(false)
})
