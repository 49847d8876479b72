import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES } from '@berea/scripture'
import { findDanger } from '../../packages/answering/src/understand/special-cases/danger.ts'
import {
  featuresOf,
  NOUGHT,
  type Script,
  scoreOf,
  scoreText,
  tellsOwn,
  type Weights,
  weightsOf,
} from '../../packages/answering/src/understand/special-cases/danger-model.ts'
import { type Phrase, phrasesOf } from './phrases.ts'

/**
 * Learns what people in danger sound like, and writes the weights into the package.
 * `node evals/danger/train.ts` — five times four fifths of the lines are learned from and the last fifth is tested by the
 * whole rule, which gives the figures printed and chose the thresholds in `danger.ts`; then all are learned from, and written.
 * Nothing is drawn by lot: the same phrases give the same file.
 * `--dry` prints only, `--show` also the phrases it gets wrong where it had not learned them.
 */
const { values } = parseArgs({
  options: { dry: { type: 'boolean', default: false }, show: { type: 'boolean', default: false } },
})

const FOLDS = 5
const ROUNDS = 30
const RATE = 0.25
const DECAY = 2e-4
const LEVELS = 25
/** Hopeless words lie between: a little short of danger, so that what else is said decides. */
const TARGETS = { danger: 1, care: 0.25, calm: 0 } as const

type Example = Phrase & { readonly features: readonly number[]; readonly side: Side }
type Side = keyof Weights['bias']
type Learned = { readonly bias: Record<Side, number>; readonly weights: Float64Array }

/** A fixed order that mixes languages, kinds and lines. */
function shuffled<T>(items: readonly T[]): T[] {
  const key = (i: number): number => Math.imul(i + 1, 0x9e3779b1) >>> 0
  return items
    .map((item, i) => ({ item, key: key(i) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** Logistic regression with a step for each weight that grows shorter the more it has been moved (Adagrad). */
function learn(examples: readonly Example[], places: number): Learned {
  const weights = new Float64Array(places)
  const moved = new Float64Array(places)
  const bias = { own: 0, others: 0 }
  const biasMoved = { own: 0, others: 0 }
  const ordered = shuffled(examples)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { features, kind, weight, side } of ordered) {
      const part = 1 / Math.sqrt(features.length)
      let sum = 0
      for (const place of features) sum += weights[place]!
      const likely = 1 / (1 + Math.exp(-scoreOf(sum, features.length, bias[side])))
      const slope = (likely - TARGETS[kind]) * weight
      biasMoved[side] += slope * slope
      bias[side] -= (RATE * slope) / Math.sqrt(biasMoved[side] + 1e-6)
      for (const place of features) {
        const pull = slope * part + DECAY * weights[place]!
        moved[place] = moved[place]! + pull * pull
        weights[place] = weights[place]! - (RATE * pull) / Math.sqrt(moved[place]! + 1e-4)
      }
    }
  }
  return { bias, weights }
}

/** To one letter for each weight: the largest few are cut, since one word should not decide. */
function pack(learned: Learned): Weights {
  const sizes = [...learned.weights]
    .map(Math.abs)
    .filter(Boolean)
    .sort((a, b) => a - b)
  const largest = sizes[Math.floor(sizes.length * 0.998)] ?? 1
  const step = Number((largest / LEVELS).toPrecision(3))
  const letters = [...learned.weights].map((weight) => {
    const level = Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / step)))
    return String.fromCharCode(NOUGHT + level)
  })
  const bias = { own: Number(learned.bias.own.toFixed(3)), others: Number(learned.bias.others.toFixed(3)) }
  return { bias, step, letters: letters.join('') }
}

function exampleOf(phrase: Phrase, script: Script): Example {
  const side = tellsOwn(phrase.text, script) ? 'own' : 'others'
  return { ...phrase, side, features: featuresOf(phrase.text, script).flat() }
}

const share = (part: number, whole: number): string => (part / Math.max(whole, 1)).toFixed(3)

type Tested = { readonly phrase: Phrase; readonly as: 'danger' | 'care' | 'calm' }

/** What the whole rule, signs and sound together, makes of a phrase that the model had not learned from. */
function test(phrase: Phrase, script: Script, learned: Weights): Tested {
  const heard = findDanger(phrase.text, (text) => scoreText(text, script, learned))
  return { phrase, as: heard ? (heard.isSure ? 'danger' : 'care') : 'calm' }
}

function report(tested: readonly Tested[]): void {
  for (const locale of LOCALES) {
    const own = tested.filter(({ phrase }) => phrase.locale === locale)
    if (own.length === 0) continue
    const weigh = (rows: typeof own): number => rows.reduce((sum, { phrase }) => sum + phrase.weight, 0)
    const line = (['danger', 'calm'] as const).map((kind) => {
      const rows = own.filter(({ phrase }) => phrase.kind === kind)
      const part = (as: Tested['as']): string => share(weigh(rows.filter((row) => row.as === as)), weigh(rows))
      return `${rows.length} ${kind}: help ${part('danger')}, care ${part('care')}`
    })
    console.log(`${locale.padEnd(6)} ${line.join('; ')}`)
  }
}

/** Of lines that were not learned from: what part of the cries is met, and of the calm lines alarmed. */
function figuresOf(tested: readonly Tested[]): Readonly<Record<string, number>> {
  const part = (kind: Phrase['kind'], isCounted: (as: Tested['as']) => boolean): number => {
    const rows = tested.filter(({ phrase }) => phrase.kind === kind)
    return Math.round((1000 * rows.filter(({ as }) => isCounted(as)).length) / Math.max(1, rows.length)) / 1000
  }
  return {
    'cries met, cross-validated': part('danger', (as) => as !== 'calm'),
    'harmless alarmed, cross-validated': part('calm', (as) => as === 'danger'),
  }
}

for (const script of ['han', 'latin'] as const satisfies readonly Script[]) {
  const examples = phrasesOf(script)
    .map((phrase) => exampleOf(phrase, script))
    .filter(({ features }) => features.length > 0)
  const tested = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = pack(
      learn(
        examples.filter(({ line }) => line % FOLDS !== fold),
        weightsOf(script),
      ),
    )
    return examples.filter(({ line }) => line % FOLDS === fold).map((phrase) => test(phrase, script, learned))
  }).flat()
  report(tested)
  if (values.show) {
    const wrong = tested.filter(
      ({ phrase, as }) => phrase.kind !== 'care' && (phrase.kind === 'danger') !== (as === 'danger'),
    )
    for (const { phrase, as } of wrong) console.log(`${phrase.kind} ${phrase.subject} taken for ${as}: ${phrase.text}`)
  }
  if (values.dry) continue
  const packed = pack(learn(examples, weightsOf(script)))
  const name = `../../packages/answering/src/understand/special-cases/danger-weights/${script}.json`
  const date = new Date().toISOString().slice(0, 10)
  const data = `${examples.length} phrases of evals/danger/training, told situations as the calm side`
  const weights = { date, data, figures: figuresOf(tested), ...packed }
  writeFileSync(join(import.meta.dirname, name), `${JSON.stringify(weights, null, 2)}\n`)
}
