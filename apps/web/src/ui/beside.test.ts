import { expect, test } from 'vitest'
import { beside } from './beside.ts'

const screen = { width: 1000, height: 800 }
const button = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 })
const list = (offsetWidth: number, offsetHeight: number) => ({ offsetWidth, offsetHeight })

test('a list opens below its button, and ends or begins with it', () => {
  expect(beside(button(500, 100), list(200, 150), screen, 'end')).toMatchObject({
    left: '340px',
    top: '146px',
    bottom: 'auto',
  })
  expect(beside(button(500, 100), list(200, 150), screen, 'start')).toMatchObject({ left: '500px', top: '146px' })
})

test('it opens above where there is no room below', () => {
  expect(beside(button(500, 740), list(200, 150), screen, 'end')).toMatchObject({ top: 'auto', bottom: '66px' })
})

test('where there is little room on both sides it takes the larger one, and is as high as that', () => {
  expect(beside(button(500, 300), list(200, 900), screen, 'end')).toMatchObject({ top: '346px', maxHeight: '446px' })
  expect(beside(button(500, 500), list(200, 900), screen, 'end')).toMatchObject({ bottom: '306px', maxHeight: '486px' })
})

test.each([
  [0, 'end', '8px'],
  [980, 'start', '792px'],
] as const)('beside a button at %d px it stays on the screen', (left, align, expected) => {
  expect(beside(button(left, 100), list(200, 150), screen, align).left).toBe(expected)
})
