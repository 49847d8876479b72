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
export function footnotes(
  citations: readonly Citation[],
  foreign: (work: string) => string | undefined = () => undefined,
) {
  const scripture = citations.filter(({ edition }) => edition !== undefined).map(({ quote }) => letters(quote))
  const languageOf = (after: string) => {
    // Quoted words are in the language of the work that the footnote right behind them names.
    const n = Number(/^[^\p{L}[]*\[\^(\d+)\]/u.exec(after)?.[1])
    const work = citations.find((citation) => citation.n === n)?.work.id
    return work === undefined ? undefined : foreign(work)
  }
  return () => (tree: Node) => mark(tree, { scripture, languageOf })
}

type Known = { readonly scripture: readonly string[]; readonly languageOf: (after: string) => string | undefined }

function mark(node: Node, known: Known): void {
  if (!node.children) return
  for (const child of node.children) if (child.type === 'element') mark(child, known)
  node.children = node.children.flatMap((child) => (child.type === 'text' ? split(child.value ?? '', known) : [child]))
  if (node.tagName === 'blockquote') node.properties = { ...node.properties, cite: numbersIn(node).join(' ') }
}

/** Marks that fill only the left half of their square. */
const FULL_WIDTH = /[。，、；：！？”’」』）》]$/
const isTight = (before: string): boolean => FULL_WIDTH.test(before.trimEnd())
const PIECES =
  /(\[\^\d+\])|((?:\p{Lu}\p{Script=Latin}* )?(?:\d+[:.]\d+(?:–(?:\d+[:.])?\d+)?|\d+–\d+))|(“[^“”]+”|「[^「」]+」|«[^«»]+»|"[^"]+")/gu

function split(text: string, { scripture, languageOf }: Known): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const piece of text.matchAll(PIECES)) {
    const [whole, footnote, passage, words] = piece
    const lang = words && languageOf(text.slice(piece.index + whole.length))
    const verse = words !== undefined && isScripture(words, scripture)
    if (words && !verse && !lang) continue
    // The word joiner and no space: a footnote never begins a line.
    const before = text.slice(end, piece.index)
    const behindLatin = before.trim() === '' && nodes.at(-1)?.properties?.lang !== undefined
    nodes.push({ type: 'text', value: footnote ? before.trimEnd() : before })
    if (footnote) nodes.push(chip(footnote, !behindLatin && isTight(text.slice(0, piece.index))))
    else nodes.push(passage ? unbroken(passage) : quoted(whole, verse, lang))
    end = piece.index + whole.length
  }
  nodes.push({ type: 'text', value: text.slice(end) })
  return nodes.filter(({ type, value }) => type !== 'text' || value !== '')
}

/** A passage breaks neither at its dash nor behind its book: Luc 3.21–22. */
const unbroken = (passage: string): Node => ({
  type: 'element',
  tagName: 'span',
  properties: { className: 'unbroken' },
  children: [{ type: 'text', value: passage }],
})

const quoted = (words: string, verse: boolean, lang: string | undefined): Node => ({
  type: 'element',
  tagName: 'q',
  properties: { ...(verse && { title: 'verse' }), ...(lang && { lang }) },
  children: [{ type: 'text', value: words }],
})

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
