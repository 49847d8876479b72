import { languageOf } from '@berea/knowledge'
import { analysedLanguage } from '../analysis/analyse.ts'
import type { Opened } from '../index/opened.ts'
import type { RecordHit, RecordQuestion } from '../library.ts'
import { ownSectionId } from './own-section.ts'
import type { OwnWork } from './own-work.ts'
import { type RecordCandidate, recordCandidates } from './record-features.ts'
import { GROUP_NAMES, RECORD_GROUPS, type RecordGroup } from './record-groups.ts'
import { gateOf, scoreOf, weightsFor } from './record-score.ts'

/** Of each group the best records that are wanted, best first; every way to every record is compared. */
export async function findRecords(opened: Opened, asked: RecordQuestion, limit: number): Promise<readonly RecordHit[]> {
  const { own } = opened
  const found = await candidatesFor(opened, asked)
  const hits = GROUP_NAMES.flatMap((group) => {
    const { candidates, isCompared } = found[group]
    const weights = weightsFor(group, isCompared)
    return candidates.map((candidate): RecordHit => {
      const { kind, id, needsCare } = own.records[candidate.record]!
      const score = scoreOf(candidate.features, weights)
      const { language, text } = candidate.way
      const section = ownSectionId({ kind, id }, languageOf(asked.locale))
      const { likeness } = candidate
      return {
        record: id,
        kind,
        section,
        language,
        question: text,
        likeness,
        score,
        isAnswer: score >= gateOf(weights, needsCare),
      }
    })
  })
  return hits.toSorted((a, b) => b.score - a.score).slice(0, Math.max(0, limit))
}

type Found = { readonly candidates: readonly RecordCandidate[]; readonly isCompared: boolean }

/** A way of asking that is held out, and every way that is more like it than that: its translations. */
export type HeldOut = { readonly text: string; readonly above: number }

/** The candidates of each group with their features, as they are fitted on. */
export async function candidatesFor(
  { own, meaning }: Pick<Opened, 'own' | 'meaning'>,
  { question, locale, asked, kinds }: RecordQuestion,
  heldOut?: HeldOut,
): Promise<Readonly<Record<RecordGroup, Found>>> {
  const vectors = asked && asked.length > 0 ? asked : undefined
  // A thread that broke leaves the words.
  const compared = vectors && (await meaning?.ways(vectors).catch(() => undefined))
  // Where nothing is encoded yet, words serve.
  const likeness = compared?.some((one) => !Number.isNaN(one)) ? compared : undefined
  const language = analysedLanguage(locale)
  const of = (group: RecordGroup): Found => {
    const wanted = RECORD_GROUPS[group].filter((kind) => kinds === undefined || kinds.includes(kind))
    if (!language || wanted.length === 0) return { candidates: [], isCompared: false }
    const words = own.words(language).ask(question)
    const isOut = heldOut && outOf(own, heldOut, compared)
    const candidates = recordCandidates(own, { question, locale, likeness, words, kinds: wanted, isOut })
    return { candidates, isCompared: likeness !== undefined }
  }
  return { asked: of('asked'), told: of('told') }
}

/** Which ways are held out, by their places. */
function outOf(own: OwnWork, { text, above }: HeldOut, likeness: Float32Array | undefined): (way: number) => boolean {
  const { ways } = own.ways()
  return (way) => ways[way]!.text === text || (ways[way]!.set === 'questions' && (likeness?.[way] ?? 0) > above)
}
