import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildLibrary, chooseSource, openLibrary } from '@berea/library'
import { measureAnswer, summarise } from './answers.ts'
import { type QuestionSet, readQuestionSets, UnreadableRow } from './questions.ts'
import { isDeuterocanonical, measureRetrieval, withoutKinds } from './retrieval.ts'
import { openTexts, type Texts } from './texts.ts'
import { measureTraps } from './traps.ts'
import { measureWriter } from './writer/engine.ts'

const USAGE = `npm run evals -- [options]

  --from DIR                  question files of the usual names from another folder (shared/evals beside the checkout)
  --library DIR               a built library (data/library); what is missing in it is built first
  --source DIR|ADDRESS        where the library's texts come from
  --only retrieval|answers    half of it
  --words                     without the encoder, as a server without a model
  --sets NAMES                only these sets: natural.en,topics.en
  --json                      one object of figures instead of tables

  --engine writer             a language model answers, and what a reader sees of it is looked at
  --model ADDRESS             in the protocol of OpenAI (the tiny one of npm run model:tiny); or "misbehaving", one of ours
  --limit 100 --seed 1        how many answers, of questions drawn by this
  --show                      the texts as well`

type Figures = Readonly<Record<string, number>>

const checkout = new URL('../', import.meta.url)
const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: fileURLToPath(new URL('../shared/evals', checkout)) },
    library: { type: 'string', default: fileURLToPath(new URL('data/library', checkout)) },
    source: { type: 'string', default: process.env.LIBRARY_SOURCE ?? '' },
    only: { type: 'string', default: '' },
    sets: { type: 'string', default: '' },
    words: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'composer' },
    model: { type: 'string', default: 'http://127.0.0.1:11435/v1' },
    limit: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** Progress and remarks; what is asked for with --json stands alone on the output. */
const tell = (line: string): void => console.error(line)

async function main(): Promise<number> {
  if (options.help || !['', 'retrieval', 'answers'].includes(options.only)) {
    console.log(USAGE)
    return options.help ? 0 : 2
  }
  if (!existsSync(options.from)) {
    tell(`There are no questions at ${options.from}: name their folder with --from.`)
    return 2
  }
  const wanted = options.sets === '' ? undefined : new Set(options.sets.split(','))
  const sets = (await readQuestionSets(options.from)).filter(({ name }) => wanted?.has(name) ?? true)
  await prepare()
  const texts = await openTexts(options.library, options.words)
  if (!texts.encoder) tell('Words alone are measured: the library has no model, or none is wanted.')
  const figures: Record<string, Figures> = {}
  try {
    if (options.engine === 'writer') {
      await measureWriter({ ...options, limit: Number(options.limit), seed: Number(options.seed) }, texts)
      return 0
    }
    for (const set of sets) Object.assign(figures, await measure(set, texts))
    if (options.only !== 'retrieval' && (wanted?.has('traps') ?? true)) Object.assign(figures, await askTraps(texts))
  } finally {
    await texts.close()
  }
  if (options.json) console.log(JSON.stringify(rounded(figures)))
  else for (const kind of ['questions', 'topics', 'natural', 'traps']) printTable(kind, rounded(figures))
  return 0
}

/** The library as it lies there, or built from the texts of the core tier. */
async function prepare(): Promise<void> {
  const { address } = await chooseSource({
    setting: options.source,
    beside: fileURLToPath(new URL('../shared/library', checkout)),
    cache: join(options.library, '../fetched'),
    fetch: false,
  })
  const opened = await openLibrary(options.library)
  const { languages, works } = opened.readiness()
  const whole = Object.values(languages).every(({ verses, search }) => verses && search)
  await opened.close()
  if (whole && works.every(({ state }) => state !== 'failed')) return
  tell(`Building the library in ${options.library} …`)
  const built = await buildLibrary({
    library: options.library,
    source: address,
    wish: { locales: ['zh-cn', 'en', 'fr-fr', 'es-es'], tiers: ['core'], asked: [] },
  })
  if ('busy' in built) tell(`Process ${built.busy.pid} is building it; what is there is measured.`)
}

async function measure(set: QuestionSet, texts: Texts): Promise<Record<string, Figures>> {
  tell(`${set.name}: ${set.rows.length}`)
  const apart = set.kind === 'natural' ? set.rows.filter(isDeuterocanonical) : []
  const rows = set.rows.filter((row) => !apart.includes(row))
  const figures: Record<string, Figures> = { [set.name]: await figuresOf(set, rows, texts) }
  if (apart.length > 0) figures[`${set.name}.deuterocanon`] = await figuresOf(set, apart, texts)
  return figures
}

async function figuresOf(set: QuestionSet, rows: QuestionSet['rows'], texts: Texts): Promise<Figures> {
  const retrieval = options.only === 'answers' ? {} : await measureRetrieval(set, rows, texts)
  if (options.only === 'retrieval' || set.kind === 'topics') return retrieval
  const answers = []
  for (const row of rows) {
    answers.push(await measureAnswer(row, set.locale, texts, { without: withoutKinds(set), mode: 'deep' }))
  }
  return { questions: rows.length, ...retrieval, ...summarise(answers) }
}

async function askTraps(texts: Texts): Promise<Record<string, Figures>> {
  const { passed, failures } = await measureTraps(options.from, texts)
  for (const { id, locale, question, why } of failures) tell(`trap ${id} ${locale}: ${why}: ${question}`)
  return Object.fromEntries(Object.entries(passed).map(([locale, share]) => [`traps.${locale}`, { passed: share }]))
}

const rounded = (figures: Readonly<Record<string, Figures>>): Record<string, Figures> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([figure, value]) => [figure, Math.round(value * 1000) / 1000])),
    ]),
  )

function printTable(kind: string, figures: Readonly<Record<string, Figures>>): void {
  const rows = Object.entries(figures).filter(([name]) => name.startsWith(`${kind}.`))
  const columns = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))]
  if (rows.length === 0) return
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n${''.padEnd(width)}  ${columns.map((column) => column.padStart(9)).join('')}`)
  for (const [name, row] of rows) {
    console.log(`${name.padEnd(width)}  ${columns.map((column) => String(row[column] ?? '').padStart(9)).join('')}`)
  }
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UnreadableRow)) throw error
  tell(error.message)
  return 2
})
