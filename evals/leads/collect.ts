import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isProblem, type Locale, overlaps, type Passage, parseUsfm } from '@berea/scripture'
import { answer, type Citation } from '../../packages/answering/src/index.ts'
import { openTexts } from '../texts.ts'

/**
 * Asks every question of the sets with keys, and those that readers label, and keeps each first paragraph that the gate is asked
 * about, with its features. `node evals/leads/collect.ts --library DIR --into FILE [--words] [--every N]`
 *
 * What a key can tell is labelled by it (`evals/first`: the paragraph says what it must; `evals/untold`: what is told nowhere is
 * answered by nothing); the rest is for readers: `label` is then null.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../../data/library', import.meta.url)) },
    into: { type: 'string', default: join(import.meta.dirname, 'leads.jsonl') },
    words: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
  },
})

type Label = 'answers' | 'near' | 'no'
type Asked = {
  readonly set: string
  readonly locale: Locale
  readonly question: string
  readonly judge?: (first: string, cited: readonly Citation[]) => Label | undefined
}

const FOLDER = join(import.meta.dirname, '..')
const rowsOf = (file: string) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const level = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('’', "'")
const passagesOf = (references: readonly string[]): Passage[] =>
  references.map((one) => parseUsfm(one)).filter((place): place is Passage => !isProblem(place))
const shows = (gold: readonly Passage[], { passage }: Citation): boolean =>
  passage !== undefined && gold.some((one) => overlaps(one, passage))

/** By the words that it has to say, or the verses that it has to quote. */
function byKey(verses: readonly string[], says: readonly (readonly string[])[]): NonNullable<Asked['judge']> {
  const gold = passagesOf(verses)
  return (first, cited) => {
    const own = cited.filter(({ n }) => first.includes(`[^${n}]`))
    const isSaid = says.every((group) => group.some((words) => level(first).includes(level(words))))
    if (says.length > 0 ? isSaid : own.some((one) => shows(gold, one))) return 'answers'
    return cited.slice(0, 3).some((one) => shows(gold, one)) ? 'near' : 'no'
  }
}

function questions(): Asked[] {
  const first = readdirSync(join(FOLDER, 'first')).flatMap((file) =>
    rowsOf(`first/${file}`).map(
      ({ question, verses, says }): Asked => ({
        set: 'first',
        locale: file.split('.')[1] as Locale,
        question,
        judge: byKey(verses, says),
      }),
    ),
  )
  const untold = readdirSync(join(FOLDER, 'untold')).flatMap((file) =>
    rowsOf(`untold/${file}`).map(
      ({ question, locale, told, gold = [] }): Asked => ({
        set: 'untold',
        locale,
        question,
        judge: told ? byKey(gold, []) : () => 'no',
      }),
    ),
  )
  const read = rowsOf('relevance/questions.jsonl').map(
    ({ text, locale }): Asked => ({ set: 'relevance', locale, question: text }),
  )
  const some = (all: readonly Asked[]) => all.filter((_asked, at) => at % Number(values.every) === 0)
  return [...some(first), ...some(untold), ...read]
}

const { library, encoder, close } = await openTexts(values.library, values.words)
const kept: string[] = []
for (const { set, locale, question, judge } of questions()) {
  let features: object | undefined
  let text = ''
  const cited: Citation[] = []
  const trace = (name: string, value: object) => {
    if (name === 'lead') features = (value as { readonly features: object }).features
  }
  const asked = { text: question, locale, tradition: 'none', mode: 'deep' } as const
  for await (const event of answer(asked, library, { trace, ...(encoder && { encoder }) })) {
    if (event.type === 'text') text += event.delta
    if (event.type === 'citation') cited.push(event.citation)
  }
  if (!features) continue
  const first = text.split('\n\n')[0] ?? ''
  kept.push(JSON.stringify({ set, locale, question, label: judge?.(first, cited) ?? null, first, features }))
}
writeFileSync(values.into, `${kept.join('\n')}\n`)
await close()
console.log(`${kept.length} first paragraphs in ${values.into}`)
