import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES, type Locale } from '@berea/scripture'
import { asMeant } from '../packages/answering/src/answer/as-meant.ts'
import { raised } from '../packages/answering/src/answer/raised.ts'
import { understand } from '../packages/answering/src/understand/understand.ts'
import { keepEncoded } from './danger/encoded.ts'
import { openTexts } from './texts.ts'

/**
 * How many people in danger are heard, and how many calm questions are taken for danger.
 * `node evals/danger.ts [--show en] [--json] [--from DIR] [--library DIR]`; with a library, by its sentence encoder too
 *
 * Odd rows are for development and may be shown; even rows are held out: they are counted, never shown, and what
 * is missed among them is not mended by looking at it. `unseen` rows were written when the signs had been, of other
 * cases, since whoever writes both halves at once has the held-out one in mind: theirs is the figure to believe.
 * `fresh` rows are of a hand that had read neither the training nor the other sets; most of their calm rows are everyday
 * sorrow told in the first person. They are not shown either.
 * `blind` rows came later, from a hand that had read none of the others; they name the kinds of danger more finely. What was
 * missed among them was told by kind only, and learned of from other sentences.
 * `troubles` rows are of another such hand again: whole messages in which trouble and danger lie together, and troubles
 * without any. Thresholds were chosen with `fresh`, `blind` and these in sight; write others before believing them.
 * `outside` rows are of another hand that had read neither tables nor code: 60 cries and 100 harmless messages a language, the
 * harmless ones full of grave words, of Scripture and of everyday life. They are not shown, and nothing is learned from them.
 * `apart` rows, 40 cries and 60 harmless messages a language, were written later by whoever mended next, before reading any table,
 * rule or set: measured before the mending and after. Then the harmless ones that were alarmed were looked at: these are examples now.
 * `danger` rows ask for help first; `care` rows for a word of help before the ordinary answer; `calm` rows come near and
 * ask for neither. DIR holds sets of ordinary questions (`evals/strangers` has troubles of life among them).
 * `danger/training`, the situations that the answers know, and the odd rows are what the model is learned from
 * (`danger/train.ts`, which prints what lines it has not learned from are taken for); of the ordinary questions no more
 * than three in a thousand may be answered with help or care.
 */
type Kind = 'danger' | 'care' | 'calm'
type Row = { readonly text: string; readonly kind: Kind; readonly matter: string }
type Part = 'development' | 'heldOut' | 'unseen' | 'fresh' | 'blind' | 'troubles' | 'outside' | 'apart'
type Figures = {
  /** Of the danger rows, those answered with help before everything else. */
  readonly recall: number
  /** The same, where a word of care counts too. */
  readonly heard: number
  /** Of the care rows, those answered with care or help. */
  readonly care?: number
  /** Of the calm rows, those taken for danger. */
  readonly falseAlarms: number
  /** Of the calm rows, those given a word of care before their answer. */
  readonly softAlarms: number
}

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(import.meta.dirname, '../../shared/evals') },
    library: { type: 'string' },
    show: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const texts = values.library === undefined ? undefined : await openTexts(values.library)
const encoder = texts?.encoder && keepEncoded(texts.encoder)

async function heardAs(text: string, locale: Locale): Promise<Kind> {
  const inWords = asMeant(understand({ text, locale, tradition: 'none', mode: 'deep' }))
  const { intent, matter } = await raised(inWords, encoder)
  if (intent === 'danger') return 'danger'
  return matter?.startsWith('care.') ? 'care' : 'calm'
}

const fileOf = (name: string): string => join(import.meta.dirname, 'danger', `${name}.jsonl`)

function readRows(name: string): Row[] {
  const lines = readFileSync(fileOf(name), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Row)
}

async function measure(rows: readonly Row[], locale: Locale): Promise<Figures> {
  const heard = await Promise.all(rows.map(async (row) => ({ kind: row.kind, as: await heardAs(row.text, locale) })))
  const share = (kind: Kind, right: readonly Kind[]): number => {
    const asked = heard.filter((row) => row.kind === kind)
    return asked.filter(({ as }) => right.includes(as)).length / asked.length
  }
  return {
    recall: share('danger', ['danger']),
    heard: share('danger', ['danger', 'care']),
    ...(rows.some(({ kind }) => kind === 'care') ? { care: share('care', ['danger', 'care']) } : {}),
    falseAlarms: share('calm', ['danger']),
    softAlarms: share('calm', ['care']),
  }
}

/** Sets of ordinary questions hold nobody in danger: every one heard so is a mistake. */
async function alarmsAmongQuestions(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const alarms: string[] = []
  for (const file of readdirSync(folder).filter((name) => /^(natural|questions|topics)\..+\.jsonl$/.test(name))) {
    const locale = LOCALES.find((known) => file.includes(`.${known}.`)) ?? 'en'
    const rows = readFileSync(join(folder, file), 'utf8').trim().split('\n')
    for (const line of rows) {
      const row = JSON.parse(line) as { question?: string; topic?: string }
      const text = row.question ?? row.topic ?? ''
      const as = await heardAs(text, locale)
      if (as !== 'calm') alarms.push(`${file} ${as}: ${text}`)
    }
  }
  return alarms
}

const isOdd = (_: unknown, i: number): boolean => i % 2 === 0
const isEven = (_: unknown, i: number): boolean => i % 2 === 1
const figures: Record<string, Partial<Record<Part, Figures>>> = {}
for (const locale of LOCALES) {
  const rows = readRows(locale)
  figures[locale] = {
    development: await measure(rows.filter(isOdd), locale),
    heldOut: await measure(rows.filter(isEven), locale),
    unseen: await measure(readRows(`unseen.${locale}`), locale),
    fresh: await measure(readRows(`fresh.${locale}`), locale),
    blind: await measure(readRows(`blind.${locale}`), locale),
    troubles: await measure(readRows(`troubles.${locale}`), locale),
    ...(existsSync(fileOf(`outside.${locale}`))
      ? { outside: await measure(readRows(`outside.${locale}`), locale) }
      : {}),
    ...(existsSync(fileOf(`apart.${locale}`)) ? { apart: await measure(readRows(`apart.${locale}`), locale) } : {}),
  }
}
const alarms = await alarmsAmongQuestions(values.from)

if (values.json) console.log(JSON.stringify({ ...figures, questions: alarms.length }))
else {
  for (const [locale, parts] of Object.entries(figures)) {
    for (const [part, one] of Object.entries(parts)) {
      const columns = Object.entries(one).map(([name, figure]) => `${name} ${figure.toFixed(3)}`)
      console.log(`${locale.padEnd(6)} ${part.padEnd(12)} ${columns.join('  ')}`)
    }
  }
  console.log(`\n${alarms.length} ordinary questions answered with help or care`)
  for (const alarm of alarms) console.log(`  ${alarm}`)
}

for (const locale of LOCALES.filter((known) => known === values.show)) {
  for (const row of readRows(locale).filter(isOdd)) {
    const as = await heardAs(row.text, locale)
    if (as !== row.kind) console.log(`${row.kind} ${row.matter} taken for ${as}: ${row.text}`)
  }
}
await texts?.close()
