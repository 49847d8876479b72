import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LOCALES } from '@berea/scripture'
import { asMeant } from '../../packages/answering/src/answer/as-meant.ts'
import { fold } from '../../packages/answering/src/understand/fold.ts'
import { soundOfPlain } from '../../packages/answering/src/understand/special-cases/danger.ts'
import { createMeaning } from '../../packages/answering/src/understand/special-cases/danger-meaning.ts'
import { understand } from '../../packages/answering/src/understand/understand.ts'
import { openTexts } from '../texts.ts'
import { keepEncoded } from './encoded.ts'
import { type Example, fitNet } from './net.ts'
import { type Phrase, phrasesOf } from './phrases.ts'

/**
 * Learns what people in danger mean, by the sentence encoder's vectors, one net for all languages, and writes it into the package.
 * `node evals/danger/fit-meaning.ts [--library DIR] [--kept] [--dry]`; `--kept`: only of what has been encoded before
 *
 * It learns from the lines that `train.ts` learns from, after that. Its thresholds are chosen on the calm rows of `fresh`, `blind` and
 * `troubles`; `evals/danger.ts --library DIR` measures both models together.
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

/** The sums of calm rows, highest first: of those that the words call for help, for care, or for nothing. */
const calm: { readonly as: 'danger' | 'care' | 'calm'; readonly sum: number }[] = []
for (const locale of LOCALES) {
  for (const set of CHOSEN_ON) {
    const lines = readFileSync(join(import.meta.dirname, `${set}.${locale}.jsonl`), 'utf8')
      .trim()
      .split('\n')
    for (const { text, kind } of lines.map((line) => JSON.parse(line) as { text: string; kind: string })) {
      const vectors = kind === 'calm' ? await query(text) : undefined
      if (!vectors) continue
      const { intent, matter } = asMeant(understand({ text, locale, tradition: 'none', mode: 'deep' }))
      const as = intent === 'danger' ? 'danger' : matter?.startsWith('care.') ? 'care' : 'calm'
      calm.push({ as, sum: Math.max(...vectors.map(tells)) + soundOfPlain(fold(text).text) })
    }
  }
}
const leastOf = (rows: typeof calm, more: number): number =>
  Number((rows.map(({ sum }) => sum).toSorted((a, b) => b - a)[Math.floor(calm.length * more)] ?? 0).toFixed(2))
const sure = leastOf(
  calm.filter(({ as }) => as !== 'danger'),
  MORE_ALARMED,
)
const doubtful = leastOf(
  calm.filter(({ as }) => as === 'calm'),
  MORE_CARED_FOR,
)
console.log(`${examples.length} phrases, ${calm.length} calm rows`, { sure, doubtful })
if (!values.dry) {
  const date = new Date().toISOString().slice(0, 10)
  const data = `${examples.length} phrases of evals/danger/training and told situations; thresholds by ${calm.length} calm rows of ${CHOSEN_ON.join(', ')}`
  const figures = { 'more alarmed of those rows': MORE_ALARMED, 'more cared for of those rows': MORE_CARED_FOR }
  const name = '../../packages/answering/src/understand/special-cases/danger-weights/meaning.json'
  const file = { date, data, figures, ...net, sure, doubtful }
  writeFileSync(join(import.meta.dirname, name), `${JSON.stringify(file, null, 2)}\n`)
}
await close()
