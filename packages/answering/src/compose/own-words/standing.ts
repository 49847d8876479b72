import { compareVerses, type Passage, sizeOf } from '@berea/scripture'
import { readPassages } from '../../gather/references.ts'

/** A record that is known by where it stands; some stand in several places: GEN 2:24, MAT 19:5. */
type Placed = { readonly verses: readonly string[] }
export type Standing<Record extends Placed> = { readonly record: Record; readonly passage: Passage }

export const standings = <Record extends Placed>(records: readonly Record[]): readonly Standing<Record>[] =>
  records.flatMap((record) => record.verses.flatMap(readPassages).map((passage) => ({ record, passage })))

export const isWithin = (inner: Passage, outer: Passage): boolean =>
  compareVerses(outer.first, inner.first) <= 0 && compareVerses(inner.last, outer.last) <= 0

/** What a verse stands in, or a passage is, give or take a verse. The shortest, where one lies in another. */
export function standingIn<Record extends Placed>(
  known: readonly Standing<Record>[],
  passage: Passage,
): Standing<Record> | undefined {
  const around = known.filter((one) => isWithin(passage, one.passage) || isNearly(passage, one.passage))
  return around.toSorted((a, b) => sizeOf(a.passage) - sizeOf(b.passage))[0]
}

const isNearly = (passage: Passage, known: Passage): boolean =>
  isWithin(known, passage) && sizeOf(passage) - sizeOf(known) <= 1
