import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test/page.tsx'

const script = vi.hoisted(() => {
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  return { held, come }
})
vi.mock('./later/pages.ts', async (original) => {
  await script.held
  return original()
})

test('a bar shows along the top that a page is coming, until it is there', async () => {
  const { user } = await openPage('/chat?_n=1')
  expect(screen.queryByRole('progressbar')).toBeNull()
  await user.click(await screen.findByRole('link', { name: 'Settings' }))
  expect(await screen.findByRole('progressbar', { name: 'Fetching this part' })).toBeDefined()
  script.come()
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})
