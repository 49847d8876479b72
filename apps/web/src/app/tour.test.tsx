import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { VISITOR } from '../../test/member.ts'
import { openPage, refusal } from '../../test/page.tsx'
import { useAppState } from '../storage/app-state.ts'
import { readLocal } from '../storage/local.ts'
import { pages } from './later/parts.tsx'

type Asked = { readonly call: string; readonly body: Record<string, unknown> }
let asked: Asked[]
beforeEach(() => {
  asked = []
})

async function open(address = '/chat?_n=1', newcomer = true) {
  const page = await openPage(address, {
    newcomer,
    answer: (method, path, body) => {
      asked.push({ call: `${method} ${path}`, body })
      if (/^\/portal\/member\/(info|update-expression|add-interest)$/.test(path)) {
        return refusal(0, '', { ...VISITOR, ...body })
      }
      return undefined
    },
  })
  await pages.ahead()
  return page
}
const tour = async () => within(await screen.findByRole('dialog'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const bodyOf = (call: string) => asked.findLast((each) => each.call === call)?.body

test('a newcomer is led through tradition, interests and what can be done, and each choice is kept', async () => {
  const { user } = await open()
  const dialog = await tour()
  expect(await heading('From which tradition do you read the Bible?')).toBeDefined()
  expect(dialog.getByText('Step 1 of 3')).toBeDefined()
  await user.click(dialog.getByRole('radio', { name: 'Catholic' }))
  await user.click(dialog.getByRole('button', { name: 'Next: what interests you' }))
  expect(await heading('What interests you?')).toBe(document.activeElement)
  expect(readLocal('firstTour')).toBe('2')
  for (const name of ['Professional knowledge', 'Bible questions and answers', 'Something else']) {
    await user.click(dialog.getByRole('checkbox', { name }))
  }
  await user.click(dialog.getByRole('checkbox', { name: 'Something else' }))
  await user.click(dialog.getByRole('button', { name: 'Next: what you can do here' }))
  expect(dialog.getAllByRole('listitem').length).toBe(5)
  await user.click(dialog.getByRole('button', { name: 'Begin to ask' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  expect(readLocal('appFirstTour')).toBe('done')
  expect(readLocal('firstTour')).toBeUndefined()
  expect(JSON.parse(readLocal('assessmentResult') ?? '')).toMatchObject({
    tradition: 'catholic',
    interests: ['bible-qa', 'professional'],
    doneTime: expect.stringMatching(/^2/),
  })
  expect(useAppState.getState().tradition).toBe('catholic')
  await waitFor(() =>
    expect(bodyOf('POST /portal/member/add-interest')).toMatchObject({ interests: ['bible-qa', 'professional'] }),
  )
  expect(bodyOf('POST /portal/member/update-expression')).toMatchObject({ expression: 'catholic' })
})

test('the suggestions are asked for by the interests that were chosen', async () => {
  const { user } = await open()
  const dialog = await tour()
  await user.click(dialog.getByRole('button', { name: 'Next: what interests you' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Spiritual growth' }))
  const before = asked.filter(({ call }) => call === 'GET /chat/suggestions').length
  await user.click(dialog.getByRole('button', { name: 'Next: what you can do here' }))
  await waitFor(() => expect(asked.filter(({ call }) => call === 'GET /chat/suggestions').length).toBe(before + 1))
})

test.each([
  [
    'by its button',
    async (user: Awaited<ReturnType<typeof open>>['user']) =>
      user.click((await tour()).getByRole('button', { name: 'Skip' })),
  ],
  ['by Escape', async (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Escape}')],
])('it is left out %s, changes nothing, and does not come again', async (_how, leave) => {
  const { user } = await open()
  await heading('From which tradition do you read the Bible?')
  await leave(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([readLocal('appFirstTour'), readLocal('assessmentResult')]).toEqual(['skipped', undefined])
  expect(asked.some(({ call }) => call.includes('/portal/member/'))).toBe(false)
  expect(useAppState.getState().tradition).toBe('none')
})

test('it does not come over a question that is being written, nor over a conversation', async () => {
  const { user } = await openPage('/chat?_n=1', { newcomer: true })
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why')
  await pages.ahead()
  await open('/chat?id=session-0')
  await heading('Why did Jesus weep?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('from the settings it is seen again with what was chosen, and stays done when it is left', async () => {
  const { user } = await open('/setting', false)
  await user.click(await screen.findByRole('button', { name: 'See the introduction again' }))
  await heading('From which tradition do you read the Bible?')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readLocal('appFirstTour')).toBe('done')
})

test('no step has anything that axe finds wrong', async () => {
  const { user } = await open()
  const dialog = await tour()
  await dialog.findByRole('complementary')
  for (const next of ['Next: what interests you', 'Next: what you can do here', '']) {
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    if (next) await user.click(dialog.getByRole('button', { name: next }))
  }
})
