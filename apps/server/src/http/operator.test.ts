import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isOperators } from './operator.ts'

const TOKEN = 'a-token-of-the-operator'
const asked = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isOperators({ headers, socket: { remoteAddress } as Socket }, TOKEN)

test.each(['127.0.0.1', '127.4.5.6', '::1', '::ffff:127.0.0.1'])('from %s, which is this machine, it is', (address) => {
  expect(asked(address, { host: 'localhost' })).toBe(true)
})

test.each(['192.168.1.9', '203.0.113.9', '2001:db8::1', '::ffff:10.0.0.1', undefined])(
  'from %s it is not',
  (address) => {
    expect(asked(address)).toBe(false)
  },
)

test.each([
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
  { 'x-forwarded-for': '' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'berea.example' },
  { 'x-real-ip': '203.0.113.9' },
])('passed on by a proxy on this machine it is not: %j', (headers) => {
  expect(asked('127.0.0.1', headers)).toBe(false)
})

test('with the operator’s token it is, from anywhere; with another it is not', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })
  expect(asked('203.0.113.9', bearer(TOKEN))).toBe(true)
  expect(asked('203.0.113.9', bearer(`${TOKEN}x`))).toBe(false)
  expect(isOperators({ headers: bearer('undefined'), socket: { remoteAddress: '203.0.113.9' } as Socket })).toBe(false)
})
