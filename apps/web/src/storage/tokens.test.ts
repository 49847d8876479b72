import { afterEach, expect, test, vi } from 'vitest'
import { clearTokens, readToken, writeTokens } from './tokens.ts'

const HOUR = 3600

afterEach(clearTokens)
afterEach(() => vi.useRealTimers())

test('what was stored is read', () => {
  writeTokens({ user_token: 'u=1; x', access_token: 'a.b.c', expiresIn: HOUR }, 'visitor')
  expect([readToken('user_token'), readToken('access_token')]).toEqual(['u=1; x', 'a.b.c'])
})

test.each(['undefined', 'null', ''])('a token stored as "%s" reads as empty', (text) => {
  writeTokens({ user_token: text, access_token: 'a', expiresIn: HOUR }, 'visitor')
  expect([readToken('user_token'), readToken('access_token')]).toEqual(['', 'a'])
})

test('after signing out there is none', () => {
  writeTokens({ user_token: 'u', access_token: 'a', expiresIn: HOUR }, 'visitor')
  clearTokens()
  expect([readToken('user_token'), readToken('access_token')]).toEqual(['', ''])
})

test.each([
  ['until the access token runs out', HOUR - 1, ['u', 'a']],
  ['then only the user token', HOUR + 1, ['u', '']],
  ['until that was not used for thirty days', 30 * 24 * HOUR - 1, ['u', '']],
  ['and then none', 30 * 24 * HOUR + 1, ['', '']],
])('each is kept as long as it is good: %s', (_, seconds, kept) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  writeTokens({ user_token: 'u', access_token: 'a', expiresIn: HOUR }, 'visitor')
  vi.setSystemTime(Date.now() + seconds * 1000)
  expect([readToken('user_token'), readToken('access_token')]).toEqual(kept)
})

test.each([
  ['remembered', 25 * HOUR - 1, 'u'],
  ['remembered', 25 * HOUR + 1, ''],
  ['browser', 400 * 24 * HOUR, 'u'],
] as const)('an account’s that is %s, after %d seconds of the same browser: "%s"', (life, seconds, kept) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  writeTokens({ user_token: 'u', access_token: 'a', expiresIn: HOUR }, life)
  vi.setSystemTime(Date.now() + seconds * 1000)
  expect(readToken('user_token')).toBe(kept)
})
