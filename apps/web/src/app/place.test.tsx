import { PAGE_ROUTES } from '@berea/contract'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VISITOR } from '../../test/member.ts'
import { openPage, refusal, watchLeaving } from '../../test/page.tsx'
import { draftOf, keepDraft } from '../storage/drafts.ts'
import { makeRouter } from './router.tsx'

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title))

test('the router has every address of the page that the server knows, and no other', () => {
  const known = Object.keys(makeRouter(new QueryClient()).routesByPath)
    .filter((path) => path !== '/$')
    .map((path) =>
      path
        .replaceAll(/\{-\$(\w+)\}/g, ':$1?')
        .replace(/\/\$$/, '/:path(.*)')
        .replaceAll('$', ':'),
    )
  expect(known.toSorted()).toEqual(PAGE_ROUTES.toSorted())
})

test.each([
  ['/chat?_n=1', 'Questions · Berea'],
  ['/read', 'Reader · Berea'],
  ['/library', 'Library · Berea'],
  ['/setting', 'Settings · Berea'],
  ['/login', 'Sign in · Berea'],
  ['/verify/email/lydia@example.org', 'Enter the code · Berea'],
  ['/reset-pwd/email', 'Set a new password · Berea'],
  ['/set-pwd/email', 'Set a password · Berea'],
  ['/qr/ticket', 'Sign in another device? · Berea'],
  ['/nowhere', 'There is no such page · Berea'],
  ['/chat?id=session-0', 'Why did Jesus weep? · Berea'],
  ['/library?pageTitle=Our%20shelves', 'Our shelves · Berea'],
])('%s is titled %s', async (address, title) => {
  await openPage(address)
  await titled(title)
})

test('the title names the product as the reader’s language does', async () => {
  await openPage('/setting', { locale: 'zh-cn' })
  await titled('设置 · 庇哩亚')
})

test('a conversation that is renamed is titled anew', async () => {
  let title = 'Why did Jesus weep?'
  const { user } = await openPage('/chat?id=session-0', {
    answer: (method, path, body) => {
      if (path !== '/chat/sessions/session-0') return undefined
      if (method === 'PATCH') title = String(body.title)
      const time = '2026-11-21T03:00:00.000Z'
      return refusal(0, '', { id: 'session-0', title, createTime: time, updateTime: time, questions: 1 })
    },
  })
  await titled('Why did Jesus weep? · Berea')
  await user.click(await screen.findByRole('button', { name: 'More for “Why did Jesus weep?”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const dialog = await screen.findByRole('dialog')
  await user.clear(within(dialog).getByRole('textbox'))
  await user.type(within(dialog).getByRole('textbox'), 'At the grave{Enter}')
  await titled('At the grave · Berea')
})

test.each([
  ['/redirect/setting', '/setting', 'Settings'],
  ['/redirect/library?pageTitle=Shelves', '/library?pageTitle=Shelves', 'Library'],
  ['/redirect//evil.example', '/evil.example', 'There is no such page'],
])('%s leads to %s', async (address, place, heading) => {
  await openPage(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined()
  expect(location.pathname + location.search).toBe(place)
})

test('what there is not is said within the frame, from which everything else can be reached', async () => {
  const { user } = await openPage('/nowhere/at/all')
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
})

test.each([10001, 10002])(
  'a conversation that is refused with %d is called what it is, and another one offered',
  async (code) => {
    const { user } = await openPage('/chat?id=garbage', {
      answer: (_method, path) => (path.startsWith('/chat/sessions/garbage') ? refusal(code, 'Not there.') : undefined),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such conversation' })).toBeDefined()
    await titled('There is no such conversation · Berea')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Begin a new conversation' }))
    expect(await box()).toBeDefined()
  },
)

test('a draft stays with its conversation', async () => {
  const { user } = await openPage('/chat?id=session-0')
  await user.type(await box(), 'in this one')
  await user.click(screen.getByRole('button', { name: 'New conversation' }))
  await screen.findByRole('heading', { name: /What would you like to look into/ })
  expect((await box()).value).toBe('')
  await user.type(await box(), 'in a new one')
  await user.click(await screen.findByRole('link', { name: 'Why did Jesus weep?' }))
  await screen.findByRole('heading', { level: 1, name: 'Why did Jesus weep?' })
  expect((await box()).value).toBe('in this one')
})

test('a conversation that is deleted takes its draft along', async () => {
  const { user } = await openPage('/chat?_n=1', {
    answer: (method) => (method === 'DELETE' ? refusal(0, '', {}) : undefined),
  })
  keepDraft('session-0', 'nobody asks this any more')
  await user.click(await screen.findByRole('button', { name: 'More for “Why did Jesus weep?”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Deleted')
  expect(draftOf('session-0')).toBe('')
})

test('past conversations stay listed when the server goes, which is said beside them', async () => {
  let gone = false
  const { user } = await openPage('/chat?_n=1', {
    answer: () => {
      if (gone) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  expect(await screen.findByRole('link', { name: 'Who wrote Hebrews?' })).toBeDefined()
  gone = true
  window.dispatchEvent(new Event('visibilitychange'))
  await user.click(screen.getByRole('link', { name: 'Why did Jesus weep?' }))
  await new BroadcastChannel('berea').postMessage('changed')
  expect(await screen.findByText(/Your conversations could not be fetched/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Who wrote Hebrews?' })).toBeDefined()
})

test('the root leads to the chat, and marks that the visit began there', async () => {
  await openPage('/')
  expect(await box()).toBeDefined()
  expect(location.pathname + location.search).toBe('/chat?_n=1')
})

/** Each address that is a page of its own, filled in; the ways in are a document of their own, and are theirs to open. */
const PAGES = PAGE_ROUTES.filter((path) => !/^\/(?:$|redirect|login|admin$)/.test(path)).map((path) =>
  path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'email'),
)

test.each(PAGES)('%s is barred to nobody beforehand', async (address) => {
  const left = watchLeaving()
  await openPage(address)
  expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect([location.pathname, ...left]).toEqual([address])
})

test('what is done and leads home is followed by the first page of the chat', async () => {
  const { user } = await openPage('/setting', {
    answer: (_method, path) =>
      path === '/portal/member/update-expression' ? refusal(1, '', { ...VISITOR, expression: 'catholic' }) : undefined,
  })
  await user.click(await screen.findByRole('radio', { name: 'Catholic' }))
  expect(await box()).toBeDefined()
  expect(location.pathname + location.search).toBe('/chat?_n=1')
})

test('a library without works says that nothing is there yet', async () => {
  await openPage('/library', {
    answer: (_method, path) =>
      path === '/library/works'
        ? refusal(0, '', {
            ...{ items: [], nextCursor: null, version: '1', languagesWithoutTexts: [] },
            state: {
              ...{ ready: true, readable: [], answerable: [], phase: 'complete', done: 0, total: 0 },
              ...{ current: null, fetched: null, problems: [] },
            },
          })
        : undefined,
  })
  expect(await screen.findByText('There are no works here yet.')).toBeDefined()
})
