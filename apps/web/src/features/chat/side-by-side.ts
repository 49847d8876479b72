import type { Node } from './markdown.ts'

const isHeading = ({ tagName = '' }: Node): boolean => /^h[1-4]$/.test(tagName)
const element = (name: string, children: Node[]): Node => ({
  type: 'element',
  tagName: 'div',
  properties: { [name]: '' },
  children,
})

/** What stands below headings of the fourth rank, one beside the other: `#### For … #### Against …` → two columns in one row. */
export const sideBySide = () => (tree: Node) => {
  const children: Node[] = []
  let group: Node | undefined
  let row: Node | undefined
  for (const node of tree.children ?? []) {
    if (node.tagName === 'h4') {
      group = element('data-group', [node])
      if (row) row.children?.push(group)
      else {
        row = element('data-groups', [group])
        children.push(row)
      }
    } else if (group && !isHeading(node)) group.children?.push(node)
    else {
      group = row = undefined
      children.push(node)
    }
  }
  tree.children = children
}
