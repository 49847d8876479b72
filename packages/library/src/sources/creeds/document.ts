import { z } from 'zod'
import type { Draft } from '../sections/draft.ts'
import { paragraphs } from '../text/prose.ts'
import { printedPassages } from '../text/references.ts'
import type { Context } from '../text-importer.ts'

const row = z.object({
  article: z.string().optional(),
  paragraph: z.string().optional(),
  session: z.string().optional(),
  type: z.string().optional(),
  decree: z.string().optional(),
  chapter: z.string().optional(),
  canon: z.string().optional(),
  number: z.string().optional(),
  part: z.string().optional(),
  question_number: z.string().optional(),
  question: z.string().optional(),
  answer: z.string().optional(),
  title: z.string().optional(),
  content: z.string().optional(),
})
type Row = z.infer<typeof row>

export const historicalDocument = z.object({
  title: z.string().min(1),
  author: z.string().nullish(),
  date: z.string().nullish(),
  tradition: z.string().nullish(),
  sections: z.array(row),
})

/**
 * A council, confession or catechism as flat rows. Articles in numbered paragraphs are joined to
 * one section each; a catechism's row without an answer continues the row above.
 */
export function* readDocument(
  document: z.infer<typeof historicalDocument>,
  { path, trouble }: Context,
): Generator<Draft> {
  const name = path.replace(/^.*\/|\.json$/g, '')
  const year = Number(/\d{3,4}/.exec(document.date ?? '')?.[0])
  const shared = {
    ...(document.author ? { author: document.author } : {}),
    ...(year ? { year } : {}),
    file: path,
  }
  const tradition = document.tradition ?? TRADITION.get(name)
  for (const entry of joined(document.sections)) {
    if (!entry.text.trim()) {
      trouble({ code: 'empty', at: entry.number })
      continue
    }
    yield {
      key: `${name}/${entry.number}`,
      title: entry.title,
      blocks: paragraphs(entry.text).map((text) => ({ text, mentions: printedPassages(text) })),
      ...shared,
      facts: {
        document: document.title,
        number: entry.number,
        ...(entry.part ? { part: entry.part } : {}),
        ...(tradition ? { traditions: [tradition.toLowerCase()] } : {}),
      },
      at: entry.number,
    }
  }
}

/** Whose document it is, where the file doesn't say. */
const TRADITION: ReadonlyMap<string, string> = new Map([
  ['39-articles', 'anglican'],
  ['augsburg-confession', 'lutheran'],
  ['council-of-trent', 'catholic'],
])

type Entry = { number: string; title: string; part?: string; text: string }

function joined(rows: readonly Row[]): Entry[] {
  const entries: Entry[] = []
  for (const row of rows) {
    const before = entries.at(-1)
    if (row.question !== undefined) joinQuestion(row, before, entries)
    else if (row.article !== undefined && before?.number === row.article) before.text += `\n\n${clean(row.content)}`
    else entries.push(row.session === undefined ? article(row) : decree(row))
  }
  return entries
}

/** A list item or an article of the Creed stands as a question without an answer: it ends the answer above it. */
function joinQuestion(row: Row, before: Entry | undefined, entries: Entry[]): void {
  const number = row.question_number ?? String(entries.length + 1)
  const part = row.part ? { part: row.part } : {}
  if (row.answer?.trim()) entries.push({ number, title: row.question ?? '', text: row.answer, ...part })
  else if (before && row.question) before.text += `\n\n${row.question}`
}

function article(row: Row): Entry {
  const number = row.article ?? row.number ?? ''
  const kind = row.type === 'question' ? 'Question' : row.type === 'decree' ? 'Decree' : 'Article'
  const title = row.title ? `${kind} ${number}: ${row.title.replace(/\.$/, '')}` : `${kind} ${number}`
  return { number: row.type === 'question' ? `q${number}` : number, title, text: clean(row.content) }
}

/** Session 6, decree on justification, chapter 4 → '6/justification/chapter-4'. */
function decree(row: Row): Entry {
  const place = row.canon ? `canon ${row.canon}` : row.chapter ? `chapter ${row.chapter}` : ''
  const about = row.decree?.replace(/^(the|on|concerning) /i, '') ?? row.type ?? ''
  const number = [row.session, slug(about), slug(place)].filter((step) => step !== '').join('/')
  const heading = row.title ?? row.decree
  const named = heading ? heading.charAt(0).toUpperCase() + heading.slice(1) : undefined
  const title = [`Session ${row.session}`, named, place].filter(Boolean).join(', ')
  return { number, title, text: clean(row.content), ...(row.decree ? { part: row.decree } : {}) }
}

const slug = (text = '') =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The print's paragraph numbers run on inside the text: 'any doubting; 2 that is to say'. */
const clean = (text = '') =>
  text
    .replace(/(?<=[;,.:] )\d{1,2} (?=\p{L})/gu, '')
    .replace(/(?<=\p{Ll} )\d{1,2} (?=\p{Ll})/gu, '')
    .replace(/^\d{1,2}\] ?/, '')
