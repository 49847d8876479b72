import { type AnalysedLanguage, analyse, analysedLanguage } from '../analysis/analyse.ts'
import type { OwnWays } from './own-units.ts'

/** How a question's words and those of one way to a record meet; each from 0 to 1. */
type Meeting = {
  /** The way's BM25, as a share of what the question itself would have. */
  readonly share: number
  /** How much of the question's weight stands in the way, and of the way's in the question. */
  readonly there: number
  readonly back: number
}

/** The words of all ways in one language: what each word is worth, and where it stands. */
export type WordIndex = {
  /** The ways that have a word of the question, by their place, in no order. */
  meet(question: string): ReadonlyMap<number, Meeting>
  /** How much of the question's weight stands somewhere in these texts together. */
  covered(question: string, texts: readonly string[]): number
}

/** Saturation and length of BM25: ways of asking are short and of about one length, the records' own texts are not. */
const [K, B] = [1.2, 0.4]

type Posting = { readonly way: number; readonly times: number }

export function wordIndex({ ways }: Pick<OwnWays, 'ways'>, language: AnalysedLanguage): WordIndex {
  const postings = new Map<string, Posting[]>()
  const weights = new Map<number, { readonly words: readonly string[]; readonly length: number }>()
  for (const [way, { text, language: written }] of ways.entries()) {
    if (analysedLanguage(written) !== language) continue
    const words = analyse(text, language)
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, times] of counts) {
      const known = postings.get(word)
      if (known) known.push({ way, times })
      else postings.set(word, [{ way, times }])
    }
    weights.set(way, { words: [...counts.keys()], length: words.length })
  }
  const size = weights.size
  const usual = [...weights.values()].reduce((sum, { length }) => sum + length, 0) / Math.max(1, size)
  /** What stands in few ways is worth more; what stands in none, most. */
  const worth = (word: string): number => {
    const among = postings.get(word)?.length ?? 0
    return Math.log(1 + (size - among + 0.5) / (among + 0.5))
  }
  const sum = (words: Iterable<string>): number => {
    let total = 0
    for (const word of words) total += worth(word)
    return total
  }
  const satisfied = (times: number, length: number) =>
    (times * (K + 1)) / (times + K * (1 - B + (B * length) / Math.max(1, usual)))

  function meet(question: string): ReadonlyMap<number, Meeting> {
    const words = analyse(question, language)
    const asked = new Set(words)
    const whole = sum(asked)
    const best = [...asked].reduce((total, word) => total + worth(word) * satisfied(1, words.length), 0)
    const met = new Map<number, { score: number; there: number }>()
    for (const word of asked) {
      const value = worth(word)
      for (const { way, times } of postings.get(word) ?? []) {
        const one = met.get(way) ?? { score: 0, there: 0 }
        one.score += value * satisfied(times, weights.get(way)!.length)
        one.there += value
        met.set(way, one)
      }
    }
    return new Map(
      [...met].map(([way, { score, there }]) => [
        way,
        {
          share: Math.min(1, score / (best || 1)),
          there: there / (whole || 1),
          back: there / (sum(weights.get(way)!.words) || 1),
        },
      ]),
    )
  }

  return {
    meet,
    covered(question, texts) {
      const asked = new Set(analyse(question, language))
      const said = new Set(texts.flatMap((text) => analyse(text, language)))
      return sum([...asked].filter((word) => said.has(word))) / (sum(asked) || 1)
    },
  }
}
