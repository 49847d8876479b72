import type { Vectors } from './vectors.ts'

/** For each verse the rows of its words: those of verse i are `rows[starts[i]]` to `rows[starts[i + 1]]`. */
export type VerseWords = { readonly starts: Uint32Array; readonly rows: Uint32Array }

/** How well a question's words find their like in a verse: of each word its best match, their mean, the mean of the worst third. */
export type WordMatches = { readonly mean: Float32Array; readonly worst: Float32Array }

/**
 * Compares a question word by word with each candidate ("MaxSim"): "weep" finds "tears" though the
 * sums of both sentences may lie far apart. Words weigh as much as in the question's own sum.
 */
export function matchWords(
  vectors: Vectors,
  questionRows: readonly number[],
  candidates: readonly number[],
  { starts, rows }: VerseWords,
): WordMatches {
  const mean = new Float32Array(candidates.length)
  const worst = new Float32Array(candidates.length)
  const asked = [...new Set(questionRows)]
  if (asked.length === 0) return { mean, worst }
  const { distinct, ends, words } = distinctWords(candidates, starts, rows)
  const similarities = new Float32Array(distinct.length)
  const best = asked.map(() => new Float32Array(candidates.length))
  for (const [n, row] of asked.entries()) {
    vectors.wordCosines(row, distinct, similarities)
    const bestOf = best[n]!
    let i = 0
    for (let candidate = 0; candidate < ends.length; candidate++) {
      const end = ends[candidate]!
      let most = i < end ? -1 : 0
      for (; i < end; i++) {
        const similarity = similarities[words[i]!]!
        if (similarity > most) most = similarity
      }
      bestOf[candidate] = most
    }
  }
  const weights = asked.map((row) => vectors.weightOf(row))
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const third = Math.max(1, Math.floor(asked.length / 3))
  const column = new Float32Array(asked.length)
  for (let candidate = 0; candidate < candidates.length; candidate++) {
    for (let n = 0; n < asked.length; n++) column[n] = best[n]![candidate]!
    for (let n = 0; n < asked.length; n++) mean[candidate]! += (weights[n]! / total) * column[n]!
    column.sort()
    for (let n = 0; n < third; n++) worst[candidate]! += column[n]! / third
  }
  return { mean, worst }
}

/** All words of the candidates, each once, and where those of each candidate stand among them, up to its end. */
function distinctWords(candidates: readonly number[], starts: Uint32Array, rows: Uint32Array) {
  const numbers = new Map<number, number>()
  const words: number[] = []
  const ends = new Uint32Array(candidates.length)
  for (const [candidate, place] of candidates.entries()) {
    const end = starts[place + 1] ?? 0
    for (let i = starts[place] ?? end; i < end; i++) {
      const row = rows[i]!
      let number = numbers.get(row)
      if (number === undefined) {
        number = numbers.size
        numbers.set(row, number)
      }
      words.push(number)
    }
    ends[candidate] = words.length
  }
  return { distinct: Int32Array.from(numbers.keys()), ends, words: Uint32Array.from(words) }
}
