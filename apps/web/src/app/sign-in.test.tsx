import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../test/page.tsx'
import { SITE } from '../../test/site.ts'
import { boxes, letIn, ok, openWays, press, SIGNED_IN, TOLD } from '../../test/ways-in.tsx'
import { forgetForm } from '../features/sign-in/form.ts'
import { changeAppState, useAppState } from '../storage/app-state.ts'
import { clearTokens, readToken } from '../storage/tokens.ts'

afterEach(() => {
  forgetForm()
  clearTokens()
  vi.unstubAllGlobals()
})

test('a sign-in that stays expired leads to the ways in, with the way back', async () => {
  const { left } = await openWays('/chat?id=session-0', (_method, path) =>
    path.endsWith('/messages') ? refusal(401, 'Expired.') : undefined,
  )
  await waitFor(() => expect(left[0]).toBe('/login?to=%2Fchat%3Fid%3Dsession-0'))
  expect(useAppState.getState().signInEnded).toBe('Expired.')
})

test('a question that needs an account leads there too, and what was typed is kept', async () => {
  const { user, left } = await openWays('/chat?_n=1', (method, path) =>
    method === 'POST' && path === '/chat/sessions' ? refusal(10003, TOLD, { needs: 'account' }) : undefined,
  )
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why did Jesus weep?{Enter}')
  await waitFor(() => expect(left[0]).toBe('/login?for=ask&to=%2Fchat%3F_n%3D1'))
  expect(useAppState.getState().drafts).toEqual({ new: 'Why did Jesus weep?' })
})

test.each([
  ['ask', 'Here a question needs an account.'],
  ['plan', 'A plan beyond the free one belongs to an account'],
  ['share', 'Sharing publicly needs an account'],
  ['keep', 'With an account your conversations are kept for good'],
  ['reply', 'A reply can only be sent to an account.'],
])('the ways in say what the account is needed for: %s', async (reason, sentence) => {
  await openWays(`/login?for=${reason}`)
  expect(await screen.findByText(sentence, { exact: false })).toBeDefined()
})

test.each([
  ['/login/email', ['Please enter your e-mail address.', 'Please tick this: without it nobody can sign in.']],
  ['/login/mobile', ['Please enter your phone number.']],
  ['/login/email/pwd', ['Please enter your e-mail address or username.', 'Please enter a password.']],
  ['/login/mobile/pwd', ['Please enter your phone number.', 'Please enter a password.']],
  [
    '/login/email/new',
    [
      'Please choose a username.',
      'Please enter a password.',
      'Please enter the password once more.',
      'Please tick this to create an account.',
    ],
  ],
])('at %s every field that is empty says so, and nothing is sent', async (address, sentences) => {
  const { user, asked } = await openWays(address)
  await press(user, address.endsWith('pwd') ? 'Sign in' : 'Send the code')
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeDefined()
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(asked.filter((call) => /sendCode|login/.test(call.replace('auto-login', '')))).toEqual([])
})

test('both statements are unticked, and nobody is remembered unasked', async () => {
  await openWays('/login/email')
  const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(ticks.map(({ name, checked }) => [name, checked])).toEqual([
    ['agree', false],
    ['adult', false],
    ['remember', false],
  ])
})

test('changing the way says which it is now', async () => {
  const { user } = await openWays('/login/email')
  await user.click(await screen.findByRole('link', { name: 'Password' }))
  expect(await screen.findByText('Switched to: Password')).toBeDefined()
  await user.click(await screen.findByRole('radio', { name: 'Phone' }))
  expect(await screen.findByText('Switched to: Phone')).toBeDefined()
  expect(document.location.pathname).toBe('/login/mobile/pwd')
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Password'])
})

async function enterPassword(code: number) {
  const page = await openWays('/login/email/pwd', (_method, path) =>
    path.includes('login-mail-password') ? refusal(code, TOLD) : undefined,
  )
  await page.user.type(await screen.findByLabelText('E-mail address or username'), 'lydia@example.org')
  await page.user.type(screen.getByLabelText('Password'), 'wr0ng one')
  await page.user.click(screen.getAllByRole('checkbox')[0]!)
  await press(page.user, 'Sign in')
  return page
}

test('a wrong password is told in the page’s own words, with three ways on', async () => {
  const { user } = await enterPassword(10106)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('This account or password is not right.')).toBeDefined()
  expect(told.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
    '/reset-pwd/email/lydia%40example.org',
  )
  expect(told.getByRole('link', { name: 'Use a code instead' }).getAttribute('href')).toBe('/login/email')
  expect(screen.queryByText(TOLD)).toBeNull()
  await user.click(told.getByRole('button', { name: 'Try again' }))
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test.each([
  [10105, 'Too many wrong passwords in the last hour. Please use a code.'],
  [10112, 'This address is not written correctly.'],
  [10599, 'Signing in did not work. Please try again.'],
])('a password refused with %d is told in the page’s own words', async (code, sentence) => {
  await enterPassword(code)
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.queryByText(TOLD)).toBeNull()
})

test('somebody whom the server lets in and then does not know has no tokens', async () => {
  const { user, left } = await openWays('/login/email/pwd', (_method, path) => {
    if (path.includes('login-mail-password')) return ok(SIGNED_IN)
    return path === '/portal/member/info' ? ok(null) : undefined
  })
  await user.type(await screen.findByLabelText('E-mail address or username'), 'lydia')
  await user.type(screen.getByLabelText('Password'), 'right 1234')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await press(user, 'Sign in')
  expect(await screen.findByText('Verification failed, please Login again.')).toBeDefined()
  expect([readToken('user_token'), readToken('access_token'), left]).toEqual(['', '', []])
})

test('a new password is set by a code, and both entries must be one', async () => {
  const { user, sent, left } = await openWays('/reset-pwd/email/lydia@example.org', (method, path, body) =>
    path.endsWith('/reset-pwd') ? ok({}) : letIn(method, path, body),
  )
  await press(user, 'Send the code')
  await screen.findByRole('button', { name: /^Another code in/ })
  await user.click((await boxes())[0]!)
  await user.paste('123456')
  await user.type(screen.getByLabelText('New password'), 'psalm 23')
  await user.type(screen.getByLabelText('The password once more'), 'psalm 22')
  await press(user, 'Set the new password')
  expect(await screen.findByText('The two entries differ.')).toBeDefined()
  await user.clear(screen.getByLabelText('The password once more'))
  await user.type(screen.getByLabelText('The password once more'), 'psalm 23')
  await press(user, 'Set the new password')
  // Another document, with headers of its own.
  await waitFor(() => expect(left).toEqual(['/login/email/pwd']))
  expect(sent['/portal/auth/reset-pwd']).toMatchObject({
    ...{ address: 'lydia@example.org', code: '123456', password: 'psalm 23', repeat: 'psalm 23' },
  })
})

test('what was typed and ticked is there again when the ways in are come back to', async () => {
  const { user } = await openWays('/login/email')
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await user.click(screen.getByRole('link', { name: 'Scan a QR code' }))
  history.back()
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail address')).value).toBe('lydia@example.org')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]!.checked).toBe(true)
})

test('an account whose sign-in has ended is told so, and may go on as a visitor', async () => {
  const { user, left, sent } = await openWays('/login')
  act(() => changeAppState({ signInEnded: 'Your stay has ended.' }))
  expect(await screen.findByText('Your stay has ended.')).toBeDefined()
  await press(user, 'Continue as a visitor')
  await waitFor(() => expect(left).toEqual(['/chat?_n=1']))
  expect(sent['/portal/auth/auto-login']).toBeDefined()
  expect(useAppState.getState().signInEnded).toBeUndefined()
})

test('where Google cannot be used that is told, and no script is fetched', async () => {
  const { asked } = await openWays('/login/other', (_method, path) => (path === '/site' ? ok(SITE) : undefined))
  expect(await screen.findByText('Signing in with Google is not available here.')).toBeDefined()
  expect(document.querySelector('script[src*="gsi"]')).toBeNull()
  expect(asked.filter((call) => call.includes('googleCaptcha'))).toEqual([])
})
