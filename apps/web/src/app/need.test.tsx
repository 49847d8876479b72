import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../../test/page.tsx'

const time = '2026-11-21T03:00:00.000Z'
const shared = { sessionId: 'session-0', createTime: time }

/** A conversation of one turn, answered so. */
function conversation(intent: string, text: string) {
  const understood = { language: 'en', intent, references: [], terms: [], engine: 'composer' }
  const answer = {
    status: 'done',
    code: null,
    mode: 'deep',
    engine: 'composer',
    understood,
    citations: [],
    check: { checked: 2, corrected: 0, removed: 0 },
    related: {
      books: [{ id: 'b', title: 'A book', author: null, year: 1900, licence: 'CC0 1.0', url: '/read/b' }],
      literature: [],
      content: [],
      photos: [],
    },
    followUps: ['And then?'],
    reaction: null,
    collected: false,
    lastEvent: 9,
  }
  const items = [
    { ...shared, id: `q-${intent}`, role: 'question', text: 'I cannot go on', kind: 'question', mode: 'deep' },
    { ...shared, id: `a-${intent}`, role: 'answer', questionId: `q-${intent}`, text, answer },
  ]
  return (_method: string, path: string) =>
    path.endsWith('/messages') ? refusal(0, '', { items, nextCursor: null }) : undefined
}

const HELP = 'You matter. Call [988](tel:988) or see [findahelpline.com](https://findahelpline.com).'

test('an answer to somebody in need stands alone: nothing is counted, judged, tried again or recommended', async () => {
  await openPage('/chat?id=session-0', { answer: conversation('danger', HELP) })
  expect(await screen.findByText(/You matter/)).toBeDefined()
  for (const name of ['A good answer', 'Not a good answer', 'Answer again', 'And then?']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  for (const text of ['Deep', 'Keep reading', 'Ask next', /consulted/, /checked/]) {
    expect(screen.queryAllByText(text).filter((element) => element.closest('article'))).toEqual([])
  }
})

test('any other answer has all of that', async () => {
  await openPage('/chat?id=session-0', { answer: conversation('topic', HELP) })
  expect(await screen.findByRole('button', { name: 'A good answer' })).toBeDefined()
  expect(screen.getByText('2 quotations checked')).toBeDefined()
  expect(screen.getByText('Keep reading')).toBeDefined()
})

test.each(['danger', 'practical'])(
  'a number can be called and a site be opened from an answer of kind %s',
  async (intent) => {
    await openPage('/chat?id=session-0', { answer: conversation(intent, HELP) })
    expect((await screen.findByRole('link', { name: '988' })).getAttribute('href')).toBe('tel:988')
    const site = screen.getByRole('link', { name: 'findahelpline.com' })
    expect([site.getAttribute('href'), site.getAttribute('rel')]).toEqual([
      'https://findahelpline.com',
      'noopener noreferrer',
    ])
  },
)

test('what a quoted text has made to look like a link leads nowhere', async () => {
  const text =
    'See [John 3:16](https://evil.example), [this](javascript:alert(1)) and ![a picture](https://evil.example/x.png).'
  await openPage('/chat?id=session-0', { answer: conversation('topic', text) })
  const answer = (await screen.findByText(/See/)).closest('article')
  expect(answer?.textContent).toContain('John 3:16')
  expect(Array.from(answer?.querySelectorAll('p a, img') ?? [])).toEqual([])
})
