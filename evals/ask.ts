import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OWN_WORK } from '@berea/library'
import type { Locale, Tradition } from '@berea/scripture'
import {
  answer,
  type Citation,
  type Mode,
  type Question,
  type Told,
  type Turn,
} from '../packages/answering/src/index.ts'
import { openTexts } from './texts.ts'

const USAGE = `Asks questions and prints the answers.

  npm run ask -- [--locale zh-cn] "question" ["what is asked next" …]   one conversation
  npm run ask -- --set FILE.jsonl                                       rows {id?, text, locale, after?, mode?, expression?}

  --library DIR   data/library where it is built
  --first         only the first paragraph
  --unread        articles that one person has read speak as well
  --trace         what was weighed, with its features and scores
  --mode deep|quick, --tradition none|protestant|catholic|orthodox`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../data/library', import.meta.url)) },
    set: { type: 'string' },
    locale: { type: 'string', default: 'zh-cn' },
    mode: { type: 'string', default: 'deep' },
    tradition: { type: 'string', default: 'none' },
    first: { type: 'boolean', default: false },
    unread: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
})

type Row = {
  readonly id?: string
  readonly text: string
  readonly locale: Locale
  /** The id of the question before it in the same conversation. */
  readonly after?: string
  readonly mode?: Mode
  readonly expression?: Tradition
}

const fromWords = (): Row[] =>
  positionals.map((text, index) => ({
    id: `${index}`,
    text,
    locale: values.locale as Locale,
    ...(index > 0 && { after: `${index - 1}` }),
    mode: values.mode as Mode,
    expression: values.tradition as Tradition,
  }))

const fromFile = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

const questionOf = ({ text, locale, mode = 'deep', expression = 'none' }: Row): Question => ({
  text,
  locale,
  tradition: expression,
  mode,
})

/** What the answer to each row was about, as the server keeps it. */
const told = new Map<string, Told>()

/** What was asked before a row in its conversation, oldest first. */
function before(row: Row, rows: readonly Row[]): Turn[] {
  const last = rows.find(({ id }) => id !== undefined && id === row.after)
  const about = told.get(last?.id ?? '')
  return last ? [...before(last, rows), { ...questionOf(last), ...(about && { told: about }) }] : []
}

const rows = values.set === undefined ? fromWords() : fromFile(values.set)
if (rows.length === 0) {
  console.error(USAGE)
  process.exit(1)
}
const { library, encoder, close } = await openTexts(values.library, false, values.unread)
for (const row of rows) {
  let text = ''
  let understood = ''
  let terms: readonly string[] = []
  const cited: Citation[] = []
  const trace = (name: string, value: object) => console.log(name, JSON.stringify(value))
  const options = { conversation: before(row, rows), ...(encoder && { encoder }), ...(values.trace && { trace }) }
  for await (const event of answer(questionOf(row), library, options)) {
    if (event.type === 'understood') terms = event.terms
    if (event.type === 'citation') cited.push(event.citation)
    if (event.type === 'understood')
      understood = `${event.locale} ${event.intent}${event.leans ? ` ← ${event.leans.took}` : ''}`
    if (event.type === 'text') text += event.delta
    if (event.type === 'follow-ups') text += `\n→ ${event.questions.join(' · ')}`
  }
  const own = cited.find(({ work }) => work === OWN_WORK)?.section
  const passages = cited.flatMap(({ passage }) => passage ?? [])
  told.set(row.id ?? '', { answer: row.id ?? '', terms, passages, ...(own !== undefined && { own }) })
  const shown = values.first ? text.split('\n\n').slice(0, 1).join('\n') : text
  console.log(`\n## ${row.id ?? ''} ${row.text}  [${understood}]\n${shown.trim()}`)
}
await close()
