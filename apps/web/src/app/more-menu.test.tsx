import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/page.tsx'
import { VERSION } from './version.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const openMenu = async (item: string) => {
  const { user } = await openPage('/chat?_n=1')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return user
}

test.each([
  ['About Berea', 'About Berea'],
  ['Help', 'Help'],
])('“%s” leads to its page', async (item, title) => {
  await openMenu(item)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
})

test('the product is shared by its address, as a QR code and as text, and copied', async () => {
  const user = await openMenu('Share Berea')
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Berea' }))
  expect(dialog.getByRole('img', { name: `QR code of ${location.origin}` })).toBeDefined()
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(location.origin)
  await user.click(dialog.getByRole('button', { name: 'Copy the link to Berea' }))
  expect(await screen.findByText('Link copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(location.origin)
  expect(dialog.queryByRole('button', { name: 'Share by another app' })).toBeNull()
})

test('where the system has a sheet for sharing it is offered, and closing it is no failure', async () => {
  const share = vi.fn(async (_data: ShareData) => Promise.reject(new DOMException('', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const user = await openMenu('Share Berea')
  await user.click(await screen.findByRole('button', { name: 'Share by another app' }))
  expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'Berea', url: location.origin })
})

test('a page that has no clipboard shows the address instead', async () => {
  const { user } = await openPage('/chat?_n=1')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the link to Berea' }))
  expect(await screen.findByRole('textbox', { name: 'Address' })).toBeDefined()
})

test('the wording of a tradition is chosen here too, and kept by the server', async () => {
  const sent: unknown[] = []
  const { user } = await openPage('/chat?_n=1', {
    answer: (_method, path, body) => {
      if (path === '/portal/member/update-expression') sent.push(body.expression)
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Choose the wording' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the wording' }))
  await user.click(dialog.getByRole('radio', { name: 'Orthodox' }))
  await waitFor(() => expect(sent).toEqual(['orthodox']))
})

test('the version that runs stands at its end', async () => {
  const { user } = await openPage('/chat?_n=1')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByText(`Version ${VERSION}`)).toBeDefined()
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/)
})
