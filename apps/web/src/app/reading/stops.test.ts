// @vitest-environment node
import { expect, test } from 'vitest'
import { heightOf, nextStop, STOPS, settle } from './stops.ts'

test('on a screen of 800 px the sheet stands at 120, 480 or 736', () => {
  expect(STOPS.map((stop) => heightOf(stop, 800))).toEqual([120, 480, 736])
})

test.each([
  [71, 'closed'],
  [72, 'peek'],
  [299, 'peek'],
  [301, 'half'],
  [607, 'half'],
  [609, 'full'],
  [800, 'full'],
])('let go at %d px it comes to rest: %s', (height, stop) => {
  expect(settle(height, 800)).toBe(stop)
})

test('pressing the handle goes through all stops', () => {
  expect([nextStop('half'), nextStop('full'), nextStop('peek')]).toEqual(['full', 'peek', 'half'])
})
