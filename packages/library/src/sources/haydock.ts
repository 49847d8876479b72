import { isBookCode, type lastChapter, type Passage, passageToEnglish, toEnglish } from '@berea/scripture'
import type { Draft } from './sections/draft.ts'
import { markdownBlocks } from './text/markdown.ts'
import type { Block } from './text/prose.ts'
import { printedPassages } from './text/references.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * Haydock's notes on the Douay Bible, one Markdown file a book: '## Chapter 4', then '**1** *Unto the end.* …'.
 *
 * The numbers are the Vulgate's; keys and titles keep them, passages are brought to the English numbering:
 * '## Chapter 22', '**1**' of the Psalms → 'PSA.22.1', "Psalms 22:1", about PSA 23:1.
 */
export const haydock = textImporter({
  name: 'haydock',
  recognises: (pack, paths) => pack.kind === 'commentary' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  parse,
})

const FILE = /(^|\/)Bible_Book_\d+_[^/]+_Commentary\.md$/

function* parse(text: string, context: Context): Generator<Draft> {
  const code = /^book_id:\s*(\w{3})\s*$/m.exec(text)?.[1] ?? ''
  const name = /^book:\s*(.+?)\s*$/m.exec(text)?.[1] ?? code
  if (!isBookCode(code)) {
    context.trouble({ code: 'unknown-book', detail: code })
    return
  }
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^## Table of Contents\n[\s\S]*?(?=^## )/m, '')
  const [intro = '', ...chapters] = body.split(/^## Chapter (?=\d+\s*$)/m)
  const make = (place: string, blocks: readonly Block[], passages: readonly Passage[], title: string): Draft => ({
    key: place === '' ? code : `${code}.${place}`,
    title,
    blocks,
    passages,
    file: context.path,
    at: place === '' ? 'introduction' : place.replace('.', ':'),
  })
  const opening = prose(intro.replace(/^# .*$/m, ''))
  if (opening.length > 0) yield make('', opening, [], name)
  for (const part of chapters) {
    const chapter = Number(/^\d+/.exec(part)?.[0])
    for (const { verse, lines } of notes(part.replace(/^\d+\s*\n/, ''))) {
      const blocks = prose(lines.join('\n\n'))
      if (blocks.length === 0) continue
      const own = { book: code, chapter, verse: Math.max(1, verse) }
      const about = verse > 0 ? passageToEnglish({ first: own, last: own }, 'vulgate') : firstOf(code, chapter)
      if (about.length === 0)
        context.trouble({ code: 'unknown-reference', at: `${chapter}:${verse}`, detail: `${code} ${chapter}:${verse}` })
      const place = verse > 0 ? `${chapter}.${verse}` : `${chapter}`
      yield make(place, blocks, about, `${name} ${place.replace('.', ':')}`)
    }
  }
}

/** A note before a chapter's first verse stands at its beginning. */
function firstOf(book: Parameters<typeof lastChapter>[0], chapter: number): Passage[] {
  return toEnglish({ book, chapter, verse: 1 }, 'vulgate').map((verse) => ({ first: verse, last: verse }))
}

/** Lines by verse; a line without a number goes on with the note above it, broken bold runs are mended. */
function notes(chapter: string): { verse: number; lines: string[] }[] {
  const found: { verse: number; lines: string[] }[] = []
  for (const line of chapter.split('\n')) {
    const mended = line.replace(/^\*\*Ve\*\*\s*\*\*r\.\*\*\s*/, '').replace(/^\*\*Ver\.?\*\*\s*/, '')
    const head = /^\*\*(\d{1,3})\*\*\s*(.*)$/.exec(mended)
    if (head) found.push({ verse: Number(head[1]), lines: [head[2]!] })
    else if (/\p{L}/u.test(mended)) {
      if (found.length === 0) found.push({ verse: 0, lines: [] })
      found.at(-1)!.lines.push(mended)
    }
  }
  return found
}

function prose(markdown: string): Block[] {
  return markdownBlocks(markdown, () => []).map((block) => {
    const text = block.text.replace(/\(\s+/g, '(').replace(/\s?\[\d{1,2}\]/g, '')
    return { ...block, text, mentions: fromVulgate(printedPassages(text)) }
  })
}

/** References inside the notes count psalms as the Douay does. */
function fromVulgate(passages: readonly Passage[]): Passage[] {
  return passages.flatMap((passage) => {
    const brought = passageToEnglish(passage, 'vulgate')
    return brought.length > 0 ? brought : [passage]
  })
}
