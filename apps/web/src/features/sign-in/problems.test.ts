// @vitest-environment node
import { expect, test } from 'vitest'
import { Refusal } from '../../api/refusal.ts'
import { isPassword, missing, passwordProblems, problemsOf } from './problems.ts'

test('every field that is empty has its own sentence', () => {
  const empty = { mobile: '', username: ' ', code: '', password: '', repeat: '', agree: false, adult: false }
  expect(missing(empty, 'mobile')).toEqual({
    mobile: { key: 'signIn.need.mobile' },
    username: { key: 'signIn.need.username' },
    code: { key: 'signIn.need.sms' },
    password: { key: 'signIn.need.password' },
    repeat: { key: 'signIn.need.repeat' },
    agree: { key: 'signIn.need.agree' },
    adult: { key: 'signIn.need.adult' },
  })
  expect(missing({ email: '', code: '' }, 'email')).toEqual({
    email: { key: 'signIn.need.email' },
    code: { key: 'signIn.need.code' },
  })
  expect(missing({ email: '' }, 'email', true)).toEqual({ email: { key: 'signIn.need.emailOrUsername' } })
  expect(missing({ email: 'a@b.org', agree: true }, 'email')).toEqual({})
})

test.each([
  ['psalm 23', true],
  ['诗篇二十三篇第1节呀', true],
  ['psalm23', false],
  ['psalmody', false],
  ['12345678', false],
])('“%s” is a password: %s', (text, is) => {
  expect(isPassword(text)).toBe(is)
})

test('a new password is told by what is wrong with it first', () => {
  expect(passwordProblems({ password: 'short1', repeat: 'x' })).toEqual({ password: { key: 'signIn.wrong.format' } })
  expect(passwordProblems({ password: 'psalm 23', repeat: 'psalm 22' })).toEqual({
    repeat: { key: 'signIn.wrong.differ' },
  })
  expect(passwordProblems({ password: 'psalm 23', repeat: 'psalm 23' })).toEqual({})
})

test.each([
  ['a wrong code', 10101, null, 'code'],
  ['one that has expired', 10102, null, 'code'],
  ['one that was not asked for', 10103, null, 'code'],
  ['too many tries', 10105, null, 'code'],
  ['a password of the wrong form', 10107, null, 'password'],
  ['two entries that differ', 10108, null, 'repeat'],
  ['a username that is taken', 10109, { field: 'username' }, 'username'],
  ['an address that is taken', 10109, { field: 'email' }, 'email'],
  ['no agreement', 10110, null, 'agree'],
  ['no adult', 10111, null, 'adult'],
  ['an address that is none', 10112, null, 'email'],
  ['a field that is wrong', 10001, { field: 'username' }, 'username'],
] as const)('%s is told at its field', (_what, code, data, field) => {
  expect(problemsOf(new Refusal(code, 'Told.', data), 'email')).toEqual({ [field]: { text: 'Told.' } })
})

test.each([
  ['a limit', new Refusal(10104, 'Told.', { seconds: 30 })],
  ['a field that is not here', new Refusal(10001, 'Told.', { field: 'nowhere' })],
  ['a lost connection', new Refusal('network', '')],
  ['a fault of the page', new Error('x')],
])('%s is about no field', (_what, error) => {
  expect(problemsOf(error, 'email')).toEqual({})
})
