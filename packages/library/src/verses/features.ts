import { type Found, most, ranksOf } from './candidates.ts'
import { COUNTED } from './shape.ts'
import type { Vectors } from './vectors.ts'
import type { Meaning } from './verse-space.ts'
import type { VerseWords, WordMatches } from './word-matches.ts'
import { matchWords } from './word-matches.ts'

/** Ordinal of the New Testament's first verse. */
const NEW_TESTAMENT = 23145

/**
 * The features of every candidate, by the ranker's names for them. `n` is a value over the best of
 * all verses, `r` over the idf of all the question's words, `c` the share of that idf which stands there:
 *
 *     f all fields, v verse, w verse with neighbours, n notes, h heading, bg word pairs,
 *     gper pericope, gchap chapter, gbook book; e verse by meaning, ew with neighbours, ep pericope, ec chapter;
 *     rf, re rank by words and by meaning; prev, next the neighbours' values; rk_per, rk_chap rank within
 *     the pericope and the chapter; chmax the chapter's best; len, xin, nt the verse itself
 */
export function featuresOf(found: Found, references: Uint16Array): Map<string, Float32Array> {
  const { index, scores, candidates, both } = found
  const { shape } = index
  const features = new Map<string, Float32Array>()
  const add = (name: string, value: (place: number) => number): void => {
    features.set(name, columnOf(candidates, value))
  }
  const groupOf = {
    gper: (place: number) => shape.pericopeOf[place]!,
    gchap: (place: number) => shape.chapterOf[place]!,
    gbook: (place: number) => shape.bookOf[place]!,
  }
  const mass = Math.max(scores.mass, 1e-6)
  const itself = (place: number) => place

  const valued: readonly [string, Float32Array, (place: number) => number][] = [
    ['f', scores.fields, itself],
    ['v', scores.verse, itself],
    ['n', scores.notes, itself],
    ['w', scores.window, itself],
    ['h', scores.heading, itself],
    ['bg', scores.grams, itself],
    ['gper', scores.pericope, groupOf.gper],
    ['gchap', scores.chapter, groupOf.gchap],
    ['gbook', scores.book, groupOf.gbook],
  ]
  for (const [name, values, at] of valued) {
    const best = most(values)
    add(`${name}_n`, (place) => values[at(place)]! / best)
    add(`${name}_r`, (place) => values[at(place)]! / mass)
  }
  add('c_v', (place) => scores.inVerse[place]! / mass)
  add('c_w', (place) => scores.inWindow[place]! / mass)
  add('c_n', (place) => scores.inNotes[place]! / mass)
  add('c_per', (place) => scores.inPericope[groupOf.gper(place)]! / mass)
  add('c_chap', (place) => scores.inChapter[groupOf.gchap(place)]! / mass)
  add('c_book', (place) => scores.inBook[groupOf.gbook(place)]! / mass)

  features.set('rf', ranksOf(found.words, candidates).map(Math.log1p))
  addNeighbours(features, 'f', scores.fields, candidates)
  addNeighbours(features, 'v', scores.verse, candidates)
  addRanksWithin(features, found)
  add('len', (place) => Math.log1p(index.lengths[place]!))
  add('xin', (place) => Math.log1p(references[place] ?? 0))
  add('nt', (place) => (place >= NEW_TESTAMENT && place < COUNTED ? 1 : 0))
  addMeaning(features, found)
  const best = most(both)
  features.get('chmax')?.forEach((value, i, all) => {
    all[i] = value / best
  })
  return features
}

/** Several times as quick as `Float32Array.from`, and there are fifty of them. */
function columnOf(candidates: readonly number[], value: (place: number) => number): Float32Array {
  const column = new Float32Array(candidates.length)
  for (let i = 0; i < column.length; i++) column[i] = value(candidates[i]!)
  return column
}

function addNeighbours(
  features: Map<string, Float32Array>,
  name: string,
  values: Float32Array,
  candidates: readonly number[],
) {
  const best = most(values)
  features.set(
    `prev_${name}`,
    columnOf(candidates, (place) => (values[place - 1] ?? 0) / best),
  )
  features.set(
    `next_${name}`,
    columnOf(candidates, (place) => (values[place + 1] ?? 0) / best),
  )
}

/** How many of its pericope's and its chapter's verses are better, and the chapter's best. */
function addRanksWithin(features: Map<string, Float32Array>, { index, both, candidates }: Found): void {
  const { pericopeOf, pericopeStarts, chapterOf, chapterStarts } = index.shape
  const better = (place: number, from: number, to: number): number => {
    let count = 0
    for (let i = from; i < to; i++) if (both[i]! > both[place]!) count++
    return count
  }
  const inPericope = new Float32Array(candidates.length)
  const inChapter = new Float32Array(candidates.length)
  const best = new Float32Array(candidates.length)
  for (const [i, place] of candidates.entries()) {
    const pericope = pericopeOf[place]!
    const chapter = chapterOf[place]!
    inPericope[i] = better(place, pericopeStarts[pericope]!, pericopeStarts[pericope + 1]!)
    inChapter[i] = Math.log1p(better(place, chapterStarts[chapter]!, chapterStarts[chapter + 1]!))
    best[i] = most(both.subarray(chapterStarts[chapter]!, chapterStarts[chapter + 1]!))
  }
  features.set('rk_per', inPericope)
  features.set('rk_chap', inChapter)
  features.set('chmax', best)
}

function addMeaning(features: Map<string, Float32Array>, found: Found): void {
  const { index, candidates, meaning } = found
  if (!meaning) return
  const { pericopeOf, chapterOf } = index.shape
  const valued: readonly [string, Float32Array, (place: number) => number][] = [
    ['e', meaning.verse, (place) => place],
    ['ew', meaning.around, (place) => place],
    ['ep', meaning.pericope, (place) => pericopeOf[place]!],
    ['ec', meaning.chapter, (place) => chapterOf[place]!],
  ]
  for (const [name, values, at] of valued) {
    const best = most(values)
    features.set(
      `${name}_n`,
      columnOf(candidates, (place) => values[at(place)]! / best),
    )
    features.set(
      `${name}_raw`,
      columnOf(candidates, (place) => values[at(place)]!),
    )
  }
  features.set('re', ranksOf(meaning.verse.subarray(0, COUNTED), candidates).map(Math.log1p))
  addNeighbours(features, 'e', meaning.verse, candidates)
}

/** What a verse's words are compared with: those of its own language's editions, and of another's. */
export type WordsOfVerses = { readonly own?: VerseWords; readonly other?: VerseWords }

/** Features of a closer look, word by word: ms with this language's editions, mx with another's. */
export function matchFeaturesOf(
  meaning: Meaning,
  places: readonly number[],
  { own, other }: WordsOfVerses,
  vectors: Vectors,
): Map<string, Float32Array> {
  const features = new Map<string, Float32Array>()
  if (own) addMatches(features, 'ms', matchWords(vectors, meaning.rows, places, own))
  if (other) addMatches(features, 'mx', matchWords(vectors, meaning.rows, places, other))
  return features
}

function addMatches(features: Map<string, Float32Array>, name: string, { mean, worst }: WordMatches): void {
  const best = most(mean)
  features.set(name, mean)
  features.set(
    `${name}_n`,
    mean.map((value) => value / best),
  )
  features.set(`${name}_min`, worst)
}
