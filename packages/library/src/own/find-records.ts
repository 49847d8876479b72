import { languageOf, type OwnRecord } from '@berea/knowledge'
import { type AnalysedLanguage, analysedLanguage } from '../analysis/analyse.ts'
import type { Opened } from '../index/opened.ts'
import type { AfterRecord, RecordHit, RecordQuestion } from '../library.ts'
import { type ComparedCandidate, followingCandidates } from './following.ts'
import { ownSectionId } from './own-section.ts'
import { isAnswering } from './own-units.ts'
import type { OwnWork } from './own-work.ts'
import { recordCandidates } from './record-features.ts'
import { followingWeightsFor, gateOf, nearGateOf, type RecordWeights, scoreOf, weightsFor } from './record-score.ts'

/** What is asked in a conversation. */
export type FollowingQuestion = RecordQuestion & { readonly after: AfterRecord }

const isFollowing = (asked: RecordQuestion): asked is FollowingQuestion => asked.after !== undefined

/** The records that may answer, best first; every way to every one of them is compared. */
export async function findRecords(opened: Opened, asked: RecordQuestion, limit: number): Promise<readonly RecordHit[]> {
  const { own } = opened
  const found = isFollowing(asked) ? await scoredFollowing(opened, asked) : await scoredAlone(opened, asked)
  const hits = found.map(({ record, way, likeness, score, alone, isCompared, gate, nearGate }): RecordHit => {
    const { kind, id, needsCare } = own.records[record]!
    const section = ownSectionId({ kind, id }, languageOf(asked.locale))
    const standsAlone = alone >= gateOf(weightsFor(isCompared), needsCare)
    const by = { language: way.language, question: way.text, likeness }
    return { record: id, kind, section, ...by, score, standsAlone, isAnswer: score >= gate, isNear: score >= nearGate }
  })
  return hits.toSorted((a, b) => b.score - a.score).slice(0, Math.max(0, limit))
}

async function scoredAlone(opened: Opened, asked: RecordQuestion) {
  const candidates = await candidatesFor(opened, asked)
  return candidates.map((one) => {
    const weights = weightsFor(one.isCompared)
    const score = scoreOf(one.features, weights)
    return { ...one, score, alone: score, ...gatesOf(weights, opened.own.records[one.record]!) }
  })
}

async function scoredFollowing(opened: Opened, asked: FollowingQuestion) {
  const candidates = await followingFor(opened, asked)
  return candidates.map((one) => {
    const weights = followingWeightsFor(one.isCompared)
    return { ...one, score: scoreOf(one.features, weights), ...gatesOf(weights, opened.own.records[one.record]!) }
  })
}

const gatesOf = (weights: RecordWeights, { needsCare }: OwnRecord) => ({
  gate: gateOf(weights, needsCare),
  nearGate: nearGateOf(weights, needsCare),
})

/** The candidates of what is asked in a conversation: by itself and behind what was spoken of. */
export async function followingFor(opened: Pick<Opened, 'own' | 'meaning'>, asked: FollowingQuestion) {
  const { locale, after } = asked
  const [typed, joined] = await Promise.all([
    candidatesFor(opened, asked),
    candidatesFor(opened, { ...after.joined, locale }),
  ])
  return followingCandidates(opened.own, { typed, joined, section: after.section })
}

/** A way of asking that is held out, and every way that is more like it than that: its translations. */
export type HeldOut = { readonly text: string; readonly above: number }

/** The candidates with their features, as they are fitted on. */
export async function candidatesFor(
  { own, meaning }: Pick<Opened, 'own' | 'meaning'>,
  { question, locale, asked, parts = [] }: RecordQuestion,
  heldOut?: HeldOut,
): Promise<readonly ComparedCandidate[]> {
  const vectors = asked && asked.length > 0 ? asked : undefined
  // A thread that broke leaves the words.
  const compared = vectors && (await meaning?.ways(vectors).catch(() => undefined))
  const inParts = compared ? await Promise.all(parts.map((one) => meaning!.ways(one))) : []
  const language = analysedLanguage(locale)
  if (!language) return []
  const words = own.words(language).ask(question)
  const isOut = heldOut && outOf(own, heldOut, compared)
  // Until a record's ways in the reader's language are encoded, words serve.
  const encoded = compared ? recordsEncoded(own, language, compared) : new Set<number>()
  return [true, false].flatMap((isCompared) => {
    const isWanted = (record: number) => isAnswering(own.records[record]!) && encoded.has(record) === isCompared
    const likeness = isCompared ? compared : undefined
    const candidates = recordCandidates(own, { question, locale, likeness, parts: inParts, words, isWanted, isOut })
    return candidates.map((one): ComparedCandidate => ({ ...one, isCompared }))
  })
}

/** The records whose ways in this language all have a vector. */
function recordsEncoded(own: OwnWork, language: AnalysedLanguage, likeness: Float32Array): ReadonlySet<number> {
  const encoded = new Set<number>()
  const waiting = new Set<number>()
  for (const [way, like] of likeness.entries()) {
    const { record, language: written } = own.ways().ways[way]!
    if (analysedLanguage(written) === language) (Number.isNaN(like) ? waiting : encoded).add(record)
  }
  return encoded.difference(waiting)
}

/** Which ways are held out, by their places. */
function outOf(own: OwnWork, { text, above }: HeldOut, likeness: Float32Array | undefined): (way: number) => boolean {
  const { ways } = own.ways()
  return (way) => ways[way]!.text === text || (ways[way]!.set === 'questions' && (likeness?.[way] ?? 0) > above)
}
