import type { EditionPassage } from '@berea/library'
import {
  compareVerses,
  homeOf,
  type Locale,
  ordinal,
  type Passage,
  sizeOf,
  testamentOf,
  type Verse,
  verseAt,
} from '@berea/scripture'
import { endsSentence } from '../../citing/splitting.ts'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { step } from '../../work.ts'
import { type AnswerContext, likeness, wordsOf } from '../answer-context.ts'
import { readPassage } from '../quoting.ts'
import type { Signal } from '../signals.ts'

/** A passage that bears on the question, cut to what is worth quoting of its pericope. */
export type Found = {
  readonly passage: Passage
  readonly text: EditionPassage
  readonly pericope: Passage
  readonly heading?: string
  readonly score: number
  /** The verse that weighs most. */
  readonly peak: Verse
  /** Other accounts of the same thing, best first. */
  readonly parallels: Found[]
}

export type Cluster = {
  readonly pericope: Passage
  readonly heading?: string
  readonly weights: Map<number, number>
  score: number
}

/** Most verses that one quotation has; a passage of no more than `SHORT` is quoted whole if it has room. */
const LONGEST = 6
const SHORT = 4

/** Characters of a quotation: of the passage that an answer is about, of the others; below `least` it says too little alone. */
const ROOM = {
  main: { han: { least: 40, most: 150 }, other: { least: 120, most: 460 } },
  other: { han: { least: 30, most: 100 }, other: { least: 90, most: 320 } },
}

/** Joins the verses that the signals name into passages, the weightiest first. */
export function groupPassages(context: AnswerContext, signals: readonly Signal[]): Cluster[] {
  const weights = new Map<number, number>()
  step(signals.length)
  for (const { verse, weight } of signals) {
    // What Greek Esther and Daniel share with the Hebrew is one place, not two.
    const at = ordinal(homeOf(verse))
    if (at >= 0 && weight > 0) weights.set(at, (weights.get(at) ?? 0) + weight)
  }
  const clusters = new Map<number, Cluster>()
  for (const [at, weight] of weights) {
    const verse = verseAt(at)
    const { passage, heading } = context.library.pericope(verse)
    const key = ordinal(passage.first)
    const cluster = clusters.get(key) ?? {
      pericope: passage,
      ...(heading === undefined ? {} : { heading }),
      weights: new Map<number, number>(),
      score: 0,
    }
    cluster.weights.set(at, weight)
    clusters.set(key, cluster)
  }
  for (const cluster of clusters.values()) {
    // The best verse decides; others of the same passage confirm it, each less than the one before.
    const sorted = [...cluster.weights.values()].sort((a, b) => b - a)
    cluster.score = sorted.slice(0, 6).reduce((sum, weight, i) => sum + weight * 0.45 ** i, 0)
  }
  const ranked = [...clusters.values()].sort((a, b) => b.score - a.score)
  const names = namesakesOf(context)
  if (names.length === 0) return ranked
  for (const cluster of ranked.slice(0, MOST)) {
    const text = (readPassage(context, cluster.pericope)?.verses ?? []).map((verse) => verse.text).join(' ')
    const there = [...new Set(text.match(/\p{Lu}\p{L}+/gu))]
    if (names.some((name) => isOnNamesake(context, text, there, name))) cluster.score *= NAMESAKE
  }
  return ranked.sort((a, b) => b.score - a.score)
}

/** Passages that are looked at closely. */
export const MOST = 40

/** What a passage on another person of nearly the same name keeps of its weight. */
const NAMESAKE = 0.1

type Name = { readonly plain: string; readonly stems: ReadonlySet<string>; readonly isName: boolean }

/**
 * Words of the question whose stems names share: an analyser takes «Judas» and «Judá» for one word, and
 * «lidiar», «lotería» for Lidia and Lot.
 */
function namesakesOf({ understood, locale, names }: AnswerContext): Name[] {
  if (locale.startsWith('zh')) return []
  return understood.terms.flatMap((term) => {
    const stems = wordsOf(term, locale)
    const isName = /^\p{Lu}\p{L}+$/u.test(term)
    const isPlainWord = /^\p{Ll}{4,}$/u.test(term) && names.every((name) => name.isDisjointFrom(stems))
    return isName || isPlainWord ? [{ plain: fold(term).text, stems, isName }] : []
  })
}

/** Does a passage of these names only name somebody else of that stem? Spellings differ between editions: Goliat, Goliath. */
function isOnNamesake(
  context: AnswerContext,
  text: string,
  names: readonly string[],
  { plain, stems, isName }: Name,
): boolean {
  let other = false
  for (const name of names) {
    // Most begin otherwise, and to fold them all is what costs.
    if (name.charAt(0).normalize('NFD').charAt(0).toLowerCase() !== plain.charAt(0)) continue
    const own = fold(name).text
    if (own.startsWith(plain)) return false
    const isAlike = own !== plain && own[0] === plain[0] && !wordsOf(name, context.locale).isDisjointFrom(stems)
    other ||= isAlike && (isName || isKnownName(name, context.locale))
  }
  // A word that is no name stands there in its own right, if it stands there small.
  return other && (isName || wordsOf(text.replace(/\p{Lu}\p{L}+/gu, ' '), context.locale).isDisjointFrom(stems))
}

/** Any word may begin a sentence with a capital; persons and places are known. */
function isKnownName(name: string, locale: Locale): boolean {
  const { text, original } = fold(name)
  return findMentions(text, tongueOf(locale), original).some(({ field }) => field === 'person' || field === 'place')
}

/** The cluster as the reader's edition prints the weightiest part of it; undefined where no edition of theirs has it. */
export function cutPassage(
  context: AnswerContext,
  cluster: Cluster,
  isMain: boolean,
  longest = LONGEST,
): Found | undefined {
  const whole = readPassage(context, cluster.pericope)
  if (!whole) return undefined
  const verses = whole.verses
  const { from, to } = weightiest(cluster, verses, isMain ? ROOM.main : ROOM.other, longest)
  const section = verses[from]?.section
  const kept = verses.slice(from, to + 1).filter((verse) => verse.section === section)
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return undefined
  return {
    passage: { first: first.verse, last: last.verse },
    text: { ...whole, verses: kept },
    pericope: cluster.pericope,
    ...(cluster.heading === undefined ? {} : { heading: cluster.heading }),
    score: cluster.score,
    peak: kept.map(({ verse }) => verse).reduce((a, b) => (weightOf(cluster, b) > weightOf(cluster, a) ? b : a)),
    parallels: [],
  }
}

const weightOf = (cluster: Cluster, verse: Verse): number => cluster.weights.get(ordinal(verse)) ?? 0

/** What one more verse costs: it must weigh more than this, beside the weightiest, to be quoted for its own sake. */
const COST = 0.2

/**
 * Which of a pericope's verses to quote: whole sentences around the weightiest verse, as short as
 * they say it. Of "33 When he saw her weep, 34 he asked, … 35 Jesus wept. 36 Then the Jews said …",
 * with all weight on 35: 33 to 35 if the sentence that leads to it began at 33.
 */
function weightiest(
  cluster: Cluster,
  verses: EditionPassage['verses'],
  rooms: (typeof ROOM)['main'],
  longest: number,
): { from: number; to: number } {
  const { least, most } = /\p{Script=Han}/u.test(verses[0]?.text ?? '') ? rooms.han : rooms.other
  const whole = verses.reduce((sum, { text }) => sum + text.length, 0)
  if (verses.length <= SHORT && whole <= most) return { from: 0, to: verses.length - 1 }
  const weights = verses.map(({ verse }) => weightOf(cluster, verse))
  const peak = Math.max(...weights)
  const at = weights.indexOf(peak)
  const worth = (from: number, to: number): number => {
    const kept = verses.slice(from, to + 1)
    const length = kept.reduce((sum, { text }) => sum + text.length, 0)
    const weight = weights.slice(from, to + 1).reduce((sum, one) => sum + one, 0)
    const tooLittle = Math.max(0, 1 - length / least)
    const tooMuch = Math.max(0, length / most - 1)
    const cut = Number(from > 0 && !endsSentence(verses[from - 1]!.text)) + Number(!endsSentence(verses[to]!.text))
    return weight / peak - COST * kept.length - tooLittle - 3 * tooMuch - cut
  }
  let best = { from: at, to: at, worth: Number.NEGATIVE_INFINITY }
  for (let from = Math.max(0, at - longest + 1); from <= at; from += 1) {
    for (let to = at; to < Math.min(verses.length, from + longest); to += 1) {
      const found = worth(from, to)
      if (found > best.worth) best = { from, to, worth: found }
    }
  }
  return best
}

/** What weighs less than this share of the first passage isn't worth quoting beside it. */
const LEAST = 0.2

/** How alike two passages' words must be to be accounts of the same thing. */
const SAME = 0.42

export type Variety = {
  readonly count: number
  /** Most passages from one book. */
  readonly perBook: number
  /** Both Testaments, where both have something to say. */
  readonly bothTestaments?: boolean
}

/** The passages to quote: by weight, without the same thing twice; a parallel account is named at the one it repeats. */
export function chooseVaried(context: AnswerContext, clusters: readonly Cluster[], variety: Variety): Found[] {
  const chosen: Found[] = []
  const words = new Map<Found, ReadonlySet<string>>()
  const isSame = (other: Found, found: Found): boolean => {
    const [theirs, own] = [words.get(other)!, words.get(found)!]
    return likeness(theirs, own) > SAME || isCrossReferred(context, other, found, theirs, own)
  }
  const isOneTooMany = (found: Found): boolean => {
    const { book } = found.passage.first
    const ofBook = chosen.filter(({ passage }) => passage.first.book === book).length
    return (
      ofBook >= variety.perBook ||
      (variety.bothTestaments === true && isLopsided(chosen, found, clusters, variety.count))
    )
  }
  for (const cluster of clusters.slice(0, MOST)) {
    if (chosen.length >= variety.count || (chosen[0] && cluster.score < chosen[0].score * LEAST)) break
    const found = cutPassage(context, cluster, chosen.length === 0)
    if (!found) continue
    words.set(found, wordsOf(found.text.verses.map(({ text }) => text).join(' '), context.locale))
    const same = chosen.find((other) => isSame(other, found))
    if (same) nameParallel(same, found)
    else if (!isOneTooMany(found)) chosen.push(found)
  }
  return chosen
}

/** Accounts of the same in other books that are named beside one. */
const MOST_PARALLELS = 3

function nameParallel(same: Found, found: Found): void {
  const isElsewhere = same.passage.first.book !== found.passage.first.book
  if (isElsewhere && same.parallels.length < MOST_PARALLELS) same.parallels.push(found)
}

/** Two accounts that an old reader has already put beside each other need fewer words in common. */
function isCrossReferred(
  context: AnswerContext,
  a: Found,
  b: Found,
  aWords: ReadonlySet<string>,
  bWords: ReadonlySet<string>,
): boolean {
  if (a.passage.first.book === b.passage.first.book || likeness(aWords, bWords) < SAME * 0.6) return false
  return context.library
    .crossReferences(a.passage.first, 12)
    .some(
      ({ passage }) =>
        sizeOf(passage) > 2 &&
        compareVerses(passage.first, b.pericope.last) <= 0 &&
        compareVerses(b.pericope.first, passage.last) <= 0,
    )
}

/** Would this passage leave no room for a Testament that has nearly as good ones? */
function isLopsided(chosen: readonly Found[], next: Found, clusters: readonly Cluster[], count: number): boolean {
  const side = (verse: Verse) => (testamentOf(verse.book) === 'new' ? 'new' : 'old')
  const mine = side(next.passage.first)
  if (chosen.some(({ passage }) => side(passage.first) !== mine) || chosen.length < count - 1) return false
  const best = clusters[0]?.score ?? 0
  return clusters.some(({ pericope, score }) => side(pericope.first) !== mine && score > best * 0.45)
}
