// @vitest-environment node
import type { Citation } from '@berea/contract'
import { expect, test } from 'vitest'
import { footnoteNumbers } from './numbers.ts'

const note = (n: number) => ({ n }) as Citation
const leaf = (n: number) => ({ n, reference: 'JHN 11:35', verses: [{ number: '11:35', text: 'He wept.' }] }) as Citation

const shown = (text: string, citations: readonly Citation[]) => Object.fromEntries(footnoteNumbers({ text, citations }))

test('footnotes count what shows a number: 1, 2, 3 past passages on leaves', () => {
  const text =
    'One.[^1] Two.[^2]\n\n> 35 He wept.\n> John 11:35 [^3]\n\nThree.[^4] Again.[^1]\n\n| Who | “Words.”[^5] |'
  expect(shown(text, [note(1), note(2), leaf(3), note(4), note(5)])).toEqual({ 1: 1, 2: 2, 4: 3, 5: 4 })
})

test('a passage that a sentence cites as well has its number there', () => {
  expect(shown('> He wept.\n> John 11:35 [^1]\n\nSo it says.[^1]', [leaf(1)])).toEqual({ 1: 1 })
})

test('a teacher’s words set apart keep their number', () => {
  expect(shown('> He wept as a man.\n> Alcuin [^1]\n\nAnd so.[^2]', [note(1), note(2)])).toEqual({ 1: 1, 2: 2 })
})
