import { SaxesParser } from 'saxes'
import type { Draft } from './sections/draft.ts'
import type { Block } from './text/prose.ts'
import { textImporter } from './text-importer.ts'

/**
 * Works in TEI: books and chapters as nested <div> with <head>, paragraphs, quotations, notes.
 *
 *     Livre I > Chapitre V → 'augustin401_confessions/1.5', "Livre I, Chapitre V. …", quotations joined to the sentence
 *     they break
 *
 * References stay as printed: the psalms of these editions are numbered as the Vulgate's.
 */
export const tei = textImporter({
  name: 'tei',
  recognises: (pack, paths) => pack.kind === 'fathers' && paths.some((path) => path.endsWith('.xml')),
  reads: (path) => path.endsWith('.xml'),
  *parse(text, context): Generator<Draft> {
    const reader = new TeiReader(context.path)
    const parser = new SaxesParser({ xmlns: false })
    let broken: string | undefined
    parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes))
    parser.on('closetag', ({ name }) => reader.close(name))
    parser.on('text', (words) => reader.text(words))
    parser.on('error', (error) => {
      broken ??= error.message
    })
    parser.write(text).close()
    if (broken) context.trouble({ code: 'malformed', detail: broken.slice(0, 200) })
    yield* reader.drafts
  },
})

type Div = { readonly number: string; head: string; children: number; readonly blocks: Block[] }

const IN_PROSE = new Set(['p', 'quote', 'l', 'ab', 'head'])
const SILENT = new Set(['note', 'teiHeader', 'argument', 'front', 'back', 'figure', 'label'])

class TeiReader {
  readonly drafts: Draft[] = []
  readonly #file: string
  readonly #name: string
  #title = ''
  #author = ''
  #header: string | undefined
  #divs: Div[] = []
  #top = 0
  #words = ''
  #depth = 0
  #silent = 0
  #body = false

  constructor(file: string) {
    this.#file = file
    this.#name = file.replace(/^.*\/|\.xml$/g, '')
  }

  open(name: string, _attributes: unknown): void {
    if (name === 'title' || name === 'author') this.#header = name
    if (name === 'body') this.#body = true
    if (SILENT.has(name)) this.#silent++
    if (!this.#body || this.#silent > 0) return
    if (name === 'div') {
      const above = this.#divs.at(-1)
      const count = above ? ++above.children : ++this.#top
      this.#divs.push({ number: above ? `${above.number}.${count}` : String(count), head: '', children: 0, blocks: [] })
    }
    if (IN_PROSE.has(name)) {
      if (this.#depth === 0) this.#words = ''
      this.#depth++
    }
    if (name === 'lb') this.#words += ' '
  }

  close(name: string): void {
    this.#header = undefined
    if (name === 'body') this.#body = false
    if (SILENT.has(name)) this.#silent--
    if (!this.#body || this.#silent > 0) return
    const div = this.#divs.at(-1)
    if (IN_PROSE.has(name) && --this.#depth === 0 && div) {
      const words = this.#words.replace(/\s+/g, ' ').trim()
      if (name === 'head') div.head = [div.head, words].filter((part) => part !== '').join(' ')
      else if (words !== '') this.#paragraph(div, words)
    }
    if (name === 'div') this.#finish()
  }

  text(words: string): void {
    if (this.#header === 'title' && this.#title === '') this.#title = words.replace(/\s+/g, ' ').trim()
    if (this.#header === 'author' && this.#author === '') this.#author = words.replace(/\s+/g, ' ').trim()
    if (this.#depth > 0 && this.#silent === 0) this.#words += words
  }

  /** A quotation set off between two halves of a sentence belongs to it: 'ouvrez-la, et' + '« dites … »' + 'Que je coure'. */
  #paragraph(div: Div, words: string): void {
    const before = div.blocks.at(-1)
    const quoted = /^«/.test(words)
    const open = before && (!/[.!?…»]["”]?$/.test(before.text) || (quoted && before.text.length < 1200))
    if (before && open) div.blocks[div.blocks.length - 1] = { text: `${before.text} ${words}` }
    else div.blocks.push({ text: words })
  }

  #finish(): void {
    const div = this.#divs.pop()
    if (!div || div.blocks.length === 0) return
    const heads = [...this.#divs.map(({ head }) => shortHead(head)), div.head].filter((head) => head !== '')
    this.drafts.push({
      key: `${this.#name}/${div.number}`,
      title: heads.join(', '),
      blocks: div.blocks,
      facts: { ...(this.#title ? { document: this.#title } : {}), number: div.number },
      file: this.#file,
      at: div.number,
    })
  }
}

/** 'Livre premier. Sa vie jusqu’à quinze ans' → 'Livre premier' */
function shortHead(head: string): string {
  const short = head.split(/\.\s/)[0]!.replace(/\.$/, '')
  return /^[IVXLC]+$/.test(short) ? `Livre ${short}` : short
}
