// @vitest-environment node
import { expect, test } from 'vitest'
import type { Node } from './markdown.ts'
import { sideBySide } from './side-by-side.ts'

const nodes = (...names: string[]): Node[] => names.map((tagName) => ({ type: 'element', tagName }))
const shape = ({ tagName, children, properties }: Node): unknown =>
  properties ? [Object.keys(properties)[0], ...(children ?? []).map(shape)] : tagName

test('parts of a section stand in one row, and what follows the section does not', () => {
  const tree: Node = { type: 'root', children: nodes('h3', 'p', 'h4', 'blockquote', 'h4', 'p', 'h3', 'p', 'h4') }
  sideBySide()(tree)
  expect(tree.children?.map(shape)).toEqual([
    'h3',
    'p',
    ['data-groups', ['data-group', 'h4', 'blockquote'], ['data-group', 'h4', 'p']],
    'h3',
    'p',
    ['data-groups', ['data-group', 'h4']],
  ])
})

test('an answer without parts stays as it is', () => {
  const tree: Node = { type: 'root', children: nodes('p', 'h3', 'blockquote') }
  sideBySide()(tree)
  expect(tree.children?.map(shape)).toEqual(['p', 'h3', 'blockquote'])
})
