import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accessTokens } from './features/members/sign-in/tokens.ts'
import { loadTokenKeys, parseTokenKeys } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const key = (letter: string) => letter.repeat(43)
const now = () => new Date('2026-11-21T00:00:00Z')

test('secrets are made once, for the owner’s eyes alone', async () => {
  const first = await loadTokenKeys(folder, undefined)
  expect(await loadTokenKeys(folder, undefined)).toEqual(first)
  expect(first[0].key).toHaveLength(32)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a setting takes the place of the file, which is then not made', async () => {
  expect((await loadTokenKeys(folder, `a:${key('k')}`))[0].id).toBe('a')
  expect(() => readFileSync(join(folder, 'secrets.json'))).toThrow('ENOENT')
})

test('a token signed with the key before is still good, one signed with a dropped key is not', async () => {
  const token = await accessTokens(parseTokenKeys(`a:${key('k')}`), now).issue('sign-in-1')
  const rotated = accessTokens(parseTokenKeys(`b:${key('m')},a:${key('k')}`), now)
  expect(await rotated.read(token)).toBe('sign-in-1')
  expect(await accessTokens(parseTokenKeys(`b:${key('m')}`), now).read(token)).toBeUndefined()
  expect(await accessTokens(parseTokenKeys(`a:${key('m')}`), now).read(token)).toBeUndefined()
})

test('a token is good for an hour and not a second more', async () => {
  const keys = parseTokenKeys(`a:${key('k')}`)
  const token = await accessTokens(keys, now).issue('sign-in-1')
  const at = (seconds: number) => accessTokens(keys, () => new Date(now().getTime() + seconds * 1000))
  expect(await at(3599).read(token)).toBe('sign-in-1')
  expect(await at(3600).read(token)).toBeUndefined()
})

test.each(['', 'x', 'a.b.c', `${'a'.repeat(10)}.e30.`])('%j is no token', async (token) => {
  expect(await accessTokens(parseTokenKeys(`a:${key('k')}`), now).read(token)).toBeUndefined()
})
