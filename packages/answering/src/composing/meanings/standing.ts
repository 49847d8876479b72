import { compareVerses, type Passage, sizeOf } from '@berea/scripture'
import { readPassages } from '../../evidence/references.ts'

/** What is known by where it stands; some stand in several places: `GEN 2:24; MAT 19:5`. */
export type Standing<Key extends string> = { readonly key: Key; readonly passage: Passage }

export const standings = <Key extends string>(keys: readonly Key[]): readonly Standing<Key>[] =>
  keys.flatMap((key) => readPassages(key).map((passage) => ({ key, passage })))

export const isWithin = (inner: Passage, outer: Passage): boolean =>
  compareVerses(outer.first, inner.first) <= 0 && compareVerses(inner.last, outer.last) <= 0

/** What a verse stands in, or a passage is, give or take a verse. The shortest, where one lies in another. */
export function standingIn<Key extends string>(
  known: readonly Standing<Key>[],
  passage: Passage,
): Standing<Key> | undefined {
  const around = known.filter((one) => isWithin(passage, one.passage) || isNearly(passage, one.passage))
  return around.toSorted((a, b) => sizeOf(a.passage) - sizeOf(b.passage))[0]
}

const isNearly = (passage: Passage, known: Passage): boolean =>
  isWithin(known, passage) && sizeOf(passage) - sizeOf(known) <= 1
