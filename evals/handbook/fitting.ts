import { type Example, type Fit, fitLogistic, probability } from '../relevance/logistic.ts'

const FOLDS = 5
/** So many of the best are right, above the gate, on questions as people type them. What else would open is right in fewer cases. */
const PRECISE = 0.88
/** Of records for those who may be hurt so many are at least on their trouble: a word for another hurts more than none. */
const PRECISE_IN_CARE = 0.95
/** Below the gate a record is said to be only the nearest: of those so many at least come near. */
const NEAR = 0.85
/** Questions of the other sets are many, and less like what people type. */
const OTHERS_WEIGHT = 0.3

/** A question with its candidates: their features, in the order of the weights, and whether each answers. */
export type Row = {
  readonly features: readonly (readonly number[])[]
  /** Which of the candidates answers; undefined where it comes near. */
  readonly right: readonly (boolean | undefined)[]
  readonly isByPeople: boolean
  readonly needsCare: readonly boolean[]
  readonly group: string
}

const examplesOf = (rows: readonly Row[]): Example[] =>
  rows.flatMap(({ features, right, group, isByPeople }) =>
    features.flatMap((one, at) => {
      const isOne = right[at]
      return isOne === undefined ? [] : [{ features: one, isOne, group, weight: isByPeople ? 1 : OTHERS_WEIGHT }]
    }),
  )

type Best = {
  readonly score: number
  readonly isRight: boolean
  /** On another matter: what only comes near is neither. */
  readonly isWrong: boolean
  readonly needsCare: boolean
  readonly row: Row
}

function bestOf(row: Row, fit: Fit): Best {
  const scores = row.features.map((one) => probability(fit, one))
  const score = Math.max(0, ...scores)
  const place = scores.indexOf(score)
  const right = row.right[place]
  return {
    score,
    isRight: right ?? false,
    isWrong: right === false || place < 0,
    needsCare: row.needsCare[place] ?? false,
    row,
  }
}

/** Likeness moves within a tenth, the length of a question within whole numbers: each is fitted by its own spread. */
function fitScaled(examples: readonly Example[]): Fit {
  const spread = (examples[0]?.features ?? []).map((_, at) => {
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

/** The lowest score above which so many are as they should be. */
function gateOf(best: readonly Best[], precise: number, isGood: (one: Best) => boolean): number {
  let right = 0
  let gate = 1
  for (const [at, one] of best.toSorted((a, b) => b.score - a.score).entries()) {
    right += isGood(one) ? 1 : 0
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
    wrongAbove: share(above.filter(({ isWrong }) => isWrong).length, above.length),
  }
}

/** A model of what answers, fitted on all rows; its gates and figures are those of the rows by people, each fold left out. */
export function fitted(rows: readonly Row[], names: readonly string[], precise = PRECISE) {
  const people = crossValidated(rows).filter(({ row }) => row.isByPeople)
  const gate = rounded(
    gateOf(people, precise, ({ isRight }) => isRight),
    4,
  )
  const inCare = people.filter(({ needsCare }) => needsCare)
  const careGate = Math.max(
    gate,
    rounded(
      gateOf(inCare, PRECISE_IN_CARE, ({ isWrong }) => !isWrong),
      4,
    ),
  )
  const isNear = ({ isWrong }: Best) => !isWrong
  const below = people.filter(({ score }) => score < gate)
  const nearGate = Math.min(gate, rounded(gateOf(below, NEAR, isNear), 4))
  const careNearGate = Math.max(nearGate, Math.min(careGate, rounded(gateOf(inCare, PRECISE_IN_CARE, isNear), 4)))
  const { intercept, weights } = fitScaled(examplesOf(rows))
  const named = Object.fromEntries(names.map((name, at) => [name, rounded(weights[at]!)]))
  const between = people.filter(({ score, needsCare }) =>
    needsCare ? score < careGate && score >= careNearGate : score < gate && score >= nearGate,
  )
  const figures = {
    ...figuresOf(people, gate),
    inCare: figuresOf(inCare, careGate),
    near: figuresOf(between, 0),
  }
  const gates = { gate, careGate, nearGate, careNearGate }
  return { intercept: rounded(intercept), weights: named, ...gates, figures }
}
