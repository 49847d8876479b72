import { expect, test } from 'vitest'
import { isPageAddress, PAGE_ROUTES } from './page-routes.ts'

test.each([
  '/',
  '/chat',
  '/chat/',
  '/login',
  '/login/mobile/pwd',
  '/verify/email/lydia@example.org',
  '/reset-pwd/mobile',
  '/reset-pwd/mobile/+33612345678',
  '/set-pwd/email',
  '/qr/AbC_1-2',
  '/read',
  '/read/bible-en-bsb/JHN.11.35',
  '/redirect/chat',
  '/redirect/read/bible-en-bsb',
])('%s is an address of the page', (path) => {
  expect(isPageAddress(path)).toBe(true)
})

test.each([
  '/nowhere',
  '/chat/more',
  '/chatter',
  '/read/a/b/c',
  '/redirect',
  '/redirect/',
  '/redirect/nowhere',
  '/redirect/redirect/nowhere',
  '/verify/email',
  '/verify/email/a/b',
  '/reset-pwd',
  '/qr',
  '//chat',
  '/CHAT',
  '',
])('“%s” is not', (path) => {
  expect(isPageAddress(path)).toBe(false)
})

test('every route is one, without what may be left out', () => {
  const shortest = PAGE_ROUTES.map((route) =>
    route
      .replaceAll(/\/:\w+\?/g, '')
      .replace(':path(.*)', 'chat')
      .replaceAll(/:\w+/g, 'x'),
  )
  expect(shortest.filter((path) => !isPageAddress(path))).toEqual([])
})
