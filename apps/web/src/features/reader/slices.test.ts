// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAt } from './slices.ts'

const marked = (text: string, start?: number, end?: number) =>
  cutAt(text, start, end).map(({ paragraph }) =>
    paragraph.map((slice) => (slice.marked ? `[${slice.text}]` : slice.text)).join(''),
  )

test.each([
  ['a word in the first paragraph', 4, 7, ['One [two].', 'Three.']],
  ['all of it', 0, 16, ['[One two.]', '[Three.]']],
  ['words over the border of paragraphs', 4, 15, ['One [two.]', '[Three].']],
  ['nothing', undefined, undefined, ['One two.', 'Three.']],
])('%s', (_what, start, end, expected) => {
  expect(marked('One two.\n\nThree.', start, end)).toEqual(expected)
})

test('whatever is marked, no letter is lost or moved', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '约') })
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), (text, start, end) => {
      for (const { at, paragraph } of cutAt(text, start, end)) {
        const whole = paragraph.map((slice) => slice.text).join('')
        expect(text.slice(at, at + whole.length)).toBe(whole)
      }
    }),
  )
})
