import { OWN_WORK } from './own-section.ts'
import type { OwnWork } from './own-work.ts'
import type { RecordCandidate } from './record-features.ts'
import { scoreOf, weightsFor } from './record-score.ts'

/** `isCompared`: by vectors, not by words alone. */
export type ComparedCandidate = RecordCandidate & { readonly isCompared: boolean }

/** In the order of the weights. */
export const FOLLOWING_FEATURES = ['typed', 'joined', 'same', 'related', 'correction', 'length', 'best'] as const
type FollowingFeatures = Readonly<Record<(typeof FOLLOWING_FEATURES)[number], number>>

/** A record that may answer what is asked in a conversation; `alone`: its score by what was typed. */
type FollowingCandidate = Omit<ComparedCandidate, 'features'> & {
  readonly features: FollowingFeatures
  readonly alone: number
}

type Found = {
  /** By the question as it was typed, and behind what was spoken of. */
  readonly typed: readonly ComparedCandidate[]
  readonly joined: readonly ComparedCandidate[]
  /** The section that the last answer was made of. */
  readonly section: string | undefined
}

/** The odds of what was not among the likest. */
const UNFOUND = -9

/**
 * The records that come near a question as it was typed, or behind what was spoken of:
 *
 *     typed, joined   how likely each of the two makes it that the record answers, as the logarithm of the odds
 *     same, related   1 of the record that was just told, and of those that it names as related
 *     correction, length   as of a question by itself
 *     best            the likeliest `typed` of all: a question that stands alone leans on nothing
 */
export function followingCandidates(own: OwnWork, { typed, joined, section }: Found): readonly FollowingCandidate[] {
  const told = own.records.findIndex(({ kind, id }) => section?.startsWith(`${OWN_WORK}/${kind}/${id}/`))
  const related = new Set(own.records[told]?.related)
  const byTyped = new Map(typed.map((one) => [one.record, one]))
  const byJoined = new Map(joined.map((one) => [one.record, one]))
  const oddsOf = (one: ComparedCandidate | undefined) =>
    one ? odds(scoreOf(one.features, weightsFor(one.isCompared))) : UNFOUND
  const best = Math.max(UNFOUND, ...typed.map(oddsOf))
  return [...new Map([...byJoined, ...byTyped]).values()].map((one) => {
    const { record, features } = one
    const { kind, id } = own.records[record]!
    const alone = oddsOf(byTyped.get(record))
    return {
      ...one,
      alone: 1 / (1 + Math.exp(-alone)),
      features: {
        typed: alone,
        joined: oddsOf(byJoined.get(record)),
        same: record === told ? 1 : 0,
        related: kind === 'article' && related.has(id) ? 1 : 0,
        correction: features.correction,
        length: features.length,
        best,
      },
    }
  })
}

const odds = (share: number): number => Math.max(UNFOUND, Math.log(share / (1 - share)))
