import type { EditionPassage } from '@berea/library'
import { compareVerses, overlaps, type Verse } from '@berea/scripture'
import { endsSentence } from '../../citing/splitting.ts'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { type AnswerContext, covered, wordsOf } from '../answer-context.ts'
import { isQuestion } from '../excerpts/excerpt.ts'
import { knownQuestionOf } from '../known-question.ts'
import { isDeed } from './deeds.ts'
import { tellsAsked } from './names-told.ts'
import { isTold } from './told.ts'
import { asksYesOrNo } from './yes-or-no.ts'

/**
 * What speaks for verses, fitted on 360 questions with keys (`evals/first`): the kind of thing that is asked for; the
 * question's words in them; the verse that the search led to. That they ask themselves speaks against them; of two that
 * tell as much the shorter is taken. No more than `verses` are looked at together: of what happened more than of a
 * name or a number.
 */
const OF_A_KIND = { verses: 3, told: 3.3, words: 3.8, peak: 1, next: 0, deed: 0, question: -0.8, length: -0.1 }
/** A reason stands beside the deed that it is asked for: « Jésus pleura », and no other's weeping. */
const OF_A_REASON = { ...OF_A_KIND, deed: 3.2 }
/** What happened, how, and what was said, no word shows: it is told behind what the question has of it, and takes longer. */
const OF_A_DEED = { verses: 6, told: 0, words: 3.3, peak: 1.2, next: 1.9, deed: 1.8, question: -2, length: 4.6 }

function weightsFor(context: Asked): typeof OF_A_KIND {
  if (asksWhatHappened(context)) return OF_A_DEED
  return context.wanted === 'reason' ? OF_A_REASON : OF_A_KIND
}

/** So near a name is looked for where who it was is asked, and so much longer verses may be to hold it. */
const NEAR = 3
const FOR_A_NAME = 1.5
/** So much longer verses may be where none is short enough, or just these are known to tell it. */
export const LONG_VERSE = 1.7
/** So many verses more may end a sentence that a scene's verses begin. */
export const TO_THE_END = 2
/** With less of the question's words than this, verses answer nothing. */
const LEAST = 0.1

type Asked = Pick<AnswerContext, 'understood' | 'wanted'>

/** Characters of verses that are quoted within a sentence; of what happened, and why, one verse seldom tells enough. */
const LONGEST = { han: { least: 90, most: 140 }, other: { least: 240, most: 380 } }

export function longestVerses(context: Asked & Pick<AnswerContext, 'locale'>): number {
  const { least, most } = LONGEST[context.locale.startsWith('zh') ? 'han' : 'other']
  const isOnReason = isTold(context) && context.wanted === 'reason'
  return isOnReason || asksWhatHappened(context) ? most : least
}

/** What happened, how it came about or what was said; whether it did happen, the one verse tells. */
function asksWhatHappened(context: Asked): boolean {
  const { wanted, understood } = context
  return isTold(context) && (wanted === undefined || wanted === 'speech') && !asksYesOrNo(understood.question.text)
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

/** Verses of a passage that follow each other; the first and the last by their places in it. */
type Run = { readonly from: number; readonly to: number }

/** A passage as it is read for one question: what bears on it, verse by verse. */
type Read = {
  readonly verses: Verses
  readonly words: readonly ReadonlySet<string>[]
  /** Do they tell the kind of thing that is asked for? */
  readonly told: readonly boolean[]
  /** Do they tell of those named what is asked of them? */
  readonly deeds: readonly boolean[]
  readonly peak: number
}

const textOf = ({ verses }: Read, { from, to }: Run): string =>
  verses
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('')

const isKindIn = ({ told }: Read, { from, to }: Run): boolean => told.slice(from, to + 1).some(Boolean)

const shareOf = ({ words }: Read, asked: ReadonlySet<string>, { from, to }: Run): number =>
  covered(asked, new Set(words.slice(Math.max(0, from), to + 1).flatMap((one) => [...one])))

/**
 * The verses of a passage that answer the question best, as few as say it: they have its words, and look
 * like a reason where a reason is asked, like a number where a number is: 「撒该为什么爬树」 → 「只因人多，他的身量
 * 又矮，… 就跑到前头，爬上桑树」.
 */
export function tellingVerses(context: AnswerContext, { text: { verses }, peak }: Weighed, longest: number): Telling {
  const known = knownVerses(context, verses, longest)
  if (known.length > 0) return { verses: known, share: 1, isKind: true }
  const { wanted } = context
  const read: Read = {
    verses,
    words: verses.map(({ text }) => wordsOf(text, context.locale)),
    told: verses.map(({ text }) => wanted !== undefined && tellsAsked(context, text)),
    deeds: weightsFor(context).deed > 0 ? verses.map(({ text }) => isDeed(context, text)) : [],
    peak: verses.findIndex(({ verse }) => compareVerses(verse, peak) === 0),
  }
  // A verse may be longer than all that is quoted otherwise: Revelation 1:9.
  const best = bestRun(context, read, longest) ?? bestRun(context, read, longest, longest * LONG_VERSE)
  if (!best) return { verses: [], share: 0, isKind: false }
  const isKind = isKindIn(read, best)
  const run = isKind ? best : widened(context, read, best, longest)
  const isAnswer =
    (wanted === undefined || isKind) && !isOnAnother(context, verses.slice(Math.max(0, run.from - 1), run.to + 1))
  const share = shareOf(read, context.matter, run) * (isAnswer ? 1 : NO_ANSWER)
  return { verses: verses.slice(run.from, run.to + 1), share, isKind }
}

/** Of the scene that is asked for the verses that tell it, with what ends their sentence, as far as there is room. */
function knownVerses(context: AnswerContext, verses: Verses, longest: number): Verses {
  const [place] = knownQuestionOf(context)?.places ?? []
  const isTold = ({ verse }: Verses[number]) => place !== undefined && overlaps({ first: verse, last: verse }, place)
  const from = verses.findIndex(isTold)
  if (from < 0) return []
  const told = verses.slice(from, verses.findLastIndex(isTold) + 1 + TO_THE_END)
  const lengths = told.map((_, i) => told.slice(0, i + 1).reduce((sum, { text }) => sum + text.length, 0))
  const fitting = told.filter((_, i) => i === 0 || lengths[i]! <= longest * LONG_VERSE)
  const last = fitting.findLastIndex(isTold)
  const ends = ({ text }: Verses[number]) => endsSentence(text)
  const end = ends(fitting[last]!) ? last : fitting.findIndex((one, i) => i > last && ends(one))
  const until = end >= 0 ? end : fitting.slice(0, last).findLastIndex(ends)
  // One verse that tells it is said, though its sentence goes on: «tres veces he padecido naufragio; …».
  return fitting.slice(0, (until < 0 && last === 0 ? 0 : until) + 1)
}

/** Of all runs of verses that end a sentence and are no longer than `room` characters, the one worth most. */
function bestRun(context: AnswerContext, read: Read, longest: number, room = longest): Run | undefined {
  const weight = weightsFor(context)
  const worth = (run: Run): number => {
    const { from, to } = run
    const text = textOf(read, run)
    if (text.length > room || !endsSentence(text)) return Number.NEGATIVE_INFINITY
    if (shareOf(read, context.words, { from: from - 1, to }) < LEAST) return Number.NEGATIVE_INFINITY
    return (
      weight.told * Number(isKindIn(read, run)) +
      weight.words * shareOf(read, context.words, run) +
      weight.peak * Number(from <= read.peak && read.peak <= to) +
      weight.next * Number(from === read.peak + 1) +
      weight.deed * Number(read.deeds.slice(from, to + 1).some(Boolean)) +
      weight.question * Number(isQuestion(text)) +
      (weight.length * text.length) / longest
    )
  }
  const runs = read.verses.flatMap((_, from) =>
    read.verses.slice(from, from + weight.verses).map((_, more): Run => ({ from, to: from + more })),
  )
  let best: { readonly run?: Run; readonly worth: number } = { worth: Number.NEGATIVE_INFINITY }
  for (const run of runs) {
    const value = worth(run)
    if (value > best.worth) best = { run, worth: value }
  }
  return best.run
}

/** Verses that don't tell the kind of thing asked for, with what stands around them, where that may. */
function widened({ wanted }: AnswerContext, read: Read, run: Run, longest: number): Run {
  if (wanted === 'reason') return withAround(read, run, longest)
  return (wanted === 'person' && withName(read, run, longest)) || run
}

/**
 * Where a reason is asked and none is told, it must be sought around: 「耶稣哭了」 stands between what he saw and
 * what the bystanders said of it.
 */
function withAround(read: Read, run: Run, longest: number): Run {
  const { verses } = read
  const beginsSentence = (at: number) => at === 0 || endsSentence(verses[at - 1]!.text)
  const fits = (from: number, to: number) =>
    from >= 0 && to < verses.length && textOf(read, { from, to }).length <= longest
  let { from, to } = run
  // In turns, so that what led to it and what came of it have the same room.
  while (fits(from - 1, to) || fits(from, to + 1)) {
    if (fits(from, to + 1)) to += 1
    if (fits(from - 1, to)) from -= 1
  }
  while (!beginsSentence(from) && from < run.from) from += 1
  while (fits(from, to + 1)) to += 1
  while (!endsSentence(verses[to]!.text)) to -= 1
  return { from, to }
}

/** Who it was may be told a verse before, or after: 「有一个人名叫撒该」 stands before he climbs the tree. */
function withName(read: Read, { from, to }: Run, longest: number): Run | undefined {
  return read.told
    .flatMap((isName, at) => (isName ? [{ from: Math.min(from, at), to: Math.max(to, at) }] : []))
    .filter((run) => from - run.from <= NEAR && run.to - to <= NEAR && endsSentence(read.verses[run.to]!.text))
    .filter((run) => textOf(read, run).length <= FOR_A_NAME * longest)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0]
}

/** What verses keep of their share that don't tell the kind of thing asked for, or tell it of somebody else. */
const NO_ANSWER = 0.6

/** Of "How old was Sarah?" a verse that names Abraham, and her nowhere near, tells somebody else's age. */
function isOnAnother({ names, understood, locale }: AnswerContext, verses: Verses): boolean {
  const text = verses.map((verse) => verse.text).join(' ')
  const words = wordsOf(text, locale)
  if (names.every((name) => name.isSubsetOf(words))) return false
  const known = fold(understood.question.text).text
  const { text: folded, original } = fold(text)
  const mentions = findMentions(folded, tongueOf(locale), original)
  return mentions.some(({ field, word }) => field === 'person' && !known.includes(word))
}
