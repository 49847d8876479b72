import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER } from '../../test/member.ts'
import { keepMember } from '../member/member.ts'
import { changeAppState, FIRST_STATE, useAppState } from '../storage/app-state.ts'
import { clearTokens, readToken } from '../storage/tokens.ts'
import { keepTokens, leave, renewTokens, stay } from './sign-in.ts'

const VISITOR = {
  user_token: 'v',
  access_token: 'av',
  expiresIn: 3600,
  member: { id: 'm-1', kind: 'visitor' },
} as const
const ACCOUNT = {
  user_token: 'u',
  access_token: 'au',
  expiresIn: 3600,
  member: { id: 'm-2', kind: 'account' },
} as const

beforeEach(() => changeAppState(FIRST_STATE))
afterEach(clearTokens)
afterEach(() => vi.unstubAllGlobals())

function serve(code: number, data: unknown, message = '') {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ code, message, data, requestId: 'r' })
  })
  return sent
}

test('who has no token begins as a new visitor', async () => {
  const sent = serve(0, VISITOR)
  expect(await renewTokens()).toBe('renewed')
  expect(sent).toMatchObject([{ grantType: 'social', clientId: 'web', userToken: '', sysName: 'CHAT_ASSISTANT' }])
  expect(readToken('user_token')).toBe('v')
})

test('an account whose token went with the browser has to sign in again, and nobody is asked', async () => {
  keepTokens(ACCOUNT)
  keepMember(MEMBER)
  clearTokens()
  const sent = serve(0, VISITOR)
  expect([await renewTokens(), await renewTokens()]).toEqual(['ended', 'ended'])
  expect(sent).toEqual([])
  expect(useAppState.getState()).toMatchObject({ userInfo: undefined, signInEnded: '' })
})

test('an account whose stay the server has ended is told so in its words, and its token is gone', async () => {
  keepTokens(ACCOUNT, true)
  serve(401, null, 'Please sign in again.')
  expect(await renewTokens()).toBe('ended')
  expect([readToken('user_token'), useAppState.getState().signInEnded]).toEqual(['', 'Please sign in again.'])
})

test('who signs out is told nothing by a call that was under way', async () => {
  keepTokens(ACCOUNT, true)
  leave()
  serve(401, null, 'Please sign in again.')
  expect(await renewTokens()).toBe('unreachable')
  expect(useAppState.getState().signInEnded).toBeUndefined()
})

test.each([503, 429, 500])('a server that answers %d leaves everything as it is', async (code) => {
  keepTokens(ACCOUNT, true)
  serve(code, null)
  expect([await renewTokens(), readToken('user_token')]).toEqual(['unreachable', 'u'])
})

test('signing in again as another forgets who was here before', () => {
  keepTokens(ACCOUNT, true)
  keepMember({ ...MEMBER, id: 'm-2' })
  keepTokens({ ...ACCOUNT, member: { id: 'm-3', kind: 'account' } }, false)
  expect(useAppState.getState()).toMatchObject({ userInfo: undefined, remember: false })
})

test('every way in hands over the token that is kept', () => {
  keepTokens(VISITOR)
  expect(stay()).toEqual({ grantType: 'social', clientId: 'web', userToken: 'v' })
})
