import { foldChinese } from '../analysis/chinese.ts'

/** Where a quotation stands: `text.slice(start, end)`. `exact`: word for word, point for point. */
export type Place = { readonly start: number; readonly end: number; readonly exact: boolean }

/**
 * Finds the place of a quotation in a text. White space, script and quotation marks don't matter; with
 * other differences of point, case or a few words it is still found, but not exact: show the text's own words.
 *
 *     locate('耶稣哭了', '耶穌哭了。')                         → { start: 0, end: 4, exact: true }
 *     locate('"Peace  be with you"', 'He said, “Peace be with you.”') → { start: 9, end: 27, exact: true }
 *     locate('peace be upon you all', 'Peace be with you all')  → { start: 0, end: 21, exact: false }
 *     locate('peace', 'peacemakers')                           → undefined
 *     locate('', 'anything')                                   → undefined
 */
export function locate(quote: string, text: string): Place | undefined {
  return exactly(quote, text) ?? nearly(quote, text)
}

const MARK = /["'“”„‟‘’‚‛«»‹›「」『』《》〈〉＂＇`´]/
const SPACE = /\s/
const LETTER = /[\p{L}\p{M}\p{N}]/u
/** One character is a word in these scripts, and blanks beside them mean nothing. */
const IDEOGRAPH = /[\u2e80-\u303f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/

/** 著 may be the particle (simplified 着) or "to write" (simplified 著): no table of characters can tell, so both are one. */
const foldScript = (text: string) => foldChinese(text).replaceAll('著', '着')

/** What counts of a text, and for each of its characters where it stood. */
type Folded = { readonly text: string; readonly places: readonly number[] }

function fold(text: string): Folded {
  const simplified = foldScript(text)
  const places: number[] = []
  let folded = ''
  let blank = -1
  for (let at = 0; at < simplified.length; at++) {
    const character = simplified[at]!
    if (SPACE.test(character)) {
      if (blank < 0) blank = at
    } else if (!MARK.test(character)) {
      if (blank >= 0 && folded !== '' && !IDEOGRAPH.test(character) && !IDEOGRAPH.test(folded.at(-1)!)) {
        folded += ' '
        places.push(blank)
      }
      blank = -1
      folded += character
      places.push(at)
    }
  }
  return { text: folded, places }
}

function exactly(quote: string, text: string): Place | undefined {
  const sought = fold(quote).text
  if (sought === '') return undefined
  const { text: folded, places } = fold(text)
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const last = at + sought.length - 1
    if (!parts(folded, at) || !parts(folded, last + 1)) continue
    return withMarks(quote, text, { start: places[at]!, end: places[last]! + 1, exact: true })
  }
  return undefined
}

/** Does a word end before this place, so that a quotation may begin or end here? */
function parts(text: string, at: number): boolean {
  const before = text[at - 1]
  const after = text[at]
  if (before === undefined || after === undefined) return true
  return !LETTER.test(before) || !LETTER.test(after) || IDEOGRAPH.test(before) || IDEOGRAPH.test(after)
}

/** A quotation mark at the quotation's own edge takes the text's with it. */
function withMarks(quote: string, text: string, { start, end, exact }: Place): Place {
  const asked = quote.trim()
  const opens = MARK.test(asked[0]!) && start > 0 && MARK.test(text[start - 1]!)
  const closes = MARK.test(asked.at(-1)!) && end < text.length && MARK.test(text[end]!)
  return { start: opens ? start - 1 : start, end: closes ? end + 1 : end, exact }
}

type Word = { readonly word: string; readonly start: number; readonly end: number }

/** An ideograph, or a run of letters that holds none. */
const WORD = /[\u3400-\u9fff\uf900-\ufaff]|(?:(?![\u3400-\u9fff\uf900-\ufaff])[\p{L}\p{M}\p{N}])+/gu

const words = (text: string): readonly Word[] =>
  Array.from(foldScript(text).matchAll(WORD), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))

/** One word in five may differ, one ideograph in ten; of fewer none. */
function leeway(asked: readonly Word[]): number {
  return Math.floor(asked.length / (asked.some(({ word }) => IDEOGRAPH.test(word)) ? 10 : 5))
}

/**
 * The stretch of the text with the fewest words to change, drop or add (Sellers 1980: the edit distance with
 * a free beginning and end in the text); each cell knows where its stretch began.
 */
function nearly(quote: string, text: string): Place | undefined {
  const asked = words(quote)
  const there = words(text)
  if (asked.length === 0) return undefined
  let cost = Int32Array.from({ length: asked.length + 1 }, (_, dropped) => dropped)
  let began = new Int32Array(cost.length)
  let best = { cost: leeway(asked) + 1, first: 0, last: -1 }
  for (const [at, { word }] of there.entries()) {
    const nextCost = new Int32Array(cost.length)
    const nextBegan = new Int32Array(cost.length).fill(at + 1, 0, 1)
    for (const [of, { word: wanted }] of asked.entries()) {
      const same = cost[of]! + (wanted === word ? 0 : 1)
      const added = cost[of + 1]! + 1
      const dropped = nextCost[of]! + 1
      const least = Math.min(same, added, dropped)
      nextCost[of + 1] = least
      nextBegan[of + 1] = least === same ? began[of]! : least === added ? began[of + 1]! : nextBegan[of]!
    }
    cost = nextCost
    began = nextBegan
    if (cost[asked.length]! < best.cost) best = { cost: cost[asked.length]!, first: began[asked.length]!, last: at }
  }
  if (best.first > best.last) return undefined
  const end = there[best.last]!.end
  return withMarks(quote, text, { start: there[best.first]!.start, end: withPoints(quote, text, end), exact: false })
}

/** A quotation that ends with a point takes the text's point with it. */
function withPoints(quote: string, text: string, end: number): number {
  if (!/[^\p{L}\p{M}\p{N}\s]["'“”’»」』\s]*$/u.test(quote)) return end
  let to = end
  while (to < text.length && /[.,;:!?…。，、；：！？]/.test(text[to]!)) to++
  return to
}
