import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../test/page.tsx'
import { SITE } from '../../test/site.ts'
import { boxes, letIn, ok, openWays, press, TOLD, typed } from '../../test/ways-in.tsx'
import { forgetForm } from '../features/sign-in/form.ts'
import { useAppState } from '../storage/app-state.ts'
import { clearTokens, readToken } from '../storage/tokens.ts'

afterEach(() => {
  forgetForm()
  clearTokens()
  vi.unstubAllGlobals()
})

test('a code signs in, hands over what is the visitor’s, and leads back', async () => {
  const { user, left, sent } = await openWays('/login/email?to=/chat%3Fid%3D7', letIn)
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
  const { user } = await openWays('/verify/email/lydia@example.org')
  await user.click((await boxes())[0]!)
  await user.keyboard('12x3')
  expect(await typed()).toBe('123')
  await user.keyboard('{Backspace}{Backspace}9')
  expect(await typed()).toBe('19')
  await user.click((await boxes())[5]!)
  await user.paste('654321')
  expect(await typed()).toBe('654321')
  expect((await boxes())[0]!.autocomplete).toBe('one-time-code')
})

test('a code that was not asked for is not sent', async () => {
  const { user, asked } = await openWays('/verify/mobile/+33612345678')
  await user.click((await boxes())[0]!)
  await user.paste('123456')
  expect(await screen.findByText('Please ask for a code first.')).toBeDefined()
  expect(asked.filter((call) => call.endsWith('/portal/auth/login'))).toEqual([])
})

test.each([10101, 10102, 10103, 10105])(
  'a code refused with %d is told in the server’s words, and stays',
  async (code) => {
    const { user } = await openWays('/login/email', (method, path, body) =>
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

test('a code that is corrected from its beginning is sent with its last digit, also where that is the same again', async () => {
  const codes: unknown[] = []
  const { user } = await openWays('/login/email', (method, path, body) => {
    if (!path.endsWith('/login-mail')) return letIn(method, path, body)
    codes.push(body.code)
    return refusal(10101, TOLD)
  })
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await press(user, 'Send the code')
  await user.click((await boxes())[0]!)
  await user.paste('000000')
  await screen.findByText(TOLD)
  await user.click((await boxes())[0]!)
  await user.keyboard('100200')
  await waitFor(() => expect(codes).toEqual(['000000', '100200']))
})

test('another code can be had once the seconds are over', async () => {
  const { user } = await openWays('/login/email', letIn)
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await press(user, 'Send the code')
  const wait = await screen.findByRole('button', { name: /^Another code in (60|59|58) s$/ })
  expect(wait.getAttribute('aria-disabled')).toBe('true')
})

test('a code that could not be sent says so, and keeps the fields', async () => {
  const { user } = await openWays('/login/email', (_method, path) =>
    path.includes('sendCode') ? refusal(10114, TOLD) : undefined,
  )
  await user.type(await screen.findByLabelText('E-mail address'), 'lydia@example.org')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await press(user, 'Send the code')
  expect(await screen.findByText(TOLD)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('lydia@example.org')
})

test('where codes wait for the operator that is said before one is asked for, with how to reach them', async () => {
  await openWays('/login/email', (_method, path) =>
    path === '/site' ? ok({ ...SITE, operator: { ...SITE.operator, contact: 'mail@berea.example' } }) : undefined,
  )
  expect(await screen.findByText(/handed on by whoever runs this installation: mail@berea.example/)).toBeDefined()
})
