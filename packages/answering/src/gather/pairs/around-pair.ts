import { ordinal, overlaps, sizeOf, verseAt } from '@berea/scripture'
import type { AnswerContext } from '../answer-context.ts'
import type { Found } from '../passages/passages.ts'
import { readFound } from '../reading.ts'
import type { Pair } from './pairs.ts'

/** A passage of no more verses is read whole; of a longer one so many around what is quoted of it. */
const SHORT = 8
const AROUND = { before: 2, after: 3 }

/** Where the two are told apart, as much of it as is read in one look. */
export function aroundPair(context: AnswerContext, pair: Pair): Found[] {
  const places = pair.map(({ place }) => {
    const { passage } = context.library.pericope(place.first)
    if (sizeOf(passage) <= SHORT) return passage
    const first = Math.max(ordinal(passage.first), ordinal(place.first) - AROUND.before)
    const last = Math.min(ordinal(passage.last), ordinal(place.last) + AROUND.after)
    return { first: verseAt(first), last: verseAt(last) }
  })
  const [one, other] = places
  const distinct = one && other && overlaps(one, other) ? [one] : places
  return distinct.flatMap((place) => readFound(context, place) ?? [])
}
