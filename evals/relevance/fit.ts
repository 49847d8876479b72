import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openEncoder } from '@berea/embedding'
import { openLibrary } from '@berea/library'
import { FEATURES } from '../../packages/answering/src/gather/explanations/features.ts'
import type { Weights } from '../../packages/answering/src/gather/explanations/scoring.ts'
import { type Judged, judgedQuestions } from './judged.ts'
import { type Example, type Fit, fitLogistic, probability } from './logistic.ts'

/**
 * Fits the ranker of paragraphs and its gate on the labelled questions, and measures it.
 * `node evals/relevance/fit.ts --library DIR [--words] [--write] [--measure]`
 *
 * `--measure` opens the half that is kept for measuring; without it the fitting half is cross-validated by question.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../../data/library', import.meta.url)) },
    words: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
})

const FOLDS = 5
/** Of the best paragraphs that the gate takes for an answer, so many are one; of those it takes for near, so many are an answer or near. */
const PRECISE = { answers: 0.85, near: 0.9 }

const library = await openLibrary(values.library)
const files = values.words ? undefined : library.encoderFiles()
const encoder = files && (await openEncoder(files))
if (encoder && 'problem' in encoder && typeof encoder.problem === 'string') throw new Error(encoder.problem)
const ready = encoder && 'query' in encoder ? encoder : undefined
if (ready) await library.compareBy(ready.model)
console.log(ready ? 'With the encoder' : 'By words alone')

const half = async (which: 'fitting' | 'measuring') => judgedQuestions(which, library, ready)
const fitting = await half('fitting')
const examples = fitting.flatMap(examplesOf)
const folds = fitting.map((_, at) => at % FOLDS)
const scored = fitting.map((one, at) => {
  const fit = fitLogistic(fitting.filter((_, other) => folds[other] !== folds[at]).flatMap(examplesOf))
  return scoresOf(one, fit)
})
const gate = gateFrom(scored.flatMap(([first]) => first ?? []))
const figures = figuresOf(scored, gate)
console.log('cross-validated on the fitting half', figures)
const all = fitLogistic(examples)
if (values.measure) {
  const measuring = (await half('measuring')).map((one) => scoresOf(one, all))
  console.log('measuring half', figuresOf(measuring, gate))
}
for (const [at, feature] of FEATURES.entries()) console.log(feature.padEnd(22), all.weights[at]!.toFixed(2))
if (values.write) write(all)
await ready?.close()
await library.close()
process.exit(0)

type Scored = { readonly score: number; readonly label: Judged['candidates'][number]['label'] }

function examplesOf({ id, candidates }: Judged): Example[] {
  return candidates.flatMap(({ features, label }) =>
    label ? [{ features, isOne: label === 'answers', group: id }] : [],
  )
}

/** What nobody has labelled is left out: it was not among those that were read. */
function scoresOf({ candidates }: Judged, fit: Fit): Scored[] {
  return candidates
    .filter(({ label }) => label)
    .map(({ features, label }) => ({ score: probability(fit, features), label }))
    .sort((a, b) => b.score - a.score)
}

/** The lowest scores above which enough are what they are taken for. */
function gateFrom(scored: readonly Scored[]): Weights['gate'] {
  const lowest = (precise: number, isRight: (one: Scored) => boolean) => {
    const ranked = scored.toSorted((a, b) => b.score - a.score)
    let right = 0
    let at = 1
    for (const [index, one] of ranked.entries()) {
      if (isRight(one)) right++
      if (right / (index + 1) >= precise && index >= 9) at = one.score
    }
    return Math.round(at * 1000) / 1000
  }
  const answers = lowest(PRECISE.answers, ({ label }) => label === 'answers')
  return {
    answers,
    near: Math.min(
      answers,
      lowest(PRECISE.near, ({ label }) => label !== 'no'),
    ),
  }
}

function figuresOf(questions: readonly (readonly Scored[])[], gate: Weights['gate']) {
  const having = questions.filter((one) => one.some(({ label }) => label === 'answers'))
  const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 1000)
  const passed = questions.filter(([first]) => first && first.score >= gate.answers)
  const rightFirst = having.filter(([first]) => first?.label === 'answers')
  return {
    questions: questions.length,
    answerable: having.length,
    'best answers': share(rightFirst.length, having.length),
    'one of three answers': share(
      having.filter((one) => one.slice(0, 3).some(({ label }) => label === 'answers')).length,
      having.length,
    ),
    'said to answer': passed.length,
    'said and right': share(passed.filter(([first]) => first!.label === 'answers').length, passed.length),
    'right and withheld': share(rightFirst.filter(([first]) => first!.score < gate.answers).length, rightFirst.length),
    'near or better said near': share(
      questions.filter(([first]) => first && first.score >= gate.near && first.label !== 'no').length,
      questions.filter(([first]) => first && first.score >= gate.near).length,
    ),
  }
}

function write({ intercept, weights }: Fit): void {
  const round = (value: number) => Math.round(value * 1000) / 1000
  const file: Weights = {
    date: new Date().toISOString().slice(0, 10),
    data: `evals/relevance, fitting half: ${fitting.length} questions, ${examples.length} labelled paragraphs`,
    figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value])),
    intercept: round(intercept),
    weights: Object.fromEntries(FEATURES.map((feature, at) => [feature, round(weights[at]!)])),
    gate,
  }
  const name = values.words ? 'weights-words.json' : 'weights.json'
  const path = new URL(`../../packages/answering/src/gather/explanations/${name}`, import.meta.url)
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`)
}
