import { expect, test } from 'vitest'
import { isPageAddress, PAGE_ROUTES } from './page-routes.ts'

test.each([
  '/',
  '/chat',
  '/chat/',
  '/login',
  '/login/mobile/pwd',
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
  '//chat',
  '/CHAT',
  '',
])('“%s” is not', (path) => {
  expect(isPageAddress(path)).toBe(false)
})

test('every route is one, without what may be left out', () => {
  const shortest = PAGE_ROUTES.map((route) => route.replaceAll(/\/:\w+\?/g, '').replace(':path(.*)', 'chat'))
  expect(shortest.filter((path) => !isPageAddress(path))).toEqual([])
})
