import type { Library } from '@berea/library'
import { TEXT_LANGUAGES } from '@berea/scripture'
import { readingBibles } from '../gather/answer-context.ts'
import { fold } from '../understand/fold.ts'
import type { Understood } from '../understand/question.ts'

/** Bibles of the language that are looked at, and verses that a wording may stand in. */
const BIBLES = 4
const VERSES = 8

/** Words in a row that are a verse's and no accident; of Chinese, characters. */
const RUN = { latin: 4, han: 5 }

type Piece = { readonly word: string; readonly start: number; readonly end: number }

/** `They pierced my hands` → they, pierced, my, hands, each with its place; Chinese by characters. */
const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(/\p{Script=Han}|[a-z0-9']+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))

/**
 * What somebody writes beside words of Scripture: `they have pierced my hands and feet, which psalm?` → `they have , which psalm?`.
 * The words of a named passage are known by it, others by the verses that are most like them. Undefined where none are there.
 */
export async function besideScripture(understood: Understood, library: Library): Promise<string | undefined> {
  const { question, locale, passages } = understood
  const folded = fold(question.text)
  const pieces = piecesOf(folded.text)
  const hits = passages.length > 0 ? [] : await library.verses(question.text, locale, { limit: VERSES })
  const places = passages.length > 0 ? passages : hits.map(({ verse }) => ({ first: verse, last: verse }))
  const bibles = readingBibles(library, TEXT_LANGUAGES[locale], []).slice(0, BIBLES)
  const isBorrowed = new Set<number>()
  for (const place of places) {
    for (const bible of bibles) {
      const verses = library.passage(bible.id, place)?.verses ?? []
      markRuns(pieces, piecesOf(fold(verses.map(({ text }) => text).join(' ')).text), isBorrowed)
    }
  }
  if (isBorrowed.size === 0) return undefined
  let rest = ''
  let from = 0
  for (const i of [...isBorrowed].sort((a, b) => a - b)) {
    const { start, end } = pieces[i]!
    rest += folded.original(from, Math.max(from, start))
    from = Math.max(from, end)
  }
  return rest + folded.original(from, folded.text.length)
}

/** Marks the pieces that stand in a row in the verses too. */
function markRuns(pieces: readonly Piece[], verses: readonly Piece[], isBorrowed: Set<number>): void {
  const least = pieces.some(({ word }) => /\p{Script=Han}/u.test(word)) ? RUN.han : RUN.latin
  const stands = new Set(verses.map((_, i) => rowAt(verses, i, least)))
  for (let i = 0; i + least <= pieces.length; i += 1) {
    if (!stands.has(rowAt(pieces, i, least))) continue
    for (let at = i; at < i + least; at += 1) isBorrowed.add(at)
  }
}

const rowAt = (pieces: readonly Piece[], from: number, count: number): string =>
  pieces
    .slice(from, from + count)
    .map(({ word }) => word)
    .join(' ')
