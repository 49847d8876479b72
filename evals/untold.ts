import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isProblem, type Locale, overlaps, type Passage, parseUsfm } from '@berea/scripture'
import { sentencesIn } from '../packages/answering/src/compose/sentences.ts'
import { answer, understand } from '../packages/answering/src/index.ts'
import { isDoubted } from './answers.ts'
import { openTexts, type Texts } from './texts.ts'

/**
 * How many questions after what is told nowhere are answered by saying so, and how many after what is told are denied.
 * `node evals/untold.ts [--library DIR] [--set third] [--show] [--json]`
 *
 * Three sets, each of a hand that knew neither the code nor the others; half of each is told nowhere (invented deeds of
 * real persons, details that Scripture does not give, invented persons, things of today), half is told, as like the other
 * half as may be. `first` and `second` were looked at while the tables of `evidence/premise` were written, `third` was not.
 */
type Row = {
  readonly locale: Locale
  readonly question: string
  readonly told: boolean
  readonly gold?: readonly string[]
}

/** Of `untold` questions those `admitted` to be told nowhere; of `told` ones those `right` within three citations, and those `denied`; of both those `doubted`: it is said that the passage may not be what is asked. */
type Figures = {
  untold: number
  admitted: number
  told: number
  right: number
  denied: number
  'untold, doubted': number
  'told, doubted': number
}

const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../data/library', import.meta.url)) },
    set: { type: 'string' },
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

/** What stands in every form of the sentences that say so, whatever place they name. */
function admissionsOf(locale: Locale): string[] {
  const { nothing, onlyNear, near } = sentencesIn(locale)
  const said = [...nothing.map((form) => form()), ...[...onlyNear, ...near].map((form) => form('\0'))]
  return said.map((text) => text.split('\0').reduce((a, b) => (b.length > a.length ? b : a)))
}

/** Matters whose fixed answer says that something is not there. */
const SAID_AT_ONCE = /^(?:premise|nameless|nothing|outside)\b/

async function ask({ library, ...texts }: Texts, { question: text, locale }: Row) {
  let prose = ''
  const cited: Passage[] = []
  for await (const event of answer({ text, locale, tradition: 'none', mode: 'deep' }, library, texts)) {
    if (event.type === 'text') prose += event.delta
    if (event.type === 'citation' && event.citation.passage) cited.push(event.citation.passage)
  }
  const { matter = '' } = understand({ text, locale, tradition: 'none', mode: 'deep' })
  const isAdmitted = SAID_AT_ONCE.test(matter) || admissionsOf(locale).some((words) => prose.includes(words))
  return { prose, cited, isAdmitted }
}

async function count(texts: Texts, set: string): Promise<Figures> {
  const lines = readFileSync(join(import.meta.dirname, 'untold', `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  const figures: Figures = {
    untold: 0,
    admitted: 0,
    told: 0,
    right: 0,
    denied: 0,
    'untold, doubted': 0,
    'told, doubted': 0,
  }
  for (const row of lines.map((line) => JSON.parse(line) as Row)) {
    const { prose, cited, isAdmitted } = await ask(texts, row)
    const gold = (row.gold ?? [])
      .map((place) => parseUsfm(place))
      .filter((place): place is Passage => !isProblem(place))
    const isRight = cited.slice(0, 3).some((place) => gold.some((one) => overlaps(one, place)))
    figures[row.told ? 'told' : 'untold'] += 1
    if (!row.told && isAdmitted) figures.admitted += 1
    if (row.told && isRight) figures.right += 1
    if (row.told && isAdmitted) figures.denied += 1
    if (isDoubted(prose, row.locale)) figures[row.told ? 'told, doubted' : 'untold, doubted'] += 1
    if (values.show && row.told === isAdmitted) {
      console.error(
        `${row.told ? 'denied  ' : 'answered'} ${row.question}\n         ${prose.split('\n')[0]!.slice(0, 200)}`,
      )
    }
  }
  return figures
}

const sets = readdirSync(join(import.meta.dirname, 'untold')).map((file) => file.replace('.jsonl', ''))
const texts = await openTexts(values.library)
const figures: Record<string, Figures> = {}
for (const set of sets.filter((one) => values.set === undefined || one === values.set)) {
  figures[set] = await count(texts, set)
}
await texts.close()
if (values.json) console.log(JSON.stringify(figures))
else console.table(figures)
