import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isProblem, type Locale, overlaps, type Passage, parseUsfm } from '@berea/scripture'
import { isDoubted, write } from './answers.ts'
import { openTexts } from './texts.ts'

/**
 * How many first paragraphs answer what was asked, by language and by what was asked for (where, who, why, …).
 * `node evals/first.ts [--library DIR] [--set held] [--locale zh-cn] [--show] [--json]`
 *
 * Four sets of questions with keys, written by hands that had seen neither the code nor an answer: `dev`, `held` and `blind`
 * were worked with, of `unseen` only the figures were looked at until stories were written for what its questions lead to
 * (decision 14). The key tells what the paragraph must say: of every group in `says` at least one string, as part of words, in
 * the assistant's words or quoted. Where there is none it must quote one of the `verses`.
 */
type Row = {
  readonly id: string
  readonly question: string
  readonly kind: string
  readonly verses: readonly string[]
  readonly says: readonly (readonly string[])[]
}

/** `answers`: the first paragraph holds the key; `near`: a passage that holds it is among the first three cited. */
type Verdict = 'answers' | 'near' | 'off'

/** Verdicts counted, and of how many right and other first paragraphs it is said that they may not be what is asked. */
type Figures = Record<Verdict | 'right, doubted' | 'others, doubted', number>

const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../data/library', import.meta.url)) },
    set: { type: 'string', default: 'dev' },
    locale: { type: 'string' },
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const FOLDER = join(import.meta.dirname, 'first')

/** Without regard to case, accents' make and the two kinds of apostrophe. */
const level = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('’', "'")

async function ask({ question, verses, says }: Row, locale: Locale): Promise<{ verdict: Verdict; first: string }> {
  const { text, citations } = await write({ text: question, locale, tradition: 'none', mode: 'deep' }, texts, [])
  const first = text.split('\n\n')[0] ?? ''
  const gold = verses.map((verse) => parseUsfm(verse)).filter((place): place is Passage => !isProblem(place))
  const shown = (place: Passage | undefined) => place && gold.some((one) => overlaps(one, place))
  const isQuoted = citations.some(({ n, passage }) => first.includes(`[^${n}]`) && shown(passage))
  const isSaid = says.every((group) => group.some((words) => level(first).includes(level(words))))
  if (says.length > 0 ? isSaid : isQuoted) return { verdict: 'answers', first }
  return { verdict: citations.slice(0, 3).some(({ passage }) => shown(passage)) ? 'near' : 'off', first }
}

const texts = await openTexts(values.library)
const counts: Record<string, Figures> = {}
const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${values.set}.`))
for (const file of files) {
  const locale = file.split('.')[1] as Locale
  if (values.locale && values.locale !== locale) continue
  const lines = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n')
  for (const row of lines.map((line) => JSON.parse(line) as Row)) {
    const { verdict, first } = await ask(row, locale)
    for (const group of [locale, row.kind, 'all']) {
      counts[group] ??= { answers: 0, near: 0, off: 0, 'right, doubted': 0, 'others, doubted': 0 }
      counts[group][verdict] += 1
      if (isDoubted(first, locale)) counts[group][verdict === 'answers' ? 'right, doubted' : 'others, doubted'] += 1
    }
    if (values.show && verdict !== 'answers') {
      console.error(`${verdict.padEnd(5)}${locale} ${row.kind} ${row.question} → ${row.verses[0]}\n     ${first}`)
    }
  }
}
await texts.close()
if (values.json) console.log(JSON.stringify(counts))
else console.table(counts)
