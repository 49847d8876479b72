import { type AnalysedLanguage, analyse, analysedLanguage } from '../analysis/analyse.ts'
import type { OwnWays } from './own-units.ts'

/** How a question's words and those of one way to a record meet; each from 0 to 1. */
type Meeting = {
  /** The way's BM25, as a share of what the question itself would have. */
  readonly share: number
  /** How much of the question's weight stands in the way, and of the way's in the question. */
  readonly there: number
  readonly back: number
  /** The worth of the rarest word that they share, as a share of that of a word that stands nowhere. */
  readonly rarest: number
}

/** A question beside the ways of its language. */
export type AskedWords = {
  /** Undefined where they have no word in common, or the way is of another language. */
  meet(way: number): Meeting | undefined
  /** How much of the question's weight stands somewhere in these ways together. */
  covered(ways: readonly number[]): number
}

/** The words of all ways in one language: what each is worth, and which stand in which way. */
export type WordIndex = { ask(question: string): AskedWords }

/** Saturation and length of BM25: ways of asking are short and of about one length, the records' own texts are not. */
const [K, B] = [1.2, 0.4]

/** Words by number; those of a way lie side by side, from `starts` of it to that of the next. */
type Table = {
  readonly numbers: ReadonlyMap<string, number>
  /** In how many ways each word stands. */
  readonly among: Uint32Array
  readonly starts: Uint32Array
  readonly words: Uint32Array
  readonly times: Uint8Array
  /** Words of each way, repeated ones too. */
  readonly lengths: Uint16Array
  readonly size: number
}

export function wordIndex({ ways }: Pick<OwnWays, 'ways'>, language: AnalysedLanguage): WordIndex {
  const { numbers, among, starts, words, times, lengths, size } = tableOf(ways, language)
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size)
  /** What stands in few ways is worth more; what stands in none, most. */
  const worth = (word: number | undefined): number => {
    const known = word === undefined ? 0 : among[word]!
    return Math.log(1 + (size - known + 0.5) / (known + 0.5))
  }
  const satisfied = (often: number, length: number) =>
    (often * (K + 1)) / (often + K * (1 - B + (B * length) / Math.max(1, usual)))

  return {
    ask(question) {
      const said = analyse(question, language)
      const distinct = [...new Set(said)].map((word) => numbers.get(word))
      const values = new Map(distinct.flatMap((word) => (word === undefined ? [] : [[word, worth(word)] as const])))
      const whole = distinct.reduce<number>((sum, word) => sum + worth(word), 0)
      const best = whole * satisfied(1, said.length)
      return {
        meet(way) {
          let [score, there, all, rarest] = [0, 0, 0, 0]
          for (let at = starts[way]!; at < starts[way + 1]!; at++) {
            const value = values.get(words[at]!)
            all += worth(words[at]!)
            if (value === undefined) continue
            there += value
            rarest = Math.max(rarest, value)
            score += value * satisfied(times[at]!, lengths[way]!)
          }
          if (there === 0) return undefined
          const share = Math.min(1, score / best)
          return { share, there: there / whole, back: there / all, rarest: rarest / worth(undefined) }
        },
        covered(some) {
          const met = new Set<number>()
          for (const way of some) {
            for (let at = starts[way]!; at < starts[way + 1]!; at++) if (values.has(words[at]!)) met.add(words[at]!)
          }
          return [...met].reduce((sum, word) => sum + values.get(word)!, 0) / (whole || 1)
        },
      }
    },
  }
}

function tableOf(ways: OwnWays['ways'], language: AnalysedLanguage): Table {
  const numbers = new Map<string, number>()
  const [among, words, times]: [number[], number[], number[]] = [[], [], []]
  const starts = new Uint32Array(ways.length + 1)
  const lengths = new Uint16Array(ways.length)
  let size = 0
  for (const [way, { text, language: written }] of ways.entries()) {
    starts[way] = words.length
    if (analysedLanguage(written) !== language) continue
    const counts = new Map<number, number>()
    const said = analyse(text, language)
    for (const word of said) {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    for (const [number, often] of counts) {
      words.push(number)
      times.push(Math.min(255, often))
      among[number] = (among[number] ?? 0) + 1
    }
    lengths[way] = said.length
    size++
  }
  starts[ways.length] = words.length
  return {
    numbers,
    among: Uint32Array.from(among),
    starts,
    words: Uint32Array.from(words),
    times: Uint8Array.from(times),
    lengths,
    size,
  }
}
