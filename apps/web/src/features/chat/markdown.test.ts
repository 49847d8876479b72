// @vitest-environment node
import type { Citation } from '@berea/contract'
import { expect, test } from 'vitest'
import { footnotes, type Node, showable } from './markdown.ts'

test.each([
  ['whole sentences', 'He wept. [^1]', 'He wept. [^1]'],
  ['a footnote that has only begun', 'He wept. [^', 'He wept.'],
  ['a footnote without its end', 'He wept. [^1', 'He wept.'],
  ['a block quote that has only begun', 'He wept:\n\n> 35 Jesus', 'He wept:\n'],
  [
    'a block quote with its footnote',
    'He wept:\n\n> 35 Jesus wept.\n> John [^1]',
    'He wept:\n\n> 35 Jesus wept.\n> John [^1]',
  ],
  ['nothing but a block quote that has begun', '> 35 Jesus', ''],
])('of %s what is whole is shown', (_what, text, shown) => {
  expect(showable(text, true)).toBe(shown)
})

test('of an answer that has ended everything is shown', () => {
  expect(showable('He wept. [^', false)).toBe('He wept. [^')
})

const verse = {
  n: 1,
  work: { id: 'bible-en-ours' },
  edition: 'bible-en-ours',
  quote: 'He wept; and they saw him.',
} as Citation
const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, children: Node[], properties = {}): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const marked = (tree: Node) => {
  footnotes([verse])()(tree)
  return tree
}

test('footnotes become chips that stick to what stands before them', () => {
  expect(marked(element('p', [text('One [^1][^2], two.')])).children).toEqual([
    text('One'),
    element('sup', [], { id: '1' }),
    element('sup', [], { id: '2' }),
    text(', two.'),
  ])
})

test('a chip behind a full-width mark is set tighter', () => {
  expect(marked(element('p', [text('他哭了。[^1]')])).children?.[1]?.properties).toEqual({ id: '1', title: 'tight' })
  const quoted = marked(element('p', [text('经上说：“wept, and they”[^1]')]))
  expect(quoted.children?.map(({ tagName }) => tagName)).toEqual([undefined, 'q', 'sup'])
  expect(quoted.children?.[2]?.properties).toEqual({ id: '1', title: 'tight' })
})

test('words in quotation marks that a cited verse has are Scripture, others are not', () => {
  expect(marked(element('p', [text('He “wept, and they” then “laughed”.')])).children).toEqual([
    text('He '),
    element('q', [text('“wept, and they”')], { title: 'verse' }),
    text(' then “laughed”.'),
  ])
})

test('a passage breaks neither at its dash nor behind its book', () => {
  expect(marked(element('p', [text('John 3:21–22 and 1:1–2:3.')])).children).toEqual([
    element('span', [text('John 3:21–22')], { className: 'unbroken' }),
    text(' and '),
    element('span', [text('1:1–2:3')], { className: 'unbroken' }),
    text('.'),
  ])
})

test('words quoted from a work in another language carry that language', () => {
  const note = { n: 2, work: { id: 'notes-en-ours' } } as Citation
  const tree = element('p', [text('他说：“He was moved.”[^2]')])
  footnotes([note], () => 'en')()(tree)
  expect(tree.children?.[1]).toEqual(element('q', [text('“He was moved.”')], { lang: 'en' }))
  // Latin marks fill their width: nothing is to be set tighter behind them.
  expect(tree.children?.[2]).toEqual(element('sup', [], { id: '2' }))
})

test('a block quote knows its footnotes', () => {
  expect(marked(element('blockquote', [element('p', [text('35 He wept. [^12]')])])).properties).toEqual({ cite: '12' })
})
