import type { BookCode } from '../canon/book.ts'
import { lastChapter } from '../canon/counting.ts'
import type { Locale, Tradition } from '../locale.ts'
import type { Passage } from '../passage/passage.ts'
import type { Problem } from '../passage/problem.ts'
import type { Numbering } from '../versification/numbering.ts'
import { type Folded, fold } from './fold.ts'
import { matchNames, rank } from './lexicon.ts'
import { type NumberStyle, type Numbers, readNumbers } from './numbers.ts'
import { readOrdinal } from './ordinal-name.ts'
import { resolveIn } from './resolve.ts'

export type ListOptions = {
  readonly locale: Locale
  readonly tradition?: Tradition
  /** What a number without a book belongs to: a note on Romans 8 says "v. 28" and "ix. 3". */
  readonly context?: { readonly book: BookCode; readonly chapter?: number }
  /** The four books of Kings of the Douay Bible: its 1 Kings is 1 Samuel, its 3 Kings 1 Kings, its 1 Esdras Ezra. */
  readonly fourKings?: boolean
  /** How the text numbers its chapters and verses; what comes out is in the English numbering. */
  readonly numbering?: Numbering
}

export type Listed = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly passages: readonly Passage[]
  readonly problem?: Problem
}

const FOUR_KINGS: Partial<Record<string, BookCode>> = {
  '1 1KI': '1SA',
  '2 2KI': '2SA',
  '1 1ES': 'EZR',
  '2 2ES': 'NEH',
}
const SEPARATOR =
  /[\s;,.()[\]—-]+|(?:&|and|et|y|cf|cp|comp|compare|see|also|vid|vide|voir|voyez|vease|ver(?! ?\.? ?\d)|con)(?![a-z])\.?/y
const AFTER_NAME = /\s*\.?\s*,?\s*/y
const WORD = /[a-z0-9]+|./suy

/**
 * The references of a text that holds nothing else, as indexes, margins and old notes print them; the book goes on over
 * ";" and the chapter over ",".
 * "Rom. viii. 28" → Romans 8:28; "Ge 4:2; Ex 6:20; 13:1,2" → Genesis 4:2, Exodus 6:20, 13:1, 13:2;
 * "1 Cor 13:4-7, 13"; "Ps. cxix. 105; John i. 1, 14"; with a context also "v. 28" and "ix. 3". What cannot be read is an
 * item with the problem `unreadable`.
 */
export function parseList(text: string, options: ListOptions): Listed[] {
  const source = fold(text)
  const { folded } = source
  const style: NumberStyle = { commaIsVerse: options.locale === 'fr-fr' || options.locale === 'es-es', roman: true }
  const listed: Listed[] = []
  let book = options.context?.book
  let chapter = options.context?.chapter
  let lost = -1
  const giveUp = (end: number) => {
    if (lost >= 0) listed.push(unreadable(source, lost, end))
    lost = -1
  }
  for (let i = 0; i < folded.length; ) {
    SEPARATOR.lastIndex = i
    const skipped = SEPARATOR.exec(folded)?.[0].length ?? 0
    if (skipped > 0 && (!/[a-z]/.test(folded[i - 1] ?? ' ') || !/[a-z]/.test(folded[i]!))) {
      i += skipped
      continue
    }
    const named = readNamed(source, i, options, style)
    const numbers = named?.numbers ?? (book ? readNumbers(source, i, style) : undefined)
    const of = named?.book ?? book
    if (!numbers || !of || numbers.end <= i) {
      if (lost < 0) lost = i
      // The numbers behind a title that nobody knows are not the last known book's.
      if (/\p{Lu}/u.test(text[source.at[i]!]!)) book = undefined
      WORD.lastIndex = i
      i += WORD.exec(folded)?.[0].length ?? 1
      continue
    }
    giveUp(i)
    const complete = inChapter(numbers, named ? undefined : chapter)
    listed.push({ ...place(source, i, numbers.end), ...resolveIn(of, complete, options.numbering ?? 'english') })
    book = of
    chapter = complete.places.at(-1)?.toChapter ?? complete.places.at(-1)?.chapter
    i = numbers.end
  }
  giveUp(folded.length)
  return listed
}

/** The name at a place with its numbers; a name without numbers is none here. */
function readNamed(
  source: Folded,
  start: number,
  options: ListOptions,
  style: NumberStyle,
): { book: BookCode; numbers: Numbers } | undefined {
  const { folded } = source
  const ordinal = readOrdinal(folded, start)
  const names = ordinal ? matchNames(folded, ordinal.end, ordinal.number) : []
  for (const name of names.length > 0 ? names : matchNames(folded, start)) {
    AFTER_NAME.lastIndex = name.end
    const entries = rank(name.entries, options.locale, options.tradition)
    const five = lastChapter(entries[0]!.book) > 1
    const numbers = readNumbers(source, name.end + (AFTER_NAME.exec(folded)?.[0].length ?? 0), { ...style, five })
    if (!numbers) continue
    const numbering = options.numbering ?? 'english'
    const books = entries.map(({ book }) => douay(book, names.length > 0 ? ordinal?.number : undefined, options))
    return { book: books.find((book) => !resolveIn(book, numbers, numbering).problem) ?? books[0]!, numbers }
  }
  return undefined
}

const douay = (book: BookCode, number: number | undefined, { fourKings }: ListOptions): BookCode =>
  (fourKings && FOUR_KINGS[`${number} ${book}`]) || book

/** "v. 28" in the chapter that came before. */
function inChapter(numbers: Numbers, chapter: number | undefined): Numbers {
  if (chapter === undefined || !numbers.places.some((place) => place.chapter === 0)) return numbers
  return { ...numbers, places: numbers.places.map((one) => (one.chapter === 0 ? { ...one, chapter } : one)) }
}

function place({ text, at }: Folded, start: number, end: number): Pick<Listed, 'start' | 'end' | 'text'> {
  const whole = text.slice(at[start], at[end])
  const to = at[start]! + whole.trimEnd().length
  return { start: at[start]!, end: to, text: text.slice(at[start], to) }
}

function unreadable(source: Folded, start: number, end: number): Listed {
  const where = place(source, start, end)
  return { ...where, passages: [], problem: { code: 'unreadable', text: where.text } }
}
