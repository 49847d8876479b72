import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LOCALES, type Locale } from '@berea/scripture'
import { asMeant } from '../../packages/answering/src/answer/as-meant.ts'
import { fold } from '../../packages/answering/src/understand/fold.ts'
import { soundOfPlain } from '../../packages/answering/src/understand/special-cases/danger.ts'
import { createMeaning } from '../../packages/answering/src/understand/special-cases/danger-meaning.ts'
import { understand } from '../../packages/answering/src/understand/understand.ts'
import { byOthers, followed } from '../handbook/questions.ts'
import { openTexts } from '../texts.ts'
import { keepEncoded } from './encoded.ts'
import { type Example, fitNet } from './net.ts'
import { type Phrase, phrasesOf } from './phrases.ts'

/**
 * Learns what people in danger mean, by the sentence encoder's vectors, one net for all languages, and writes it into the package.
 * `node evals/danger/fit-meaning.ts [--library DIR] [--kept] [--dry]`; `--kept`: only of what has been encoded before
 *
 * It learns from the lines that `train.ts` learns from, after that. Its thresholds are chosen on the calm rows of `fresh`, `blind` and
 * `troubles`, which are grave messages, and on what people ask on in a conversation and by themselves, which seldom is: the higher of
 * the two counts. `evals/danger.ts --library DIR` measures both models together.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../../data/library', import.meta.url)) },
    kept: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})

/** Of the calm rows so many more may be answered with help, and with a word of care, than the words alone have it. */
const MORE_ALARMED = 0.006
const MORE_CARED_FOR = 0.04
const CHOSEN_ON = ['fresh', 'blind', 'troubles']
/** The same of ordinary questions. */
const MORE_ORDINARY = { alarmed: 0.003, caredFor: 0.01 }
/** A line of many choices is read in so many of its phrases: the others say the same. Of told situations one in so many is read. */
const OF_LINE = 3
const TOLD = 6
const FIRST_TOLD = 40_000
/** Hopeless words lie between. */
const TARGETS = { danger: 1, care: 0.5, calm: 0 } as const

function thinned(phrases: readonly Phrase[]): Phrase[] {
  const lines = Map.groupBy(phrases, ({ locale, line }) => `${locale} ${line}`)
  return [...lines.values()].flatMap((all) => {
    const stride = Math.max(1, all.length / OF_LINE)
    return all.filter((_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride)).slice(0, OF_LINE)
  })
}

const { library, encoder, close } = await openTexts(values.library)
if (!encoder) throw new Error(`${library.version} has no model`)
const { query } = keepEncoded(values.kept ? { ...encoder, query: async () => undefined } : encoder)

const phrases = (['han', 'latin'] as const)
  .flatMap((script) => phrasesOf(script))
  .filter(({ line }) => line < FIRST_TOLD || line % TOLD === 0)
const examples: Example[] = []
for (const { written, kind } of thinned(phrases)) {
  const [vector] = (await query(written)) ?? []
  if (vector) examples.push({ vector, target: TARGETS[kind] })
}
const net = { model: encoder.model, ...fitNet(examples) }
const tells = createMeaning(net)

/** The sum of a calm row, and whether the words call it for help, for care, or for nothing. */
type Calm = { readonly as: 'danger' | 'care' | 'calm'; readonly sum: number }

async function calmRow(text: string, locale: Locale): Promise<Calm | undefined> {
  const vectors = await query(text)
  if (!vectors) return undefined
  const { intent, matter } = asMeant(understand({ text, locale, tradition: 'none', mode: 'deep' }))
  const as = intent === 'danger' ? 'danger' : matter?.startsWith('care.') ? 'care' : 'calm'
  return { as, sum: Math.max(...vectors.map(tells)) + soundOfPlain(fold(text).text) }
}

const calm: Calm[] = []
for (const locale of LOCALES) {
  for (const set of CHOSEN_ON) {
    const lines = readFileSync(join(import.meta.dirname, `${set}.${locale}.jsonl`), 'utf8')
      .trim()
      .split('\n')
    for (const { text, kind } of lines.map((line) => JSON.parse(line) as { text: string; kind: string })) {
      const row = kind === 'calm' ? await calmRow(text, locale) : undefined
      if (row) calm.push(row)
    }
  }
}
const ordinary: Calm[] = []
for (const { question, locale } of [...followed(), ...byOthers('fitting'), ...byOthers('measuring')]) {
  const row = await calmRow(question, locale)
  if (row) ordinary.push(row)
}
const leastOf = (rows: readonly Calm[], ofAll: readonly Calm[], more: number): number =>
  Number((rows.map(({ sum }) => sum).toSorted((a, b) => b - a)[Math.floor(ofAll.length * more)] ?? 0).toFixed(2))
/** From where on no more than so many of either kind of row are called for that. */
function thresholdFor(isMore: (row: Calm) => boolean, ofGrave: number, ofOrdinary: number): number {
  const grave = leastOf(calm.filter(isMore), calm, ofGrave)
  return Math.max(grave, leastOf(ordinary.filter(isMore), ordinary, ofOrdinary))
}
const sure = thresholdFor(({ as }) => as !== 'danger', MORE_ALARMED, MORE_ORDINARY.alarmed)
const doubtful = thresholdFor(({ as }) => as === 'calm', MORE_CARED_FOR, MORE_ORDINARY.caredFor)
console.log(`${examples.length} phrases, ${calm.length} calm rows, ${ordinary.length} ordinary`, { sure, doubtful })
if (!values.dry) {
  const date = new Date().toISOString().slice(0, 10)
  const data = `${examples.length} phrases of evals/danger/training and told situations; thresholds by ${calm.length} calm rows of ${CHOSEN_ON.join(', ')} and ${ordinary.length} ordinary questions`
  const figures = {
    'more alarmed of those rows, at most': MORE_ALARMED,
    'more cared for, at most': MORE_CARED_FOR,
    ordinary: MORE_ORDINARY,
  }
  const name = '../../packages/answering/src/understand/special-cases/danger-weights/meaning.json'
  const file = { date, data, figures, ...net, sure, doubtful }
  writeFileSync(join(import.meta.dirname, name), `${JSON.stringify(file, null, 2)}\n`)
}
await close()
