import type { Passage } from '@berea/scripture'
import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { headline } from './text/headline.ts'
import { paragraphs } from './text/prose.ts'
import { listedPassages, printedPassages } from './text/references.ts'
import { type Context, parseJson, textImporter } from './text-importer.ts'

const file = z.object({
  work: z.object({ title: z.string().min(1), creators: z.array(z.object({ name: z.string() })) }),
  edition: z.object({ editionId: z.string().min(1), publication: z.string().nullish() }),
  sections: z.array(
    z.object({
      sectionKey: z.string().min(1),
      displayLabel: z.string().nullish(),
      heading: z.string().nullish(),
      content: z.string(),
    }),
  ),
})
type Entry = z.infer<typeof file>['sections'][number]

/**
 * Whole works as reviewed editions: { work, edition, sections: [{ sectionKey: 'book-1-chapter-05', heading, content }] }.
 * → section '<edition>/book-1-chapter-05', "Against Heresies, Book 1, Chapter V: …", the heading taken out of the text
 */
export const editions = textImporter({
  name: 'editions',
  recognises: (_, paths) => paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const parsed = parseJson(text, file, context.trouble)
    for (const entry of parsed?.sections ?? []) yield draft(entry, parsed!, context)
  },
})

const FILE = /(^|\/)editions\/[^/]+\.json$/

function draft(entry: Entry, { work, edition }: z.infer<typeof file>, { pack, path }: Context): Draft {
  const sermon = pack.kind === 'sermons' ? sermonHead(entry.content) : undefined
  const plain = (sermon?.body ?? entry.content).replace(/[_|]/g, '').replace(/\[\d+\]/g, '')
  const { title, body } = sermon ? { title: sermon.title, body: plain } : opened(entry, plain)
  const book = /^book-(\d+)/.exec(entry.sectionKey)?.[1]
  const author = work.creators.map(({ name }) => name).join(', ')
  return {
    key: `${edition.editionId}/${entry.sectionKey}`,
    title: sermon ? title : [work.title, book && `Book ${book}`, title].filter(Boolean).join(', '),
    blocks: paragraphs(body).map((text) => ({ text, mentions: printedPassages(text) })),
    passages: sermon?.passages ?? [],
    ...(author ? { author } : {}),
    facts: { document: work.title, ...(edition.publication ? { edition: edition.publication } : {}) },
    file: path,
    at: entry.sectionKey,
  }
}

const NUMBER = /^(?:Chapter|Oration|Book|Section|§)\s*([IVXLC]+|\d+)\s*[.:]?\s*(?:[—–-]\s*)?/i

/** 'Chapter\nXX. \nIt is, then, …' under the heading 'Chapter XX' → "Chapter XX", 'It is, then, …' */
function opened(entry: Entry, content: string): { title: string; body: string } {
  const heading = (entry.heading ?? '').replace(/\s+/g, ' ').trim()
  const whole = content.trim()
  const number = NUMBER.exec(whole)
  const rest = number ? whole.slice(number[0].length) : whole
  const name = heading
    .replace(NUMBER, '')
    .replace(/\.{3}$/, '…')
    .replace(/\.$/, '')
  const body = name === '' ? rest : (withoutHeading(rest, name) ?? rest)
  const label = number ? `${headline(number[0].replace(/[\s.:—–-]+$/, '').replace(/\s+/g, ' '))}` : ''
  return { title: [label, name].filter((part) => part !== '').join(': '), body: body.replace(/^[\s.:—–-]+/, '') }
}

/** The text after a heading that it repeats, blanks and line breaks folded; undefined where it doesn't. */
function withoutHeading(text: string, heading: string): string | undefined {
  const words = heading.replace(/(\.{3}|…)$/, '').trim()
  const pattern = words
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')
  const match = new RegExp(`^\\s*${pattern}`, 'i').exec(text)
  // A heading cut short with "..." goes on in the text: it must stay there.
  return match && words === heading ? text.slice(match[0].length) : undefined
}

/** A sermon opens with its title in capitals and its text: 'SERMON IX.\n\nTHE SPIRIT OF BONDAGE\n\nROMANS viii. 15.' */
function sermonHead(content: string): { title: string; passages: Passage[]; body: string } | undefined {
  const lines = content.split('\n')
  const titles: string[] = []
  let passages: Passage[] = []
  let index = 0
  for (; index < Math.min(lines.length, 25); index++) {
    const line = lines[index]!.replace(/[_|]|\[\d+\]/g, '').trim()
    if (line === '') continue
    if (/^[1-3]?\s?\p{Lu}[\p{L}.]*(?: [\p{L}.]+)?\.? [ivxlc]+\. [\d,.& -]+\.?$/u.test(line)) {
      passages = listedPassages(line, () => {})
      index++
      break
    }
    if (line !== line.toUpperCase()) break
    titles.push(line.replace(/\.$/, ''))
  }
  if (titles.length === 0) return undefined
  const [number = '', ...names] = titles.map(headline)
  return {
    title: [number, names.join(' ')].filter((part) => part !== '').join(': '),
    passages,
    body: lines.slice(index).join('\n'),
  }
}
