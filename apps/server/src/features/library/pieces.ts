import { VERSES_A_CALL } from '@berea/contract'
import type { EditionPassage } from '@berea/library'
import { listVerses, type Passage, type Verse } from '@berea/scripture'

/** So much of a passage as one call reads, and what follows of it. */
export type PassagePiece = { readonly found: EditionPassage; readonly rest: Passage | undefined }

/**
 * The first verses of a passage that an edition has, at most as many as one call reads; undefined where it has none.
 *
 *     PSA 119-120 → PSA 119, rest PSA 120
 */
export function firstPiece(
  passage: Passage,
  read: (passage: Passage) => EditionPassage | undefined,
  most = VERSES_A_CALL,
): PassagePiece | undefined {
  const verses = listVerses(passage)
  for (let from = 0; from < verses.length; from += most) {
    let until = Math.min(from + most, verses.length)
    for (;;) {
      const found = read(between(verses, from, until))
      if (!found) break
      const rest = until < verses.length ? between(verses, until, verses.length) : undefined
      // An edition may print more verses than there are in the English numbering: a psalm's title is one by itself.
      const tooMany = found.verses.length - most
      if (tooMany <= 0 || until - from === 1) return { found, rest }
      until = Math.max(from + 1, until - tooMany)
    }
  }
  return undefined
}

const between = (verses: readonly Verse[], from: number, until: number): Passage => ({
  first: verses[from]!,
  last: verses[until - 1]!,
})
