import type { VerseLikeness } from '../library.ts'
import type { FieldIndex } from './field-index.ts'
import type { Scores } from './first-stage.ts'
import type { Meaning } from './verse-space.ts'

/** Verses taken from each of the three orders: by words, by meaning, by both. */
const FROM_EACH = 120
/** And of those likest by the sentence encoder. */
const FROM_LIKEST = 40
/** The weight of meaning beside words in the order by both. */
const MEANING = 0.8

/** What a question found in the first stage, over all verses. */
export type Found = {
  readonly index: FieldIndex
  readonly scores: Scores
  readonly meaning: Meaning | undefined
  /** By words: all fields and the chapter, each over its best. */
  readonly words: Float32Array
  /** By words and meaning, each over its best. */
  readonly both: Float32Array
  /** Ordinals of the verses worth a closer look; the likest are looked at in any case. */
  readonly candidates: readonly number[]
  readonly likest: readonly number[]
}

export function findCandidates(
  index: FieldIndex,
  scores: Scores,
  meaning: Meaning | undefined,
  likeness?: VerseLikeness,
): Found {
  const { shape, weights } = index
  const words = new Float32Array(shape.size)
  const both = new Float32Array(shape.size)
  const bestField = most(scores.fields)
  const bestChapter = most(scores.chapter)
  const chapters = Float64Array.from(scores.chapter, (score) => (weights.chapter * score) / bestChapter)
  for (let place = 0; place < shape.size; place++) {
    words[place] = scores.fields[place]! / bestField + chapters[shape.chapterOf[place]!]!
  }
  const bestWords = most(words)
  const bestMeaning = meaning ? most(meaning.verse) : 1
  for (let place = 0; place < shape.size; place++) {
    both[place] = words[place]! / bestWords + (meaning ? (MEANING * meaning.verse[place]!) / bestMeaning : 0)
  }
  const likest = likeness ? topPlaces(likeness, FROM_LIKEST) : []
  const candidates = new Set([
    ...topPlaces(words, FROM_EACH),
    ...(meaning ? topPlaces(meaning.verse, FROM_EACH) : []),
    ...topPlaces(both, FROM_EACH),
    ...likest,
  ])
  return { index, scores, meaning, words, both, candidates: [...candidates], likest }
}

/** The greatest value, never zero: it is divided by. */
export function most(values: Float32Array): number {
  let greatest = 1e-6
  for (let i = 0; i < values.length; i++) if (values[i]! > greatest) greatest = values[i]!
  return greatest
}

/** The places of the highest values above zero, best first; of equal ones the earlier. */
export function topPlaces(values: Float32Array, count: number): number[] {
  const top: number[] = []
  let least = 0
  for (let place = 0; place < values.length; place++) {
    const value = values[place]!
    // What is no number is none of them.
    if (!(value > least)) continue
    let at = top.length < count ? top.length : count - 1
    while (at > 0 && values[top[at - 1]!]! < value) {
      top[at] = top[at - 1]!
      at--
    }
    top[at] = place
    if (top.length === count) least = values[top[count - 1]!]!
  }
  return top
}

/** Most values lie where no place asked about does: a first look tells them apart without a search. */
const BUCKETS = 4096

/** For each of some places, how many values are higher than its own. */
export function ranksOf(values: Float32Array, places: readonly number[]): Float32Array {
  const sorted = Float32Array.from(places, (place) => values[place]!).sort()
  const least = sorted[0] ?? 0
  const scale = (BUCKETS - 1) / ((sorted.at(-1) ?? 0) - least || 1)
  const crossed = new Uint8Array(BUCKETS)
  for (const value of sorted) crossed[Math.floor((value - least) * scale)] = 1
  // below[i]: values that are not less than i of the sorted ones, and less than the next.
  const below = new Uint32Array(sorted.length + 1)
  const belowBucket = new Uint32Array(BUCKETS)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (value < least) {
      below[0]!++
      continue
    }
    const bucket = Math.floor((value - least) * scale)
    if (bucket >= BUCKETS) below[sorted.length]!++
    else if (crossed[bucket] === 0) belowBucket[bucket]!++
    else below[countBelow(sorted, value)]!++
  }
  let passed = 0
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (crossed[bucket] === 1)
      while (passed < sorted.length && Math.floor((sorted[passed]! - least) * scale) === bucket) passed++
    else below[passed]! += belowBucket[bucket]!
  }
  const higher = new Uint32Array(sorted.length + 2)
  for (let i = sorted.length; i >= 0; i--) higher[i] = higher[i + 1]! + below[i]!
  return Float32Array.from(places, (place) => {
    let at = countBelow(sorted, values[place]!)
    while (at < sorted.length && sorted[at] === values[place]) at++
    return higher[at]!
  })
}

/** How many of some sorted values are less than a value. */
function countBelow(sorted: Float32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
