import { LANGUAGES, type OwnKind, type OwnRecord } from '@berea/knowledge'
import type { Locale } from '@berea/scripture'
import { analysedLanguage } from '../analysis/analyse.ts'
import { type OwnWays, ownUnits, type Way } from './own-units.ts'
import type { WordIndex } from './own-words.ts'
import type { OwnWork } from './own-work.ts'

/** In the order of the weights. */
export const RECORD_FEATURES = ['like', 'own', 'text', 'margin', 'share', 'there', 'back', 'covered', 'length'] as const
export type RecordFeatures = Readonly<Record<(typeof RECORD_FEATURES)[number], number>>

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
  readonly words: WordIndex
  readonly kinds: readonly OwnKind[]
}

/** So many are looked at closely: the right one is hardly ever further down. */
const LOOKED_AT = 8

/** Likeness of the ways of asking and of the record's own text, in any language and in the reader's. */
type Best = {
  any: number
  own: number
  text: number
  ownText: number
  share: number
  there: number
  back: number
  way: Way | undefined
}

/** Of questions without a word that anybody else has, too. */
const characters = (text: string): number => Array.from(text.replace(/[\s\p{P}]+/gu, '')).length

/**
 * The records that come nearest, each with its features:
 *
 *     like     of the likest way of asking, in whatever language; of a record without such, of its own text
 *     own      how much less like the likest in the reader's own language is
 *     text     of what the record says
 *     margin   how much more like than the likest other record of these kinds
 *     share, there, back   of the way whose words meet the question's best, in the reader's language: see `Meeting`
 *     covered  how much of the question stands anywhere in the record, in the reader's language
 *     length   of the question, as a logarithm: a long one that only names the matter asks for something else
 */
export function recordCandidates({ records, ways: made }: OwnWork, asked: Asked): readonly RecordCandidate[] {
  const { ways } = made()
  const best = bestOf(records, ways, asked)
  const rank = ({ any, text, share }: Best) => (asked.likeness ? Math.max(any, text) : share)
  const ranked = [...best].filter(([, one]) => one.way).sort(([, a], [, b]) => rank(b) - rank(a))
  const [first, second] = ranked.map(([, one]) => rank(one))
  const length = Math.log(1 + characters(asked.question) / (asked.locale.startsWith('zh') ? 1 : 3))
  return ranked.slice(0, LOOKED_AT).map(([record, one], place) => {
    const [like, own] = one.any > NONE ? [one.any, one.own] : [one.text, one.ownText]
    return {
      record,
      way: one.way!,
      likeness: rank(one),
      features: {
        like: asked.likeness ? like : 0,
        own: asked.likeness ? Math.max(LEAST_OWN, own - like) : 0,
        text: asked.likeness ? Math.max(0, one.text) : 0,
        margin: rank(one) - ((place === 0 ? second : first) ?? 0),
        share: one.share,
        there: one.there,
        back: one.back,
        covered: asked.words.covered(asked.question, textsOf(records[record]!, asked.locale)),
        length,
      },
    }
  })
}

/** Less than any likeness. */
const NONE = -1
const NOTHING: Best = { any: NONE, own: NONE, text: NONE, ownText: NONE, share: 0, there: 0, back: 0, way: undefined }
/** In the reader's own language there may be no way at all; no more than this is less like for that. */
const LEAST_OWN = -0.2

function bestOf(records: OwnWork['records'], ways: OwnWays['ways'], asked: Asked): ReadonlyMap<number, Best> {
  const { question, locale, likeness, words, kinds } = asked
  const spoken = analysedLanguage(locale)
  const met = words.meet(question)
  const best = new Map<number, Best>()
  for (const [at, way] of ways.entries()) {
    if (!kinds.includes(records[way.record]!.kind)) continue
    const like = likeness?.[at] ?? Number.NaN
    const meeting = met.get(at)
    if (Number.isNaN(like) && !meeting) continue
    const one = best.get(way.record) ?? { ...NOTHING }
    best.set(way.record, one)
    const isOwn = analysedLanguage(way.language) === spoken
    if (!Number.isNaN(like)) {
      if (like > Math.max(one.any, one.text)) one.way = way
      if (way.set === 'questions') {
        one.any = Math.max(one.any, like)
        if (isOwn) one.own = Math.max(one.own, like)
      } else {
        one.text = Math.max(one.text, like)
        if (isOwn) one.ownText = Math.max(one.ownText, like)
      }
    }
    if (meeting && meeting.share > one.share) {
      Object.assign(one, meeting)
      if (!likeness) one.way = way
    }
  }
  return best
}

/** By what a record is found in the reader's language; Chinese in both scripts. */
const textsOf = (record: OwnRecord, locale: Locale): readonly string[] =>
  LANGUAGES.filter((language) => analysedLanguage(language) === analysedLanguage(locale)).flatMap((language) =>
    ownUnits(record, language).map(({ text }) => text),
  )
