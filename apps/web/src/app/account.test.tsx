import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { MEMBER, VISITOR } from '../../test/member.ts'
import { openPage, refusal } from '../../test/page.tsx'
import { changeAppState } from '../storage/app-state.ts'

const TIME = '2026-11-20T08:00:00.000Z'
const EMAIL = { id: 'w1', kind: 'email', label: 'lydia@example.org', createTime: TIME }
const PHONE = { id: 'w2', kind: 'mobile', label: '+34612345678', createTime: TIME }
const STAYS = [
  { id: 's1', device: 'Firefox · Linux', country: null, createTime: TIME, lastTime: TIME, current: true },
  { id: 's2', device: 'Safari · iPhone', country: 'ES', createTime: TIME, lastTime: TIME, current: false },
]

type Asked = { readonly call: string; readonly body: Record<string, unknown> }
let asked: Asked[]
beforeEach(() => {
  asked = []
})

type World = {
  readonly member?: object
  readonly ways?: object[]
  readonly answer?: (call: string) => Response | undefined
}

/** The settings of somebody who is signed in. */
async function openSettings({ member = MEMBER, ways = [EMAIL, PHONE], answer }: World = {}) {
  let now: object = member
  const opened = openPage('/setting', {
    answer: (method, path, body) => {
      const call = `${method} ${path}`
      asked.push({ call, body })
      const own = answer?.(call)
      if (own) return own
      if (call === 'POST /portal/member/modify') now = { ...now, ...body }
      if (/member\/(info|modify)$/.test(path)) return refusal(0, '', now)
      if (path === '/portal/auth/auto-login') {
        return refusal(0, '', { user_token: 'u', access_token: 'a', expiresIn: 3600, member })
      }
      if (path.startsWith('/portal/member/ways')) return refusal(0, '', { items: ways, hasPassword: true })
      if (call === 'GET /portal/member/sign-ins') return refusal(0, '', { items: STAYS, nextCursor: null })
      if (path.startsWith('/portal/auth/sendCode')) return refusal(0, '', { resendAfter: 60, expiresIn: 300 })
      return undefined
    },
  })
  const page = await opened
  await screen.findByRole('heading', { level: 2, name: 'Account and data' })
  return page
}
const lastBody = (call: string) => asked.findLast((each) => each.call === call)?.body

test('a visitor is told what is kept, and offered an account and the export; not what only accounts have', async () => {
  await openSettings({ member: VISITOR })
  expect(await screen.findByText('You are a visitor')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Export' })).toBeDefined()
  expect(screen.queryByText('Signed-in devices')).toBeNull()
  expect(screen.queryByText('Username')).toBeNull()
  expect(within(screen.getByRole('navigation', { name: /./ })).getByText('Kept for this browser')).toBeDefined()
})

test('who is signed in stands in the sidebar and above the settings, with the role that was granted', async () => {
  await openSettings({ member: { ...MEMBER, role: 'admin' } })
  await waitFor(() => expect(screen.getAllByText('Lydia').length).toBe(2))
  expect(screen.getAllByText('lydia@example.org').length).toBeGreaterThan(1)
  expect(screen.getAllByText('Administrator').length).toBe(3)
  expect(screen.getByText('Granted by an administrator.')).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Organisation' })).toBeNull()
  expect(screen.queryByText('Kept for this browser')).toBeNull()
})

test('name, username, sex and role are changed one by one, and shown as the server has them', async () => {
  const { user } = await openSettings()
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(screen.getByRole('button', { name: 'Save: Name' }).hasAttribute('disabled')).toBe(true)
  await user.clear(name)
  await user.type(name, 'Lydia of Thyatira{Enter}')
  expect(await screen.findByText('Saved')).toBeDefined()
  expect(lastBody('POST /portal/member/modify')).toMatchObject({ name: 'Lydia of Thyatira' })
  await waitFor(() => expect(screen.getAllByText('Lydia of Thyatira').length).toBe(2))
  await user.click(screen.getByRole('radio', { name: 'Organisation' }))
  await waitFor(() => expect(lastBody('POST /portal/member/modify')).toMatchObject({ role: 'entity' }))
  await user.click(screen.getByRole('radio', { name: 'Not said' }))
  await waitFor(() => expect(lastBody('POST /portal/member/modify')).toMatchObject({ sex: '' }))
})

test('a username that is taken is said so, and stays in its box', async () => {
  const { user } = await openSettings({
    answer: (call) =>
      call === 'POST /portal/member/modify' ? refusal(10_109, 'This is taken.', { field: 'username' }) : undefined,
  })
  const username = await screen.findByRole('textbox', { name: 'Username' })
  await user.clear(username)
  await user.type(username, 'paul')
  await user.click(screen.getByRole('button', { name: 'Save: Username' }))
  expect(await screen.findByText('This is taken.')).toBeDefined()
  expect((username as HTMLInputElement).value).toBe('paul')
})

test('a way in is removed after it has been asked; the last one cannot be', async () => {
  const { user } = await openSettings()
  await user.click(await screen.findByRole('button', { name: 'Remove +34612345678' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'DELETE /portal/member/ways/w2')).toBe(true))
  await openSettings({ ways: [EMAIL] })
  expect(await screen.findByText('The last one stays')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('another way in is added with a code that was sent there; a wrong one is said beside it', async () => {
  let wrong = true
  const { user } = await openSettings({
    answer: (call) =>
      call === 'POST /portal/member/ways' && wrong ? refusal(10_101, 'The code is wrong.') : undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Add an e-mail address' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'two@example.org')
  await user.click(dialog.getByRole('button', { name: 'Send the code' }))
  expect(await dialog.findByText('The code waits with whoever runs this installation.')).toBeDefined()
  expect(lastBody('POST /portal/auth/sendCode-mail')).toMatchObject({ email: 'two@example.org', purpose: 'bind' })
  expect(dialog.getByRole('button', { name: /^Another code in/ }).hasAttribute('disabled')).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), '123456')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('The code is wrong.')).toBeDefined()
  wrong = false
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Added')).toBeDefined()
  expect(lastBody('POST /portal/member/ways')).toMatchObject({ email: 'two@example.org', code: '123456' })
})

test('one device is signed out, or all but this one', async () => {
  const { user } = await openSettings()
  expect(await screen.findByText('This one')).toBeDefined()
  expect(screen.getByText(/^Spain · Last used/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Sign out Safari · iPhone' }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'DELETE /portal/member/sign-ins/s2')).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }))
  expect(await screen.findByText('All other devices are signed out')).toBeDefined()
  expect(asked.some(({ call }) => call === 'POST /portal/member/sign-ins/end-others')).toBe(true)
})

test('the archive is handed to the browser under its name', async () => {
  const create = vi.fn((_archive: Blob) => 'blob:here')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await openSettings({
    answer: (call) =>
      call === 'GET /portal/member/export'
        ? new Response('PK', { headers: { 'content-type': 'application/zip' } })
        : undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('berea.zip')
  expect(create.mock.calls[0]?.[0].size).toBe(2)
  click.mockRestore()
})

test('the account is deleted with its password, the date is told, and who left is signed out', async () => {
  const { user } = await openSettings({
    answer: (call) =>
      call === 'DELETE /portal/member/account' ? refusal(0, '', { endTime: '2026-12-04T10:00:00.000Z' }) : undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account?' }))
  expect(dialog.getByRole('button', { name: 'Delete the account' }).hasAttribute('disabled')).toBe(true)
  await user.type(dialog.getByLabelText('Password'), 'olive tree 7')
  await user.click(dialog.getByRole('button', { name: 'Delete the account' }))
  expect(await screen.findByText(/^Until December 4, 2026/)).toBeDefined()
  expect(lastBody('DELETE /portal/member/account')).toMatchObject({ password: 'olive tree 7' })
  expect(document.cookie).toContain('user_token')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.cookie).not.toContain('user_token'))
})

test('who has no password deletes it with a code to their address', async () => {
  const { user } = await openSettings({ member: { ...MEMBER, hasPassword: false } })
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send the code' }))
  await waitFor(() =>
    expect(lastBody('POST /portal/auth/sendCode-mail')).toMatchObject({ email: 'lydia@example.org', purpose: 'reset' }),
  )
  expect(dialog.queryByLabelText('Password')).toBeNull()
})

test('nothing of it is wrong to axe', async () => {
  await openSettings()
  await screen.findByText('This one')
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  changeAppState({ userInfo: undefined })
})
