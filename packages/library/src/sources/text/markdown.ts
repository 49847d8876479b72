import type { Passage } from '@berea/scripture'
import { type Block, decodeEntities } from './prose.ts'

/** Backslash escapes are carried through the stripping as private-use characters. */
const ESCAPED = 0xe000
const LONGEST_HEADING = 120

/**
 * Markdown as blocks of plain text. List items and paragraphs are blocks of their own; emphasis,
 * links (their words stay), pictures and comments go.
 *
 *     '*Word*: see [Rom 1:1](https://ref.ly/Rom1:1)\\.' → [{ text: 'Word: see Rom 1:1.', mentions: [ROM 1:1] }]
 *     'DEATH\n=====' → [{ text: 'DEATH', heading: true }]
 *     '* one\n* two' → [{ text: 'one' }, { text: 'two' }]
 */
export function markdownBlocks(markdown: string, resolve: (url: string) => readonly Passage[]): Block[] {
  const escaped = markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => String.fromCharCode(ESCAPED + mark.charCodeAt(0)))
  const blocks: Block[] = []
  let lines: string[] = []
  const close = (heading = false) => {
    const raw = lines.join('\n')
    lines = []
    const made = block(raw, heading, resolve)
    if (made.text !== '') blocks.push(made)
  }
  for (const line of escaped.split('\n')) {
    const atx = /^#{1,6}\s+(.*?)\s*#*\s*$/.exec(line)
    const item = /^\s*(?:[*+-]|(\d{1,3}[.)]))\s+(.*)$/.exec(line)
    if (/^\s*$/.test(line)) close()
    else if (/^(=+|-+)\s*$/.test(line) && lines.length > 0) close(true)
    else if (/^\s*([-*_]\s*){3,}$/.test(line)) close()
    else if (atx) {
      close()
      lines.push(atx[1]!)
      close(true)
    } else if (item) {
      close()
      lines.push(item[1] ? `${item[1]} ${item[2]}` : item[2]!)
    } else lines.push(line.replace(/^\s*>\s?/, ''))
  }
  close()
  return blocks
}

function block(raw: string, heading: boolean, resolve: (url: string) => readonly Passage[]): Block {
  const mentions: Passage[] = []
  const text = raw
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(
      /\[([^[\]]*)\]\(([^()\s]{0,500}(?:\([^()]{0,200}\))?[^()\s]{0,500})[^()]{0,200}\)/g,
      (_, words: string, url: string) => {
        mentions.push(...resolve(restore(url)))
        return words
      },
    )
    .replace(/<(https?:[^>]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/[*`]+/g, '')
    .replace(/(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu, '')
    .replace(/^#{1,6} /, '')
    .replace(/ {2,}\n/g, '\n')
    .replace(/\n/g, ' ')
  const restored = restore(decodeEntities(text)).trim()
  return {
    text: restored,
    // Whole notes have been marked up as headings; no real one is that long.
    ...(heading && restored.length <= LONGEST_HEADING ? { heading } : {}),
    ...(mentions.length > 0 ? { mentions } : {}),
  }
}

const restore = (text: string) =>
  text.replace(/[\uE000-\uE07F]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - ESCAPED))
