import { lastChapter, lastVerse } from '../canon/counting.ts'
import type { Locale, Tradition } from '../locale.ts'
import { bookPassage, type Passage } from '../passage/passage.ts'
import type { Problem } from '../passage/problem.ts'
import { withoutOthers } from '../versification/both-numbers.ts'
import type { Numbering } from '../versification/numbering.ts'
import { hasArticle, isCalledBook, isOfChapter, readBefore, readVersesBefore, withVerse } from './context.ts'
import { type Folded, fold } from './fold.ts'
import { isMeant } from './judge.ts'
import { isHan, isLetter, matchNames, type NameEntry, type NameMatch, rank } from './lexicon.ts'
import { type Numbers, readNumbers } from './numbers.ts'
import { readOrdinal } from './ordinal-name.ts'
import { resolveAnywhere, resolveIn } from './resolve.ts'
import { findUnknown } from './unknown.ts'

export type FindOptions = {
  /** Breaks ties only: every language is read. */
  readonly locale: Locale
  readonly tradition?: Tradition
  /** How the writer numbers; the passages found are in the English numbering. */
  readonly numbering?: Numbering
}

/** A reference as it stands in a text. */
export type Found = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly scope: 'book' | 'chapters' | 'verses'
  readonly passages: readonly Passage[]
  /** Why some of it, or all, leads nowhere. */
  readonly problem?: Problem
  /** What else the words may mean, in order of likelihood. */
  readonly alternates?: readonly (readonly Passage[])[]
  /** The numbering in which it exists, if not the writer's: Daniel 13, Joel 4. */
  readonly numbering?: Numbering
}

/**
 * Every reference in a text, in any of the five languages, in order.
 * "What does John 3:16-18 say?" → John 3:16–18 at 10; 「约翰福音三章十六节」, "Jean 3.16", "chapter 3 of John",
 * "1 Cor 13:4–7,13", "Jude 5", "the book of Ruth" likewise. "Titus 4:7" is found with the problem no-such-chapter,
 * "Hezekiah 6:1" with no-such-book. "Mark said", "job 3 years" and 大约3点 are no references.
 */
export function findReferences(text: string, options: FindOptions): Found[] {
  const source = fold(text)
  const found: Found[] = []
  const { folded } = source
  for (let i = 0; i < folded.length; ) {
    const code = folded.charCodeAt(i)
    if (!isHan(code) && !startsWord(folded, i)) {
      i++
      continue
    }
    const next = readAt(source, i, options)
    if (next) {
      found.push(next.found)
      i = Math.max(i + 1, next.end)
    } else if (isHan(code)) i++
    else while (i < folded.length && isWord(folded.charCodeAt(i))) i++
  }
  return findUnknown(source, found, options)
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isWord = (code: number): boolean => isLetter(code) || isDigit(code)
const startsWord = (folded: string, i: number): boolean =>
  isWord(folded.charCodeAt(i)) && !isWord(folded.charCodeAt(i - 1))

type Read = { readonly found: Found; readonly end: number }

function readAt(source: Folded, start: number, options: FindOptions): Read | undefined {
  const { folded } = source
  const mayBeOrdinal = !isHan(folded.charCodeAt(start)) && !isOfChapter(folded, start)
  const ordinal = mayBeOrdinal ? readOrdinal(folded, start) : undefined
  const names = ordinal ? matchNames(folded, ordinal.end, ordinal.number) : []
  let failed: Read | undefined
  let ambiguous: Read | undefined
  for (const name of names.length > 0 ? names : matchNames(folded, start)) {
    const read = readName(source, start, name, names.length > 0, options)
    if (!read) continue
    if (ambiguous) return withAlternate(ambiguous, read)
    if (read.found.problem) failed ??= read
    // 约三16 is John 3:16, and 约一3 may be 1 John 3 or John 1:3.
    else if (name.name.length === 2 && isHan(name.name.charCodeAt(0)) && names.length === 0) ambiguous = read
    else return read
  }
  return ambiguous ?? failed
}

function withAlternate(read: Read, other: Read): Read {
  if (other.found.problem) return read
  return { ...read, found: { ...read.found, alternates: [...(read.found.alternates ?? []), other.found.passages] } }
}

/** What may stand between a name and its numbers; a full stop only after an abbreviation, else it ends a sentence. */
const BETWEEN =
  /(?:'s (?:gospel|letter|epistle),?)?\s*(?:,\s*(?=chap|ch\.|cap|vers|第))?(?:(?:#|no\.?|number|numero|nº|n[o°]\.?)\s*(?=\d))?/y
const STOP = /\.\s*/y

/** What is written behind a book's name and is no slip for a chapter of it. */
const NO_CHAPTER = 400

function readName(
  source: Folded,
  start: number,
  name: NameMatch,
  isNumbered: boolean,
  options: FindOptions,
): Read | undefined {
  const { folded, text, at } = source
  const entries = rank(name.entries, options.locale, options.tradition)
  const entry = entries[0]!
  const first = text[at[start]!]!
  const capital = first !== first.toLowerCase() || isNumbered
  const kind = entry.kind
  const style = { commaIsVerse: usesComma(entry, options), roman: false }
  const end = skipBetween(folded, name.end, kind)
  const both = entry.book === 'PSA' ? withoutOthers(folded.slice(end)) : undefined
  if (both) {
    const one = { ...source, folded: folded.slice(0, end) + both.folded }
    return readName(one, start, name, isNumbered, both.greek ? { ...options, numbering: 'vulgate' } : options)
  }
  let numbers = readNumbers(source, end, style)
  const [place] = numbers?.places ?? []
  // "chapter 3 of John verse 16": a verse alone waits for the chapter before the name.
  const verseAlone = place?.chapter === 0 && lastChapter(entry.book) > 1 ? numbers : undefined
  if (verseAlone) numbers = undefined
  // 启示录666 asks for the number; no book has so many chapters.
  if (place && place.chapter >= NO_CHAPTER && place.verse === undefined && !numbers?.named) numbers = undefined
  if (numbers && isMeant({ folded, start, nameEnd: name.end, name: name.name, capital, kind }, numbers)) {
    const leading = readVersesBefore(folded, start, numbers)
    return resolve(source, leading?.start ?? start, entries, leading?.numbers ?? numbers, end, options)
  }
  const leading = kind === 'character' ? undefined : readBefore(folded, start, entry.book, name.end)
  if (leading) {
    const whole = withVerse(leading.numbers, verseAlone)
    return resolve(source, leading.start, entries, whole ?? leading.numbers, whole ? end : name.end, options)
  }
  const called = isCalledBook(folded, start) || folded.startsWith("'s gospel", name.end)
  const isBook = kind === 'title' ? !hasArticle(folded, start) || called : called && kind !== 'character'
  if (!isBook || (name.name.length < 4 && !isHan(name.name.charCodeAt(0)))) return undefined
  if (kind === 'short' && !called) return undefined
  return finish(source, start, name.end, 'book', { passages: [bookPassage(entry.book)] })
}

const usesComma = (entry: NameEntry, { locale }: FindOptions): boolean => {
  if (entry.locale === 'zh-cn') return false
  if (entry.locale !== 'en') return true
  return locale === 'es-es' || locale === 'fr-fr'
}

function skipBetween(folded: string, nameEnd: number, kind: NameEntry['kind']): number {
  STOP.lastIndex = nameEnd
  const stop = STOP.exec(folded)?.[0].length ?? 0
  const past = nameEnd + stop
  // "Mark. 5:3" may be a reference; "with Mark. 5 people" ends a sentence.
  if (stop > 0 && (kind === 'short' || /^(?:\d{1,3}\s*[:.]\s*\d|[ivxlc]+\.\s*\d)/.test(folded.slice(past, past + 12))))
    return past
  BETWEEN.lastIndex = nameEnd
  return nameEnd + (BETWEEN.exec(folded)?.[0].length ?? 0)
}

function resolve(
  source: Folded,
  start: number,
  entries: readonly NameEntry[],
  numbers: Numbers,
  nameEnd: number,
  { numbering = 'english' }: FindOptions,
): Read | undefined {
  const readings = entries.map(({ book, kind }) => ({ kind, ...resolveAnywhere(book, numbers, numbering) }))
  const own = readings.find((one) => !one.problem && !one.numbering)
  const best = own ?? readings.find(({ problem }) => !problem) ?? readings[0]!
  // A bare number that the book does not have makes a doubtful name no reference at all: 约300人, "col 9".
  if (best.problem && numbers.bareEnd !== undefined && !numbers.named && /word|character/.test(best.kind))
    return undefined
  const alternates = readings
    .filter((one) => one !== best && !one.problem && !one.numbering)
    .map(({ passages }) => passages)
  const book = entries[readings.indexOf(best)]!.book
  const other = otherReading(numbers)
  const second = other && resolveIn(book, other, numbering)
  if (second && !second.problem) alternates.push(second.passages)
  const scope = scopeOf(best.passages, numbers)
  return finish(source, start, Math.max(nameEnd, numbers.end), scope, {
    passages: best.passages,
    ...(best.problem ? { problem: best.problem } : {}),
    ...(best.numbering ? { numbering: best.numbering } : {}),
    ...(alternates.length > 0 ? { alternates } : {}),
  })
}

const isWhole = ({ first, last }: Passage): boolean =>
  first.verse === 1 && last.verse === lastVerse(last.book, last.chapter)

function scopeOf(passages: readonly Passage[], numbers: Numbers): Found['scope'] {
  const chapters =
    passages.length > 0 ? passages.every(isWhole) : numbers.places.every(({ verse }) => verse === undefined)
  return chapters ? 'chapters' : 'verses'
}

/** "Psaumes 22, 23" may be two chapters, "Jude 1" the first verse. */
function otherReading(numbers: Numbers): Numbers | undefined {
  const [place] = numbers.places
  if (!place) return undefined
  if (numbers.comma && place.verse !== undefined) {
    return { ...numbers, comma: false, places: [{ chapter: place.chapter }, { chapter: place.verse }] }
  }
  if (place.chapter === 1 && place.verse === undefined && !numbers.named && numbers.places.length === 1) {
    return { ...numbers, places: [{ chapter: 0, verse: 1 }] }
  }
  return undefined
}

function finish(
  { text, at }: Folded,
  start: number,
  end: number,
  scope: Found['scope'],
  rest: Pick<Found, 'passages' | 'problem' | 'alternates' | 'numbering'>,
): Read {
  const from = at[start]!
  const whole = text.slice(from, at[end])
  const to = from + whole.trimEnd().length
  return { end, found: { start: from, end: to, text: text.slice(from, to), scope, ...rest } }
}
