import type { Citation } from '@berea/contract'

/** What the renderer's tree is made of, as far as this file looks at it. */
export type Node = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/**
 * What of a running answer can be shown: never half a footnote, and a block quote only once it is
 * whole, with its `[^n]`. `"He wept. [^"` gives `"He wept. "`.
 */
export function showable(text: string, running: boolean): string {
  if (!running) return text
  const whole = text.replace(/\s?\[\^?\d*$/, '')
  const start = whole.lastIndexOf('\n\n') + 1
  const last = whole.slice(start).trimStart()
  return last.startsWith('>') && !/\[\^\d+\]\s*$/.test(last) ? whole.slice(0, start) : whole
}

/** Tells the renderer where footnotes stand and which words in quotation marks are Scripture's. */
export function footnotes(citations: readonly Citation[]) {
  const scripture = citations.filter(({ edition }) => edition !== undefined).map(({ quote }) => letters(quote))
  return () => (tree: Node) => mark(tree, scripture)
}

function mark(node: Node, scripture: readonly string[]): void {
  if (!node.children) return
  for (const child of node.children) if (child.type === 'element') mark(child, scripture)
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? split(child.value ?? '', scripture) : [child],
  )
  if (node.tagName === 'blockquote') node.properties = { ...node.properties, cite: numbersIn(node).join(' ') }
}

/** Marks that fill only the left half of their square. */
const FULL_WIDTH = /[。，、；：！？”’」』）》]$/
const PIECES = /(\[\^\d+\])|(“[^“”]+”|「[^「」]+」|«[^«»]+»|"[^"]+")/g

function split(text: string, scripture: readonly string[]): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const piece of text.matchAll(PIECES)) {
    const [whole, footnote] = piece
    if (!footnote && !isScripture(whole, scripture)) continue
    // The word joiner and no space: a footnote never begins a line.
    const before = text.slice(end, piece.index)
    nodes.push({ type: 'text', value: footnote ? before.trimEnd() : before })
    nodes.push(
      footnote
        ? chip(footnote, FULL_WIDTH.test(before.trimEnd()))
        : { type: 'element', tagName: 'q', properties: {}, children: [{ type: 'text', value: whole }] },
    )
    end = piece.index + whole.length
  }
  nodes.push({ type: 'text', value: text.slice(end) })
  return nodes.filter(({ type, value }) => type !== 'text' || value !== '')
}

const chip = (footnote: string, tight: boolean): Node => ({
  type: 'element',
  tagName: 'sup',
  properties: { id: footnote.slice(2, -1), ...(tight && { title: 'tight' }) },
  children: [],
})

function isScripture(quoted: string, scripture: readonly string[]): boolean {
  const inner = letters(quoted)
  return inner.length > 1 && scripture.some((quote) => quote.includes(inner))
}

/** Only letters and digits: what a cut and its punctuation leave the same. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

function numbersIn(node: Node): string[] {
  if (node.tagName === 'sup') return [String(node.properties?.id)]
  return node.children?.flatMap(numbersIn) ?? []
}
