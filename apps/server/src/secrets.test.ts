import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
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
  const token = accessTokens(parseTokenKeys(`a:${key('k')}`), now).issue('sign-in-1')
  const rotated = accessTokens(parseTokenKeys(`b:${key('m')},a:${key('k')}`), now)
  expect(rotated.read(token)).toBe('sign-in-1')
  expect(accessTokens(parseTokenKeys(`b:${key('m')}`), now).read(token)).toBeUndefined()
  expect(accessTokens(parseTokenKeys(`a:${key('m')}`), now).read(token)).toBeUndefined()
})

test('a token is good for an hour and not a second more', async () => {
  const keys = parseTokenKeys(`a:${key('k')}`)
  const token = accessTokens(keys, now).issue('sign-in-1')
  const at = (seconds: number) => accessTokens(keys, () => new Date(now().getTime() + seconds * 1000))
  expect(at(3599).read(token)).toBe('sign-in-1')
  expect(at(3600).read(token)).toBeUndefined()
})

test.each(['', 'x', 'a.b.c', `${'a'.repeat(10)}.e30.`])('%j is no token', async (token) => {
  expect(accessTokens(parseTokenKeys(`a:${key('k')}`), now).read(token)).toBeUndefined()
})

test('a token is a JWT like any other', async () => {
  const keys = parseTokenKeys(`a:${key('k')}`)
  const tokens = accessTokens(keys, now)
  const { payload } = await jwtVerify(tokens.issue('sign-in-1'), keys[0].key, { currentDate: now() })
  expect(payload.jti).toBe('sign-in-1')
  const seconds = now().getTime() / 1000
  const made = new SignJWT({ jti: 'sign-in-2', exp: seconds + 60 }).setProtectedHeader({ alg: 'HS256', kid: 'a' })
  expect(tokens.read(await made.sign(keys[0].key))).toBe('sign-in-2')
})

test('what is changed in a token, its head and its signature included, makes it none', () => {
  const tokens = accessTokens(parseTokenKeys(`a:${key('k')}`), now)
  const token = tokens.issue('sign-in-1')
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const packed = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = packed({ alg: 'none', kid: 'a' })
  const others = packed({ jti: 'sign-in-2', exp: now().getTime() })
  for (const changed of [
    `${unsigned}.${claims}.`,
    `${unsigned}.${claims}.${signature}`,
    `${head}.${others}.${signature}`,
    `${head}.${claims}.`,
    `${head}.${claims}.${signature}=`,
    `${head}.${claims}.${'A'.repeat(signature.length)}`,
    `${token}.`,
  ]) {
    expect(tokens.read(changed), changed).toBeUndefined()
  }
  expect(tokens.read(token)).toBe('sign-in-1')
})
