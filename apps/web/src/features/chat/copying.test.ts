// @vitest-environment node
import type { Citation } from '@berea/contract'
import { expect, test } from 'vitest'
import { plainAnswer } from './copying.ts'

const citation = (n: number) => ({ n }) as Citation
const plain = (text: string, ...numbers: number[]) =>
  plainAnswer({ text, citations: numbers.map(citation) }, ({ n }) => `Source ${n}`)

test.each([
  [
    'footnotes are numbered as they come, with their sources in that order below',
    plain('A.[^2] B.[^1] C.[^2]', 2, 1),
    'A.[1] B.[2] C.[1]\n\n[1] Source 2\n[2] Source 1',
  ],
  [
    'headings and block quotes lose their marks',
    plain('### Head\n\n> 35 He wept.\n> John [^1]', 1),
    'Head\n\n35 He wept.\nJohn [1]\n\n[1] Source 1',
  ],
  ['a table becomes lines', plain('| How? | |\n|---|---|\n| East | So. |'), 'How?\nEast: So.'],
  ['emphasis is only words', plain('*Ask* **next**'), 'Ask next'],
  ['a rule between parts goes', plain('A.\n\n---\nB.'), 'A.\n\nB.'],
])('%s', (_what, copied, expected) => {
  expect(copied).toBe(expected)
})

test('a passage on a leaf is named by its last line, and by no number', () => {
  const leaf = { n: 1, reference: 'JHN 11:35', verses: [{ number: '11:35', text: 'He wept.' }] } as Citation
  const text = '> 35 He wept.\n> John 11:35 [^1]\n\nAs a man.[^2]'
  expect(plainAnswer({ text, citations: [leaf, citation(2)] }, ({ n }) => `Source ${n}`)).toBe(
    '35 He wept.\nJohn 11:35\n\nAs a man.[1]\n\n[1] Source 2',
  )
})
