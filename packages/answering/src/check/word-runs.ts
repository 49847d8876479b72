import type { Quote } from '../citing/quote.ts'
import type { Span } from '../citing/splitting.ts'
import { simplifyCharacters } from '../understand/fold.ts'
import type { Item } from '../writing/material.ts'
import { type Alignment, align } from './aligning.ts'
import { quoteSpan } from './tokens.ts'

/** So many words, or Chinese characters, that run as in a verse are a quotation, with marks or without. */
const LONG = { words: 8, characters: 12 }
/** Of so many a verse is known whose sense is turned round. */
const TURNED = { words: 5, characters: 7 }
/** So many that stand together in a verse may be part of more. */
const SEED = { words: 4, characters: 5 }
/** So many more end a clause otherwise than the verse's. */
const REST = { words: 2, characters: 3 }

/** What a stretch of a text says of Scripture without marks: `isTurned` with a "not" more or less than is written. */
export type Run = Span & { readonly quote: Quote; readonly isExact: boolean; readonly isTurned: boolean }

/** 不可 and 不至 are one word. */
const WORD = /不[可至能要会得]|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const HAN = /\p{Script=Han}/u
const NEGATION = /^(?:not|never|no|nor|cannot|nunca|jamás|ni|ne|n|pas|point|jamais|不.?|没|未|非|莫|勿|无|别|毋)$/
/** A verse's end and a line's too. */
const CLAUSE_ENDS = /[\n,.;:!?，。；：！？…—–()（）]/

/** `ends`: a clause ends behind it. */
type Word = Span & { readonly word: string; readonly ends: boolean }
type Words = { readonly all: readonly Word[]; readonly bare: readonly string[] }
type Verses = Words & { readonly item: Item }

const isNegation = (word: string): boolean => NEGATION.test(word)

function wordsOf(text: string): Words {
  const found = [...simplifyCharacters(text).matchAll(WORD)]
  const all = found.map(({ 0: word, index }, at) => {
    const end = index + word.length
    const next = found[at + 1]?.index
    const isBeside = next === end || (next === end + 1 && text[end] === ' ')
    const ends = !isBeside && (next === undefined || CLAUSE_ENDS.test(text.slice(end, next)))
    return { word: word.toLowerCase().normalize('NFC'), start: index, end, ends }
  })
  return { all, bare: all.map(({ word }) => word) }
}

type Measure = keyof typeof LONG
const measureOf = (words: readonly string[]): Measure => (words.some((word) => HAN.test(word)) ? 'characters' : 'words')

/** Finds where a text runs like the Scripture that a draft was given, word for word or nearly, though nothing marks it. */
export function wordRunsOf(items: readonly Item[]): (text: string) => readonly Run[] {
  const seeds = new Map<string, { verses: Verses; at: number }[]>()
  for (const item of items) {
    if (item.quote.work.kind !== 'bible') continue
    const verses = { item, ...wordsOf(item.quote.words) }
    const length = SEED[measureOf(verses.bare)]
    for (let at = 0; at + length <= verses.bare.length; at += 1) {
      const key = keyOf(verses.bare, at, length)
      const known = seeds.get(key)
      if (known) known.push({ verses, at })
      else seeds.set(key, [{ verses, at }])
    }
  }
  return (text) => {
    const words = wordsOf(text)
    const measure = measureOf(words.bare)
    const runs: Run[] = []
    for (const found of alignmentsOf(words, seeds, measure)) {
      const run = runOf(found, words, found.verses, measure)
      if (run && !runs.some(({ start, end }) => run.start < end && start < run.end)) runs.push(run)
    }
    return runs
  }
}

const keyOf = (words: readonly string[], at: number, length: number): string => words.slice(at, at + length).join(' ')

/** So many places where most stands together are looked at closely. */
const MOST_PLACES = 6

/** Where these words and the verses have something in common, most first. */
function alignmentsOf(
  { bare }: Words,
  seeds: ReadonlyMap<string, readonly { verses: Verses; at: number }[]>,
  measure: Measure,
): readonly (Alignment & { readonly verses: Verses })[] {
  const places = new Map<string, { verses: Verses; shift: number; seeds: number }>()
  for (let at = 0; at + SEED[measure] <= bare.length; at += 1) {
    for (const { verses, at: there } of seeds.get(keyOf(bare, at, SEED[measure])) ?? []) {
      // What lies near one diagonal is one alignment.
      const key = `${verses.item.id} ${Math.round((there - at) / LONG[measure])}`
      const place = places.get(key)
      if (place) place.seeds += 1
      else places.set(key, { verses, shift: there - at, seeds: 1 })
    }
  }
  return [...places.values()]
    .sort((a, b) => b.seeds - a.seeds)
    .slice(0, MOST_PLACES)
    .flatMap(({ verses, shift }) => {
      const from = Math.max(0, shift - LONG[measure])
      const to = Math.min(verses.bare.length, shift + bare.length + LONG[measure])
      const found = align(bare, verses.bare, { from, to }, isNegation)
      return found ? [{ ...found, verses }] : []
    })
    .sort((a, b) => b.score - a.score)
}

function runOf(found: Alignment, words: Words, verses: Verses, measure: Measure): Run | undefined {
  const whole = toClauseEnd(withinClause(found, words, verses, REST[measure]), words, verses, REST[measure])
  const isTurned = turns(whole, words, verses, REST[measure])
  const count = whole.same.length
  const isNear = count >= LONG[measure] && whole.edits * 4 <= count
  const isWhole = words.all[whole.to - 1]!.ends && verses.all[whole.toThere - 1]!.ends
  if (isNear || (isTurned && isWhole && count >= TURNED[measure] && whole.edits * 3 <= count))
    return asRun(whole, words, verses, isTurned)
  const exact = longestExact(found)
  return exact.same.length >= LONG[measure] ? asRun(exact, words, verses, false) : undefined
}

function asRun(
  { from, to, fromThere, toThere, edits }: Alignment,
  words: Words,
  verses: Verses,
  isTurned: boolean,
): Run {
  const { quote, parts } = verses.item
  const start = quote.start + verses.all[fromThere]!.start
  const end = quote.start + verses.all[toThere - 1]!.end
  return {
    start: words.all[from]!.start,
    end: words.all[to - 1]!.end,
    quote: quoteSpan(quote, parts, start, end),
    isExact: edits === 0,
    isTurned,
  }
}

/** How many words a clause goes on behind a place. */
function restOf({ all }: Words, to: number): number {
  let at = to
  while (at < all.length && !all[at - 1]!.ends) at += 1
  return at - to
}

/** A word or two of the next clause that happen to be the same belong to it. */
function withinClause(found: Alignment, words: Words, verses: Words, most: number): Alignment {
  const last = found.same.findLastIndex(([here, there]) => words.all[here]!.ends && verses.all[there]!.ends)
  const [here, there] = found.same[last] ?? [0, 0]
  if (last < 0 || found.to - here - 1 > most) return found
  return { ...found, to: here + 1, toThere: there + 1, same: found.same.slice(0, last + 1) }
}

/** A clause that ends otherwise than the verse's is the verse's clause, altered. */
function toClauseEnd(found: Alignment, words: Words, verses: Words, most: number): Alignment {
  const [here, there] = [restOf(words, found.to), restOf(verses, found.toThere)]
  if (here === 0 || there === 0 || here > most || there > most) return found
  const edits = found.edits + Math.max(here, there)
  return { ...found, to: found.to + here, toThere: found.toThere + there, edits }
}

/** Has a text another count of "not" than the verse, up to where the clauses of both begin? */
function turns(found: Alignment, words: Words, verses: Words, most: number): boolean {
  const count = ({ bare }: Words, from: number, to: number) => bare.slice(from, to).filter(isNegation).length
  const [here, there] = [begins(words, found.from), begins(verses, found.fromThere)]
  const isNear = found.from - here <= most && found.fromThere - there <= most
  return (
    count(words, isNear ? here : found.from, found.to) !==
    count(verses, isNear ? there : found.fromThere, found.toThere)
  )
}

/** Where the clause of a word begins. */
function begins({ all }: Words, from: number): number {
  let at = from
  while (at > 0 && !all[at - 1]!.ends) at -= 1
  return at
}

/** The longest stretch of an alignment that is word for word. */
function longestExact(found: Alignment): Alignment {
  const { same } = found
  let best = { first: 0, last: -1 }
  let first = 0
  for (const [at, [here, there]] of same.entries()) {
    const before = same[at - 1]
    if (before && (before[0] + 1 !== here || before[1] + 1 !== there)) first = at
    if (at - first > best.last - best.first) best = { first, last: at }
  }
  const run = same.slice(best.first, best.last + 1)
  const [[from, fromThere] = [0, 0], [to, toThere] = [0, 0]] = [run[0], run.at(-1)]
  return { ...found, same: run, edits: 0, from, to: to + 1, fromThere, toThere: toThere + 1 }
}
