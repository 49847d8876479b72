import { fromKnowledge, keepMade, knowledge, type Situation } from '@berea/knowledge'
import { analyse } from '@berea/library'
import type { Passage } from '@berea/scripture'
import { TONGUES, type Tongue } from '../../understand/tongue.ts'
import { step } from '../../work.ts'
import { readPassages } from '../references.ts'

/** What people tell of their own lives, by the words in which others have told the like. */

/** A situation found in a text; `score` counts the telling words that it has of it, `lead` is how far the next one is behind. */
export type ClassifiedSituation = {
  readonly situation: Situation
  readonly score: number
  readonly lead: number
  /** It and those that come next, likest first. */
  readonly likeliest: readonly { readonly situation: Situation; readonly score: number }[]
}

export type Least = Pick<ClassifiedSituation, 'score' | 'lead'>

/** Has it so many telling words, and is it so far ahead? */
export const reaches = (found: ClassifiedSituation, least: Least): boolean =>
  found.score >= least.score && found.lead >= least.lead

/**
 * For every word of a tongue the situations in which it is told, by their places among the records, and how much it tells for each:
 * those of one word stand together, from `from[word]` to that of the next. Flat, since a map for each word takes ten times the room.
 */
type Telling = {
  readonly places: ReadonlyMap<string, number>
  readonly from: Uint32Array
  readonly situations: Uint16Array
  readonly points: Float32Array
}

/** So many may be meant where none is plainly ahead. */
const LIKELIEST = 3

/** How soon a word that is told again and again stops telling more, and how much the length of what is told counts (BM25). */
const SATURATION = 3
const LENGTH = 0.5

function readTelling(tongue: Tongue, all: readonly Situation[]): Telling {
  const lengths: number[] = []
  const counts = new Map<string, Map<number, number>>()
  const told = knowledge().examples(tongue === 'zh' ? 'zh-Hans' : tongue)
  for (const [at, { id }] of all.entries()) {
    const words = (told.get(id) ?? []).flatMap((sentence) => analyse(sentence, tongue))
    lengths.push(words.length)
    for (const word of words) {
      const by = counts.get(word) ?? new Map<number, number>()
      by.set(at, (by.get(at) ?? 0) + 1)
      counts.set(word, by)
    }
  }
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const total = [...counts.values()].reduce((sum, by) => sum + by.size, 0)
  const from = new Uint32Array(counts.size + 1)
  const situations = new Uint16Array(total)
  const points = new Float32Array(total)
  let end = 0
  for (const [place, by] of [...counts.values()].entries()) {
    const rarity = Math.log(1 + (all.length - by.size + 0.5) / (by.size + 0.5))
    for (const [at, count] of by) {
      const long = 1 - LENGTH + (LENGTH * lengths[at]!) / usual
      situations[end] = at
      points[end] = (rarity * count * (SATURATION + 1)) / (count + SATURATION * long)
      end += 1
    }
    from[place + 1] = end
  }
  return { places: new Map([...counts.keys()].map((word, place) => [word, place])), from, situations, points }
}

/** With these what is made of the sentences is made anew. */
const SOURCES = [new URL('./', import.meta.url), new URL('../../../../library/src/analysis/', import.meta.url)]

const read = fromKnowledge(({ situation: all }) => ({
  all,
  tellings: keepMade(
    'situations',
    knowledge(),
    SOURCES,
    () => new Map(TONGUES.map((tongue) => [tongue, readTelling(tongue, all)])),
  ),
}))

/** Reads what the first question of each tongue would have to wait for. */
export function prepareSituations(): void {
  read()
}

/**
 * What is told, as nearly as its words say it; of a longer text more words are wanted for the same score. Undefined
 * where it has no word of any.
 *
 *     'my brother and I have not talked since the funeral' → brother-or-sister-estranged
 *     '老板让我做假账' → employer-wants-me-to-cheat
 */
export function classifySituation(text: string, tongue: Tongue): ClassifiedSituation | undefined {
  const words = new Set(analyse(text, tongue))
  const { all, tellings } = read()
  const { places, from, situations, points } = tellings.get(tongue)!
  const scores = new Float64Array(all.length)
  step(all.length + words.size)
  for (const word of words) {
    const place = places.get(word)
    if (place === undefined) continue
    for (let i = from[place]!; i < from[place + 1]!; i += 1) scores[situations[i]!]! += points[i]!
  }
  const per = Math.sqrt(words.size)
  const likeliest = all
    .map((situation, at) => ({ situation, score: scores[at]! / per }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, LIKELIEST)
  const [best, next] = likeliest
  if (!best || best.score === 0) return undefined
  return { ...best, lead: best.score - next!.score, likeliest }
}

/** The passages to turn to in it, best first. */
export const passagesFor = ({ verses }: Situation): readonly Passage[] => verses.flatMap(readPassages)
