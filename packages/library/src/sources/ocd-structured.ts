import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { ocdMeta, ofDocument } from './text/ocd.ts'
import { printedPassages } from './text/references.ts'
import { type Context, parseJson, textImporter } from './text-importer.ts'

const node = z.object({
  section_type: z.string().nullish(),
  label: z.string().nullish(),
  title: z.string().nullish(),
  content_blocks: z.array(z.string()).nullish(),
})
type Node = z.infer<typeof node> & { readonly children?: readonly Node[] | null | undefined }
const tree: z.ZodType<Node> = node.extend({ children: z.lazy(() => z.array(tree).nullish()) })
const file = z.object({ meta: ocdMeta, data: z.object({ sections: z.array(tree) }) })

/**
 * A classic of Open Christian Data: books, chapters and parts as a tree, text at any depth.
 *
 *     Book II > Chapter III "On Grace" → 'institutes/2.3', "Institutes, Book II, Chapter III: On Grace"
 */
export const ocdStructured = textImporter({
  name: 'ocd-structured',
  recognises: (_, paths) => paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const parsed = parseJson(text, file, context.trouble)
    if (parsed) yield* walk(parsed.data.sections, [], [], parsed.meta, context)
  },
})

const FILE = /(^|\/)data\/structured-text\/[^/]+\.json$/

function* walk(
  nodes: readonly Node[],
  place: readonly number[],
  names: readonly string[],
  meta: z.infer<typeof ocdMeta>,
  context: Context,
): Generator<Draft> {
  for (const [index, node] of nodes.entries()) {
    const here = [...place, index + 1]
    const { name, blocks } = opened(node)
    const path = [...names, name]
    const document = ofDocument(meta)
    if (blocks.length > 0 && !APPARATUS.test(name))
      yield {
        key: `${meta.id}/${here.join('.')}`,
        title: [meta.title, ...path].filter((step) => step !== '').join(', '),
        blocks: blocks.map((text) => ({ text, mentions: printedPassages(text) })),
        ...document,
        facts: { ...document.facts, number: here.join('.') },
        file: context.path,
        at: here.join('.'),
      }
    yield* walk(
      node.children ?? [],
      here,
      [short(node)].filter(Boolean).length > 0 ? [...names, short(node)] : names,
      meta,
      context,
    )
  }
}

/** Prefaces of modern editors and lists of editions are not the author's words. */
const APPARATUS = /^(editor|translator|publisher|works from which|preface and short preface)/i
const NOTES = /\((?:\d{1,4})\)|\[\d{1,4}\]/g
/** Who typed a text, and how it came to be. */
const IMPRINT = /^(This Etext|Translated by|Published in|The Large Catechism by|Project Wittenberg|_*\s*$)|<[^>]+@/i

const short = (node: Node) => node.label?.trim() || roman(node) || ''

function roman(node: Node): string {
  const title = node.title?.trim() ?? ''
  if (!/^[IVXLC]+$/.test(title)) return ''
  const kind = node.section_type ?? ''
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${title}`.trim()
}

/** A long chapter title may run over into the first block: 'Man, Despoiled Of Freedom Of Will, And' + 'Subjected To Slavery.' */
function opened(node: Node): { name: string; blocks: string[] } {
  const all = (node.content_blocks ?? []).map((block) =>
    block
      .replace(NOTES, '')
      .replace(/_([^_]+)_/g, '$1')
      .trim(),
  )
  const blocks = all.filter((block) => block !== '' && !IMPRINT.test(block))
  const number = short(node)
  let title = roman(node) ? '' : (node.title?.trim() ?? '')
  const [first = ''] = blocks
  if (title !== '' && !/[.?!]$/.test(title) && first.length < 160 && isTitle(first) && blocks.length > 1) {
    title = `${title} ${first}`
    blocks.shift()
  }
  const name = [number, title.replace(/\.$/, '')].filter((step) => step !== '').join(': ')
  return { name, blocks }
}

/** Most words with capitals: the print's way with headings. */
function isTitle(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.8
}
