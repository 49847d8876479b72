import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER } from '../../test/member.ts'
import { openPage, refusal, watchLeaving } from '../../test/page.tsx'
import { keepMember } from '../member/member.ts'
import { clearTokens } from '../storage/tokens.ts'

const ok = (data: unknown) => Response.json({ code: 0, message: '', data, requestId: 'r' })
const SIGNED_IN = { user_token: 'u', access_token: 'a', expiresIn: 3600, member: { id: MEMBER.id, kind: 'account' } }
const sent: Record<string, Record<string, unknown>> = {}

beforeEach(() => {
  for (const path of Object.keys(sent)) delete sent[path]
})
afterEach(() => {
  clearTokens()
  vi.unstubAllGlobals()
})

/** The page of the password, of an account that has one or not. */
async function open(check: { hasPassword: boolean; needsCode: boolean }, refused?: number) {
  const page = await openPage('/set-pwd/email', {
    answer: (_method, path, body) => {
      sent[path] = body
      if (path.endsWith('auto-login')) return ok(SIGNED_IN)
      if (path.endsWith('pre-check')) return ok(check)
      if (path.includes('sendCode')) return ok({ resendAfter: 60, expiresIn: 300 })
      if (path === '/portal/member/info') return ok(MEMBER)
      if (path.endsWith('/set-password')) return refused ? refusal(refused, 'The server’s own words.') : ok({})
      return undefined
    },
  })
  act(() => void keepMember(MEMBER))
  return page
}

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], password: string, repeat = password) => {
  await user.type(await screen.findByLabelText('New password'), password)
  await user.type(screen.getByLabelText('The password once more'), repeat)
}

test('a first password takes no code of who has just signed in', async () => {
  const { user } = await open({ hasPassword: false, needsCode: false })
  await fill(user, 'psalm 23')
  expect(screen.queryByRole('textbox', { name: /^Digit/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(document.location.pathname).toBe('/setting'))
  expect(sent['/portal/auth/set-password']).toMatchObject({ password: 'psalm 23', repeat: 'psalm 23' })
  expect(sent['/portal/auth/set-password']).not.toHaveProperty('code')
})

test('another one takes a code, sent to an address of the account', async () => {
  const { user } = await open({ hasPassword: true, needsCode: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'Change the password' })).toBeDefined()
  await fill(user, 'psalm 23')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByText('Please enter the verification code.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByRole('button', { name: /^Another code in/ })
  expect(sent['/portal/auth/sendCode-mail']).toMatchObject({ email: 'lydia@example.org', purpose: 'reset' })
  await user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste('123456')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(document.location.pathname).toBe('/setting'))
  expect(sent['/portal/auth/set-password']).toMatchObject({ code: '123456', address: 'lydia@example.org' })
})

test('what is too plain, and two entries that differ, are told before anything is sent', async () => {
  const { user } = await open({ hasPassword: false, needsCode: false })
  await fill(user, 'psalmody')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByText('At least 8 characters are needed, with letters and digits.')).toBeDefined()
  await user.type(screen.getByLabelText('New password'), ' 1')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByText('The two entries differ.')).toBeDefined()
  expect(sent).not.toHaveProperty(['/portal/auth/set-password'])
})

test('what the server refuses is told in its words', async () => {
  const { user } = await open({ hasPassword: false, needsCode: false }, 10107)
  await fill(user, 'password1')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByText('The server’s own words.')).toBeDefined()
})

test('a visitor is led to the ways in, and back', async () => {
  const left = watchLeaving()
  const { user } = await openPage('/set-pwd/email')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(left).toEqual(['/login?for=account&to=%2Fset-pwd%2Femail'])
})
