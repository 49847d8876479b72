import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LOCALES, type Locale, TRADITIONS, type Tradition } from '@berea/scripture'
import { answer } from '../packages/answering/src/index.ts'
import { openTexts } from './texts.ts'

const USAGE = `Which answers does a change alter?

  node evals/same.ts --library DIR --into FOLDER     asks some 600 questions, keeps each one's events
  node evals/same.ts --before FOLDER --after FOLDER  names the questions whose events differ, with the first that does

  --from DIR    the folder of traps.jsonl (shared/evals beside the checkout)
  --show N      so many of the questions that differ are printed whole (10)`

const MODES = ['deep', 'deep', 'quick', 'professional'] as const
type Mode = (typeof MODES)[number]

type Asked = { readonly set: string; readonly text: string; readonly locale: Locale; tradition: Tradition; mode: Mode }
type Kept = Asked & { readonly events: readonly unknown[] }

const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../data/library', import.meta.url)) },
    from: { type: 'string', default: fileURLToPath(new URL('../../shared/evals', import.meta.url)) },
    into: { type: 'string' },
    before: { type: 'string' },
    after: { type: 'string' },
    show: { type: 'string', default: '10' },
  },
})

const linesOf = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** So many of a list, spread over all of it. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length))

type Plain = Pick<Asked, 'set' | 'text' | 'locale'>

/** Of each set of questions of a folder beside this one so many. */
function fromSets(folder: string, name: RegExp, count: number): Plain[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((file) => name.test(file))
    .toSorted()
    .flatMap((file) => {
      const locale = file.split('.')[1] as Locale
      const rows = linesOf(join(import.meta.dirname, folder, file)) as {
        readonly question?: string
        readonly text?: string
      }[]
      return spread(rows, count).map(({ question, text = question! }) => ({ set: `${folder}/${file}`, text, locale }))
    })
}

function fromTraps(folder: string): Plain[] {
  const file = join(folder, 'traps.jsonl')
  if (!existsSync(file)) return []
  const rows = linesOf(file) as Partial<Record<Locale, string>>[]
  return rows.flatMap((row) =>
    LOCALES.flatMap((locale) => (row[locale] === undefined ? [] : [{ set: 'traps', text: row[locale], locale }])),
  )
}

/** Modes and traditions go round, so that each set is asked in all of them. */
function questions(): Asked[] {
  const all = [
    ...fromSets('natural', /^natural\./, 40),
    ...fromSets('first', /./, 9),
    ...fromSets('danger', /^troubles\./, 20),
    ...fromTraps(values.from),
  ]
  return all.map((one, index) => ({
    ...one,
    mode: MODES[index % MODES.length]!,
    tradition: TRADITIONS[Math.floor(index / 3) % TRADITIONS.length]!,
  }))
}

async function keep(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { library, encoder, close } = await openTexts(values.library)
  const options = encoder ? { encoder } : {}
  const all = questions()
  for (const [index, asked] of all.entries()) {
    const { text, locale, tradition, mode } = asked
    const events: unknown[] = []
    for await (const event of answer({ text, locale, tradition, mode }, library, options)) events.push(event)
    writeFileSync(join(folder, `${String(index).padStart(4, '0')}.json`), JSON.stringify({ ...asked, events }, null, 1))
  }
  await close()
  console.log(`${all.length} questions, kept in ${folder}`)
}

const read = (folder: string): Map<string, Kept> =>
  new Map(
    readdirSync(folder).map((file) => {
      const kept = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept
      return [`${kept.set} ${kept.locale} ${kept.tradition} ${kept.mode} ${kept.text}`, kept]
    }),
  )

/** How many questions differ; those that only one of the folders has count too. */
function compare(beforeFolder: string, afterFolder: string): number {
  const before = read(beforeFolder)
  const after = read(afterFolder)
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const changed = names.filter((name) => eventsOf(before, name).join() !== eventsOf(after, name).join())
  for (const name of changed.slice(0, Number(values.show))) {
    const [one, other] = [eventsOf(before, name), eventsOf(after, name)]
    const at = Math.max(
      0,
      one.findIndex((event, index) => event !== other[index]),
    )
    console.log(`\n${name}\n  - ${one[at] ?? 'nothing'}\n  + ${other[at] ?? 'nothing'}`)
  }
  console.log(`\n${changed.length} of ${names.length} questions have other events`)
  return changed.length
}

const eventsOf = (kept: ReadonlyMap<string, Kept>, name: string): string[] =>
  (kept.get(name)?.events ?? []).map((event) => JSON.stringify(event))

if (values.into !== undefined) await keep(values.into)
else if (values.before !== undefined && values.after !== undefined)
  process.exitCode = compare(values.before, values.after) > 0 ? 1 : 0
else {
  console.error(USAGE)
  process.exitCode = 2
}
