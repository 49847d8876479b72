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
/** What the encoder tells; where nothing is encoded, these are nought. */
const ENCODED: ReadonlySet<LeadFeature> = new Set(['likeness', 'likenessBelowBest', 'explained'])

type Row = (typeof leads)[number]
type Scored = Row & { readonly score: number }

const weigh = (some: readonly Row[]): number => some.reduce((sum, one) => sum + weightOf(one), 0)
const round = (value: number): number => Math.round(value * 1000) / 1000
const share = (part: number, whole: number) => (whole === 0 ? 0 : round(part / whole))

/** The score below which no more of the right ones fall than may be marked. */
function answersFrom(byScore: readonly Scored[]): number {
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
function nearFrom(byScore: readonly Scored[]): number {
  let [all, beside, at] = [0, 0, 0]
  for (const one of byScore) {
    all += weightOf(one)
    if (one.label === 'no') beside += weightOf(one)
    if (all >= LEAST && beside / all >= BESIDE_THE_POINT) at = one.score
  }
  return round(at)
}

function figuresOf(some: readonly Scored[], answers: number, near: number) {
  const passed = some.filter(({ score }) => score >= answers)
  const right = some.filter(({ label }) => label === 'answers')
  const wrong = some.filter(({ label }) => label === 'no')
  const below = (rows: readonly Scored[], at: number) => rows.filter(({ score }) => score < at).length
  return {
    leads: some.length,
    'passed and right': share(passed.filter(({ label }) => label === 'answers').length, passed.length),
    'right, marked': share(below(right, answers), right.length),
    'wrong, passed': share(wrong.length - below(wrong, answers), wrong.length),
    'wrong, withheld': share(below(wrong, near), wrong.length),
    'right, withheld': share(below(right, near), right.length),
  }
}

function fittedWithout(left: ReadonlySet<LeadFeature>) {
  const rowOf = ({ row }: Row) => row.map((value, at) => (left.has(LEAD_FEATURES[at]!) ? 0 : value))
  const examples = leads.map((lead) => ({
    features: rowOf(lead),
    weight: weightOf(lead),
    isOne: lead.label !== 'no',
    group: lead.question,
  }))
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitLogistic(examples.filter((_one, at) => at % FOLDS !== fold)),
  )
  const results = leads.map((lead, at): Scored => ({ ...lead, score: probability(fits[at % FOLDS]!, rowOf(lead)) }))
  const byScore = results.toSorted((a, b) => a.score - b.score)
  const answers = answersFrom(byScore)
  const near = Math.min(answers, nearFrom(byScore))
  const sets = new Set(results.map((one) => one.set))
  const bySet = [...sets].map((set) => [
    set,
    figuresOf(
      results.filter((one) => one.set === set),
      answers,
      near,
    ),
  ])
  const figures = figuresOf(results, answers, near)
  console.table({ all: figures, ...Object.fromEntries(bySet) })
  const { intercept, weights }: Fit = fitLogistic(examples)
  return {
    figures,
    intercept: round(intercept),
    weights: Object.fromEntries(LEAD_FEATURES.map((name, at) => [name, round(weights[at]!)])),
    gate: { answers, near },
  }
}

const fitted = {
  date: new Date().toISOString().slice(0, 10),
  data: `${leads.length} first paragraphs of evals/first, evals/untold and evals/relevance, by keys and by a reader`,
  encoder: fittedWithout(new Set()),
  words: fittedWithout(ENCODED),
}
const path = fileURLToPath(new URL('../../packages/answering/src/gather/lead-gate/weights.json', import.meta.url))
if (values.write) writeFileSync(path, `${JSON.stringify(fitted, null, 2)}\n`)
