import { step } from '../../work.ts'
import { conceptsOf } from './danger-concepts.ts'
import han from './danger-weights/han.json' with { type: 'json' }
import latin from './danger-weights/latin.json' with { type: 'json' }

/**
 * What a text sounds like as a whole, learned from phrases of people in danger and of calm ones who use the same words
 * (`evals/danger/training`): a linear model over words and runs of letters. It hears what no sign names, in any wording near
 * enough; it cannot say of what the person is in danger. `evals/danger/train.ts` makes the weights.
 */
export type Script = 'han' | 'latin'

/**
 * The weights of one script, a character each: `A` is nought, a letter further is `step` more. The last bits of a hash are
 * the place. What is told of others starts lower than what is told of oneself or one's own: it has a bias of its own.
 */
export type Weights = {
  readonly bias: { readonly own: number; readonly others: number }
  readonly step: number
  readonly letters: string
}

export const NOUGHT = 'A'.charCodeAt(0)
const PLACES: Readonly<Record<Script, number>> = { han: 2 ** 16, latin: 2 ** 17 }

/** Concepts have places of their own behind the others, which words cannot take from them. */
const CONCEPT_PLACES = 2 ** 13
/** How many weights a script has: those of words, and behind them those of concepts. */
export const weightsOf = (script: Script): number => PLACES[script] + CONCEPT_PLACES

/** Up to so many words (in Chinese, characters) are read at once; of a longer text every stretch of so many, the worst counting. */
const WINDOW: Readonly<Record<Script, number>> = { han: 48, latin: 32 }

const UNITS: Readonly<Record<Script, RegExp>> = {
  han: /\p{Script=Han}|[a-z]+|\d+/gu,
  latin: /[a-z]+|\d+/g,
}

const SEED = 0x811c9dc5
const hashOn = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

/** The prime's low bits carry little of the first letters: the high ones are mixed in before a place is taken. */
const placeOf = (hash: number, places: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & (places - 1)
}

function hashUnit(unit: string): number {
  if (unit.charCodeAt(0) < 0x3a) return hashOn(SEED, 0x23)
  let hash = SEED
  for (let i = 0; i < unit.length; i++) hash = hashOn(hash, unit.charCodeAt(i))
  return hash
}

/** Runs of three to five letters with the word's edges, so that a slip of the finger leaves most of a word as it was. */
function addRuns(word: string, places: number, into: number[]): void {
  const edged = `<${word}>`
  for (let start = 0; start + 3 <= edged.length; start++) {
    let hash = SEED ^ 0x5bd1
    for (let i = 0; i < 5 && start + i < edged.length; i++) {
      hash = hashOn(hash, edged.charCodeAt(start + i))
      if (i >= 2) into.push(placeOf(hash, places))
    }
  }
}

/** So many letters are a word's stem: `golpea`, `golpeó` and `golpeaba` are one, as are `cansado` and `cansada`. */
const STEM = 5
/** A stem is also read with the one before it, the one before that and so on: `me {siempre} pega`. */
const REACH = 3
const STEMS = 0x40

/** Pairs of stems, near and a little apart, say the same in other forms and with other words between. */
function addStems(stems: readonly number[], at: number, places: number, into: number[]): void {
  into.push(placeOf(hashOn(SEED ^ STEMS, stems[at]!), places))
  for (let gap = 1; gap <= REACH && gap <= at; gap++) {
    const kind = gap === 1 ? 1 : 2
    into.push(placeOf(hashOn(hashOn(SEED ^ (STEMS + kind), stems[at - gap]!), stems[at]!), places))
  }
}

/** Beside the many runs of letters of a Latin word its concept is but one feature: it is read so many times. */
const CONCEPT_TIMES: Readonly<Record<Script, number>> = { han: 1, latin: 2 }
/** Two concepts tell of one thing only so near each other. */
const NEAR = 8

/** A concept by itself, with the one before it, with the two before it, and with the one before that; nought is none. */
function addConcepts(first: number, second: number, concept: number, script: Script, into: number[]): void {
  const add = (hash: number): void => {
    const place = PLACES[script] + placeOf(hash, CONCEPT_PLACES)
    for (let time = 0; time < CONCEPT_TIMES[script]; time++) into.push(place)
  }
  add(hashOn(SEED ^ 1, concept))
  if (second) add(hashOn(hashOn(SEED ^ 2, second), concept))
  if (first) add(hashOn(hashOn(hashOn(SEED ^ 3, first), 0), concept))
  if (first && second) add(hashOn(hashOn(hashOn(SEED ^ 3, first), second), concept))
}

/**
 * The places of a folded text's features, unit by unit: `i want to` → those of `i`; of `want` and `i want`; of `to` and `want to`,
 * with each word's stem and runs of letters. Chinese takes characters for words, and three of them together.
 */
export function featuresOf(text: string, script: Script): number[][] {
  const longest = script === 'han' ? 3 : 2
  const places = PLACES[script]
  const units = text.match(UNITS[script]) ?? []
  step(units.length)
  const hashes = units.map(hashUnit)
  const stems = script === 'latin' ? units.map((unit) => hashUnit(unit.slice(0, STEM))) : []
  const concepts = conceptsOf(units, script)
  let first = { concept: 0, at: 0 }
  let second = first
  return units.map((unit, at) => {
    const features: number[] = []
    for (let length = 1; length <= longest && length <= at + 1; length++) {
      let hash = SEED ^ length
      for (let i = at - length + 1; i <= at; i++) hash = hashOn(hash, hashes[i]!)
      features.push(placeOf(hash, places))
    }
    if (script === 'latin') {
      addStems(stems, at, places, features)
      addRuns(unit, places, features)
    }
    const concept = concepts[at]!
    if (concept) {
      const near = ({ concept: one, at: where }: typeof first): number => (at - where <= NEAR ? one : 0)
      addConcepts(near(first), near(second), concept, script, features)
      first = second
      second = { concept, at }
    }
    return features
  })
}

const OWN: Readonly<Record<Script, RegExp>> = {
  han: /我|咱|想死|救命/,
  latin:
    /(?<![a-z])(?:i|im|ive|ill|id|me|my|myself|we|our|us|yo|mi|mis|conmigo|nos|nuestr[oa]s?|soy|estoy|tengo|quiero|puedo|voy|he|llevo|je|j|jsuis|jveux|jvais|moi|mon|ma|mes|m|nous|nos|notre|on)(?![a-z])/,
}

/** Whether a text tells of the one who writes it, or of somebody of theirs; the `I` of a quotation is someone else. */
export const tellsOwn = (text: string, script: Script): boolean => OWN[script].test(text.replace(/"[^"]*"/g, ' '))

/** A sum of weights grows with a text's length, and so does its noise, by the root: that is taken out. */
export const scoreOf = (sum: number, count: number, bias: number): number => bias + sum / Math.sqrt(Math.max(count, 1))

/** The highest score of any window. */
export function scoreText(text: string, script: Script, weights: Weights): number {
  const features = featuresOf(text, script)
  const { letters, step } = weights
  const bias = tellsOwn(text, script) ? weights.bias.own : weights.bias.others
  const sums = new Float64Array(features.length + 1)
  const counts = new Float64Array(features.length + 1)
  features.forEach((places, at) => {
    let sum = 0
    for (const place of places) sum += letters.charCodeAt(place) - NOUGHT
    sums[at + 1] = sums[at]! + sum * step
    counts[at + 1] = counts[at]! + places.length
  })
  const window = WINDOW[script]
  let highest = -Infinity
  for (let start = 0; start === 0 || start + window <= features.length + window / 4; start += window / 4) {
    const end = Math.min(start + window, features.length)
    highest = Math.max(highest, scoreOf(sums[end]! - sums[start]!, counts[end]! - counts[start]!, bias))
  }
  return highest
}

const HAN = /\p{Script=Han}/u

export const scriptOf = (text: string): Script => (HAN.test(text) ? 'han' : 'latin')

/** How much a folded text sounds like a person in danger: above nought more than not. */
export function soundOf(text: string): number {
  const script = scriptOf(text)
  return scoreText(text, script, script === 'han' ? han : latin)
}
