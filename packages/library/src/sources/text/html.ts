import type { Passage } from '@berea/scripture'
import { Parser } from 'htmlparser2'
import type { Block } from './prose.ts'

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'tr',
  'blockquote',
  'ul',
  'ol',
  'hr',
])
const SILENT = new Set(['video', 'audio', 'source', 'img', 'script', 'style', 'head', 'sup'])

/**
 * HTML as blocks of plain text, by a parser that forgives unclosed tags.
 *
 *     '<h2>Life</h2><p>See <a href="https://ref.ly/Gen1:1">Gen 1:1</a>.<p>More &amp; more'
 *     → [{ text: 'Life', heading: true }, { text: 'See Gen 1:1.', mentions: [GEN 1:1] }, { text: 'More & more' }]
 */
export function htmlBlocks(html: string, resolve: (url: string) => readonly Passage[]): Block[] {
  const blocks: Block[] = []
  let text = ''
  let heading = false
  let mentions: Passage[] = []
  let silent = 0
  const lists: (number | undefined)[] = []
  const close = () => {
    const words = text.replace(/[^\S\n]+/g, ' ').trim()
    if (words !== '')
      blocks.push({ text: words, ...(heading ? { heading } : {}), ...(mentions.length > 0 ? { mentions } : {}) })
    text = ''
    mentions = []
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silent++
      if (BLOCKS.has(name)) {
        const item = name === 'p' && /^\d+\. $/.test(text)
        if (!item) close()
        heading = /^h[1-6]$/.test(name)
      }
      if (name === 'ol') lists.push(0)
      if (name === 'ul') lists.push(undefined)
      if (name === 'li' && lists.at(-1) !== undefined) {
        lists[lists.length - 1]! += 1
        text = `${lists.at(-1)}. `
      }
      if (name === 'br') text += '\n'
      if (name === 'a' && attributes.href) mentions.push(...resolve(attributes.href))
    },
    ontext(words) {
      if (silent === 0) text += words.replace(/\s*\n\s*/g, ' ')
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent--
      if (!BLOCKS.has(name)) return
      close()
      heading = false
      if (name === 'ol' || name === 'ul') lists.pop()
    },
  })
  parser.end(html)
  close()
  return blocks
}
