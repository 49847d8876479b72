import type { BookCode } from '../canon/book.ts'
import { type Counting, ENGLISH } from '../canon/counting.ts'
import { chapterPassage, type Passage, passage } from '../passage/passage.ts'
import { isProblem, type Problem } from '../passage/problem.ts'
import { countingOf, type Numbering, passageToEnglish } from '../versification/numbering.ts'
import type { Numbers, Place } from './numbers.ts'

export type Resolved = { readonly passages: readonly Passage[]; readonly problem?: Problem }

/**
 * The places read behind a book's name as passages of it; the first that does not exist is the problem.
 * In a book of one chapter a lone number is a verse ("Jude 5") unless it is 1 or was called a chapter.
 */
export function resolvePlaces(book: BookCode, numbers: Numbers, counting: Counting = ENGLISH): Resolved {
  const passages: Passage[] = []
  let problem: Problem | undefined
  for (const place of numbers.places) {
    const found = resolvePlace(book, place, numbers.named, counting)
    if (!isProblem(found)) passages.push(found)
    else problem ??= found
  }
  return problem ? { passages, problem } : { passages }
}

function resolvePlace(book: BookCode, place: Place, named: boolean, counting: Counting): Passage | Problem {
  const only = counting.lastChapter(book) === 1
  const { chapter, verse, toChapter, toVerse } = place
  if (book === 'PSA' && chapter === 151 && counting.lastVerse('PSA', 151) === 0) {
    return resolvePlace('PS2', { ...place, chapter: 1, ...(toChapter ? { toChapter: 1 } : {}) }, true, counting)
  }
  if (verse === undefined) {
    if (only && !named && (chapter > 1 || toChapter !== undefined) && toVerse === undefined) {
      return passage({ book, chapter: 1, verse: chapter }, { book, chapter: 1, verse: toChapter ?? chapter }, counting)
    }
    if (toVerse === undefined) return chapterPassage(book, chapter, toChapter ?? chapter, counting)
    return passage({ book, chapter, verse: 1 }, { book, chapter: toChapter!, verse: toVerse }, counting)
  }
  const at = chapter === 0 && only ? 1 : chapter
  const first = { book, chapter: at, verse }
  const to = toChapter === undefined ? completed(verse, toVerse ?? verse) : (toVerse ?? verse)
  return passage(first, { book, chapter: toChapter ?? at, verse: to }, counting)
}

/** The printers' short form of a range's end: 105–12 is 105–112. */
function completed(verse: number, to: number): number {
  if (to >= verse) return to
  const digits = `${verse}`
  const whole = Number(digits.slice(0, digits.length - `${to}`.length) + to)
  return whole > verse ? whole : to
}

/** The same in a text of another numbering, handed on in the English one: Psalm 22:1 of the Vulgate → PSA 23:1. */
export function resolveIn(book: BookCode, numbers: Numbers, numbering: Numbering): Resolved {
  const found = resolvePlaces(book, numbers, countingOf(numbering))
  return numbering === 'english'
    ? found
    : { ...found, passages: found.passages.flatMap((one) => passageToEnglish(one, numbering)) }
}

/** Numberings in which a place that the English one lacks may be meant, in order: Daniel 13, Joel 4, 3 John 15. */
const ELSEWHERE = ['vulgate', 'hebrew', 'union', 'byzantine'] as const

/** As `resolvePlaces`; what does not exist in the reader's numbering is looked for in the others before it is a problem. */
export function resolveAnywhere(
  book: BookCode,
  numbers: Numbers,
  numbering: Numbering,
): Resolved & { readonly numbering?: Numbering } {
  const found = resolveIn(book, numbers, numbering)
  if (!found.problem) return found
  for (const other of ['english' as const, ...ELSEWHERE]) {
    const there = other === numbering ? found : resolveIn(book, numbers, other)
    if (!there.problem && there.passages.length > 0) return { ...there, numbering: other }
  }
  return found
}
