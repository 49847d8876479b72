// @vitest-environment node
import { expect, test } from 'vitest'
import { isOwnPlace, signInAddress } from './go-sign-in.ts'

test.each([
  ['for a reason, and back', 'ask', '/chat?id=7', '/login?for=ask&to=%2Fchat%3Fid%3D7'],
  ['for none', undefined, '/library', '/login?to=%2Flibrary'],
  ['from nowhere', undefined, '', '/login'],
] as const)('the way in %s', (_what, reason, to, address) => {
  expect(signInAddress(reason, to)).toBe(address)
})

test.each([
  ['/chat?id=7', true],
  ['/', true],
  ['', false],
  [undefined, false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['https://example.org', false],
  ['javascript:alert(1)', false],
])('“%s” is a place of ours: %s', (to, own) => {
  expect(isOwnPlace(to)).toBe(own)
})
