import { languageOf } from '@berea/knowledge'
import { type AnalysedLanguage, analysedLanguage } from '../analysis/analyse.ts'
import type { Opened } from '../index/opened.ts'
import type { RecordHit, RecordQuestion } from '../library.ts'
import { ownSectionId } from './own-section.ts'
import { isAnswering } from './own-units.ts'
import type { OwnWork } from './own-work.ts'
import { type RecordCandidate, recordCandidates } from './record-features.ts'
import { gateOf, scoreOf, weightsFor } from './record-score.ts'

/** The records that may answer, best first; every way to every one of them is compared. */
export async function findRecords(opened: Opened, asked: RecordQuestion, limit: number): Promise<readonly RecordHit[]> {
  const { own } = opened
  const candidates = await candidatesFor(opened, asked)
  const hits = candidates.map(({ record, features, way, likeness, isCompared }): RecordHit => {
    const weights = weightsFor(isCompared)
    const { kind, id, needsCare } = own.records[record]!
    const score = scoreOf(features, weights)
    const section = ownSectionId({ kind, id }, languageOf(asked.locale))
    const isAnswer = score >= gateOf(weights, needsCare)
    return { record: id, kind, section, language: way.language, question: way.text, likeness, score, isAnswer }
  })
  return hits.toSorted((a, b) => b.score - a.score).slice(0, Math.max(0, limit))
}

/** `isCompared`: by vectors, not by words alone. */
type Found = RecordCandidate & { readonly isCompared: boolean }

/** A way of asking that is held out, and every way that is more like it than that: its translations. */
export type HeldOut = { readonly text: string; readonly above: number }

/** The candidates with their features, as they are fitted on. */
export async function candidatesFor(
  { own, meaning }: Pick<Opened, 'own' | 'meaning'>,
  { question, locale, asked }: RecordQuestion,
  heldOut?: HeldOut,
): Promise<readonly Found[]> {
  const vectors = asked && asked.length > 0 ? asked : undefined
  // A thread that broke leaves the words.
  const compared = vectors && (await meaning?.ways(vectors).catch(() => undefined))
  const language = analysedLanguage(locale)
  if (!language) return []
  const words = own.words(language).ask(question)
  const isOut = heldOut && outOf(own, heldOut, compared)
  // Until a record's ways in the reader's language are encoded, words serve.
  const encoded = compared ? recordsEncoded(own, language, compared) : new Set<number>()
  return [true, false].flatMap((isCompared) => {
    const isWanted = (record: number) => isAnswering(own.records[record]!) && encoded.has(record) === isCompared
    const likeness = isCompared ? compared : undefined
    const candidates = recordCandidates(own, { question, locale, likeness, words, isWanted, isOut })
    return candidates.map((one): Found => ({ ...one, isCompared }))
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
