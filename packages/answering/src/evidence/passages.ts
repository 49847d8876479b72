import type { EditionPassage } from '@berea/library'
import { compareVerses, ordinal, type Passage, sizeOf, testamentOf, type Verse, verseAt } from '@berea/scripture'
import { type Desk, likeness, wordsOf } from './desk.ts'
import { readPassage, wholeSentences } from './quoting.ts'
import type { Signal } from './signals.ts'

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

type Cluster = {
  readonly pericope: Passage
  readonly heading?: string
  readonly weights: Map<number, number>
  score: number
}

/** Most verses that one quotation has, and most characters: of the passage that an answer is about, of the others. */
const LONGEST = 8
const ROOM = { main: { han: 230, other: 720 }, other: { han: 130, other: 400 } }

/** Joins the verses that the signals name into passages, the weightiest first. */
export function groupPassages(desk: Desk, signals: readonly Signal[]): Cluster[] {
  const weights = new Map<number, number>()
  for (const { verse, weight } of signals) {
    const at = ordinal(verse)
    if (at >= 0 && weight > 0) weights.set(at, (weights.get(at) ?? 0) + weight)
  }
  const clusters = new Map<number, Cluster>()
  for (const [at, weight] of weights) {
    const verse = verseAt(at)
    const { passage, heading } = desk.library.pericope(verse)
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
  return [...clusters.values()].sort((a, b) => b.score - a.score)
}

/** How many verses of a passage fit into the room there is, going by their mean length. */
function fitting(verses: EditionPassage['verses'], isMain: boolean, longest: number): number {
  const length = verses.reduce((sum, { text }) => sum + text.length, 0)
  const room = isMain ? ROOM.main : ROOM.other
  const most = /\p{Script=Han}/u.test(verses[0]?.text ?? '') ? room.han : room.other
  return Math.max(2, Math.min(longest, Math.round((most / length) * verses.length)))
}

/** The cluster as the reader's edition prints the weightiest part of it; undefined where no edition of theirs has it. */
export function cutPassage(desk: Desk, cluster: Cluster, isMain: boolean, longest = LONGEST): Found | undefined {
  const whole = readPassage(desk, cluster.pericope)
  if (!whole) return undefined
  const verses = whole.verses
  const { from, to } = weightiest(cluster, verses, fitting(verses, isMain, longest))
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

/** Which of a pericope's verses to quote: all of a short one, else whole sentences around its weight. */
function weightiest(cluster: Cluster, verses: EditionPassage['verses'], longest: number): { from: number; to: number } {
  if (verses.length <= longest) return { from: 0, to: verses.length - 1 }
  const weights = verses.map(({ verse }) => weightOf(cluster, verse))
  const window = heaviest(weights, Math.min(longest, verses.length))
  return wholeSentences(verses, window.from, window.to, longest)
}

/** The shortest run of at most `size` places that holds nearly all the weight such a run can hold. */
function heaviest(weights: readonly number[], size: number): { from: number; to: number } {
  let best = { from: 0, to: Math.max(0, size - 1), sum: -1 }
  for (let from = 0; from + size <= weights.length; from += 1) {
    const sum = weights.slice(from, from + size).reduce((a, b) => a + b, 0)
    if (sum > best.sum + 1e-9) best = { from, to: from + size - 1, sum }
  }
  let { from, to } = best
  // Verses at either end that weigh next to nothing are let go, except that a passage keeps three.
  const peak = Math.max(...weights.slice(from, to + 1))
  while (to - from >= 3 && (weights[to] ?? 0) < peak * 0.12) to -= 1
  while (to - from >= 3 && (weights[from] ?? 0) < peak * 0.12) from += 1
  while (to > from && (weights[to] ?? 0) < peak * 0.04 && to - from >= 1) to -= 1
  while (to > from && (weights[from] ?? 0) < peak * 0.04) from += 1
  return { from, to }
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
export function chooseVaried(desk: Desk, clusters: readonly Cluster[], variety: Variety): Found[] {
  const chosen: Found[] = []
  const words = new Map<Found, Set<string>>()
  const perBook = new Map<string, number>()
  for (const cluster of clusters.slice(0, 40)) {
    if (chosen.length >= variety.count || (chosen[0] && cluster.score < chosen[0].score * LEAST)) break
    const { book } = cluster.pericope.first
    const found = cutPassage(desk, cluster, chosen.length === 0)
    if (!found) continue
    const own = wordsOf(found.text.verses.map(({ text }) => text).join(' '), desk.locale)
    const same = chosen.find(
      (other) => likeness(words.get(other)!, own) > SAME || isCrossReferred(desk, other, found, words.get(other)!, own),
    )
    if (same) {
      if (same.passage.first.book !== book && same.parallels.length < 3) same.parallels.push(found)
      continue
    }
    if ((perBook.get(book) ?? 0) >= variety.perBook) continue
    if (variety.bothTestaments && isLopsided(chosen, found, clusters, variety.count)) continue
    perBook.set(book, (perBook.get(book) ?? 0) + 1)
    chosen.push(found)
    words.set(found, own)
  }
  return chosen
}

/** Two accounts that an old reader has already put beside each other need fewer words in common. */
function isCrossReferred(desk: Desk, a: Found, b: Found, aWords: Set<string>, bWords: Set<string>): boolean {
  if (a.passage.first.book === b.passage.first.book || likeness(aWords, bWords) < SAME * 0.6) return false
  return desk.library
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
