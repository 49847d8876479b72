import { languageOf } from '@berea/knowledge'
import { analysedLanguage } from '../analysis/analyse.ts'
import type { Opened } from '../index/opened.ts'
import type { RecordHit, RecordQuestion } from '../library.ts'
import { ownSectionId } from './own-section.ts'
import type { OwnWork } from './own-work.ts'
import { type RecordCandidate, recordCandidates } from './record-features.ts'
import { gateOf, scoreOf, weightsFor } from './record-score.ts'

/** The records that may answer, best first; every way to every one of them is compared. */
export async function findRecords(opened: Opened, asked: RecordQuestion, limit: number): Promise<readonly RecordHit[]> {
  const { own } = opened
  const { candidates, isCompared } = await candidatesFor(opened, asked)
  const weights = weightsFor(isCompared)
  const hits = candidates.map(({ record, features, way, likeness }): RecordHit => {
    const { kind, id, needsCare } = own.records[record]!
    const score = scoreOf(features, weights)
    const section = ownSectionId({ kind, id }, languageOf(asked.locale))
    const isAnswer = score >= gateOf(weights, needsCare)
    return { record: id, kind, section, language: way.language, question: way.text, likeness, score, isAnswer }
  })
  return hits.toSorted((a, b) => b.score - a.score).slice(0, Math.max(0, limit))
}

type Found = { readonly candidates: readonly RecordCandidate[]; readonly isCompared: boolean }

/** A way of asking that is held out, and every way that is more like it than that: its translations. */
export type HeldOut = { readonly text: string; readonly above: number }

/** The candidates with their features, as they are fitted on. */
export async function candidatesFor(
  { own, meaning }: Pick<Opened, 'own' | 'meaning'>,
  { question, locale, asked }: RecordQuestion,
  heldOut?: HeldOut,
): Promise<Found> {
  const vectors = asked && asked.length > 0 ? asked : undefined
  // A thread that broke leaves the words.
  const compared = vectors && (await meaning?.ways(vectors).catch(() => undefined))
  // Where nothing is encoded yet, words serve.
  const likeness = compared?.some((one) => !Number.isNaN(one)) ? compared : undefined
  const language = analysedLanguage(locale)
  if (!language) return { candidates: [], isCompared: false }
  const words = own.words(language).ask(question)
  const isOut = heldOut && outOf(own, heldOut, compared)
  const candidates = recordCandidates(own, { question, locale, likeness, words, isOut })
  return { candidates, isCompared: likeness !== undefined }
}

/** Which ways are held out, by their places. */
function outOf(own: OwnWork, { text, above }: HeldOut, likeness: Float32Array | undefined): (way: number) => boolean {
  const { ways } = own.ways()
  return (way) => ways[way]!.text === text || (ways[way]!.set === 'questions' && (likeness?.[way] ?? 0) > above)
}
