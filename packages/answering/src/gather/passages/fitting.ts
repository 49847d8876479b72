import type { EditionPassage, Section } from '@berea/library'
import { ordinal, overlaps, type Passage, VERSES_ALL } from '@berea/scripture'
import { tells } from '../../understand/wanted.ts'
import { type AnswerContext, covered, wordsOf } from '../answer-context.ts'
import { namedPassages } from '../counsel-topics/counsel-topics.ts'
import { readPassage } from '../quoting.ts'
import type { Signals } from '../signals.ts'
import { asksWhatBefell, isDeed } from '../telling-verses/deeds.ts'
import { isTold } from '../telling-verses/told.ts'
import { wordsOfVerses } from '../verse-words.ts'
import { type Named, personsOf, presence } from './persons.ts'

/** A passage that bears on the question, with its weight so far. */
type Weighed = { readonly pericope: Passage; readonly weights: Map<number, number>; score: number }

/** What a deed says that another does of those named: of "Why did David spare Saul?" that Saul spared David. */
const ANOTHERS = 0.4

/** Asked how somebody died, a passage turns on the verse in which they do, more than on what else it has of the question. */
const BEFELL = 2

/** How many of the heaviest are looked at closely. */
const CLOSELY = 30

/**
 * What each reason for a passage weighs, found by logistic regression on the natural questions in five
 * languages: its weight so far and its rank; the names and the words of the question that stand in it; the
 * likest translators' question on it and that question's rank; what editors call it; the likest section on it, and how many
 * there are; its length, for a longer passage tells more; how well its best verse tells what is asked for;
 * and whether one named does there what is asked.
 */
const WEIGHT = {
  score: 4.3,
  rank: 0.8,
  words: 1.5,
  names: 1.5,
  question: 2.5,
  questionRank: 0.6,
  alike: 2,
  called: 2,
  section: 1.9,
  sections: 1.8,
  length: 0.8,
  telling: 1,
  deed: 2.4,
  rareDeed: 1.4,
  /** Found by hand: what goes by a name is meant where the name is said. */
  named: 4.5,
}

/**
 * The same passages, weighed again by what stands in them and what books say on them: of 「耶稣为什么哭了」
 * the one where Jesus wept before the one where he asks another why she weeps.
 */
export function weighByFit<One extends Weighed>(
  context: AnswerContext,
  clusters: readonly One[],
  signals: Signals,
): One[] {
  const near = clusters.slice(0, CLOSELY)
  const best = near[0]?.score ?? 0
  if (!isTold(context) || best <= 0) return [...clusters]
  const read = near.map(({ pericope }) => readPassage(context, pericope)?.verses ?? [])
  const words = read.map((verses) => wordsOfVerses(verses, context.locale))
  const rarity = rarityIn(context.words, words)
  const named = namedPassages(context.understood.question.text)
  const fits = near.map(({ pericope, score }, i) => {
    const questions = aboutThis(signals.questions, pericope)
    const sections = aboutThis(signals.sections, pericope)
    const alike = aboutThis(signals.alike, pericope)
    const called = signals.called.filter(({ passage }) => overlaps(passage, pericope))
    return (
      (WEIGHT.score * score) / best +
      WEIGHT.rank / (1 + i) +
      WEIGHT.words * shareOf(rarity, words[i]!) +
      WEIGHT.names * onNames(context, pericope, words[i]!) +
      WEIGHT.question * Math.max(0, ...questions.map(({ like }) => like)) +
      WEIGHT.questionRank / (1 + (questions[0]?.rank ?? Number.POSITIVE_INFINITY)) +
      WEIGHT.alike * Math.max(0, ...alike.map(({ like }) => like)) +
      WEIGHT.called * Math.max(0, ...called.map(({ like }) => like)) +
      WEIGHT.section * Math.max(0, ...sections.map(({ like }) => like)) +
      WEIGHT.sections * Math.min(1, sections.length / 5) +
      WEIGHT.length * Math.min(1, read[i]!.length / 40) +
      Math.max(0, ...named.map(({ passage, rank }) => (overlaps(passage, pericope) ? WEIGHT.named / (1 + rank) : 0)))
    )
  })
  const doer = { ...context, doers: context.doers.slice(0, 1) }
  const deeds = read.map((verses, i) => deedIn(context, doer, verses, words[i]!))
  // The liker a translators' question, the less it needs the deed to tell which passage is meant; without any, the
  // deed says the more the fewer passages tell it.
  const deed =
    signals.questions.length > 0
      ? WEIGHT.deed * (1 - Math.max(...signals.questions.map(({ like }) => like)))
      : WEIGHT.rareDeed * Math.log(1 + near.length / deeds.filter((one) => one > 0).length)
  const deedWorth = (one: number) => (one > 0 ? deed * one : 0)
  for (const [i, { weights }] of near.entries()) {
    const told = tellingOf(context, read[i]!, rarity)
    fits[i]! += WEIGHT.telling * Math.max(0, ...told) + deedWorth(deeds[i]!)
    bringOut(context, weights, read[i]!, told)
  }
  const most = Math.max(...fits)
  for (const [i, cluster] of near.entries()) cluster.score = (best * fits[i]!) / most
  const least = Math.min(...near.map(({ score }) => score))
  for (const cluster of clusters.slice(CLOSELY)) cluster.score = Math.min(cluster.score, least)
  return clusters.toSorted((a, b) => b.score - a.score)
}

/** Where a passage is cut, what tells it shall be within. */
function bringOut(
  context: AnswerContext,
  weights: Map<number, number>,
  verses: EditionPassage['verses'],
  told: readonly number[],
): void {
  const peak = Math.max(...weights.values())
  for (const [j, { verse, text }] of verses.entries()) {
    const at = ordinal(verse)
    const befell = asksWhatBefell(context) && isDeed(context, text) ? BEFELL : 0
    weights.set(at, (weights.get(at) ?? 0) + peak * (told[j]! + befell))
  }
}

/** How surely verses tell a deed of those named: where all of them stand, and rather of the first, for whoever is named first does it. */
function deedIn(
  context: AnswerContext,
  doer: AnswerContext,
  verses: EditionPassage['verses'],
  words: ReadonlySet<string>,
): number {
  const told = verses
    .filter(({ text }) => isDeed(context, text))
    .map(
      ({ verse, text }) => (isDeed(doer, text) ? 1 : ANOTHERS) * onNames(context, { first: verse, last: verse }, words),
    )
  return Math.max(0, ...told)
}

/** Less of a question's words than this, together with the verse before, tells nothing. */
const LEAST = 0.25

/** How well each verse, read with the one before it, tells what is asked for, 0 to 1. */
function tellingOf(
  context: AnswerContext,
  verses: EditionPassage['verses'],
  rarity: ReadonlyMap<string, number>,
): number[] {
  const { wanted } = context
  return verses.map(({ text }, i) => {
    const own = shareOf(rarity, wordsOf(text, context.locale))
    const both = i > 0 ? shareOf(rarity, wordsOfVerses(verses.slice(i - 1, i + 1), context.locale)) : own
    const share = Math.max(own, 0.85 * both)
    return share < LEAST ? 0 : 0.6 * share + (wanted !== undefined && tells(wanted, text) ? 0.4 : 0)
  })
}

/** Of what is asked beside the names, a passage must have this share to be quoted beside the one that tells it. */
const BESIDE = 0.15

const passagesRead = new WeakMap<AnswerContext, Map<number, ReadonlySet<string>>>()

/** Asked for several times of the same passages while one question is answered. */
function wordsOfPassage(context: AnswerContext, pericope: Passage): ReadonlySet<string> {
  const read = passagesRead.get(context) ?? new Map<number, ReadonlySet<string>>()
  passagesRead.set(context, read)
  const key = ordinal(pericope.first) * VERSES_ALL + ordinal(pericope.last)
  const words = read.get(key) ?? wordsOfVerses(readPassage(context, pericope)?.verses ?? [], context.locale)
  read.set(key, words)
  return words
}

/** A lesser namesake, or one of many who are asked about. */
const ONE_OF_THEM = 0.15

/** What a place named counts beside a person: whoever fled from Egypt did it wherever they are told of. */
const PLACE = 0.4

/** How much of those whom the question names a passage is on, 0 to 1; all of it, where it names nobody. */
function onNames(context: AnswerContext, pericope: Passage, words: ReadonlySet<string>): number {
  const weightOf = ({ isPerson }: Named) => (isPerson ? 1 : PLACE)
  const all = personsOf(context).reduce((sum, named) => sum + weightOf(named), 0)
  const held = personsOf(context).reduce((sum, named) => sum + weightOf(named) * presence(named, pericope, words), 0)
  return all === 0 ? 1 : held / all
}

/** Does a passage name one of the persons and places that the question names, if it names any? */
export const isOnNames = (context: AnswerContext, pericope: Passage): boolean =>
  onNames(context, pericope, wordsOfPassage(context, pericope)) >= ONE_OF_THEM

/** Does another passage bear on what is told: on one of those named, and on what is asked of them? */
export function bearsOn(context: AnswerContext, pericope: Passage): boolean {
  if (!isOnNames(context, pericope)) return false
  return (
    covered(context.matter, wordsOfPassage(context, pericope)) >= BESIDE ||
    (readPassage(context, pericope)?.verses ?? []).some(({ text }) => isDeed(context, text))
  )
}

function aboutThis(found: readonly { readonly section: Section; readonly like: number }[], passage: Passage) {
  return found.flatMap(({ section, like }, rank) =>
    section.passages.slice(0, 3).some((place) => overlaps(place, passage)) ? [{ like, rank }] : [],
  )
}

/** A word that stands in every passage found tells none of them apart; one that stands in none cannot. */
function rarityIn(words: ReadonlySet<string>, passages: readonly ReadonlySet<string>[]): Map<string, number> {
  const rarity = new Map<string, number>()
  for (const word of words) {
    const holding = passages.filter((passage) => passage.has(word)).length
    const single = /^\p{Script=Han}$/u.test(word) ? 0.3 : 1
    if (holding > 0) rarity.set(word, single * Math.log(1 + passages.length / holding))
  }
  return rarity
}

function shareOf(rarity: ReadonlyMap<string, number>, words: ReadonlySet<string>): number {
  let [all, held] = [0, 0]
  for (const [word, weight] of rarity) {
    all += weight
    if (words.has(word)) held += weight
  }
  return all === 0 ? 0 : held / all
}
