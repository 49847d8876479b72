import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { answer } from '@berea/answering'
import { analysedLanguage, chooseSource, type Kind, type Library } from '@berea/library'
import { beginSmall, growHeapSlowly } from '../apps/server/src/memory.ts'
import { openTexts } from '../evals/texts.ts'
import { readGeneration } from '../packages/library/src/building/generation.ts'
import { ROOT } from '../tools/steps.ts'
import { percentiles, round, timed } from './askers.ts'
import { type BuildFigures, measureBuild } from './building.ts'
import { type Hold, holds } from './holds.ts'
import { type Asked, questions } from './questions.ts'
import { firstPages, startedFromNothing } from './served.ts'
import { fillSqlite, type Sqlite } from './sqlite.ts'

const USAGE = `npm run bench -- [--library data/library] [--json] [--quick]

  --library DIR   measure this library; without it the core tier is built from nothing, which is measured too
  --quick         a fifth of the questions
  --json          one object instead of tables
`
/** Of the kinds that an answer tells from, those that are searched by words. */
const TOLD_FROM: readonly Kind[] = ['notes', 'theology', 'stories', 'people-places', 'dictionary']

const { values } = parseArgs({
  options: {
    library: { type: 'string' },
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

// As the server does.
beginSmall()
growHeapSlowly()
const scratch = mkdtempSync(join(tmpdir(), 'berea-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const tell = (line: string) => values.json || console.log(line)

const folder = values.library ? resolve(values.library) : join(scratch, 'library')
const build = values.library ? undefined : await buildNow(folder)
const started = performance.now()
const { library, encoder, close } = await openTexts(folder)
const opening = round(performance.now() - started)
const byMeaning = encoder ? { encoder } : {}
if (library.works().length === 0) throw new Error(`There is no library in ${folder}.`)

// Before anything else is answered: the first question of a process is among those that may hold it.
const held = await holds({ library, ...byMeaning })
const all = questions().filter((_, at) => !values.quick || at % 5 === 0)
tell(`${all.length} questions in five languages, library ${library.version}`)
const search = { alone: await timed(1, all, searchOurs(library)), eight: await timed(8, all, searchOurs(library)) }
const answers = { alone: await answersOf(1), eight: await answersOf(8) }
const servingMegabytes = Math.round(process.memoryUsage.rss() / 2 ** 20)
const generation = await readGeneration(folder)
if (!generation) throw new Error(`The library in ${folder} cannot be read.`)
const sqlite = fillSqlite(join(scratch, 'fts5.db'), folder, generation)
const fts5 = { alone: await timed(1, all, searchSqlite(sqlite)), eight: await timed(8, all, searchSqlite(sqlite)) }
sqlite.close()
await close()
if (!values.library) tell('A server is started from nothing …')
const served = values.library ? undefined : await startedFromNothing(join(scratch, 'first'), all)
const pages = await firstPages()

const report = {
  ...(build ? { build } : {}),
  ...(served ?? {}),
  ...(pages ? { pages } : {}),
  held,
  opening,
  servingMegabytes,
  search,
  answers,
  fts5,
  timesFasterAtP95WithEight: round(fts5.eight.p95 / search.eight.p95),
}
if (values.json) console.log(JSON.stringify(report))
else show()
process.exit(0)

async function buildNow(to: string): Promise<BuildFigures> {
  const beside = join(ROOT, '..', 'shared', 'library')
  const setting = process.env.LIBRARY_SOURCE ?? ''
  const { address } = await chooseSource({ setting, beside, cache: join(scratch, 'fetched'), fetch: false })
  if (!existsSync(beside) && setting === '') tell('No source is set: the installed texts are measured.')
  tell('The core tier is built from nothing …')
  return measureBuild(to, address, 'zh-cn')
}

/** What an answer asks of the library before it writes. */
function searchOurs(from: Library) {
  return async ({ locale, text }: Asked) => {
    const filter = { languages: [locale] }
    const [verses] = await Promise.all([
      from.verses(text, locale, { limit: 60 }),
      from.search(text, { ...filter, kinds: ['questions'] }, 12),
      from.search(text, { ...filter, kinds: TOLD_FROM }, 24),
    ])
    const best = verses[0]?.verse
    if (best) await from.about({ first: best, last: best }, filter, 40)
  }
}

function searchSqlite(db: Sqlite) {
  return async ({ locale, text }: Asked) => {
    const language = analysedLanguage(locale)!
    db.verses(language, text, 60)
    db.search(language, text, ['questions'], 12)
    db.search(language, text, TOLD_FROM, 24)
  }
}

/** Milliseconds until the first words of an answer and until its end. */
async function answersOf(askers: number) {
  const firsts: number[] = []
  const whole = await timed(askers, all, async ({ locale, text }) => {
    const begun = performance.now()
    let first: number | undefined
    const asked = { text, locale, tradition: 'none', mode: 'deep' } as const
    for await (const event of answer(asked, library, byMeaning)) {
      if (event.type === 'text') first ??= performance.now() - begun
    }
    firsts.push(first ?? performance.now() - begun)
  })
  return { firstText: percentiles(firsts), whole }
}

function show(): void {
  if (build) console.table({ 'seconds from nothing, megabytes at most': build })
  if (served) console.table({ 'npm start from nothing to the first Chinese answer': served.start })
  if (served) console.table({ '30 questions a second': served.crowd })
  if (pages) console.table(pages)
  console.table(held)
  const longest = (of: (hold: Hold) => number) => Math.max(...Object.values(held).map(of))
  console.log(
    `the thread was held ${longest((hold) => hold['held ms'])} ms at the longest, the slowest answer took ${longest((hold) => hold['answer ms'])} ms`,
  )
  const row = ({ p50, p95 }: { p50: number; p95: number }) => ({ 'p50 ms': p50, 'p95 ms': p95 })
  console.table({
    'search, alone': row(search.alone),
    'search, 8 askers': row(search.eight),
    'SQLite FTS5, alone': row(fts5.alone),
    'SQLite FTS5, 8 askers': row(fts5.eight),
    'first text, alone': row(answers.alone.firstText),
    'first text, 8 askers': row(answers.eight.firstText),
    'whole answer, alone': row(answers.alone.whole),
    'whole answer, 8 askers': row(answers.eight.whole),
  })
  console.log(`${report.timesFasterAtP95WithEight} times as fast as SQLite FTS5 at p95 with 8 askers`)
  console.log(`opened in ${opening} ms; ${servingMegabytes} MB resident after 8 askers`)
}
