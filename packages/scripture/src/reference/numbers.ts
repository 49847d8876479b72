import type { Folded } from './fold.ts'
import { parseHan, parseRoman } from './numerals.ts'
import { AFTER_NUMBER, CHINESE_AFTER_NUMBER, COUNTED } from './ordinary.ts'

/** What stood behind a name, as written: `chapter` alone, or with a verse, each up to another. */
export type Place = {
  readonly chapter: number
  readonly verse?: number
  readonly toChapter?: number
  readonly toVerse?: number
}

export type Numbers = {
  readonly end: number
  /** A verse of the one chapter that there is has chapter 0: "Jude verse 5". */
  readonly places: readonly Place[]
  /** Said to be a chapter: "chapter 3", 三章. */
  readonly named: boolean
  /** Where the first bare chapter number ends, if no verse followed it. */
  readonly bareEnd?: number
  /** "Juan 3, 16" read as chapter and verse, which might be two chapters. */
  readonly comma?: boolean
  /** "Romans 8 28": nothing between the numbers but a blank. */
  readonly blank?: boolean
}

export type NumberStyle = {
  /** Whether "3, 16" is chapter and verse, as printed in French and Spanish, rather than two chapters. */
  readonly commaIsVerse: boolean
  /** Old printed books: "viii. 28", and lists that run on over full stops. */
  readonly roman: boolean
  /** Behind a book's name "v." is chapter five there, not "verse". */
  readonly five?: boolean
}

const CHAPTER_WORD = /(?:chapters?|chapitres?|chapt?\.?|ch\.?|capitulos?|caps?\.?|第)\s*/y
const CHAPTER_SIGN = /\s*[章篇]/y
const VERSE_WORD = /\s*,?\s*(?:(?:and|et|y)\s+)?(?:versiculos?|versets?|verses?|vers?\.?|vss?\.?|vv?\.?|第|的第?)\s*/y
const VERSE_SIGN = /\s*节/y
const COLON = /\s*:\s*/y
const POINT = /\.(?=\d)/y
const ROMAN_POINT = /\s*[.:,]\s*/y
const ROMAN_STOP = /\s*[.:]\s*/y
const FIVE = /^v\.? ?\d/
const BLANKS = /\s*/y
const BEFORE_VERSE = /\s*第?\s*/y
const COMMA_VERSE = /\s?,\s*(?=\d)/y
const GAP = /\s+(?=\d)/y
const RANGE = /\s*-\s*|\s*(?:至|到)\s*第?|\s+(?:to|through|thru|until|al?|au|hasta(?: el)?|jusqu'au?)\s+(?=\d)/y
const COMMA = /\s*,\s*|\s*(?:和|与|及)\s*第?|\s+(?:and|&|y|et)\s+(?=\d)/y
const SEMICOLON = /\s*;\s*/y
const ARABIC = /\d{1,3}(?!\d)/y
const HAN = /[零〇一二两三四五六七八九十百廿卅]{1,7}/y
const ROMAN = /[ivxlc]{1,9}(?![a-z])/y
const ONWARD = /(?:ff?|ss|sq|sqq)\.?(?![a-z])/y
const PART = /[a-d](?![a-z])/y
const WORD = /\s*([a-z]+)/y
const FINE_AFTER_HAN = new RegExp(`[\\s\\p{P}节章篇第${CHINESE_AFTER_NUMBER}]|$`, 'uy')

class Reader {
  readonly source: Folded
  place: number
  constructor(source: Folded, place: number) {
    this.source = source
    this.place = place
  }

  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.place
    const match = pattern.exec(this.source.folded)
    if (!match) return undefined
    this.place += match[0].length
    return match[0]
  }

  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.place
    return pattern.test(this.source.folded)
  }

  /** Takes the first only if the second follows it. */
  takeBefore<T>(pattern: RegExp, then: () => T | undefined): T | undefined {
    const start = this.place
    if (this.take(pattern) !== undefined) {
      const found = then()
      if (found !== undefined) return found
    }
    this.place = start
    return undefined
  }

  number(roman = false): number | undefined {
    const start = this.place
    const arabic = this.take(ARABIC)
    if (arabic) return Number(arabic)
    const han = this.take(HAN)
    const value = han ? parseHan(han) : roman ? parseRoman(this.take(ROMAN) ?? '') : 0
    if (value > 0 && value < 1000) return value
    this.place = start
    return undefined
  }

  /** Whether the number just read may end here, or belongs to a word that it counts: "and 5 others". */
  endsNumber(strict: boolean): boolean {
    WORD.lastIndex = this.place
    const word = WORD.exec(this.source.folded)?.[1]
    if (word !== undefined) return strict ? AFTER_NUMBER.has(word) : !COUNTED.has(word)
    return this.sees(FINE_AFTER_HAN) || !/\p{Script=Han}/u.test(this.source.folded[this.place] ?? '')
  }
}

/**
 * Reads the numbers that begin at a place of a folded text.
 * " 3:16-18" → 3:16–18; " 13:4-7,13" → 13:4–7, 13:13; "三章十六节" → 3:16; " chapter 3 verse 16" → 3:16;
 * " 5-7" → chapters 5–7; " 4:2; 6" → 4:2, chapter 6. Nothing if no number is there.
 */
export function readNumbers(source: Folded, start: number, style: NumberStyle): Numbers | undefined {
  const reader = new Reader(source, start)
  const isFive = style.five && FIVE.test(source.folded.slice(start, start + 6))
  const lone = isFive
    ? undefined
    : reader.takeBefore(VERSE_WORD, () => {
        const value = source.folded[reader.place - 1] === '第' ? undefined : reader.number()
        return value !== undefined && !reader.sees(CHAPTER_SIGN) ? value : undefined
      })
  const places: Place[] = []
  if (lone !== undefined) {
    readVerses(reader, 0, lone, places)
    return { end: reader.place, places, named: false }
  }
  // 第 says chapter only together with 章: 彼得第三次.
  const before = reader.take(CHAPTER_WORD)
  const word = before !== undefined && !before.startsWith('第')
  const chapter = readChapter(reader, style.roman, word)
  if (chapter === undefined) return undefined
  // 犹大书5节: a verse of a book of one chapter.
  if (before === undefined && reader.take(VERSE_SIGN) !== undefined) {
    readVerses(reader, 0, chapter, places)
    return { end: reader.place, places, named: false }
  }
  const sign = reader.take(CHAPTER_SIGN) !== undefined
  const named = word || sign
  const first = readVerseAfter(reader, sign, style)
  if (first) {
    readVerses(reader, chapter, first.verse, places)
    readMore(reader, chapter, places, style)
    return { end: reader.place, places, named, comma: first.by === 'comma', blank: first.by === 'blank' }
  }
  const bareEnd = reader.place
  readChapters(reader, chapter, places, style)
  if (places.length > 1 || places[0]!.toChapter !== undefined) return { end: reader.place, places, named }
  return { end: reader.place, places, named, bareEnd }
}

function readChapter(reader: Reader, roman: boolean, word: boolean): number | undefined {
  const start = reader.place
  const found = reader.number()
  if (found !== undefined) return found
  // In running text "Mark I" is no chapter; "John iii. 16", "chapter iv" and "Psalm XXIII" are.
  const value = parseRoman(reader.take(ROMAN) ?? '')
  const { text, at } = reader.source
  const written = text.slice(at[start], at[reader.place])
  const sure =
    roman ||
    word ||
    (written.length > 1 && written === written.toUpperCase()) ||
    /^\.\s*\d/.test(reader.source.folded.slice(reader.place, reader.place + 4))
  if (value > 0 && sure) return value
  reader.place = start
  return undefined
}

type FirstVerse = { readonly verse: number; readonly by: 'sign' | 'comma' | 'blank' }

function readVerseAfter(reader: Reader, sign: boolean, style: NumberStyle): FirstVerse | undefined {
  const number = () => reader.number()
  const inRoman = /[ivxlc]/.test(reader.source.folded[reader.place - 1] ?? '')
  const marked =
    reader.takeBefore(COLON, number) ??
    reader.takeBefore(POINT, number) ??
    reader.takeBefore(VERSE_WORD, () => {
      const verse = reader.number()
      return verse !== undefined && !reader.sees(CHAPTER_SIGN) ? verse : undefined
    }) ??
    (style.roman || inRoman ? readRomanVerse(reader) : undefined)
  if (marked !== undefined) return { verse: marked, by: 'sign' }
  const start = reader.place
  // 三章十六, 三16, and the chapter in one script of numbers with the verse in the other.
  const before = reader.source.folded[start - 1] ?? ''
  if (sign || (/[〇零一二三四五六七八九十百]/.test(before) && reader.sees(ARABIC))) {
    reader.take(BLANKS)
    const verse = reader.number()
    if (verse !== undefined && !reader.sees(CHAPTER_SIGN) && (reader.sees(VERSE_SIGN) || reader.endsNumber(true))) {
      return { verse, by: 'sign' }
    }
    reader.place = start
  }
  const comma = style.commaIsVerse ? reader.takeBefore(COMMA_VERSE, () => listable(reader)) : undefined
  if (comma !== undefined) return { verse: comma, by: 'comma' }
  // "Romans 8 28"
  const blank = sign ? undefined : reader.takeBefore(GAP, () => listable(reader))
  return blank === undefined ? undefined : { verse: blank, by: 'blank' }
}

/** "viii. 28", and "8. 28" in old books; the full stop may also end the reference: "Gen. 1. 2 Kings 3". */
function readRomanVerse(reader: Reader): number | undefined {
  const pattern = /[ivxlc]/.test(reader.source.folded[reader.place - 1] ?? '') ? ROMAN_POINT : ROMAN_STOP
  return reader.takeBefore(pattern, () => {
    const verse = reader.sees(ARABIC) ? reader.number() : undefined
    return verse !== undefined && (pattern === ROMAN_POINT || reader.endsNumber(true)) ? verse : undefined
  })
}

/** A bare number that a list may go on with: no unit behind it, and no chapter:verse of another kind. */
function listable(reader: Reader): number | undefined {
  const value = reader.number()
  if (value === undefined || reader.sees(COLON) || reader.sees(CHAPTER_SIGN) || reader.sees(POINT)) return undefined
  // "1 Cor 13, 2 Cor 5": the number before another book's name.
  return reader.endsNumber(true) ? value : undefined
}

function readVerses(reader: Reader, chapter: number, verse: number, places: Place[]): void {
  reader.take(PART)
  reader.take(VERSE_SIGN)
  if (reader.take(ONWARD) !== undefined) {
    places.push({ chapter, verse, toVerse: verse + 1 })
    return
  }
  const to = reader.takeBefore(RANGE, () => {
    const value = reader.number()
    if (value === undefined) return undefined
    const over = reader.takeBefore(COLON, () => reader.number()) ?? reader.takeBefore(POINT, () => reader.number())
    if (over !== undefined) return { toChapter: value, toVerse: over }
    const far = reader.takeBefore(CHAPTER_SIGN, () => {
      reader.take(BEFORE_VERSE)
      return reader.number()
    })
    if (far !== undefined) return { toChapter: value, toVerse: far }
    return reader.sees(CHAPTER_SIGN) ? undefined : { toVerse: value }
  })
  reader.take(PART)
  reader.take(VERSE_SIGN)
  places.push({ chapter, verse, ...to })
}

function readChapters(reader: Reader, chapter: number, places: Place[], style: NumberStyle): void {
  const to = reader.takeBefore(RANGE, () => {
    const value = reader.number()
    if (value === undefined || reader.sees(POINT)) return undefined
    const toVerse = reader.takeBefore(COLON, () => reader.number())
    const sign = reader.take(CHAPTER_SIGN) !== undefined
    if (toVerse === undefined && !sign && !reader.endsNumber(false)) return undefined
    return { toChapter: value, ...(toVerse === undefined ? {} : { toVerse }) }
  })
  places.push({ chapter, ...to })
  readMore(reader, chapter, places, style)
}

/** What a list goes on with: ", 18" in the same chapter, ", 5:1" and "; 5:1" and "; 5" elsewhere in the book. */
function readMore(reader: Reader, chapter: number, places: Place[], style: NumberStyle): void {
  let current = chapter
  while (places.length < 100) {
    const before = places.length
    const withVerse = places.at(-1)!.verse !== undefined || places.at(-1)!.toVerse !== undefined
    current = places.at(-1)!.toChapter ?? current
    const start = reader.place
    const semicolon = reader.take(SEMICOLON) !== undefined
    if (!semicolon && reader.take(COMMA) === undefined) return
    const next = style.roman ? readChapter(reader, true, false) : reader.number()
    const sign = next !== undefined && reader.take(CHAPTER_SIGN) !== undefined
    const verse =
      next === undefined
        ? undefined
        : (reader.takeBefore(COLON, () => reader.number()) ??
          reader.takeBefore(POINT, () => reader.number()) ??
          (sign ? reader.takeBefore(BEFORE_VERSE, () => reader.number()) : undefined) ??
          (style.roman ? readRomanVerse(reader) : undefined))
    if (next !== undefined && verse !== undefined) {
      current = next
      readVerses(reader, next, verse, places)
    } else if (next !== undefined && (sign || reader.sees(VERSE_SIGN) || reader.endsNumber(true))) {
      if (withVerse && !semicolon && !sign) readVerses(reader, current, next, places)
      else {
        current = next
        const range = sign ? undefined : reader.takeBefore(RANGE, () => listable(reader))
        places.push(range === undefined ? { chapter: next } : { chapter: next, toChapter: range })
      }
    }
    if (places.length === before) {
      reader.place = start
      return
    }
  }
}
