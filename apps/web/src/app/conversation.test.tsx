import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventStream, openPage, refusal } from '../../test/page.tsx'
import { changeAppState, useAppState } from '../storage/app-state.ts'
import { draftOf } from '../storage/drafts.ts'

const box = () => screen.findByRole('textbox', { name: 'Your question' })

test('a question is asked with Enter, and its answer is set with Scripture, footnotes and what to ask next', async () => {
  const { user, story } = await openPage('/')
  await user.type(await box(), `${story.question}{Enter}`)
  expect(await screen.findByRole('heading', { level: 1, name: story.question })).toBeDefined()
  const leaf = (await screen.findByText('And he wept.')).closest('blockquote')
  expect(within(leaf!).getByText('John 11:33–36')).toBeDefined()
  expect(within(leaf!).getByText('verse 35')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^\d: John 11:33–36 · Sample Version$/ }).length).toBeGreaterThan(0)
  expect(screen.getByRole('rowheader', { name: 'Latin fathers' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Was the sigh grief or anger?' })).toBeDefined()
  expect(await screen.findByText('Answer ready, 3 sections')).toBeDefined()
  expect(((await box()) as HTMLTextAreaElement).value).toBe('')
  expect(location.search).toBe('?id=session-0')
})

test.each([
  ['Shift and Enter break the line', { key: 'Enter', shiftKey: true }],
  ['Enter that chooses a word of an input method', { key: 'Enter', isComposing: true }],
  ['the same in Safari', { key: 'Enter', keyCode: 229 }],
])('%s: nothing is sent', async (_what, key) => {
  const { user, asked } = await openPage('/')
  await user.type(await box(), 'Why')
  fireEvent.keyDown(await box(), key)
  expect(asked.filter((call) => call.startsWith('POST /chat'))).toEqual([])
})

test('a question that is refused says why, and stays', async () => {
  const { user } = await openPage('/', {
    answer: (_method, path) => (path.endsWith('/questions') ? refusal(10213, 'One at a time.') : undefined),
  })
  await user.type(await box(), 'Why?{Enter}')
  expect(await screen.findByText('One at a time.')).toBeDefined()
  expect(((await box()) as HTMLTextAreaElement).value).toBe('Why?')
})

test('while an empty conversation exists the question is asked in that one', async () => {
  const { user, asked } = await openPage('/', {
    answer: (method, path) =>
      method === 'POST' && path === '/chat/sessions'
        ? refusal(10211, 'Already new.', { id: 'the-empty-one' })
        : undefined,
  })
  await user.type(await box(), 'Why?{Enter}')
  await waitFor(() => expect(asked).toContain('POST /chat/sessions/the-empty-one/questions'))
})

test('an expired sign-in is renewed once, silently, and the question is sent again', async () => {
  let refused = 0
  const { user, asked } = await openPage('/', {
    answer: (_method, path) => {
      if (!path.endsWith('/questions') || refused > 0) return undefined
      refused += 1
      return refusal(401, 'Expired.')
    },
  })
  await user.type(await box(), 'Why?{Enter}')
  expect(await screen.findByText('And he wept.')).toBeDefined()
  const calls = asked.filter((call) => /auto-login|questions/.test(call))
  expect(calls.slice(-3)).toEqual([
    'POST /chat/sessions/session-0/questions',
    'POST /portal/auth/auto-login',
    'POST /chat/sessions/session-0/questions',
  ])
})

test('a suggestion does not overwrite what has been written without asking', async () => {
  const { user, story, asked } = await openPage('/')
  await user.type(await box(), 'My own words')
  await user.click(await screen.findByRole('button', { name: new RegExp(story.suggestions[1]!.text.slice(0, 12)) }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  expect(draftOf(undefined)).toBe('My own words')
  await user.click(screen.getByRole('button', { name: new RegExp(story.suggestions[1]!.text.slice(0, 12)) }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }))
  expect(draftOf(undefined)).toBe(story.suggestions[1]!.text)
  expect(asked.filter((call) => call.endsWith('/questions'))).toEqual([])
})

test('a new conversation cannot be begun where there is one already', async () => {
  const { user } = await openPage('/chat?_n=1')
  await user.click(await screen.findByRole('button', { name: 'New conversation' }))
  expect(await screen.findByText('This is already a new session')).toBeDefined()
})

test('a failed answer keeps what was written, says so, and can be asked for again', async () => {
  const events = [
    { type: 'text-delta', id: 't', delta: 'Half a sentence' },
    { type: 'error', errorText: 'It broke.', code: 10215 },
    { type: 'finish', finishReason: 'error', messageMetadata: { reason: 'failed' } },
  ]
  const told = events.map((event, i) => `id: ${i + 1}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  const { user, asked } = await openPage('/', {
    answer: (_method, path) => (path.endsWith('/events') ? eventStream(told) : undefined),
  })
  await user.type(await box(), 'Why?{Enter}')
  expect(await screen.findByText('It broke.')).toBeDefined()
  expect(screen.getByText('Half a sentence')).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: 'Answer again' })[0]!)
  await waitFor(() => expect(asked.some((call) => /^POST .*\/regenerate$/.test(call))).toBe(true))
})

test('an answer that the server cannot store says so, and is not waited for', async () => {
  const said = { type: 'text-delta', id: 't', delta: 'Half a sentence' }
  const ending = [
    { type: 'error', errorText: 'The server has no room left.', code: 10215 },
    { type: 'finish', finishReason: 'error', messageMetadata: { reason: 'failed' } },
  ]
  // What is not stored has no number.
  const told = `id: 1\ndata: ${JSON.stringify(said)}\n\n${ending.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}`
  const { user, asked } = await openPage('/', {
    answer: (_method, path) => (path.endsWith('/events') ? eventStream(`${told}data: [DONE]\n\n`) : undefined),
  })
  await user.type(await box(), 'Why?{Enter}')
  expect(await screen.findByText('The server has no room left.')).toBeDefined()
  expect(screen.getByText('Half a sentence')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Answer again' })).not.toEqual([])
  expect(asked.filter((call) => call.endsWith('/events'))).toHaveLength(1)
})

test('a disliked answer is asked what was wrong with it', async () => {
  const sent: unknown[] = []
  const { user } = await openPage('/chat?id=session-0', {
    answer: (_method, path, body) => {
      if (path.endsWith('/reaction')) sent.push(body)
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Not a good answer' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: 'Made-up or inaccurate facts' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toMatchObject([{ reaction: 'dislike', reason: 'fabricated-facts' }]))
  expect(screen.getByRole('button', { name: 'Not a good answer' }).getAttribute('aria-pressed')).toBe('true')
})

test('the line of provenance opens, after a reload too, and names what was found and who was consulted', async () => {
  const { user, story } = await openPage('/chat?id=session-0')
  await user.click(await screen.findByRole('button', { name: '2 passages and 1 commentary consulted' }))
  const steps = await screen.findByRole('list', { name: 'Consulting passages and commentaries' })
  expect(within(steps).getByText('John 11:33–36, Luke 19:41')).toBeDefined()
  expect(within(steps).getByText(story.section.work.author!)).toBeDefined()
})

test('a long question is folded until it is asked for', async () => {
  const { user } = await openPage('/')
  const text = 'why '.repeat(200).trim()
  fireEvent.change(await box(), { target: { value: text } })
  await user.type(await box(), '{Enter}')
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.dataset).toMatchObject({ size: 'text', folded: 'true' })
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(title.dataset.folded).toBe('false')
})

test('the Scriptures are searched against an answer, once, and what is found is gone to', async () => {
  const { user, asked } = await openPage('/chat?id=session-0')
  const button = await screen.findByRole('button', { name: 'Search the Scriptures against this' })
  await user.click(button)
  await waitFor(() => expect(location.hash).toMatch(/^#question-/))
  expect(asked.filter((call) => call.endsWith('/against'))).toHaveLength(1)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('a search that is refused says why, and can be tried again', async () => {
  const { user } = await openPage('/chat?id=session-0', {
    answer: (_method, path) => (path.endsWith('/against') ? refusal(10213, 'One at a time.') : undefined),
  })
  const button = await screen.findByRole('button', { name: 'Search the Scriptures against this' })
  await user.click(button)
  expect(await screen.findByText('One at a time.')).toBeDefined()
  expect((button as HTMLButtonElement).disabled).toBe(false)
})

test('how the quotations were checked is told on demand', async () => {
  const { user } = await openPage('/chat?id=session-0')
  const line = await screen.findByRole('button', { name: /quotations checked$/ })
  await user.click(line)
  const list = screen.getByRole('list', { name: 'Checking every quotation' })
  expect(within(list).getByText('All stand there as they are shown')).toBeDefined()
  await user.click(line)
  expect(screen.queryByRole('list', { name: 'Checking every quotation' })).toBeNull()
})

test('who makes the answers is said under the first that a browser shows, and not again', async () => {
  const note = /No language model is at work here/
  await openPage('/chat?id=session-0', { keep: () => changeAppState({ engineNoted: false }) })
  expect(await screen.findByText(note)).toBeDefined()
  const { engineNoted } = useAppState.getState()
  await openPage('/chat?id=session-0', { keep: () => changeAppState({ engineNoted }) })
  expect(await screen.findByText('And he wept.')).toBeDefined()
  expect(screen.queryByText(note)).toBeNull()
})
