import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../../../test/page.tsx'
import { changeOverlay } from '../../ui/overlay.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  changeOverlay({ shown: true, masked: false, title: undefined })
})

const overlay = () => document.querySelector('.overlay')

test.each(['/setting', '/library', '/about'])('at %s no overlay is left once the visit has begun', async (address) => {
  await openPage(address)
  expect(await screen.findByRole('navigation')).toBeDefined()
  expect(overlay()).toBeNull()
})

test('at the chat the second one stands until the chat has what it shows', async () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  await openPage('/chat?id=session-0', {
    answer: (_method, path) =>
      path.endsWith('/messages') ? told.then(() => refusal(0, '', { items: [], nextCursor: null })) : undefined,
  })
  expect(await screen.findByRole('navigation')).toBeDefined()
  expect(overlay()).not.toBeNull()
  tell()
  await waitFor(() => expect(overlay()).toBeNull())
})
