import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isProblem, overlaps, parseUsfm } from '@berea/scripture'
import { RECORD_FEATURES } from '../../packages/library/src/own/record-features.ts'
import type { RecordGroup } from '../../packages/library/src/own/record-groups.ts'
import { type Example, type Fit, fitLogistic, probability } from '../relevance/logistic.ts'
import { type Measured, openMeasured } from './opened.ts'
import { type Asked, answersAmong, byOthers, heldQuestions, othersUnrelated, passing, withVerses } from './questions.ts'

/**
 * Fits the score of "is this record the answer to this question", and its gates.
 * `node evals/handbook/fit.ts --library DIR [--every N] [--as-it-stands] [--write]`
 *
 * `--every`: each so manieth question, for a quick look. `--as-it-stands`: nothing is encoded, and articles that have no vectors yet
 * are left out.
 *
 * Ways of asking that are held out of the index are what the articles are fitted on, beside questions about something else and
 * questions that only name a matter; what is told, on questions whose verses are known. Figures are cross-validated.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: join(import.meta.dirname, '../../data/library') },
    every: { type: 'string', default: '1' },
    'as-it-stands': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const FILE = join(import.meta.dirname, '../../packages/library/src/own/record-weights.json')
const FOLDS = 5
/** A way of asking is as like itself as four bits a number allow. */
const SAME = 0.97
/** So many questions about something else may get an article, and so many that only name its matter. */
const MOST_WRONG = 0.02
/** Of what is told so many of the best, above the gate, are of the passage that answers. */
const PRECISE = 0.85

type Row = {
  readonly asked: Asked
  readonly features: readonly (readonly number[])[]
  /** Which of the candidates answers. */
  readonly right: readonly boolean[]
  readonly group: string
}

const every = Number(values.every)
const measured = await openMeasured(values.library, { encode: !values['as-it-stands'] })
const { knowledge } = measured
const answersTo = answersAmong(knowledge)
const sets = {
  asked: [
    ...heldQuestions(knowledge, true),
    // As people really ask: each counts as much as several of our own ways.
    ...byOthers('fitting'),
    ...byOthers('fitting'),
    ...byOthers('fitting'),
    ...othersUnrelated(),
    ...passing('fitting'),
  ],
  told: [...withVerses('fitting')],
}

async function rowsOf(group: RecordGroup, all: readonly Asked[], byWords: boolean): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const asked of all.filter((_, at) => at % every === 0)) {
    const row = await rowOf(measured, group, asked, byWords)
    if (row) rows.push(row)
  }
  return rows
}

async function rowOf(
  { library, encoder }: Measured,
  group: RecordGroup,
  asked: Asked,
  byWords: boolean,
): Promise<Row | undefined> {
  const vectors = byWords ? undefined : await encoder.query(asked.question)
  const { question, locale } = asked
  if (asked.heldOut && !(await isEncoded(asked))) return undefined
  // Whether a correction answers nobody has labelled; it is asked as an article is.
  const kinds = group === 'asked' ? { kinds: ['article'] as const } : {}
  const { candidates } = (
    await library.recordCandidates({ question, locale, asked: vectors, ...kinds }, asked.heldOut)
  )[group]
  const records = library.ownRecords()
  return {
    asked,
    group: asked.group,
    features: candidates.map(({ features }) => RECORD_FEATURES.map((name) => features[name])),
    right: candidates.map(({ record }) => {
      const one = records[record]!
      const answering = answersTo(asked)
      return answering ? answering.has(`${one.kind}/${one.id}`) : isOfPassage(one.verses, asked.gold)
    }),
  }
}

const encoded = new Map<string, boolean>()

/** Does a way of asking find its article, while nothing is held out? */
async function isEncoded({ question, locale, record }: Asked): Promise<boolean> {
  const known = encoded.get(question)
  if (known !== undefined) return known
  const asked = await measured.encoder.query(question)
  const [first] = await measured.library.findRecords({ question, locale, asked, kinds: ['article'] }, 1)
  const isFound = first !== undefined && first.record === record?.id && first.likeness > SAME
  encoded.set(question, isFound)
  return isFound
}

function isOfPassage(verses: readonly string[], gold: readonly string[] = []): boolean {
  const passages = (all: readonly string[]) =>
    all.map((text) => parseUsfm(text)).flatMap((one) => (isProblem(one) ? [] : one))
  return passages(verses).some((one) => passages(gold).some((other) => overlaps(one, other)))
}

/** An article is no answer to what has verses of its own, whichever they are. */
const labelled = (group: RecordGroup, rows: readonly Row[]): readonly Row[] =>
  group === 'told'
    ? rows
    : rows.map((row) => (answersTo(row.asked) ? row : { ...row, right: row.right.map(() => false) }))

const examplesOf = (rows: readonly Row[]): Example[] =>
  rows.flatMap(({ features, right, group }) =>
    features.slice(0, 4).map((one, at) => ({ features: one, isOne: right[at]!, group })),
  )

type Best = { readonly score: number; readonly isRight: boolean; readonly isAsked: boolean }

function bestOf({ features, right, asked }: Row, fit: Fit): Best {
  const scores = features.map((one) => probability(fit, one))
  const score = Math.max(0, ...scores)
  return { score, isRight: right[scores.indexOf(score)] ?? false, isAsked: answersTo(asked) !== undefined }
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

/** Of questions of nobody's matter no more than so many come so far. */
function gateByWrong(best: readonly Best[]): number {
  const others = best
    .filter(({ isAsked }) => !isAsked)
    .map(({ score }) => score)
    .toSorted((a, b) => b - a)
  return Math.max(0.05, others[Math.floor(others.length * MOST_WRONG)] ?? 0)
}

/** The lowest score above which so many are right. */
function gateByPrecision(best: readonly Best[]): number {
  let right = 0
  let gate = 1
  for (const [at, one] of best.toSorted((a, b) => b.score - a.score).entries()) {
    right += one.isRight ? 1 : 0
    if (at >= 9 && right / (at + 1) >= PRECISE) gate = one.score
  }
  return gate
}

function figuresOf(best: readonly Best[], gate: number) {
  const share = (part: number, all: number) => rounded(part / Math.max(1, all))
  const asked = best.filter(({ isAsked }) => isAsked)
  const others = best.filter(({ isAsked }) => !isAsked)
  const above = best.filter(({ score }) => score >= gate)
  return {
    questions: best.length,
    ...(asked.length > 0 && {
      first: share(asked.filter(({ isRight }) => isRight).length, asked.length),
      firstAboveGate: share(asked.filter(({ isRight, score }) => isRight && score >= gate).length, asked.length),
      othersAboveGate: share(others.filter(({ score }) => score >= gate).length, others.length),
    }),
    ...(asked.length === 0 && {
      first: share(best.filter(({ isRight }) => isRight).length, best.length),
      aboveGate: share(above.length, best.length),
      rightAboveGate: share(above.filter(({ isRight }) => isRight).length, above.length),
    }),
  }
}

async function fitted(group: RecordGroup, byWords: boolean) {
  const rows = labelled(group, await rowsOf(group, sets[group], byWords))
  const best = crossValidated(rows)
  const gate = rounded(group === 'asked' ? gateByWrong(best) : gateByPrecision(best), 4)
  const { intercept, weights } = fitScaled(examplesOf(rows))
  const named = Object.fromEntries(RECORD_FEATURES.map((name, at) => [name, rounded(weights[at]!)]))
  const figures = figuresOf(best, gate)
  console.log(group, byWords ? 'by words' : 'with the encoder', figures, named)
  return { intercept: rounded(intercept), weights: named, gate, figures }
}

const both = async (group: RecordGroup) => ({
  encoder: await fitted(group, false),
  words: await fitted(group, true),
})
const made = {
  date: new Date().toISOString().slice(0, 10),
  data: `${knowledge.records.article.length} articles, one way of asking of each in each language held out; untold first to third, natural, questions and first dev as questions about something else; passing, its fitting half; natural and first dev for what is told`,
  asked: await both('asked'),
  told: await both('told'),
}
if (values.write) writeFileSync(FILE, `${JSON.stringify(made, undefined, 2)}\n`)
else console.log('as it stands:', JSON.parse(readFileSync(FILE, 'utf8')).date)
await measured.close()
process.exit(0)
