import { expect, test } from 'vitest'
import { checkTarget } from './targets.ts'

const allowed = { origins: ['https://church.example'], targets: ['/chat', '/read/'] }

test.each([
  ['/chat', '/chat'],
  ['/chat?q=1#top', '/chat?q=1#top'],
  ['/chat/x', '/chat/x'],
  ['/read/JHN.11', '/read/JHN.11'],
  ['/library/../chat', '/chat'],
  ['https://church.example/back?x=1', 'https://church.example/back?x=1'],
  ['HTTPS://CHURCH.example', 'https://church.example/'],
])('%s leads to %s', (target, leads) => {
  expect(checkTarget(target, allowed)).toBe(leads)
})

test.each([
  '/',
  '/chatter',
  '/library',
  '/read',
  '/chat/../library',
  '/chat/%2e%2e/library',
  '//evil.example/chat',
  '/\\evil.example/chat',
  '/\t/evil.example/chat',
  '\\\\evil.example',
  'chat',
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example/chat',
  'https://church.example.evil.example/',
  'https://church.example@evil.example/',
  'https://user:word@church.example/',
  'https://church.example:8443/',
  'http://church.example/',
  'ftp://church.example/',
  ' https://evil.example',
])('“%s” is refused', (target) => {
  expect(checkTarget(target, allowed)).toBeUndefined()
})

test('who may lead anywhere on this site may not lead away from it', () => {
  const everywhere = { origins: [], targets: ['/'] }
  expect(checkTarget('/library', everywhere)).toBe('/library')
  expect(checkTarget('//evil.example', everywhere)).toBeUndefined()
})
