import type { Library, Work } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { scriptureSource } from '../writing/scripture-source.ts'
import type { Elsewhere } from './settle-quotation.ts'

/** Verses that are looked at for words that stand in nothing that was given, in so many Bibles. */
const MOST_VERSES = 5
const MOST_EDITIONS = 4

/** The Bibles of the reader's language, theirs first. */
export function elsewhereIn(library: Library, editions: readonly Work[], locale: Locale): Elsewhere {
  const bibles = editions.slice(0, MOST_EDITIONS)
  const read: Elsewhere['read'] = (passage) =>
    bibles.flatMap(({ id }) => {
      const found = library.passage(id, passage)
      return (found && scriptureSource(found)) ?? []
    })
  return {
    read,
    async find(words) {
      const hits = await library.verses(words, locale, { limit: MOST_VERSES })
      return hits.flatMap(({ verse }) => read({ first: verse, last: verse }))
    },
  }
}
