import { isProblem, type Passage } from '@berea/scripture'
import { z } from 'zod'
import type { Pack, PackFile, Report, SectionImporter } from './importer.ts'
import type { Draft } from './sections/draft.ts'
import { finish } from './sections/finish.ts'
import { decodeText, type Trouble } from './text/decode.ts'
import { jsonLines } from './text/json-lines.ts'
import { decodeEntities, paragraphs } from './text/prose.ts'
import { listedPassages, printedPassages } from './text/references.ts'

const quote = z.object({
  father: z.string().min(1),
  ref: z.string().min(1),
  quote: z.string(),
  source_title: z.string().nullish(),
  time: z.union([z.number().int(), z.string()]).nullish(),
  append_to_author_name: z.string().nullish(),
})
type Quote = z.infer<typeof quote>
const fathers = z.record(z.string(), z.object({ default_year: z.union([z.number(), z.string()]).nullish() }))

/**
 * The Fathers on single passages: one file a Father, one quotation a line.
 *
 *     { father: 'Jerome', ref: 'Romans 8:28-30', quote: '…', source_title: 'Letter 1' }
 *     → section 'Jerome/Romans-8:28-30', "Romans 8:28–30", by Jerome, about ROM 8:28-30
 *
 * The same quotation under several references is one section about all of them. English numbering.
 */
export const fathersOnScripture: SectionImporter = {
  name: 'fathers-on-scripture',
  recognises: (_, paths) => paths.some((path) => FILE.test(path)),
  read: (pack, files, report) => finish(pack, drafts(pack, files, report), report),
}

const FILE = /(^|\/)fathers\/[^/]+\.jsonl$/
const YEARS = /(^|\/)fathers\.json$/

async function* drafts(pack: Pack, files: AsyncIterable<PackFile>, report: Report): AsyncGenerator<Draft> {
  const byFather: { path: string; drafts: Draft[] }[] = []
  const years = new Map<string, number>()
  for await (const { path, bytes } of files) {
    if (!FILE.test(path) && !YEARS.test(path)) continue
    const trouble = (what: Trouble) => report({ pack: pack.id, file: path, ...what })
    const decoded = decodeText(bytes)
    if (!('text' in decoded)) trouble(decoded)
    else if (FILE.test(path)) byFather.push({ path, drafts: readFather(decoded.text, path, trouble) })
    else readYears(decoded.text, years, trouble)
  }
  for (const { drafts } of byFather) {
    for (const draft of drafts) {
      const year = draft.year ?? years.get(draft.facts?.father as string)
      yield year === undefined ? draft : { ...draft, year }
    }
  }
}

function readYears(text: string, years: Map<string, number>, trouble: (trouble: Trouble) => void): void {
  for (const { value } of jsonLines(text.replace(/\s*\n\s*/g, ' '), fathers, trouble)) {
    for (const [name, { default_year: year }] of Object.entries(value)) {
      if (Number.isInteger(Number(year)) && Number(year) > 0) years.set(name, Number(year))
    }
  }
}

function readFather(text: string, path: string, trouble: (trouble: Trouble) => void): Draft[] {
  const byText = new Map<string, Draft>()
  for (const { value, line } of jsonLines(text, quote, trouble)) {
    const unknown = () => trouble({ code: 'unknown-reference', at: `line ${line}`, detail: value.ref.slice(0, 80) })
    const passages = listedPassages(value.ref, unknown)
    const known = byText.get(value.quote)
    if (known) byText.set(value.quote, { ...known, passages: joined(known.passages ?? [], passages) })
    else byText.set(value.quote, draft(value, passages, path, line))
  }
  return [...byText.values()]
}

function draft(entry: Quote, passages: readonly Passage[], file: string, line: number): Draft {
  const year = Number(entry.time)
  const appended = entry.append_to_author_name?.trim()
  return {
    key: `${entry.father}/${entry.ref}`,
    title: entry.ref.replaceAll('-', '–'),
    blocks: paragraphs(decodeEntities(entry.quote)).map((text) => ({ text, mentions: printedPassages(text) })),
    passages,
    author: appended ? `${entry.father} ${appended}` : entry.father,
    ...(Number.isInteger(year) && year > 0 ? { year } : {}),
    facts: { father: entry.father, ...(entry.source_title ? { source: entry.source_title } : {}) },
    file,
    at: `line ${line}`,
  }
}

function joined(one: readonly Passage[], other: readonly Passage[]): Passage[] {
  const name = ({ first, last }: Passage) => JSON.stringify([first, last])
  const known = new Set(one.map(name))
  return [...one, ...other.filter((passage) => !isProblem(passage) && !known.has(name(passage)))]
}
