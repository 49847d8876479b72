import { BOOK_CODES, type BookCode } from '../canon/book.ts'
import type { Locale, Tradition } from '../locale.ts'
import { EN, EN_CATHOLIC } from './en.ts'
import { ES, ES_CATHOLIC } from './es.ts'
import { FR, FR_CATHOLIC } from './fr.ts'
import { simplify } from './script.ts'
import type { NameTable } from './table.ts'
import { ZH, ZH_CATHOLIC } from './zh.ts'

/** The written forms of one book in one table: usual name, short name, others that people type. */
type BookNames = { readonly long: string; readonly short: string; readonly others: readonly string[] }

type Tables = { readonly general: NameTable; readonly catholic: NameTable; readonly inScript: (name: string) => string }

const asWritten = (name: string) => name
const TABLES: Readonly<Record<Locale, Tables>> = {
  en: { general: EN, catholic: EN_CATHOLIC, inScript: asWritten },
  'es-es': { general: ES, catholic: ES_CATHOLIC, inScript: asWritten },
  'fr-fr': { general: FR, catholic: FR_CATHOLIC, inScript: asWritten },
  'zh-tw': { general: ZH, catholic: ZH_CATHOLIC, inScript: asWritten },
  'zh-cn': { general: ZH, catholic: ZH_CATHOLIC, inScript: simplify },
}

// A psalm is one of the book's, not the book: "Psalm 23" but "Psalms". Chinese and the other books know no such difference.
const ONE_PSALM: Readonly<Record<Locale, string>> = {
  en: 'Psalm',
  'es-es': 'Salmo',
  'fr-fr': 'Psaume',
  'zh-tw': '詩篇',
  'zh-cn': '诗篇',
}

export type NameOptions = {
  readonly tradition?: Tradition
  /** `short`: the abbreviation usual in that language, Jn, 约. */
  readonly style?: 'long' | 'short'
}

/** The row a tradition's readers use, which is the general one unless their own differs. */
function namesOf(book: BookCode, locale: Locale, tradition: Tradition = 'none'): BookNames {
  const { general, catholic, inScript } = TABLES[locale]
  const row = (tradition === 'catholic' ? catholic[book] : undefined) ?? general[book] ?? book
  const [long = book, short = long, ...others] = row.split('|').map(inScript)
  return { long, short, others }
}

/**
 * What a reader calls a book: (MAT, zh-cn) → 马太福音, for a Catholic 玛窦福音, short 太 and 玛;
 * (SNG, en) → Song of Songs, for a Catholic Canticle of Canticles.
 */
export function bookName(book: BookCode, locale: Locale, { tradition, style = 'long' }: NameOptions = {}): string {
  return namesOf(book, locale, tradition)[style]
}

/** The name before a chapter number: (PSA, en) → Psalm; every other book as `bookName` has it. */
export function nameOfChapter(book: BookCode, locale: Locale, options: NameOptions = {}): string {
  const usual = bookName(book, locale, options)
  if (book !== 'PSA' || options.style === 'short') return usual
  return usual === bookName('PSA', locale) ? ONE_PSALM[locale] : usual
}

/** Every spelling of a book in a locale that names it, with whose usage it is: the general rows, then the Catholic ones. */
export function* spellings(locale: Locale): Generator<{ book: BookCode; name: string; catholic: boolean }> {
  for (const book of BOOK_CODES) {
    for (const tradition of ['none', 'catholic'] as const) {
      const { long, short, others } = namesOf(book, locale, tradition)
      for (const name of [long, short, ...others]) yield { book, name, catholic: tradition === 'catholic' }
    }
  }
}
