import { bookName, type Found, type Locale, type Passage, type Tradition } from '@berea/scripture'
import type { WrongReference } from './question.ts'

/** `Titus 4:7` → no-such-chapter of TIT 4, last chapter 3; a reference that exists → nothing. */
function wrongOf({ problem, text }: Found, locale: Locale, tradition: Tradition): WrongReference | undefined {
  switch (problem?.code) {
    case 'no-such-book': {
      const nearest = problem.nearest.map((book) => bookName(book, locale, { tradition }))
      return { problem: 'no-such-book', asked: problem.name || text, nearest }
    }
    case 'no-such-chapter': {
      const { book, chapter, lastChapter } = problem
      return { problem: 'no-such-chapter', asked: { book, chapter, verse: 1 }, lastChapter }
    }
    case 'no-such-verse': {
      const { book, chapter, verse, lastVerse } = problem
      return { problem: 'no-such-verse', asked: { book, chapter, verse }, lastVerse }
    }
    default:
      return undefined
  }
}

/** The places that a question names, and those it names that are none. A whole book ("in Romans") is a place only where nothing closer is. */
export function placesOf(
  found: readonly Found[],
  locale: Locale,
  tradition: Tradition,
): { readonly passages: readonly Passage[]; readonly wrong: readonly WrongReference[] } {
  const wrong = found.flatMap((one) => wrongOf(one, locale, tradition) ?? [])
  const close = found.filter((one) => one.scope !== 'book')
  const passages = (close.length > 0 ? close : found).flatMap((one) => one.passages)
  return { passages, wrong }
}
