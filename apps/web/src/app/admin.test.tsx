import type { Partner } from '@berea/contract'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { MEMBER } from '../../test/member.ts'
import { openPage, refusal } from '../../test/page.tsx'

const TIME = '2026-11-20T08:00:00.000Z'
const PARTNER: Partner = {
  appId: 'church',
  name: 'The church',
  origins: ['https://church.example'],
  targets: ['/chat'],
  state: 'active',
  createTime: TIME,
  usage: [
    { date: '2026-11-26', signIns: 3, members: 1 },
    { date: '2026-11-25', signIns: 2, members: 2 },
  ],
}
const MESSAGE = {
  id: 'o1',
  channel: 'email',
  address: 'lydia@example.org',
  text: 'Your code is 123456.',
  createTime: TIME,
}

type Asked = { readonly call: string; readonly body: Record<string, unknown> }
let asked: Asked[]
let state: Partner['state']
beforeEach(() => {
  asked = []
  state = 'active'
})
const lastBody = (call: string) => asked.findLast((each) => each.call === call)?.body

async function open(address: string, role: string | undefined, answer?: (call: string) => Response | undefined) {
  const member = { ...MEMBER, ...(role === undefined ? { kind: 'visitor' } : { role }) }
  return openPage(address, {
    answer: (method, path, body) => {
      const call = `${method} ${path}`
      asked.push({ call, body })
      const own = answer?.(call)
      if (own) return own
      if (path === '/portal/auth/auto-login') {
        return refusal(0, '', { user_token: 'u', access_token: 'a', expiresIn: 3600, member })
      }
      if (path === '/portal/member/info') return refusal(0, '', member)
      if (call === 'GET /admin/partners') return refusal(0, '', { items: [{ ...PARTNER, state }], nextCursor: null })
      if (call === 'POST /admin/partners') return refusal(0, '', { partner: PARTNER, secret: 's3cret' })
      if (call === 'PATCH /admin/partners/church') {
        if (body.state) state = body.state as Partner['state']
        return refusal(0, '', { ...PARTNER, state })
      }
      if (path.endsWith('/secret')) return refusal(0, '', { secret: 'n3w' })
      if (call === 'GET /admin/outbox') return refusal(0, '', { items: [MESSAGE], nextCursor: null })
      return undefined
    },
  })
}

test('an operator finds both pages, each called by its name', async () => {
  const { user } = await open('/admin', 'admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Partners' })).toBeDefined()
  expect(location.pathname).toBe('/admin/partners')
  await waitFor(() => expect(document.title).toBe('Partners · Berea'))
  expect(screen.getByText('5 sign-ins, 3 new members')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Outbox' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Outbox' })).toBeDefined()
  expect(await screen.findByText('Your code is 123456.')).toBeDefined()
  expect(document.title).toBe('Outbox · Berea')
})

test('the operator sees how a language model fares, tries it, and what it has cost', async () => {
  const ENGINES = {
    items: [{ name: 'a-model', provider: 'openai', lastTime: TIME, trouble: 'HTTP 401' }],
    days: [
      {
        date: '2026-11-26',
        model: 'a-model',
        answers: 3,
        input: 12000,
        output: 900,
        cost: { amount: 0.0165, currency: 'USD' },
      },
    ],
    budgets: { day: { tokens: 50000 }, member: { amount: 0.5, currency: 'USD' } },
  }
  const { user } = await open('/admin/engines', 'admin', (call) => {
    if (call === 'GET /admin/engines') return refusal(0, '', ENGINES)
    if (call === 'POST /admin/engines/a-model/try')
      return refusal(0, '', { text: 'Paul wrote it.', milliseconds: 420, trouble: null })
    return undefined
  })
  expect(await screen.findByRole('heading', { level: 2, name: 'a-model' })).toBeDefined()
  expect(screen.getByText(/HTTP 401/)).toBeDefined()
  expect(screen.getByText('At most 50,000 tokens a day for all readers')).toBeDefined()
  expect(screen.getByText('At most $0.50 a day for one reader')).toBeDefined()
  expect(screen.getByText('12,000')).toBeDefined()
  expect(screen.getByText('$0.0165')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText('“Paul wrote it.” – 420 ms')).toBeDefined()
  expect((await axe.run(document.body)).violations).toEqual([])
})

test('the way there stands in the sidebar, for who may go it', async () => {
  const { user } = await open('/library', 'admin')
  await user.click(await screen.findByRole('link', { name: 'Administration' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Partners' })).toBeDefined()
})

test.each([
  ['a visitor', undefined],
  ['a private person', 'individual'],
  ['an organisation', 'entity'],
])('%s is told that it is not for them, and nothing is asked of the server', async (_who, role) => {
  await open('/admin/outbox', role)
  expect(await screen.findByText('This is for administrators and partners only.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sign in' }) !== null).toBe(role === undefined)
  expect(asked.some(({ call }) => call.includes('/admin/'))).toBe(false)
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull()
})

test('a partner’s integration sees its entry and makes a new secret, and nothing else', async () => {
  const { user } = await open('/admin/partners', 'integration')
  expect(await screen.findByRole('heading', { level: 2, name: 'The church' })).toBeDefined()
  for (const name of ['Add a partner', 'Change', 'Suspend']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Outbox' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New secret' }))
  const ask = within(await screen.findByRole('dialog', { name: 'A new secret for The church?' }))
  await user.click(ask.getByRole('button', { name: 'New secret' }))
  expect(await screen.findByText('n3w')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.getByText('n3w')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText('n3w')).toBeNull()
})

test('the outbox is closed to an integration, and not asked for', async () => {
  await open('/admin/outbox', 'integration')
  expect(await screen.findByText('This is for administrators and partners only.')).toBeDefined()
  expect(asked.some(({ call }) => call === 'GET /admin/outbox')).toBe(false)
})

test('a partner is added with its origins and targets, one a line, and its secret is shown this once', async () => {
  let taken = true
  const { user } = await open('/admin/partners', 'admin', (call) =>
    call === 'POST /admin/partners' && taken ? refusal(10_109, 'This code is taken.', { field: 'appId' }) : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Add a partner' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Platform code (appId)' }), 'church')
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'The church')
  await user.type(dialog.getByRole('textbox', { name: 'Allowed origins' }), ' https://a.example\n\nhttps://b.example ')
  await user.click(dialog.getByRole('button', { name: 'Add a partner' }))
  expect(await dialog.findByText('This code is taken.')).toBeDefined()
  taken = false
  await user.click(dialog.getByRole('button', { name: 'Add a partner' }))
  expect(await screen.findByText('s3cret')).toBeDefined()
  expect(lastBody('POST /admin/partners')).toMatchObject({
    appId: 'church',
    name: 'The church',
    origins: ['https://a.example', 'https://b.example'],
    targets: ['/'],
  })
})

test('a partner is suspended after it has been asked, and let in again', async () => {
  const { user } = await open('/admin/partners', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Suspend The church?' }))
  await user.click(ask.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Suspended')).toBeDefined()
  expect(lastBody('PATCH /admin/partners/church')).toMatchObject({ state: 'suspended' })
  await user.click(screen.getByRole('button', { name: 'Let it in again' }))
  expect(await screen.findByText('Active')).toBeDefined()
})

test('what is known of a partner is changed', async () => {
  const { user } = await open('/admin/partners', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('textbox', { name: /appId/ })).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: 'Allowed targets' }), '\n/library')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(lastBody('PATCH /admin/partners/church')).toMatchObject({ targets: ['/chat', '/library'] })
})

test.each(['/admin/partners', '/admin/outbox'])('%s has nothing that axe finds wrong', async (address) => {
  await open(address, 'admin')
  await screen.findByRole('heading', { level: 2 })
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
