/** Where words of one text run like words of another: `[from, to)` of each, and what differs between. */
export type Alignment = {
  readonly from: number
  readonly to: number
  readonly fromThere: number
  readonly toThere: number
  readonly score: number
  /** Words that are the same, in order: their places here and there. */
  readonly same: readonly (readonly [here: number, there: number])[]
  /** Words changed, added or left out. */
  readonly edits: number
}

/** A word that differs costs two that are the same: what is written anew doesn't join two runs. */
const DIFFERS = 2
/** A "not" more or less costs one: a verse is known by its words though its sense is turned round. */
const TURNS = 1

/** The best local alignment of some words with a stretch of a text (Smith and Waterman 1981). */
export function align(
  here: readonly string[],
  there: readonly string[],
  at: { readonly from: number; readonly to: number },
  isNegation: (word: string) => boolean,
): Alignment | undefined {
  const { from, to } = at
  const width = to - from + 1
  const scores = new Int32Array((here.length + 1) * width)
  const gap = (word: string) => (isNegation(word) ? TURNS : DIFFERS)
  const gapsHere = here.map(gap)
  const gapsThere = there.slice(from, to).map(gap)
  let best = 0
  for (let row = 1; row <= here.length; row += 1) {
    const mine = here[row - 1]!
    for (let column = 1; column < width; column += 1) {
      const cell = row * width + column
      const step = scores[cell - width - 1]! + (mine === there[from + column - 1] ? 1 : -DIFFERS)
      const added = scores[cell - width]! - gapsHere[row - 1]!
      const left = scores[cell - 1]! - gapsThere[column - 1]!
      scores[cell] = Math.max(0, step, added, left)
      if (scores[cell]! > scores[best]!) best = cell
    }
  }
  return scores[best]! > 0 ? traced(here, there, { from, width, scores, best, gap }) : undefined
}

type Table = {
  readonly from: number
  readonly width: number
  readonly scores: Int32Array
  readonly best: number
  readonly gap: (word: string) => number
}

/** The way back from the best cell to where its score began. */
function traced(
  here: readonly string[],
  there: readonly string[],
  { from, width, scores, best, gap }: Table,
): Alignment {
  const same: (readonly [number, number])[] = []
  let edits = 0
  let row = Math.floor(best / width)
  let column = best % width
  const [to, toThere] = [row, from + column]
  while (scores[row * width + column]! > 0) {
    const score = scores[row * width + column]!
    const isSame = here[row - 1] === there[from + column - 1]
    if (score === scores[(row - 1) * width + column - 1]! + (isSame ? 1 : -DIFFERS)) {
      row -= 1
      column -= 1
      if (isSame) same.push([row, from + column])
      else edits += 1
    } else {
      if (score === scores[(row - 1) * width + column]! - gap(here[row - 1]!)) row -= 1
      else column -= 1
      edits += 1
    }
  }
  same.reverse()
  return { from: row, to, fromThere: from + column, toThere, score: scores[best]!, same, edits }
}
