import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../../test/page.tsx'

const TOLD = 'The server’s own words.'
const CONVERSATION = '/chat?id=session-0'
const TITLE = 'Why did Jesus weep?'

const press = async (user: UserEvent, name: string) => user.click((await screen.findAllByRole('button', { name }))[0]!)
const openActs = async (user: UserEvent, act: string) => {
  await press(user, `More for “${TITLE}”`)
  await user.click(await screen.findByRole('menuitem', { name: act }))
  return within(await screen.findByRole('dialog'))
}

/** Each act that the server may refuse: where, by which call, and what is done there. */
const ACTS: readonly [string, string, RegExp, (user: UserEvent) => Promise<void>][] = [
  [
    'asking',
    '/chat?_n=1',
    /^POST .*\/questions$/,
    async (user) => user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why?{Enter}'),
  ],
  [
    'beginning a conversation',
    '/chat?_n=1',
    /^POST \/chat\/sessions$/,
    async (user) => user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why?{Enter}'),
  ],
  ['answering again', CONVERSATION, /\/regenerate$/, (user) => press(user, 'Answer again')],
  ['liking', CONVERSATION, /\/reaction$/, (user) => press(user, 'A good answer')],
  [
    'renaming',
    CONVERSATION,
    /^PATCH /,
    async (user) => user.click((await openActs(user, 'Rename')).getByRole('button', { name: 'Rename' })),
  ],
  [
    'deleting',
    CONVERSATION,
    /^DELETE /,
    async (user) => user.click((await openActs(user, 'Delete')).getByRole('button', { name: 'Delete' })),
  ],
  [
    'the wording',
    '/setting',
    /update-expression$/,
    async (user) => user.click(await screen.findByRole('radio', { name: 'Catholic' })),
  ],
  [
    'the language',
    '/setting',
    /member\/modify$/,
    async (user) => user.click(await screen.findByRole('radio', { name: 'Français' })),
  ],
]

/** Each list or text that it may refuse. */
const LISTS: readonly [string, string, RegExp, (user: UserEvent) => Promise<void>][] = [
  ['past conversations', '/chat?_n=1', /^GET \/chat\/sessions$/, async () => undefined],
  [
    'a search of them',
    '/setting',
    /^GET \/chat\/sessions$/,
    async (user) => {
      await screen.findByRole('heading', { level: 1 })
      // The key is heard once the frame stands, which its heading may precede.
      const dialog = await waitFor(async () => {
        await user.keyboard('{Control>}k{/Control}')
        return screen.getByRole('dialog')
      })
      // What an act before it was refused with may still stand above.
      await within(dialog).findAllByText(TOLD)
    },
  ],
  ['a conversation', CONVERSATION, /\/messages$/, async () => undefined],
  ['the library', '/library', /\/library\/works$/, async () => undefined],
  ['a chapter', '/read/bible-en-sample/JHN.11', /\/library\/passages$/, async () => undefined],
]

test.each(ACTS)('%s: what the server says when it refuses is shown', async (_what, address, call, act) => {
  const { user } = await openPage(address, {
    answer: (method, path) => (call.test(`${method} ${path}`) ? refusal(10_299, TOLD) : undefined),
  })
  await act(user)
  expect(await screen.findByText(TOLD)).toBeDefined()
})

test.each(LISTS)('%s: what the server says when it refuses is shown', async (_what, address, call, act) => {
  const { user } = await openPage(address, {
    answer: (method, path) => (call.test(`${method} ${path}`) ? refusal(10_299, TOLD) : undefined),
  })
  await act(user)
  expect((await screen.findAllByText(TOLD, { exact: false })).length).toBeGreaterThan(0)
})

const below = (status: number, code: number) =>
  Response.json({ code, message: TOLD, data: null, requestId: 'r' }, { status })

test.each([
  ['a limit, which says in how many seconds to come back', 429, 429],
  ['an overload', 503, 503],
  ['a fault of the server', 500, 500],
  ['the first of its own codes', 200, 10_000],
  ['the last of them', 200, 19_999],
])('%s is told in the server’s words', async (_what, status, code) => {
  const { user } = await openPage(CONVERSATION, {
    answer: (_method, path) => (path.endsWith('/regenerate') ? below(status, code) : undefined),
  })
  await press(user, 'Answer again')
  expect(await screen.findByText(TOLD)).toBeDefined()
})

test.each([
  ['a path that there is not', 404, 404],
  ['a code of no range', 200, 20_000],
  ['a message that is empty', 200, 10_299],
])('%s is told in the page’s own words', async (_what, status, code) => {
  const { user } = await openPage(CONVERSATION, {
    answer: (_method, path) =>
      path.endsWith('/regenerate')
        ? Response.json({ code, message: code === 10_299 ? '' : TOLD, data: null, requestId: 'r' }, { status })
        : undefined,
  })
  await press(user, 'Answer again')
  expect(await screen.findByText('That did not work, and nothing was changed. Please try again.')).toBeDefined()
  expect(screen.queryByText(TOLD)).toBeNull()
})
