import {
  bookPassage,
  findReferences,
  isBookCode,
  isProblem,
  type Locale,
  lastChapter,
  lastVerse,
  type Passage,
  parseList,
  parseOsis,
  parseUsfm,
  passage,
} from '@berea/scripture'
import type { Trouble } from './decode.ts'

/** Told of references that lead nowhere; each importer says where they stood. */
export type Unknown = (reference: string) => void

/** Reports each distinct unknown reference of a file once, with the entry it stood in. */
export function unknownReferences(trouble: (trouble: Trouble) => void): (at: string) => Unknown {
  const told = new Set<string>()
  return (at) => (reference) => {
    if (told.has(reference)) return
    told.add(reference)
    trouble({ code: 'unknown-reference', at, detail: reference.slice(0, 80) })
  }
}

const USFM_VERSE = /^([1-4A-Z][A-Z0-9]{2}) (\d{1,3}):(\d{1,3})$/

/**
 * Two ends in USFM form as one passage. An end beyond the chapter's last verse (a note of another
 * numbering) is brought back to it; chapter 0 or verse 0 means the whole.
 *
 *     'ROM 1:1', 'ROM 1:17' → ROM 1:1-17;  '3JN 1:15' → 3JN 1:14;  'RUT 0:0' → the book;  'XYZ 1:1' → undefined
 */
export function usfmRange(start: string, end: string = start): Passage | undefined {
  const from = USFM_VERSE.exec(start.trim())
  const to = USFM_VERSE.exec(end.trim())
  const book = from?.[1]
  if (!from || !to || !book || !isBookCode(book)) return undefined
  if (Number(from[2]) === 0) return bookPassage(book)
  const chapterFrom = Number(from[2])
  // Some numberings end a chapter later (REV 12:18, 3JN 1:15): the last verse here is what they mean.
  const first = { book, chapter: chapterFrom, verse: Math.min(Number(from[3]) || 1, lastVerse(book, chapterFrom)) }
  const sameBook = to[1] === book
  const chapter = sameBook ? Math.max(1, Math.min(Number(to[2]), lastChapter(book))) : lastChapter(book)
  const verse = Math.min(sameBook ? Number(to[3]) || 999 : 999, lastVerse(book, chapter))
  const last = { book, chapter, verse }
  const made = passage(first, last)
  return isProblem(made) ? undefined : made
}

/** 'GEN 1:1–GEN 2:3; JHN 3:16' → both passages. */
export function usfmList(text: string, unknown: Unknown): Passage[] {
  const passages: Passage[] = []
  for (const item of text.split(';')) {
    const reference = item.trim()
    if (reference === '') continue
    const [start = '', end = start] = reference.split(/\s*[–—]\s*|\s*-\s*(?=[1-4A-Z][A-Z0-9]{2} )/)
    const found = usfmRange(start, end) ?? plainUsfm(reference)
    if (found) passages.push(found)
    else unknown(reference)
  }
  return passages
}

function plainUsfm(reference: string): Passage | undefined {
  const parsed = parseUsfm(reference)
  return isProblem(parsed) ? undefined : parsed
}

/**
 * The path of a ref.ly link: '2Sam7:13-2Sam7:16' → 2SA 7:13-16, 'Ps23' → PSA 23, 'Gen1:3-Gen2:3';
 * 'Jude1:3' → JUD 1:3; undefined where it leads nowhere.
 */
function linkPassage(path: string): Passage | undefined {
  const whole = /^(\d?[A-Za-z]+)0:0$/.exec(path)
  if (whole) return osisPassage(whole[1]!)
  const osis = path
    .replace(/%E2%80%9[34]|[–—]/gi, '-')
    .replace(/^(.*?)-(?=\d+(?::\d+)?$)(.*)$/, (_, start: string, end: string) => `${start}-${sameBookEnd(start, end)}`)
    .split('-')
    .map((end) => end.replace(/^(\d?[A-Za-z]+?)\.?(\d+)(?::(\d+))?$/, (_, b, c, v) => `${b}.${c}${v ? `.${v}` : ''}`))
    .join('-')
  return osisPassage(osis)
}

/** As `linkPassage`, for paths that may list several: 'Gen25:2,Gen25:4', 'Judg6:11,24'. */
export function linkPassages(path: string, unknown: Unknown): Passage[] {
  let before = ''
  return path.split(',').flatMap((item) => {
    const full = /^\d+(:\d+)?$/.test(item) ? sameBookEnd(before, item) : item
    before = full.split('-')[0] ?? ''
    const found = linkPassage(full)
    if (!found) unknown(full)
    return found ?? []
  })
}

/** 'Gen1:3' and '5' → 'Gen1:5'; 'Gen1:3' and '2:5' → 'Gen2:5'. */
function sameBookEnd(start: string, end: string): string {
  const match = /^(\d?[A-Za-z]+?)(\d+)(?::\d+)?$/.exec(start)
  if (!match) return end
  if (end.includes(':')) return `${match[1]}${end}`
  return start.includes(':') ? `${match[1]}${match[2]}:${end}` : `${match[1]}${end}`
}

/** OSIS as files spell it, 'Gen.1.1-Exod.1.1' cut at the end of its first book; undefined where it leads nowhere. */
export function osisPassage(osis: string): Passage | undefined {
  const parsed = parseOsis(osis)
  if (!isProblem(parsed)) return parsed
  const start = parseOsis(osis.split('-')[0] ?? '')
  if (isProblem(start)) return undefined
  if (parsed.code === 'two-books') return { first: start.first, last: bookPassage(start.first.book).last }
  return start
}

const LOCALES: Readonly<Record<string, Locale>> = {
  en: 'en',
  es: 'es-es',
  fr: 'fr-fr',
  'zh-Hans': 'zh-cn',
  'zh-Hant': 'zh-tw',
}
/** 'Co1 9:1', 'Sa2 15:32', 'Sol 1:3' are how some digitised commentaries print 1 Corinthians, 2 Samuel, Song. */
const NUMBER_BEHIND = /\b(Sa|Kg|Ch|Co|Th|Ti|Pe|Jo)([123])(?= \d)/g
/** 'Matt. v. 3' is chapter 5 in old books, not verse 3. */
const FIFTH_CHAPTER = /\b(\p{Lu}\p{L}+\.?) v\. (?=\d)/gu
/** Where a reference can be: '3:16', '3.16', 'iii. 16', '三章十六'. */
const CANDIDATE = /\d{1,3}\s?[:.,：]\s?\d{1,3}|\b[ivxlcIVXLC]{1,7}[.,]\s?\d{1,3}|[章篇]/g
const BEFORE = 40
const AFTER = 30

/**
 * The passages named in running text, English numbering: 'as in Matt. v. 3, and (Gen. 4:2; 5:1)' → MAT 5:3, GEN 4:2, GEN 5:1.
 * Only the surroundings of what looks like chapter and verse are read: old books hold thirty million characters.
 */
export function printedPassages(text: string, language = 'en'): Passage[] {
  const passages: Passage[] = []
  const locale = LOCALES[language] ?? 'en'
  for (const piece of surroundings(text)) {
    const plain = piece
      .replace(NUMBER_BEHIND, '$2 $1')
      .replace(/\bSol(?= \d)/g, 'Song')
      .replace(FIFTH_CHAPTER, '$1 5:')
    for (const found of findReferences(plain, { locale })) if (!found.problem) passages.push(...found.passages)
  }
  return passages
}

function* surroundings(text: string): Generator<string> {
  let start = -1
  let end = -1
  for (const { index, 0: match } of text.matchAll(CANDIDATE)) {
    const from = Math.max(0, index - BEFORE)
    if (start >= 0 && from > end) {
      yield text.slice(wordStart(text, start), end)
      start = -1
    }
    if (start < 0) start = from
    end = Math.min(text.length, index + match.length + AFTER)
  }
  if (start >= 0) yield text.slice(wordStart(text, start), end)
}

/** Not in the middle of a word: 'esis 1:1' is no book. */
function wordStart(text: string, at: number): number {
  if (at === 0 || /\p{Script=Han}/u.test(text[at] ?? '')) return at
  const gap = text.slice(at).search(/[^\p{L}\p{N}]/u)
  return gap < 0 ? at : at + gap
}

/** A list of references that holds nothing else, as indexes print it: 'Ge 4:2; Ex 6:20; 13:1,2'. */
export function listedPassages(list: string, unknown: Unknown): Passage[] {
  return parseList(list, { locale: 'en' }).flatMap(({ passages, problem, text }) => {
    if (problem) unknown(text)
    return passages
  })
}
