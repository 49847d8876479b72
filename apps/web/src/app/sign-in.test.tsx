import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MEMBER } from '../../test/member.ts'
import { openPage, refusal, watchLeaving } from '../../test/page.tsx'
import { SITE } from '../../test/site.ts'
import { forgetForm } from '../features/sign-in/form.ts'
import { changeAppState, useAppState } from '../storage/app-state.ts'
import { clearTokens, readToken, writeTokens } from '../storage/tokens.ts'

const SIGNED_IN = { user_token: 'new', access_token: 'a', expiresIn: 3600, member: { id: MEMBER.id, kind: 'account' } }
const TOLD = 'The server’s own words.'

type Answer = (method: string, path: string, body: Record<string, unknown>) => Response | undefined

afterEach(() => {
  forgetForm()
  clearTokens()
  vi.unstubAllGlobals()
})

/** Opens a page of the ways in; `sent` has the bodies of what went out. */
async function open(address: string, answer: Answer = () => undefined) {
  const left = watchLeaving()
  writeTokens({ user_token: 'u', access_token: 'a', expiresIn: 3600 }, 'visitor')
  const sent: Record<string, Record<string, unknown>> = {}
  const page = await openPage(address, {
    answer: (method, path, body) => {
      sent[path] = body
      return answer(method, path, body)
    },
  })
  return { ...page, left, sent }
}

const ok = (data: unknown) => Response.json({ code: 0, message: '', data, requestId: 'r' })
const letIn: Answer = (_method, path) => {
  if (path === '/portal/member/info') return ok(MEMBER)
  if (path === '/site') return ok({ ...SITE, codes: { mobile: 'sent', email: 'sent' } })
  if (/sendCode/.test(path)) return ok({ resendAfter: 60, expiresIn: 300 })
  return /\/auth\/login/.test(path) ? ok(SIGNED_IN) : undefined
}
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const boxes = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Digit \d of 6$/ })
const typed = async () => (await boxes()).map(({ value }) => value).join('')

test('a sign-in that stays expired leads to the ways in, with the way back', async () => {
  const { left } = await open('/chat?id=session-0', (_method, path) =>
    path.endsWith('/messages') ? refusal(401, 'Expired.') : undefined,
  )
  await waitFor(() => expect(left[0]).toBe('/login?to=%2Fchat%3Fid%3Dsession-0'))
  expect(useAppState.getState().signInEnded).toBe('Expired.')
})

test('a question that needs an account leads there too, and what was typed is kept', async () => {
  const { user, left } = await open('/chat?_n=1', (method, path) =>
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
  await open(`/login?for=${reason}`)
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
  const { user, asked } = await open(address)
  await press(user, address.endsWith('pwd') ? 'Sign in' : 'Send the code')
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeDefined()
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(asked.filter((call) => /sendCode|login/.test(call.replace('auto-login', '')))).toEqual([])
})

test('both statements are unticked, and nobody is remembered unasked', async () => {
  await open('/login/email')
  const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(ticks.map(({ name, checked }) => [name, checked])).toEqual([
    ['agree', false],
    ['adult', false],
    ['remember', false],
  ])
})

test('changing the way says which it is now', async () => {
  const { user } = await open('/login/email')
  await user.click(await screen.findByRole('link', { name: 'Password' }))
  expect(await screen.findByText('Switched to: Password')).toBeDefined()
  await user.click(await screen.findByRole('radio', { name: 'Phone' }))
  expect(await screen.findByText('Switched to: Phone')).toBeDefined()
  expect(document.location.pathname).toBe('/login/mobile/pwd')
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Password'])
})

test('a code signs in, hands over what is the visitor’s, and leads back', async () => {
  const { user, left, sent } = await open('/login/email?to=/chat%3Fid%3D7', letIn)
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  for (const tick of (await screen.findAllByRole('checkbox')).slice(0, 2)) await user.click(tick)
  await press(user, 'Send the code')
  expect(await screen.findByText('It was sent to lydia@example.org.')).toBeDefined()
  await user.click((await boxes())[0]!)
  await user.paste('１２３ 456')
  await waitFor(() => expect(left).toEqual(['/chat?id=7']))
  expect(sent['/portal/auth/login-mail']).toMatchObject({
    ...{ email: 'lydia@example.org', code: '123456', agree: true, adult: true, remember: false },
    ...{ grantType: 'social', clientId: 'web', userToken: 'u', sysName: 'CHAT_ASSISTANT', platform: 'Domestic' },
  })
  expect(readToken('user_token')).toBe('new')
  expect(useAppState.getState().userInfo).toMatchObject({ name: 'Lydia', kind: 'account' })
})

test('digits are typed one by one, taken back, and filled in from any place', async () => {
  const { user, asked } = await open('/verify/email/lydia@example.org')
  await user.click((await boxes())[0]!)
  await user.keyboard('12x3')
  expect(await typed()).toBe('123')
  await user.keyboard('{Backspace}{Backspace}9')
  expect(await typed()).toBe('19')
  await user.click((await boxes())[5]!)
  await user.paste('654321')
  expect(await typed()).toBe('654321')
  // Corrected from its beginning, it has not ended before its last digit.
  await user.click((await boxes())[0]!)
  await user.keyboard('65432')
  expect(asked.filter((call) => call.includes('login-mail'))).toEqual([])
  expect(await typed()).toBe('654321')
  expect((await boxes())[0]!.autocomplete).toBe('one-time-code')
})

test('a code that was not asked for is not sent', async () => {
  const { user, asked } = await open('/verify/mobile/+33612345678')
  await user.click((await boxes())[0]!)
  await user.paste('123456')
  expect(await screen.findByText('Please ask for a code first.')).toBeDefined()
  expect(asked.filter((call) => call.endsWith('/portal/auth/login'))).toEqual([])
})

test.each([10101, 10102, 10103, 10105])(
  'a code refused with %d is told in the server’s words, and stays',
  async (code) => {
    const { user } = await open('/login/email', (method, path, body) =>
      path.endsWith('/login-mail') ? refusal(code, TOLD) : letIn(method, path, body),
    )
    await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
    await user.click(screen.getAllByRole('checkbox')[0]!)
    await press(user, 'Send the code')
    await user.click((await boxes())[0]!)
    await user.paste('123456')
    expect(await screen.findByText(TOLD)).toBeDefined()
    expect(await typed()).toBe('123456')
  },
)

test('another code can be had once the seconds are over', async () => {
  const { user } = await open('/login/email', letIn)
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await press(user, 'Send the code')
  const wait = await screen.findByRole('button', { name: /^Another code in (60|59|58) s$/ })
  expect(wait.getAttribute('aria-disabled')).toBe('true')
})

test('a code that could not be sent says so, and keeps the fields', async () => {
  const { user } = await open('/login/email', (_method, path) =>
    path.includes('sendCode') ? refusal(10114, TOLD) : undefined,
  )
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await press(user, 'Send the code')
  expect(await screen.findByText(TOLD)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('lydia@example.org')
})

async function enterPassword(code: number) {
  const page = await open('/login/email/pwd', (_method, path) =>
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
  const { user, left } = await open('/login/email/pwd', (_method, path) => {
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
  const { user, sent } = await open('/reset-pwd/email/lydia@example.org', (method, path, body) =>
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
  await waitFor(() => expect(document.location.pathname).toBe('/login/email/pwd'))
  expect(sent['/portal/auth/reset-pwd']).toMatchObject({
    ...{ address: 'lydia@example.org', code: '123456', password: 'psalm 23', repeat: 'psalm 23' },
  })
})

test('what was typed and ticked is there again when the ways in are come back to', async () => {
  const { user } = await open('/login/email')
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await user.click(screen.getByRole('link', { name: 'Scan a QR code' }))
  history.back()
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail address')).value).toBe('lydia@example.org')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]!.checked).toBe(true)
})

test('an account whose sign-in has ended is told so, and may go on as a visitor', async () => {
  const { user, left, sent } = await open('/login')
  act(() => changeAppState({ signInEnded: 'Your stay has ended.' }))
  expect(await screen.findByText('Your stay has ended.')).toBeDefined()
  await press(user, 'Continue as a visitor')
  await waitFor(() => expect(left).toEqual(['/chat?_n=1']))
  expect(sent['/portal/auth/auto-login']).toBeDefined()
  expect(useAppState.getState().signInEnded).toBeUndefined()
})

test('where Google cannot be used that is told, and no script is fetched', async () => {
  const { asked } = await open('/login/other', (_method, path) => (path === '/site' ? ok(SITE) : undefined))
  expect(await screen.findByText('Signing in with Google is not available here.')).toBeDefined()
  expect(document.querySelector('script[src*="gsi"]')).toBeNull()
  expect(asked.filter((call) => call.includes('googleCaptcha'))).toEqual([])
})

test('where codes wait for the operator that is said before one is asked for, with how to reach them', async () => {
  await open('/login/email', (_method, path) =>
    path === '/site' ? ok({ ...SITE, operator: { ...SITE.operator, contact: 'mail@berea.example' } }) : undefined,
  )
  expect(await screen.findByText(/handed on by whoever runs this installation: mail@berea.example/)).toBeDefined()
})
