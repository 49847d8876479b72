import { analyse } from '@berea/library'
import type { Passage } from '@berea/scripture'
import { TONGUES, type Tongue } from '../../question/tongue.ts'
import { readPassages } from '../references.ts'
import { SITUATIONS, type Situation } from './situations-table.ts'
import { TOLD as EN } from './told/en.ts'
import { TOLD as ES } from './told/es.ts'
import { TOLD as FR } from './told/fr.ts'
import { TOLD as ZH } from './told/zh.ts'

/** What people tell of their own lives, by the words in which others have told the like. Pure. */

const TOLD: Readonly<Record<Tongue, Readonly<Record<Situation, readonly string[]>>>> = {
  en: EN,
  es: ES,
  fr: FR,
  zh: ZH,
}

/** A situation found in a text; `score` counts the telling words that it has of it, `lead` is how far the next one is behind. */
export type Recognised = { readonly situation: Situation; readonly score: number; readonly lead: number }

/** Every word of a tongue with the situations in which it is told, and how much it tells for each. */
type Telling = ReadonlyMap<string, ReadonlyMap<Situation, number>>

const IDS = Object.keys(SITUATIONS) as Situation[]

/** How soon a word that is told again and again stops telling more, and how much the length of what is told counts (BM25). */
const SATURATION = 1.2
const LENGTH = 0.5

function readTelling(tongue: Tongue): Telling {
  const told = IDS.map((id) => TOLD[tongue][id].flatMap((sentence) => analyse(sentence, tongue)))
  const usual = told.reduce((sum, words) => sum + words.length, 0) / told.length
  const counts = new Map<string, Map<Situation, number>>()
  for (const [at, words] of told.entries()) {
    for (const word of words) {
      const by = counts.get(word) ?? new Map<Situation, number>()
      by.set(IDS[at]!, (by.get(IDS[at]!) ?? 0) + 1)
      counts.set(word, by)
    }
  }
  const lengths = new Map(IDS.map((id, at) => [id, 1 - LENGTH + (LENGTH * told[at]!.length) / usual]))
  return new Map(
    [...counts].map(([word, by]) => {
      const rarity = Math.log(1 + (IDS.length - by.size + 0.5) / (by.size + 0.5))
      const points = [...by].map(([id, count]): [Situation, number] => [
        id,
        (rarity * count * (SATURATION + 1)) / (count + SATURATION * lengths.get(id)!),
      ])
      return [word, new Map(points)]
    }),
  )
}

const tellings = new Map<Tongue, Telling>()

function tellingOf(tongue: Tongue): Telling {
  const known = tellings.get(tongue) ?? readTelling(tongue)
  tellings.set(tongue, known)
  return known
}

/** Reads what the first question of each tongue would have to wait for. */
export function prepareSituations(): void {
  for (const tongue of TONGUES) tellingOf(tongue)
}

/**
 * What is told, as nearly as its words say it; of a longer text more words are wanted for the same score. Undefined
 * where it has no word of any.
 *
 *     'my brother and I have not talked since the funeral' → brother-or-sister-estranged
 *     '老板让我做假账' → employer-wants-me-to-cheat
 */
export function recognise(text: string, tongue: Tongue): Recognised | undefined {
  const words = new Set(analyse(text, tongue))
  const scores = new Map<Situation, number>()
  for (const word of words) {
    for (const [id, points] of tellingOf(tongue).get(word) ?? []) scores.set(id, (scores.get(id) ?? 0) + points)
  }
  const [best, next] = [...scores].sort((a, b) => b[1] - a[1])
  if (!best) return undefined
  const per = Math.sqrt(words.size)
  return { situation: best[0], score: best[1] / per, lead: (best[1] - (next?.[1] ?? 0)) / per }
}

/** The passages to turn to in it, best first. */
export const passagesFor = (situation: Situation): readonly Passage[] => readPassages(SITUATIONS[situation])
