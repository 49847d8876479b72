import type { Library, Work } from '@berea/library'
import type { Locale, Passage, Verse } from '@berea/scripture'
import { scriptureSource } from '../writing/scripture-source.ts'
import { namedBibles } from './named-bibles.ts'
import type { Elsewhere } from './settle-quotation.ts'

/** Verses that are looked at for words that stand in nothing that was given, in so many Bibles. */
const MOST_VERSES = 5
const MOST_EDITIONS = 6
/** So many verses between two that are found may be part of one quotation. */
const MOST_BETWEEN = 2

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
      return stretchesOf(hits.map(({ verse }) => verse)).flatMap(read)
    },
    namedIn: namedBibles(bibles),
  }
}

/** Each verse, and the stretches of those that stand together. */
function stretchesOf(verses: readonly Verse[]): readonly Passage[] {
  const alone = verses.map((verse) => ({ first: verse, last: verse }))
  const together: Passage[] = []
  for (const verse of verses.toSorted((a, b) => a.verse - b.verse)) {
    const at = together.findIndex(
      ({ last }) =>
        last.book === verse.book && last.chapter === verse.chapter && verse.verse - last.verse <= MOST_BETWEEN,
    )
    if (at < 0) together.push({ first: verse, last: verse })
    else together[at] = { ...together[at]!, last: verse }
  }
  return [...alone, ...together.filter(({ first, last }) => first.verse !== last.verse)]
}
