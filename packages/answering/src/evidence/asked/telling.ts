import type { EditionPassage } from '@berea/library'
import { compareVerses, type Verse } from '@berea/scripture'
import { endsSentence } from '../../citing/splitting.ts'
import { fold } from '../../question/fold.ts'
import { findMentions } from '../../question/lexicon/lexicon.ts'
import { tongueOf } from '../../question/tongue.ts'
import { tells, wantedBy } from '../../question/wanted.ts'
import { covered, type Desk, wordsOf } from '../desk.ts'
import { isQuestion } from '../excerpts/excerpt.ts'
import { isDeed } from './deeds.ts'
import { isTold } from './told.ts'
import { asksYesOrNo } from './yes-or-no.ts'

/**
 * What speaks for verses, fitted on 360 questions with keys (`evals/first`): the kind of thing that is asked for; the
 * question's words in them; the verse that the search led to. That they ask themselves speaks against them; of two that
 * tell as much the shorter is taken.
 */
const OF_A_KIND = { told: 3.3, words: 3.8, peak: 1, next: 0, deed: 0, question: -0.8, length: -0.1 }
/** A reason stands beside the deed that it is asked for: « Jésus pleura », and no other's weeping. */
const OF_A_REASON = { ...OF_A_KIND, deed: 3.2 }
/** What happened, how, and what was said, no word shows: it is told behind what the question has of it, and takes longer. */
const OF_A_DEED = { told: 0, words: 3.3, peak: 1.2, next: 1.9, deed: 1.8, question: -2, length: 4.6 }
/** Verses that are looked at together: of what happened more than of a name or a number. */
const MOST = { kind: 3, deed: 6 }
/** So near a name is looked for where who it was is asked, and so much longer verses may be to hold it. */
const NEAR = 3
const FOR_A_NAME = 1.5
/** So much longer verses may be where none is short enough. */
const LONG_VERSE = 1.7
/** With less of the question's words than this, verses answer nothing. */
const LEAST = 0.1

/** In Latin letters, a name that stands inside a sentence, and not where a speech begins; behind a preposition it may be a place. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{Ll}’-]+/gu
const PLACE =
  /(?<=\b(?:in|on|at|to|near|from|en|hacia|cerca de|à|dans|sur|vers|près de)[  ](?:the |la |el |los |las |le |les |l’)?)(?!God|Lord|Jesus|Christ|Spirit|Dios|Señor|Jesús|Cristo|Espíritu|Dieu|Seigneur|Jésus|Esprit)\p{Lu}[\p{Ll}’-]+/gu

/** Written large and nobody's name, or His who is named everywhere; folded. */
const NOBODY =
  /^(?:st|saint|san|santo|santa|sainte|god|lord|jesus|christ|spirit|ghost|father|son|he|him|his|i|you|your|me|my|we|us|our|thou|thee|thy|dios|senor|jehova|cristo|espiritu|padre|hijo|dieu|seigneur|eternel|esprit|pere|fils|神|上帝|耶和华|主|耶稣|基督|圣灵|king|jews?|hebrews?|israel(?:ites?)?|rey|judios?|roi|juifs?)$/

/**
 * Does a sentence look as if it told what the question wants to know? Who and where are told by a name that
 * the question hasn't: of "Who betrayed Samson?" "Delilah betrayed him" is an answer, "Samson fell asleep" none.
 */
export function tellsAsked({ understood, locale }: Pick<Desk, 'understood' | 'locale'>, sentence: string): boolean {
  const asked = understood.question.text
  const wanted = wantedBy(asked)
  if (wanted !== 'person' && wanted !== 'place') return tells(wanted, sentence)
  const known = fold(asked).text
  const { text, original } = fold(sentence)
  const mentions = findMentions(text, tongueOf(locale), original)
  if (mentions.some(({ field, word }) => field === wanted && !known.includes(word) && !NOBODY.test(word))) return true
  const names = sentence.match(wanted === 'place' ? PLACE : NAME) ?? []
  const places = new Set(mentions.flatMap(({ field, word }) => (field === 'place' ? [word] : [])))
  const isNobody = (name: string) => NOBODY.test(name) || (wanted === 'person' && places.has(name))
  return names.map((name) => fold(name).text).some((name) => !known.includes(name) && !isNobody(name))
}

/** Characters of verses that are quoted within a sentence; of what happened, and why, one verse seldom tells enough. */
const LONGEST = { han: { least: 90, most: 140 }, other: { least: 240, most: 380 } }

export function longestVerses(desk: Pick<Desk, 'locale' | 'understood'>): number {
  const { least, most } = LONGEST[desk.locale.startsWith('zh') ? 'han' : 'other']
  const isOnReason = isTold(desk) && wantedBy(desk.understood.question.text) === 'reason'
  return isOnReason || asksWhatHappened(desk) ? most : least
}

/** What happened, how it came about or what was said; whether it did happen, the one verse tells. */
function asksWhatHappened(desk: Pick<Desk, 'understood'>): boolean {
  const asked = desk.understood.question.text
  const wanted = wantedBy(asked)
  return isTold(desk) && (wanted === undefined || wanted === 'speech') && !asksYesOrNo(asked)
}

type Verses = EditionPassage['verses']

/** Verses to choose from, and which of them the search led to. */
type Weighed = { readonly text: EditionPassage; readonly peak: Verse }

/** Verses that answer, and how much of what is asked they tell, 0 to 1. */
export type Telling = {
  readonly verses: Verses
  readonly share: number
  /** Do they tell the kind of thing that is asked for: a reason, a number, a name? */
  readonly isKind: boolean
}

/**
 * The verses of a passage that answer the question best, as few as say it: they have its words, and look
 * like a reason where a reason is asked, like a number where a number is: 「撒该为什么爬树」 → 「只因人多，他的身量
 * 又矮，… 就跑到前头，爬上桑树」. Where a reason is asked and none is told, what stands around is told along, for
 * there it must be sought: 「耶稣哭了」 stands between what he saw and what the bystanders said of it.
 */
export function tellingVerses(desk: Desk, found: Weighed, longest: number): Telling {
  const { verses } = found.text
  const wanted = wantedBy(desk.understood.question.text)
  const words = verses.map(({ text }) => wordsOf(text, desk.locale))
  const told = verses.map(({ text }) => wanted !== undefined && tellsAsked(desk, text))
  const isOfDeed = asksWhatHappened(desk)
  const ofKind = wanted === 'reason' ? OF_A_REASON : OF_A_KIND
  const weight = isOfDeed ? OF_A_DEED : ofKind
  const most = isOfDeed ? MOST.deed : MOST.kind
  const peak = verses.findIndex(({ verse }) => compareVerses(verse, found.peak) === 0)
  const textOf = (from: number, to: number) =>
    verses
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join('')
  const isKindIn = (from: number, to: number) => told.slice(from, to + 1).some(Boolean)
  const runToName = (from: number, to: number) =>
    told
      .flatMap((isName, i) => (isName ? [{ from: Math.min(from, i), to: Math.max(to, i) }] : []))
      .filter((run) => from - run.from <= NEAR && run.to - to <= NEAR && endsSentence(verses[run.to]!.text))
      .filter((run) => textOf(run.from, run.to).length <= FOR_A_NAME * longest)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0]
  const beginsSentence = (from: number) => from === 0 || endsSentence(verses[from - 1]!.text)
  const shareOf = (asked: ReadonlySet<string>, from: number, to: number) =>
    covered(asked, new Set(words.slice(Math.max(0, from), to + 1).flatMap((one) => [...one])))
  const worth = (from: number, to: number, room: number): number => {
    const text = textOf(from, to)
    if (text.length > room || !endsSentence(text) || shareOf(desk.words, from - 1, to) < LEAST) {
      return Number.NEGATIVE_INFINITY
    }
    return (
      (isKindIn(from, to) ? weight.told : 0) +
      weight.words * shareOf(desk.words, from, to) +
      (from <= peak && peak <= to ? weight.peak : 0) +
      (from === peak + 1 ? weight.next : 0) +
      (weight.deed > 0 && verses.slice(from, to + 1).some((verse) => isDeed(desk, verse.text)) ? weight.deed : 0) +
      (isQuestion(text) ? weight.question : 0) +
      (weight.length * text.length) / longest
    )
  }
  const bestWithin = (room: number) => {
    let best = { from: 0, to: -1, worth: Number.NEGATIVE_INFINITY }
    for (let from = 0; from < verses.length; from += 1) {
      for (let to = from; to < from + most && to < verses.length; to += 1) {
        const value = worth(from, to, room)
        if (value > best.worth) best = { from, to, worth: value }
      }
    }
    return best
  }
  // A verse may be longer than all that is quoted otherwise: Revelation 1:9.
  const short = bestWithin(longest)
  const best = short.to < short.from ? bestWithin(longest * LONG_VERSE) : short
  let { from, to } = best
  if (to < from) return { verses: [], share: 0, isKind: false }
  const isKind = isKindIn(from, to)
  if (wanted === 'reason' && !isKind) {
    const fits = (first: number, last: number) =>
      first >= 0 && last < verses.length && textOf(first, last).length <= longest
    // In turns, so that what led to it and what came of it have the same room.
    while (fits(from - 1, to) || fits(from, to + 1)) {
      if (fits(from, to + 1)) to += 1
      if (fits(from - 1, to)) from -= 1
    }
    while (!beginsSentence(from) && from < best.from) from += 1
    while (fits(from, to + 1)) to += 1
    while (!endsSentence(verses[to]!.text)) to -= 1
  }
  // Who it was may be told a verse before, or after: 「有一个人名叫撒该」 stands before he climbs the tree.
  const named = wanted === 'person' && !isKind ? runToName(from, to) : undefined
  if (named) [from, to] = [named.from, named.to]
  const chosen = verses.slice(from, to + 1)
  const isAnswer = (wanted === undefined || isKind) && !isOnAnother(desk, verses.slice(Math.max(0, from - 1), to + 1))
  return { verses: chosen, share: shareOf(desk.matter, from, to) * (isAnswer ? 1 : NO_ANSWER), isKind }
}

/** What verses keep of their share that don't tell the kind of thing asked for, or tell it of somebody else. */
const NO_ANSWER = 0.6

/** Of "How old was Sarah?" a verse that names Abraham, and her nowhere near, tells somebody else's age. */
function isOnAnother({ names, understood, locale }: Desk, verses: Verses): boolean {
  const text = verses.map((verse) => verse.text).join(' ')
  const words = wordsOf(text, locale)
  if (names.every((name) => name.isSubsetOf(words))) return false
  const known = fold(understood.question.text).text
  const { text: folded, original } = fold(text)
  const mentions = findMentions(folded, tongueOf(locale), original)
  return mentions.some(({ field, word }) => field === 'person' && !known.includes(word))
}
