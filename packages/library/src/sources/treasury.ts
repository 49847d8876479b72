import { chapterPassage, isProblem, type Passage, passage } from '@berea/scripture'
import type { Draft } from './sections/draft.ts'
import { markdownBlocks } from './text/markdown.ts'
import { printedPassages } from './text/references.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * Spurgeon's Treasury of David in Markdown, a psalm a file: '## Exposition', '### Verse 4' or '### Verses 1-3', prose.
 * → section 'psalm-11/exposition/4', "Psalm 11:4 — Exposition", about PSA 11:4; English numbering
 */
export const treasury = textImporter({
  name: 'treasury',
  recognises: (pack, paths) => pack.kind === 'commentary' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  parse,
})

const FILE = /(^|\/)volume-\d+\/psalm-(\d+)[\w-]*\.md$/

function* parse(text: string, context: Context): Generator<Draft> {
  const number = Number(FILE.exec(context.path)?.[2])
  const whole = chapterPassage('PSA', number)
  if (isProblem(whole)) {
    context.trouble({ code: 'unknown-reference', detail: `PSA ${number}` })
    return
  }
  const file = context.path.replace(/^.*\/|\.md$/g, '')
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^# .*$/m, '')
  for (const part of body.split(/^## /m)) {
    const name = /^[^\n#>*]+/.exec(part)?.[0].trim() ?? ''
    const titled = body.includes(`## ${name}\n`) && name !== ''
    if (/^Works Upon/i.test(name)) continue
    for (const piece of (titled ? part.slice(name.length) : part).split(/^### /m)) {
      const verses = /^Verses?\.? ([\d ,&–-]+)[^\n]*\n/i.exec(piece)
      const place =
        verses?.[1]
          ?.trim()
          .replace(/\s*[–-]\s*/g, '-')
          .replace(/\s*&\s*/g, ', ') ?? ''
      const prose = (verses ? piece.slice(verses[0].length) : piece).replace(/^>.*$/gm, '')
      const blocks = markdownBlocks(prose, () => []).map((block) => ({
        ...block,
        mentions: printedPassages(block.text),
      }))
      if (blocks.length === 0) continue
      const label = titled ? name : 'Introduction'
      yield {
        key: [file, titled ? label.toLowerCase().replace(/[^a-z]+/g, '-') : '', place.replace(/, /g, '+')]
          .filter((step) => step !== '')
          .join('/'),
        title: `Psalm ${number}${place === '' ? '' : `:${place.replace('-', '–')}`} — ${label}`,
        blocks,
        passages: about(number, place, whole),
        file: context.path,
        at: place === '' ? label : `${label}, verse ${place}`,
      }
    }
  }
}

function about(chapter: number, place: string, whole: Passage): Passage[] {
  if (place === '') return [whole]
  return place.split(/\s*,\s*/).flatMap((run) => {
    const [first = 0, last = first] = run.split('-').map(Number)
    const made = passage({ book: 'PSA', chapter, verse: first }, { book: 'PSA', chapter, verse: last })
    return isProblem(made) ? [] : [made]
  })
}
