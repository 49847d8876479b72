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

/** Of the first paragraphs that the gate lets pass unmarked so many are to answer; of those that it calls near, with them, so many to answer or come near. */
const PRECISE = { answers: 0.85, near: 0.6 }
const FOLDS = 5

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
const exampleOf = ({ row, label, question }: (typeof leads)[number]) => ({
  features: row,
  isOne: label === 'answers',
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

/** The lowest score above which so many are what they are taken for. */
function lowest(precise: number, isRight: (label: Label) => boolean): number {
  const ranked = results.toSorted((a, b) => b.score - a.score)
  let right = 0
  let at = 1
  for (const [index, { label, score }] of ranked.entries()) {
    if (isRight(label)) right += 1
    if (index >= 30 && right / (index + 1) >= precise) at = score
  }
  return Math.round(at * 1000) / 1000
}

const answers = lowest(PRECISE.answers, (label) => label === 'answers')
const near = Math.min(
  answers,
  lowest(PRECISE.near, (label) => label !== 'no'),
)
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
