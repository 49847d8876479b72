import { ordinal, type Passage } from '@berea/scripture'
import type { Measure } from './shelf.ts'

/**
 * A passage as ordinals of the English numbering, both ends included; undefined where an end is no verse
 * or the ends are turned round.
 *
 *     { first: GEN 1:1, last: GEN 1:3 } → { first: 0, last: 2 }
 *     { first: JHN 99:1, last: JHN 99:2 } → undefined
 */
export const passageOrdinals: Measure = (passage: Passage) => {
  const first = ordinal(passage.first)
  const last = ordinal(passage.last)
  return first < 0 || last < first ? undefined : { first, last }
}
