import { contains, type Passage, sizeOf } from '@berea/scripture'
import { readPassages } from '../../gather/references.ts'

/** A record that is known by where it stands; some stand in several places: GEN 2:24, MAT 19:5. */
type Placed = { readonly verses: readonly string[] }
export type Standing<Record extends Placed> = { readonly record: Record; readonly passage: Passage }

export const standings = <Record extends Placed>(records: readonly Record[]): readonly Standing<Record>[] =>
  records.flatMap((record) => record.verses.flatMap(readPassages).map((passage) => ({ record, passage })))

export function standingIn<Record extends Placed>(
  known: readonly Standing<Record>[],
  passage: Passage,
): Standing<Record> | undefined {
  const around = known.filter((one) => contains(one.passage, passage) || isNearly(passage, one.passage))
  return around.toSorted((a, b) => sizeOf(a.passage) - sizeOf(b.passage))[0]
}

const isNearly = (passage: Passage, known: Passage): boolean =>
  contains(passage, known) && sizeOf(passage) - sizeOf(known) <= 1
