import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OwnRecord } from '@berea/knowledge'
import { RECORD_FEATURES } from '../../packages/library/src/own/record-features.ts'
import { type Example, type Fit, fitLogistic, probability } from '../relevance/logistic.ts'
import { type Measured, openMeasured } from './opened.ts'
import {
  type Asked,
  answersAmong,
  byOthers,
  judged,
  judgedKey,
  othersUnrelated,
  passing,
  unrehearsed,
} from './questions.ts'

/**
 * Fits the score of "is this record the answer to this question", and its gates.
 * `node evals/handbook/fit.ts --library DIR [--write]`
 *
 * The articles are fitted on what people typed who had not seen them, judged by a reader, beside questions about something else and
 * questions that only name a matter. Figures are cross-validated.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: join(import.meta.dirname, '../../data/library') },
    write: { type: 'boolean', default: false },
  },
})
const FILE = join(import.meta.dirname, '../../packages/library/src/own/record-weights.json')
const FOLDS = 5
/** So many of the best are right, above the gate, on questions as people type them. What else would open is right in fewer cases. */
const PRECISE = 0.88
/** Of records for those who may be hurt. */
const PRECISE_IN_CARE = 0.95
/** What is so like a question of another set may answer it, and nobody has judged it: neither right nor wrong. */
const UNJUDGED = 0.87
/** Questions of the other sets are many, and less like what people type. */
const OTHERS_WEIGHT = 0.3

type Row = {
  readonly features: readonly (readonly number[])[]
  /** Which of the candidates answers; undefined where it comes near. */
  readonly right: readonly (boolean | undefined)[]
  readonly isByPeople: boolean
  readonly needsCare: readonly boolean[]
  readonly group: string
}

const measured = await openMeasured(values.library)
const { knowledge } = measured
const answersTo = answersAmong(knowledge)
const labels = judged()
/** By people who had not seen the articles, on whatever they had in mind. */
const byPeople = [...byOthers('fitting'), ...byOthers('measuring'), ...unrehearsed()]
const peoplesOwn = new Set(byPeople.map(({ question }) => question))
const questions = [...byPeople, ...othersUnrelated(), ...passing('fitting')]

async function rowsOf(byWords: boolean): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const asked of questions) rows.push(await rowOf(measured, asked, byWords))
  return rows
}

async function rowOf({ library, encoder }: Measured, asked: Asked, byWords: boolean): Promise<Row> {
  const { question, locale } = asked
  const vectors = byWords ? undefined : await encoder.query(question)
  const candidates = await library.recordCandidates({ question, locale, asked: vectors })
  const records = library.ownRecords()
  return {
    group: asked.group,
    features: candidates.map(({ features }) => RECORD_FEATURES.map((name) => features[name])),
    right: candidates.map(({ record, likeness }) => isRight(asked, records[record]!, likeness)),
    isByPeople: peoplesOwn.has(question),
    needsCare: candidates.map(({ record }) => records[record]!.needsCare),
  }
}

/** An article is no answer to what has verses of its own, whichever they are, unless a reader found that it is. */
function isRight(asked: Asked, { kind, id }: OwnRecord, likeness: number): boolean | undefined {
  const label = labels.get(judgedKey(asked.question, id))
  if (label) return label === 'near' ? undefined : label === 'yes'
  if (answersTo(asked)?.has(`${kind}/${id}`)) return true
  return peoplesOwn.has(asked.question) || likeness < UNJUDGED ? false : undefined
}

const examplesOf = (rows: readonly Row[]): Example[] =>
  rows.flatMap(({ features, right, group, isByPeople }) =>
    features.slice(0, 4).flatMap((one, at) => {
      const isOne = right[at]
      return isOne === undefined ? [] : [{ features: one, isOne, group, weight: isByPeople ? 1 : OTHERS_WEIGHT }]
    }),
  )

type Best = { readonly score: number; readonly isRight: boolean; readonly needsCare: boolean; readonly row: Row }

function bestOf(row: Row, fit: Fit): Best {
  const scores = row.features.map((one) => probability(fit, one))
  const score = Math.max(0, ...scores)
  const place = scores.indexOf(score)
  return { score, isRight: row.right[place] ?? false, needsCare: row.needsCare[place] ?? false, row }
}

/** Likeness moves within a tenth, the length of a question within whole numbers: each is fitted by its own spread. */
function fitScaled(examples: readonly Example[]): Fit {
  const spread = RECORD_FEATURES.map((_, at) => {
    const values = examples.map(({ features }) => features[at]!)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
    return { mean, deviation: deviation || 1 }
  })
  const scale = (features: readonly number[]) =>
    features.map((value, at) => (value - spread[at]!.mean) / spread[at]!.deviation)
  const fit = fitLogistic(examples.map((one) => ({ ...one, features: scale(one.features) })))
  const weights = fit.weights.map((weight, at) => weight / spread[at]!.deviation)
  const intercept = weights.reduce((sum, weight, at) => sum - weight * spread[at]!.mean, fit.intercept)
  return { intercept, weights }
}

function crossValidated(rows: readonly Row[]): readonly Best[] {
  const groups = [...new Set(rows.map(({ group }) => group))]
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]))
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitScaled(examplesOf(rows.filter(({ group }) => foldOf.get(group) !== fold))),
  )
  return rows.map((row) => bestOf(row, fits[foldOf.get(row.group)!]!))
}

const rounded = (value: number, places = 3): number => Math.round(value * 10 ** places) / 10 ** places

/** The lowest score above which so many are right. */
function gateOf(best: readonly Best[], precise: number): number {
  let right = 0
  let gate = 1
  for (const [at, one] of best.toSorted((a, b) => b.score - a.score).entries()) {
    right += one.isRight ? 1 : 0
    if (at >= 9 && right / (at + 1) >= precise) gate = one.score
  }
  return gate
}

const share = (part: number, all: number) => rounded(part / Math.max(1, all))

/** Of so many questions: the likest record is right, it is above the gate, and of those above the gate it is right. */
function figuresOf(best: readonly Best[], gate: number) {
  const above = best.filter(({ score }) => score >= gate)
  return {
    questions: best.length,
    first: share(best.filter(({ isRight }) => isRight).length, best.length),
    above: share(above.length, best.length),
    rightAbove: share(above.filter(({ isRight }) => isRight).length, above.length),
  }
}

async function fitted(byWords: boolean) {
  const rows = await rowsOf(byWords)
  const people = crossValidated(rows).filter(({ row }) => row.isByPeople)
  const gate = rounded(gateOf(people, PRECISE), 4)
  const inCare = people.filter(({ needsCare }) => needsCare)
  const careGate = Math.max(gate, rounded(gateOf(inCare, PRECISE_IN_CARE), 4))
  const { intercept, weights } = fitScaled(examplesOf(rows))
  const named = Object.fromEntries(RECORD_FEATURES.map((name, at) => [name, rounded(weights[at]!)]))
  const figures = { ...figuresOf(people, gate), inCare: figuresOf(inCare, careGate) }
  console.log(byWords ? 'by words' : 'with the encoder', figures, named)
  return { intercept: rounded(intercept), weights: named, gate, careGate, figures }
}

const made = {
  date: new Date().toISOString().slice(0, 10),
  data: `${knowledge.records.article.length} articles; asked and the unrehearsed questions as people type them, judged by a reader; untold first to third, natural, questions and first dev as questions about something else; passing, its fitting half`,
  encoder: await fitted(false),
  words: await fitted(true),
}
if (values.write) writeFileSync(FILE, `${JSON.stringify(made, undefined, 2)}\n`)
else console.log('as it stands:', JSON.parse(readFileSync(FILE, 'utf8')).date)
await measured.close()
process.exit(0)
