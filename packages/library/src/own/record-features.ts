import type { Locale } from '@berea/scripture'
import { analysedLanguage } from '../analysis/analyse.ts'
import type { Way } from './own-units.ts'
import type { AskedWords } from './own-words.ts'
import type { OwnWork } from './own-work.ts'

/** In the order of the weights. */
export const RECORD_FEATURES = [
  'like',
  'text',
  'parts',
  'part',
  'margin',
  'share',
  'there',
  'back',
  'rarest',
  'key',
  'closing',
  'covered',
  'length',
  'correction',
] as const
type RecordFeatures = Readonly<Record<(typeof RECORD_FEATURES)[number], number>>

/** A record that may answer: the way that brought it, and how near everything of it comes to the question. */
export type RecordCandidate = {
  readonly record: number
  readonly way: Way
  /** The cosine of question and way; without an encoder the share of its words. Up to 1. */
  readonly likeness: number
  readonly features: RecordFeatures
}

type Asked = {
  readonly question: string
  readonly locale: Locale
  /** Of each way, in their order; NaN of one without a vector. Undefined without an encoder. */
  readonly likeness: Float32Array | undefined
  /** The same of each sentence of the question, where there are several. */
  readonly parts: readonly Float32Array[]
  readonly words: AskedWords
  /** The records that are compared with each other. */
  readonly isWanted: (record: number) => boolean
  /** Ways that are passed over. */
  readonly isOut: ((way: number) => boolean) | undefined
}

/** So many are looked at closely: the likest by meaning, by one sentence of what is asked, and by rare words that no encoder knows. */
const LOOKED_AT = { likest: 8, part: 4, share: 4, key: 4 }
/** Less than any likeness. */
const NONE = -1

/** What brings a record: the likest of its ways, or the one whose words meet the question's best. */
type Brought = { readonly way: number; readonly rank: number }

/**
 * The records that come nearest, each with its features:
 *
 *     like     of the likest way of asking, in whatever language; of a record without such, of its own text
 *     text     of what the record says
 *     parts    of the sentences of what is asked, one by one, on the average: what is told at length is about all of it
 *     part     of that sentence of it which comes nearest: the others tell why it is asked
 *     margin   how much more like than the likest other record
 *     share, there, back, rarest   of the way whose words meet the question's best, in the reader's language: see `Meeting`
 *     key      of the way that has most of a rare word in common, how rare that is times how much of the way it leaves unsaid none of
 *     closing  how much of the likest way in the reader's language stands in the question: what it asks besides is not asked
 *     covered  how much of the question stands anywhere in the record, in the reader's language
 *     length   of the question, as a logarithm: a long one that only names the matter asks for something else
 *     correction   1 of what people take for granted wrongly: it answers those alone
 */
export function recordCandidates(own: OwnWork, asked: Asked): readonly RecordCandidate[] {
  const brought = broughtBy(own, asked)
  const ranked = [...brought.likest].sort(([, a], [, b]) => b.rank - a.rank)
  const [first, second] = ranked.map(([, { rank }]) => rank)
  const { ways } = own.ways()
  const length = lengthOf(asked.question, asked.locale)
  const wanted = new Set(ranked.slice(0, LOOKED_AT.likest).map(([record]) => record))
  for (const by of ['part', 'share', 'key'] as const)
    for (const record of highest(brought[by], LOOKED_AT[by])) wanted.add(record)
  return [...wanted].map((record) => {
    const { way, rank } = brought.likest.get(record)!
    return {
      record,
      way: ways[way]!,
      likeness: rank,
      features: {
        ...likenessOf(own, record, asked),
        ...wordsOf(own, record, asked),
        margin: rank - ((record === ranked[0]![0] ? second : first) ?? 0),
        length,
        correction: own.records[record]!.kind === 'correction' ? 1 : 0,
      },
    }
  })
}

const highest = (by: ReadonlyMap<number, number>, count: number): number[] =>
  [...by]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([record]) => record)

function broughtBy(own: OwnWork, { likeness, parts, words, isWanted, isOut }: Asked) {
  const likest = new Map<number, Brought>()
  const by = { part: new Map<number, number>(), share: new Map<number, number>(), key: new Map<number, number>() }
  const raise = (map: Map<number, number>, record: number, value: number) => {
    if (value > (map.get(record) ?? 0)) map.set(record, value)
  }
  for (const [way, { record }] of own.ways().ways.entries()) {
    if (!isWanted(record) || isOut?.(way)) continue
    const meeting = words.meet(way)
    const rank = likeness ? likeness[way]! : (meeting?.share ?? Number.NaN)
    if (rank > (likest.get(record)?.rank ?? NONE)) likest.set(record, { way, rank })
    for (const one of parts) raise(by.part, record, one[way]!)
    if (!meeting) continue
    raise(by.share, record, meeting.share)
    raise(by.key, record, meeting.rarest * meeting.back)
  }
  return { likest, ...by }
}

function likenessOf(own: OwnWork, record: number, { likeness, parts, isOut, words, locale }: Asked) {
  if (!likeness) return { like: 0, text: 0, parts: 0, part: 0, closing: 0 }
  const { ways } = own.ways()
  const compared = own.waysTo(record).filter((way) => !isOut?.(way) && !Number.isNaN(likeness[way]))
  const best = { questions: NONE, paragraphs: NONE }
  for (const way of compared) {
    const { set } = ways[way]!
    best[set] = Math.max(best[set], likeness[way]!)
  }
  const like = best.questions > NONE ? best.questions : best.paragraphs
  const likest = (one: Float32Array) => compared.reduce((most, way) => Math.max(most, one[way]!), 0)
  const language = analysedLanguage(locale)
  const readers = compared.filter((way) => analysedLanguage(ways[way]!.language) === language)
  const [asked] = readers.toSorted((a, b) => likeness[b]! - likeness[a]!)
  return {
    like,
    text: Math.max(0, best.paragraphs),
    parts: parts.length > 0 ? parts.reduce((sum, one) => sum + likest(one), 0) / parts.length : like,
    part: Math.max(like, ...parts.map(likest)),
    closing: (asked === undefined ? undefined : words.meet(asked))?.back ?? 0,
  }
}

function wordsOf(own: OwnWork, record: number, { words, isOut }: Asked) {
  const ways = own.waysTo(record).filter((way) => !isOut?.(way))
  let best = { share: 0, there: 0, back: 0, rarest: 0 }
  let key = 0
  for (const way of ways) {
    const meeting = words.meet(way)
    if (meeting && meeting.share > best.share) best = meeting
    if (meeting) key = Math.max(key, meeting.rarest * meeting.back)
  }
  return { ...best, key, covered: words.covered(ways) }
}

/** Chinese says in one character what takes others three. */
const lengthOf = (question: string, locale: Locale): number =>
  Math.log(1 + Array.from(question.replace(/[\s\p{P}]+/gu, '')).length / (locale.startsWith('zh') ? 1 : 3))
