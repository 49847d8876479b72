import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LEAD_FEATURES, type LeadFeature } from '../../packages/answering/src/gather/lead-gate/features.ts'
import { type Fit, fitLogistic, probability } from '../relevance/logistic.ts'

/**
 * Fits the gate of what answers open with, on first paragraphs that were labelled by keys and by readers.
 * `node evals/leads/fit.ts --from leads.jsonl [--labels labels.jsonl] [--write]`
 *
 * `leads.jsonl` is made by `collect.ts`; `labels.jsonl` has what readers said of those that no key tells. Cross-validated by question;
 * both scripts and all sets stand in both halves.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(import.meta.dirname, 'leads.jsonl') },
    labels: { type: 'string', default: join(import.meta.dirname, 'labels.jsonl') },
    write: { type: 'boolean', default: false },
  },
})

type Label = 'answers' | 'near' | 'no'
type Lead = {
  readonly set: string
  readonly locale: string
  readonly question: string
  readonly label: Label | null
  readonly features: Readonly<Record<LeadFeature, number>>
}

/** Of the first paragraphs that answer so many may be marked as no more than the nearest; of those below `near` so many are beside the point. */
const MARKED = 0.15
const BESIDE_THE_POINT = 0.55
const FOLDS = 5
/** Fewer tell nothing of a share. */
const LEAST = 30
/** Questions that nobody wrote rows for are what readers ask: they count for more. */
const WEIGHT: Readonly<Record<string, number>> = { first: 0.3, untold: 1, relevance: 3 }
const weightOf = ({ set }: Pick<Lead, 'set'>): number => WEIGHT[set] ?? 1

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const read = new Map<string, Label>(
  linesOf(values.labels).map(({ locale, question, label }) => [`${locale} ${question}`, label]),
)
const leads = (linesOf(values.from) as Lead[]).flatMap((lead) => {
  const label = lead.label ?? read.get(`${lead.locale} ${lead.question}`)
  return label ? [{ ...lead, label, row: LEAD_FEATURES.map((name) => lead.features[name]) }] : []
})
const exampleOf = ({ row, label, question, set }: (typeof leads)[number]) => ({
  features: row,
  weight: weightOf({ set }),
  isOne: label !== 'no',
  group: question,
})
const scored = leads.map((lead, at) => {
  const fold = at % FOLDS
  return { lead, fold }
})
const fits = Array.from({ length: FOLDS }, (_, fold) =>
  fitLogistic(leads.filter((_lead, at) => at % FOLDS !== fold).map(exampleOf)),
)
const results = scored.map(({ lead, fold }) => ({ ...lead, score: probability(fits[fold]!, lead.row) }))

const byScore = results.toSorted((a, b) => a.score - b.score)
const weigh = (some: typeof results): number => some.reduce((sum, one) => sum + weightOf(one), 0)
const round = (value: number): number => Math.round(value * 1000) / 1000

/** The score below which no more of the right ones fall than may be marked. */
function answersFrom(): number {
  const right = byScore.filter(({ label }) => label === 'answers')
  const all = weigh(right)
  let below = 0
  for (const one of right) {
    below += weightOf(one)
    if (below > MARKED * all) return round(one.score)
  }
  return 1
}

/** The highest score below which so many are beside the point. */
function nearFrom(): number {
  let [all, beside, at] = [0, 0, 0]
  for (const one of byScore) {
    all += weightOf(one)
    if (one.label === 'no') beside += weightOf(one)
    if (all >= LEAST && beside / all >= BESIDE_THE_POINT) at = one.score
  }
  return round(at)
}

const answers = answersFrom()
const near = Math.min(answers, nearFrom())
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 1000)
function figuresOf(some: typeof results) {
  const passed = some.filter(({ score }) => score >= answers)
  const right = some.filter(({ label }) => label === 'answers')
  const wrong = some.filter(({ label }) => label === 'no')
  return {
    leads: some.length,
    'passed and right': share(passed.filter(({ label }) => label === 'answers').length, passed.length),
    'right, withheld': share(right.filter(({ score }) => score < answers).length, right.length),
    'wrong, passed': share(wrong.filter(({ score }) => score >= answers).length, wrong.length),
    'wrong, called nothing': share(wrong.filter(({ score }) => score < near).length, wrong.length),
    'right, called nothing': share(right.filter(({ score }) => score < near).length, right.length),
  }
}
const figures: Record<string, object> = { all: figuresOf(results) }
for (const set of new Set(results.map((one) => one.set)))
  figures[set] = figuresOf(results.filter((one) => one.set === set))
console.table(figures)
console.log({ answers, near })
const whole: Fit = fitLogistic(leads.map(exampleOf))
for (const [at, name] of LEAD_FEATURES.entries()) console.log(name.padEnd(20), whole.weights[at]!.toFixed(2))

if (values.write) {
  const path = fileURLToPath(new URL('../../packages/answering/src/gather/lead-gate/weights.json', import.meta.url))
  const weights = {
    date: new Date().toISOString().slice(0, 10),
    data: `${leads.length} first paragraphs of evals/first, evals/untold and evals/relevance, by keys and by a reader`,
    figures: figures.all,
    intercept: Math.round(whole.intercept * 1e4) / 1e4,
    weights: Object.fromEntries(LEAD_FEATURES.map((name, at) => [name, Math.round(whole.weights[at]! * 1e4) / 1e4])),
    gate: { answers, near },
  }
  writeFileSync(path, `${JSON.stringify(weights, null, 2)}\n`)
}
