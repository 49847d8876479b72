import { locate } from '@berea/library'
import { overlaps, type Passage } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import type { Item, Part } from '../writing/material.ts'
import { quoteSpan } from './tokens.ts'

/** A text that may hold what is quoted. */
type Source = { readonly quote: Quote; readonly parts: readonly Part[] }

/** The library beyond what a draft was given. */
export type Elsewhere = {
  /** A passage in the Bibles of the reader's language, theirs first. */
  read(passage: Passage): readonly Source[]
  /** Verses that come near to these words. */
  find(words: string): Promise<readonly Source[]>
}

export type Settled = {
  /** In their order, where words were left out between them. */
  readonly quotes: readonly Quote[]
  readonly isExact: boolean
}

/** What stands between quotation marks and is left out: … */
const LEFT_OUT = /\s*(?:\[?(?:…+|\.{3,})\]?)\s*/
/** Fewer words than these are looked for in what the draft was given alone. */
const LEAST_TO_FIND = { words: 4, characters: 6 }

/**
 * Words that a draft holds to be a quotation, as the library has them: word for word, else nearly; undefined where they stand
 * nowhere. Where the sentence names places, Scripture is quoted from there.
 */
export async function settleQuotation(
  words: string,
  places: readonly Passage[],
  items: readonly Item[],
  elsewhere: Elsewhere,
): Promise<Settled | undefined> {
  const pieces = words.split(LEFT_OUT).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  if (pieces.length === 0) return undefined
  const isThere = ({ quote }: Source) =>
    quote.work.kind !== 'bible' || places.length === 0 || (quote.passage && isAt(quote.passage, places))
  const given = [...items, ...places.flatMap((place) => elsewhere.read(place))].filter(isThere)
  const found = settleIn(pieces, given, places)
  // Where places are named, all that may hold it has been read.
  if (found || places.length > 0 || !isLong(words)) return found
  return settleIn(pieces, await elsewhere.find(words), places)
}

const isAt = (passage: Passage, places: readonly Passage[]): boolean => places.some((place) => overlaps(place, passage))

function isLong(words: string): boolean {
  const han = words.match(/\p{Script=Han}/gu)?.length ?? 0
  return han >= LEAST_TO_FIND.characters || words.split(/\s+/).length >= LEAST_TO_FIND.words
}

/** The first text that has them all word for word; else the first that nearly has. */
function settleIn(
  pieces: readonly string[],
  sources: readonly Source[],
  places: readonly Passage[],
): Settled | undefined {
  let near: Settled | undefined
  for (const source of sources) {
    const settled = settleFrom(pieces, source)
    if (!settled?.quotes.every((quote) => isFrom(quote, places))) continue
    if (settled.isExact) return settled
    near ??= settled
  }
  return near
}

/** What a long passage holds may stand outside the verse that is named. */
const isFrom = ({ work, passage }: Quote, places: readonly Passage[]): boolean =>
  work.kind !== 'bible' || places.length === 0 || (passage !== undefined && isAt(passage, places))

function settleFrom(pieces: readonly string[], { quote, parts }: Source): Settled | undefined {
  const quotes: Quote[] = []
  let isExact = true
  for (const piece of pieces) {
    const place = locate(piece, quote.words)
    if (!place || (quotes.at(-1)?.end ?? 0) > quote.start + place.start) return undefined
    isExact &&= place.exact
    quotes.push(quoteSpan(quote, parts, quote.start + place.start, quote.start + place.end))
  }
  return { quotes, isExact }
}
