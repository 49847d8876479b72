import { afterEach, expect, test } from 'vitest'
import { clearTokens, readToken, writeTokens } from './tokens.ts'

afterEach(clearTokens)

test('what was stored is read', () => {
  writeTokens({ user_token: 'u=1; x', access_token: 'a.b.c' })
  expect([readToken('user_token'), readToken('access_token')]).toEqual(['u=1; x', 'a.b.c'])
})

test.each(['undefined', 'null', ''])('a token stored as "%s" reads as empty', (text) => {
  writeTokens({ user_token: text, access_token: 'a' })
  expect([readToken('user_token'), readToken('access_token')]).toEqual(['', 'a'])
})

test('after signing out there is none', () => {
  writeTokens({ user_token: 'u', access_token: 'a' })
  clearTokens()
  expect([readToken('user_token'), readToken('access_token')]).toEqual(['', ''])
})
