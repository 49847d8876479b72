import { analyse } from '@berea/library'
import { type Locale, overlaps, type Passage } from '@berea/scripture'
import { asks } from '../../understand/asks.ts'
import { fold } from '../../understand/fold.ts'
import type { Intent } from '../../understand/intent.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import type { Understood } from '../../understand/question.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { type Classic, classicPassages, namesConcern } from '../counsel-topics/counsel-topics.ts'
import { isNotHere, turnToInNeed } from './needs.ts'
import { type ClassifiedSituation, classifySituation, passagesFor, reaches } from './situations.ts'
import { tellsOfOwn } from './tells-of-own.ts'

/** Intents whose wording may be that of somebody telling of their life. */
const MAY_TELL: ReadonlySet<Intent> = new Set([
  'practical',
  'topic',
  'event',
  'find',
  'person',
  'place',
  'thing',
  'list',
  'doctrine',
  'background',
  'compare',
])

/** Intents whose wording is that of life more often than of a story. */
const OF_LIFE: ReadonlySet<Intent> = new Set(['practical', 'topic', 'find'])

/** What stands in quotation marks was written by somebody else. */
export const QUOTED = /[“"«「『][^”"»」』]{6,}[”"»」』]/u

/**
 * From so many telling words on, and from so far before the next one, a situation is taken for what is meant; below, for one
 * that may be. What is worded as a story or a doctrine is asked for may be one, and has to be told more plainly.
 */
const SURE = { score: 3.5, lead: 0.4 }
const SURE_OF_TOLD = { score: 6, lead: 1.4 }
const MAY_BE = 3.2
/** Of a sentence that asks nothing and stands nowhere something is told; even less will do. */
const MAY_BE_SAID = 2.3
/** Where so much is told, nothing else is meant: no story, no verse. */
const ONLY_TOLD = { score: 4.8, lead: 1.1 }
/** Of 340 messages whose situations are known it is the right one in 86 of 100 from here on, below in a third; in 90 from there on. */
const CLEAR = { score: 4, lead: 0.75 }
const ALONE = { score: 4.3, lead: 1.4 }
/** Whoever tells of themselves in so many words tells of their life, whatever they ask at the end. */
const MANY_WORDS = 12
/** Who says so few words and names a concern with them has said what it is. */
const FEW_WORDS = 8
/** So much of one situation, and so little of the others, that nobody has to say « I »: 養了十五年的貓上禮拜走了. */
const UNMISTAKABLE = { score: 8.3, lead: 3.3 }
/** The same where a word may ask for a story: 刚到新公司谁都不认识. */
const UNMISTAKABLE_ASKED = { score: 12, lead: 5 }
/** So far before the next one it is meant before what is named. */
const PLAIN = 3.3

type Told = {
  readonly passages: readonly Classic[]
  readonly isSure: boolean
  readonly isPlain: boolean
  /** What else is named only comes with it. */
  readonly isAlone: boolean
  /** Nothing but this is meant. */
  readonly isAll: boolean
  readonly isClear: boolean
}

/** What is asked may be told of one's own life, and names nobody of the Bible's. */
const mayTell = ({ question, intent, locale, passages }: Understood): boolean =>
  MAY_TELL.has(intent) &&
  passages.length === 0 &&
  !isMostlyQuoted(question.text) &&
  !namesSomebody(question.text, locale)

function namesSomebody(asked: string, locale: Locale): boolean {
  const { text, original } = fold(asked)
  return findMentions(text, tongueOf(locale), original).some(
    ({ field, word }) => field === 'person' && !OF_FAITH.test(word),
  )
}

/** `isMere`: it asks nothing. */
type Manner = {
  readonly isOwn: boolean
  readonly isMere: boolean
  readonly isOfLife: boolean
  readonly isAsked: boolean
  readonly isWorded: boolean
}

/** Is the situation that is likest meant, by how it is told? */
function isMeant(found: ClassifiedSituation, { isOwn, isMere, isOfLife, isAsked, isWorded }: Manner): boolean {
  if (found.score < (isMere ? MAY_BE_SAID : MAY_BE)) return false
  // 耶稣是神吗 is asked by believers too, and « aurons-nous » of everybody.
  const isSaid = isOfLife || !isAsked
  if (!isOwn && !reaches(found, isSaid ? UNMISTAKABLE : UNMISTAKABLE_ASKED)) return false
  // A whole sentence whose place seems to be asked for may be somebody's story.
  return !isWorded || isMere || found.score >= ONLY_TOLD.score
}

/** What somebody tells of their own life. */
function toldIn(understood: Understood): Told | undefined {
  if (!mayTell(understood)) return undefined
  const { question, intent, locale, wording } = understood
  const tongue = tongueOf(locale)
  const { text } = fold(question.text)
  const found = classifySituation(text, tongue)
  const isOwn = tellsOfOwn({ question, locale }) || intent === 'practical'
  const isAsked = asks(text, tongue)
  const isOfLife = OF_LIFE.has(intent)
  const manner = { isOwn, isMere: isOwn && !isAsked, isOfLife, isAsked, isWorded: wording !== undefined }
  if (!found || !isMeant(found, manner)) return undefined
  const isSure = reaches(found, isOfLife ? SURE : SURE_OF_TOLD)
  const isAtLength = isOwn && found.score >= SURE.score && analyse(text, tongue).length >= MANY_WORDS
  if (!isOfLife && !isSure && !isAtLength) return undefined
  const passages = found.lead < CLOSE ? passagesOfAll(found) : passagesFor(found.situation)
  return {
    passages: passages.map((passage, rank) => ({ passage, rank, among: 1 })),
    isSure,
    isPlain: isSure && found.lead >= PLAIN,
    isAll: reaches(found, isOfLife ? ONLY_TOLD : SURE_OF_TOLD) || (manner.isMere && isAtLength),
    isClear: reaches(found, CLEAR),
    isAlone: isOwn && reaches(found, ALONE),
  }
}

/** So close together, any of the likeliest may be meant. */
const CLOSE = 0.4

/** What each passage of a situation is worth beside the one before it. */
const NEXT = 0.8

/** Where several situations may be meant, the passages that most of them turn to first. */
function passagesOfAll({ likeliest }: ClassifiedSituation): Passage[] {
  const worth: { readonly passage: Passage; readonly points: number }[] = []
  for (const { situation, score } of likeliest) {
    for (const [rank, passage] of passagesFor(situation).entries()) {
      const at = worth.findIndex((one) => overlaps(one.passage, passage))
      const points = score * NEXT ** rank
      if (at < 0) worth.push({ passage, points })
      else worth[at] = { passage: worth[at]!.passage, points: worth[at]!.points + points }
    }
  }
  return worth.toSorted((a, b) => b.points - a.points).map(({ passage }) => passage)
}

/** Whom questions of faith name, and stories too. */
const OF_FAITH =
  /^(?:jesus|jesucristo|christ|cristo|mary|maria|marie|israel|moses|moises|moise|satan|耶稣|基督|马利亚|以色列|摩西|撒[但旦])/

const known = new WeakMap<Understood, readonly Classic[]>()

/**
 * The passages long turned to in what is asked, each with its rank from 0: those for what is told, where it is plain what is;
 * those for what is named; where both may be meant, in turns.
 */
export function turnedTo(understood: Understood): readonly Classic[] {
  const found =
    known.get(understood) ??
    inNeed(understood, merge(understood, toldIn(understood), classicPassages(understood.question.text)))
  known.set(understood, found)
  return found
}

/** Whoever is in need is turned first to what is for them, and never to what is not. */
function inNeed(understood: Understood, passages: readonly Classic[]): readonly Classic[] {
  const first = turnToInNeed(understood)
  const isWithheld = isNotHere(understood)
  const rest = passages.filter(({ passage }) => !isWithheld(passage) && !first.some((one) => overlaps(one, passage)))
  return [
    ...first.map((passage, rank) => ({ passage, rank, among: 1 })),
    ...rest.map((one) => ({ ...one, rank: one.rank + first.length })),
  ]
}

/** What is surely told, and told quite plainly, is so much sooner turned to than a word that names a concern; what may be told, later. */
const SOONER = { sure: 1, plain: 2, maybe: -3 }

/** Passages so far in front in a situation count as turned to; of what a concern turns to first, some more. */
const FOREMOST = { own: 3, alike: 6 }

/** Somebody else's words are asked after; a few of them in what is told are part of it: « elle m'a dit "tu m'abandonnes" ». */
const isMostlyQuoted = (text: string): boolean => (QUOTED.exec(text)?.[0].length ?? 0) * 2 > text.length

/** Words of a message as short as « I'm stressed out » or 我生病了怎么办, characters in Chinese: what it names is all that it tells. */
const BRIEF = { latin: 5, han: 7 }
const WHAT_TO_DO = /怎么办|怎么好|该怎么|呢|[^\p{Script=Han}]/gu

function isSaidInBrief({ question, locale }: Understood): boolean {
  const { text } = fold(question.text)
  if (locale.startsWith('zh')) return text.replaceAll(WHAT_TO_DO, '').length <= BRIEF.han
  return text.split(/[^\p{L}’']+/u).filter(Boolean).length <= BRIEF.latin
}

/** In turns, but first where both lead to the same, and it stands in front with one of them. */
function merge(understood: Understood, told: Told | undefined, named: readonly Classic[]): readonly Classic[] {
  if (!told || named.length === 0) return told?.passages ?? named
  const isNamed = isSaidInBrief(understood) && namesConcern(understood.question.text)
  if (isNamed) return named
  // « Christmas is coming » is no question on Christmas.
  if (told.isAlone) return told.passages
  const sameAs = ({ passage }: Classic, others: readonly Classic[]) =>
    others.find((other) => overlaps(other.passage, passage))
  const shared = ({ among, ...one }: Classic) => ({ ...one, among: among + 1 })
  const own = told.passages.map((one) => {
    const same = sameAs(one, named)
    const isFirst = same !== undefined && one.rank < (same.rank === 0 ? FOREMOST.alike : FOREMOST.own)
    return shared(isFirst ? { ...one, rank: Math.min(one.rank, same.rank) - 1 } : one)
  })
  const others = named.filter((one) => !sameAs(one, told.passages)).map(shared)
  const sooner = told.isPlain ? SOONER.plain : told.isSure ? SOONER.sure : SOONER.maybe
  const later = (some: readonly Classic[], by: number) => some.map((one) => ({ ...one, rank: one.rank + by }))
  const agreed = own.filter(({ rank }) => rank < 0)
  const rest = own.filter(({ rank }) => rank >= 0)
  const both = sooner > 0 ? [own, later(others, sooner)] : [agreed, others, later(rest, -sooner)]
  return both.flat().toSorted((a, b) => a.rank - b.rank)
}

/** Is it plain that somebody tells of their own life? */
export const isPlainlyTold = (understood: Understood): boolean => toldIn(understood)?.isAll ?? false

/**
 * Does somebody tell of their own life what may be one thing or another? «tengo 15 y me dicen la monja porque llevo una cruz» may be
 * on faith, school or friends.
 */
export function isHalfHeard(understood: Understood): boolean {
  const { question, locale } = understood
  const told = toldIn(understood)
  if (!told || told.isClear || !tellsOfOwn(understood)) return false
  const isShort = analyse(question.text, tongueOf(locale)).length <= FEW_WORDS
  return !(isShort && classicPassages(question.text).length > 0)
}

/** "Was John the Baptist Elijah come again?" is not on the second coming; what somebody tells of their own life may name anyone. */
export const isOnSomebody = ({ question, intent, locale }: Understood): boolean =>
  intent !== 'practical' && namesSomebody(question.text, locale)
