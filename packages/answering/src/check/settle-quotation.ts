import { locate, type Place } from '@berea/library'
import { overlaps, type Passage } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import type { Item, Part } from '../writing/material.ts'
import { quoteSpan } from './tokens.ts'

/** A text that may hold what is quoted. */
type Source = { readonly quote: Quote; readonly parts: readonly Part[] }

/** A Bible by a name of it; several may have it. */
export type NamedBible = { readonly start: number; readonly end: number; readonly works: readonly string[] }

/** Where a sentence says that its quotation stands: at one of these places, in one of these Bibles; of none, anywhere. */
export type Whereabouts = { readonly places: readonly Passage[]; readonly bibles: readonly string[] }

/** The library beyond what a draft was given. */
export type Elsewhere = {
  /** A passage in the Bibles of the reader's language, theirs first. */
  read(passage: Passage): readonly Source[]
  /** Verses that come near to these words. */
  find(words: string): Promise<readonly Source[]>
  /** The Bibles that a text names, and where. */
  namedIn(text: string): readonly NamedBible[]
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
 * Words that a draft holds to be a quotation, as the library has them: word for word, in another Bible too, else nearly;
 * undefined where they stand nowhere. Where the sentence names places or Bibles, Scripture is quoted from there.
 */
export async function settleQuotation(
  words: string,
  { places, bibles }: Whereabouts,
  items: readonly Item[],
  elsewhere: Elsewhere,
): Promise<Settled | undefined> {
  const pieces = words.split(LEFT_OUT).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  if (pieces.length === 0) return undefined
  const isThere = ({ quote: { work, passage } }: Source) =>
    work.kind !== 'bible' ||
    ((bibles.length === 0 || bibles.includes(work.id)) &&
      (places.length === 0 || (passage !== undefined && isAt(passage, places))))
  const settle = (sources: readonly Source[]) => settleIn(pieces, sources.filter(isThere), places)
  const given = settle([...items, ...places.flatMap((place) => elsewhere.read(place))])
  if (given?.isExact || !isLong(words)) return given
  // Where places are named, all that may hold it has been read.
  if (places.length > 0) return given
  const near = given?.quotes.flatMap(({ passage }) => passage ?? [])
  const other = settle(near ? near.flatMap((passage) => elsewhere.read(passage)) : await elsewhere.find(words))
  return given && !other?.isExact ? given : other
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
    const place = locateWithin(piece, quote.words)
    if (!place || (quotes.at(-1)?.end ?? 0) > quote.start + place.start) return undefined
    isExact &&= place.exact
    quotes.push(quoteSpan(quote, parts, quote.start + place.start, quote.start + place.end))
  }
  return { quotes, isExact }
}

/** The points at the edges of a quotation are the sentence's own, and a capital where it begins. */
const EDGES = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu

/** Where words stand in a text: with their points, without those at their edges, or nearly. */
function locateWithin(piece: string, text: string): Place | undefined {
  const place = locate(piece, text)
  if (!place || place.exact) return place
  const bare = piece.replace(EDGES, '')
  const within = locate(bare, text)
  if (!within) return place
  const isSame = within.exact || unpointed(bare) === unpointed(text.slice(within.start, within.end))
  return isSame ? { ...within, exact: true } : place
}

/** A first word in small letters, without the blanks that a language sets before its points. */
function unpointed(words: string): string {
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(words) ?? []
  return (
    first.toLowerCase() +
    words
      .slice(first.length)
      .replace(/\s+(?=[!?;:»])/g, '')
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
  )
}
