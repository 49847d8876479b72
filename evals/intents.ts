import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES, type Locale } from '@berea/scripture'
import { INTENTS, type Intent } from '../packages/answering/src/understand/intent.ts'
import { understand } from '../packages/answering/src/understand/understand.ts'

/**
 * How often the intent and the language of natural questions are understood, with a table of what was taken for what.
 * `node evals/intents.ts [--from DIR] [--show es-es] [--json]`
 */
type Row = { readonly id: string; readonly intent: Intent; readonly question: string }
type Figures = { readonly intent: number; readonly language: number; readonly ms: number }

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(import.meta.dirname, '../../shared/evals') },
    show: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const readRows = (locale: Locale): Row[] =>
  readFileSync(join(values.from, `natural.${locale}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

const taken = new Map<string, number>()

function measure(locale: Locale): Figures {
  const rows = readRows(locale)
  let right = 0
  let language = 0
  let spent = 0
  for (const { id, intent, question } of rows) {
    const from = performance.now()
    const understood = understand({ text: question, locale: 'zh-cn', tradition: 'none', mode: 'deep' })
    spent += performance.now() - from
    if (understood.locale === locale) language++
    if (understood.intent === intent) right++
    else if (values.show === locale) console.log(`${id} ${intent} taken for ${understood.intent}: ${question}`)
    const pair = `${intent} ${understood.intent}`
    taken.set(pair, (taken.get(pair) ?? 0) + 1)
  }
  return { intent: right / rows.length, language: language / rows.length, ms: spent / rows.length }
}

const figures = Object.fromEntries(LOCALES.map((locale) => [`natural.${locale}`, measure(locale)]))

if (values.json) console.log(JSON.stringify(figures))
else {
  for (const [name, { intent, language, ms }] of Object.entries(figures)) {
    console.log(`${name.padEnd(14)} intent ${intent.toFixed(3)}  language ${language.toFixed(3)}  ${ms.toFixed(2)} ms`)
  }
  const columns = INTENTS.filter((intent) => [...taken.keys()].some((pair) => pair.endsWith(` ${intent}`)))
  console.log(`\n${'asked \\ taken'.padEnd(14)}${columns.map((intent) => intent.slice(0, 8).padStart(9)).join('')}`)
  for (const asked of INTENTS.filter((intent) => [...taken.keys()].some((pair) => pair.startsWith(`${intent} `)))) {
    const cells = columns.map((intent) => String(taken.get(`${asked} ${intent}`) ?? '·').padStart(9))
    console.log(`${asked.padEnd(14)}${cells.join('')}`)
  }
}
