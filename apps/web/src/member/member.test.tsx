import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER } from '../../test/member.ts'
import { speak } from '../i18n/words.ts'
import { changeAppState, FIRST_STATE, useAppState } from '../storage/app-state.ts'
import { readLocal } from '../storage/local.ts'
import { readToken, writeTokens } from '../storage/tokens.ts'
import { keepMember, memberQuery, showMember, useAccount } from './member.ts'
import { signOut } from './sign-out.ts'

beforeEach(() => {
  changeAppState(FIRST_STATE)
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, message: '', data: MEMBER, requestId: 'r' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const Sex = () => <p>{useQuery(memberQuery).data?.sex ?? 'not known'}</p>
const Name = () => <p>{useAccount()?.name ?? 'a visitor'}</p>

test('a visitor is no account, whatever is known of them', () => {
  render(<Name />)
  expect(screen.getByText('a visitor')).toBeDefined()
  act(() => void keepMember({ ...MEMBER, kind: 'visitor' }))
  expect(screen.getByText('a visitor')).toBeDefined()
  act(() => void keepMember(MEMBER))
  expect(screen.getByText('Lydia')).toBeDefined()
})

test('what the server tells of the member is kept as userInfo of the app’s record', async () => {
  const cache = new QueryClient()
  render(
    <QueryClientProvider client={cache}>
      <Sex />
    </QueryClientProvider>,
  )
  await screen.findByText('female')
  expect(JSON.parse(readLocal('app') ?? '')).toMatchObject({ userInfo: { name: 'Lydia' } })
  act(() => showMember(cache, { ...MEMBER, sex: '' }))
  await waitFor(() => expect(screen.queryByText('female')).toBeNull())
  expect(useAppState.getState().userInfo?.sex).toBe('')
})

test('signing out forgets tokens, member, drafts and what was fetched, and begins anew after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const cache = new QueryClient()
  const reload = vi.fn()
  writeTokens({ user_token: 'u', access_token: 'a', expiresIn: 3600 }, 'remembered')
  changeAppState({ userInfo: MEMBER, remember: true, drafts: { new: 'mine' } })
  cache.setQueryData(['sessions'], ['mine'])
  await signOut(cache, reload)
  expect([readToken('user_token'), readToken('access_token')]).toEqual(['', ''])
  expect(useAppState.getState()).toMatchObject({ userInfo: undefined, remember: false, drafts: {} })
  expect(cache.getQueryData(['sessions'])).toBeUndefined()
  vi.advanceTimersByTime(999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('who signs in finds the wording and the language that the account has chosen; a visitor keeps their own', async () => {
  await speak('en')
  act(() => void keepMember({ ...MEMBER, id: 'v', kind: 'visitor', expression: 'none', language: 'es-es' }))
  changeAppState({ tradition: 'orthodox' })
  act(() => void keepMember({ ...MEMBER, id: 'v', kind: 'visitor', expression: 'none' }))
  expect(useAppState.getState()).toMatchObject({ tradition: 'orthodox', language: FIRST_STATE.language })
  act(() => void keepMember({ ...MEMBER, expression: 'catholic', language: 'fr-fr' }))
  await waitFor(() => expect(useAppState.getState().language).toBe('fr-fr'))
  expect(useAppState.getState().tradition).toBe('catholic')
  // What is chosen here afterwards stands, until another account comes.
  changeAppState({ tradition: 'none' })
  act(() => void keepMember({ ...MEMBER, name: 'Lydia', expression: 'catholic' }))
  expect(useAppState.getState().tradition).toBe('none')
})
