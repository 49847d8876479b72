// @vitest-environment node
import type { Citation } from '@berea/contract'
import { expect, test } from 'vitest'
import { plainAnswer } from './copying.ts'

const citation = (n: number) => ({ n }) as Citation
const plain = (text: string, ...numbers: number[]) =>
  plainAnswer({ text, citations: numbers.map(citation) }, ({ n }) => `Source ${n}`)

test.each([
  [
    'footnotes stay as numbers, with their sources in order below',
    plain('A.[^2] B.[^1]', 2, 1),
    'A.[2] B.[1]\n\n[1] Source 1\n[2] Source 2',
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
