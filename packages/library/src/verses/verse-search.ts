import { verseAt } from '@berea/scripture'
import { type AnalysedLanguage, analyse } from '../analysis/analyse.ts'
import { type Arrays, arrayOf, readArrays } from '../editions/array-file.ts'
import type { VerseHit, VerseLikeness } from '../library.ts'
import { type Candidate, rankByLikeness } from '../meaning/likeness-ranker.ts'
import { type Found, findCandidates, most } from './candidates.ts'
import { featuresOf, matchFeaturesOf, type WordsOfVerses } from './features.ts'
import { openFieldIndex } from './field-index.ts'
import { FirstStage } from './first-stage.ts'
import { FULL_RANKER, LEXICAL_RANKERS, type RankerWeights } from './ranker-weights.ts'
import { COUNTED, type Shape } from './shape.ts'
import { gramsOf } from './verse-index-file.ts'
import type { VerseSpace } from './verse-space.ts'
import type { VerseWords } from './word-matches.ts'

/** How many of the best are compared word by word, and the most that a search returns by the full ranker. */
const CLOSER = 100

/** Features of meaning, which the deuterocanon has none of. */
const OF_MEANING = new Set(Object.keys(FULL_RANKER).filter((name) => !(name in LEXICAL_RANKERS.en)))

/** Finds the verses that answer a question, in one language. */
export class VerseSearch {
  readonly language: AnalysedLanguage
  readonly #first: FirstStage
  readonly #references: Uint16Array
  readonly #words: WordsOfVerses
  readonly #space: VerseSpace | undefined

  /** Without a space of vectors, or where the file was written without one, words alone decide. */
  constructor(bytes: Uint8Array, shape: Shape, space?: VerseSpace) {
    const { meta, arrays } = readArrays(bytes)
    const { language, editions } = meta as { language: AnalysedLanguage; editions: number }
    this.language = language
    this.#first = new FirstStage(openFieldIndex(arrays, language, editions, shape))
    const own = verseWords(arrays, 'own')
    const other = verseWords(arrays, 'other')
    this.#references = arrayOf(arrays, 'references', 'u16')
    this.#words = { ...(own ? { own } : {}), ...(other ? { other } : {}) }
    this.#space = own ? space : undefined
  }

  /** Best first. */
  search(question: string, limit: number, likeness?: VerseLikeness): VerseHit[] {
    const { candidates, isTopic } = this.candidates(question, likeness)
    const ranked = likeness ? rankByLikeness(candidates, likeness, isTopic) : candidates
    return ranked
      .toSorted(byScore)
      .slice(0, limit)
      .map(({ place, score, coverage }) => ({ verse: verseAt(place), score, coverage }))
  }

  /** The verses worth ranking, with what words and their vectors make of each. */
  candidates(question: string, likeness?: VerseLikeness): { candidates: readonly Candidate[]; isTopic: boolean } {
    const words = analyse(question, this.language)
    const scores = this.#first.score(words, gramsOf(words, this.language))
    const meaning = this.#space?.compare(this.#space.vectors.rowsOf(question, this.language))
    const found = findCandidates(this.#first.index, scores, meaning, likeness)
    const asTopic = isTopic(question, words, this.language)
    const ranked = asTopic ? this.#rankTopic(found) : this.#rank(found)
    const mass = Math.max(scores.mass, 1e-6)
    const candidates = ranked.map(({ place, score }) => ({ place, score, coverage: scores.inVerse[place]! / mass }))
    return { candidates, isTopic: asTopic }
  }

  #rank(found: Found): Ranked[] {
    const { meaning, candidates } = found
    const weights = meaning ? FULL_RANKER : LEXICAL_RANKERS[this.language]
    const ranked = addUp(weights, featuresOf(found, this.#references), candidates)
    if (!meaning || !this.#space) return ranked
    const best = bestOf(ranked, found.likest)
    const places = best.map(({ place }) => place)
    const closer = addUp(weights, matchFeaturesOf(meaning, places, this.#words, this.#space.vectors), places)
    return best.map(({ place, score }, i) => ({ place, score: score + closer[i]!.score }))
  }

  /** A topic's verses are those that say it most, and that notes speak of so: the ranker was trained on questions. */
  #rankTopic({ scores, words, meaning, candidates }: Found): Ranked[] {
    const bestWords = most(words)
    const bestNotes = most(scores.notes)
    const bestMeaning = meaning ? most(meaning.verse) : 1
    return candidates.map((place) => ({
      place,
      score:
        words[place]! / bestWords +
        (0.3 * scores.notes[place]!) / bestNotes +
        (meaning ? (0.5 * Math.max(0, meaning.verse[place]!)) / bestMeaning : 0),
    }))
  }
}

/** By the score, and the likest whatever theirs. */
function bestOf(ranked: Ranked[], likest: readonly number[]): Ranked[] {
  const sorted = ranked.sort(byScore)
  return [...sorted.slice(0, CLOSER), ...sorted.slice(CLOSER).filter(({ place }) => likest.includes(place))]
}

type Ranked = { readonly place: number; readonly score: number }
const byScore = (one: Ranked, other: Ranked): number => other.score - one.score || one.place - other.place

/** The ranker's score over the features given: those of a later look are added to it then. */
function addUp(
  weights: RankerWeights,
  features: ReadonlyMap<string, Float32Array>,
  places: readonly number[],
): Ranked[] {
  const scores = new Float64Array(places.length)
  for (const [name, values] of features) {
    const [weight, mean] = weights[name] ?? [0, 0]
    for (const [i, place] of places.entries()) {
      // What is not known of a verse is taken to be as usual.
      const usual = place >= COUNTED && OF_MEANING.has(name)
      if (!usual) scores[i]! += weight * (values[i]! - mean)
    }
  }
  return places.map((place, i) => ({ place, score: scores[i]! }))
}

const QUESTION_WORDS = /[?？]|什[么麼]|誰|谁|哪|[怎为為]|如何|[吗嗎呢]/

/**
 * A word or two without a question:
 *
 *     'Forgiveness', 'the fear of God', '宽恕' → true
 *     'Who forgave?', '耶稣为什么哭' → false
 */
export function isTopic(question: string, words: readonly string[], language: AnalysedLanguage): boolean {
  if (QUESTION_WORDS.test(question)) return false
  return language === 'zh' ? words.filter((word) => word.length === 1).length <= 4 : words.length <= 2
}

function verseWords(arrays: Arrays, name: string): VerseWords | undefined {
  if (!(`${name}.wordStarts` in arrays)) return undefined
  return { starts: arrayOf(arrays, `${name}.wordStarts`, 'u32'), rows: arrayOf(arrays, `${name}.wordRows`, 'u32') }
}
