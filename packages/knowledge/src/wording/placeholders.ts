import {
  bookName,
  formatPassage,
  isBookCode,
  isProblem,
  type Locale,
  parseUsfm,
  TERM_NAMES,
  type Term,
  type Tradition,
  wording,
  writtenNumbering,
} from '@berea/scripture'

const PLACEHOLDER = /\{([^{}]*)\}/gu

const TERMS: ReadonlySet<string> = new Set(TERM_NAMES)
const isTerm = (name: string): name is Term => TERMS.has(name)

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What one placeholder stands for: `god` → 神, `Eucharist` → The Lord’s Supper, `ROM` → Romans, `ROM 5:12` → Romans 5:12. */
function meaningOf(name: string, locale: Locale, tradition: Tradition): string | undefined {
  if (isTerm(name)) return wording(name, locale, tradition)
  if (isTerm(lowered(name))) return capital(wording(lowered(name) as Term, locale, tradition))
  if (isBookCode(name)) return bookName(name, locale, { tradition })
  const passage = parseUsfm(name)
  if (isProblem(passage)) return undefined
  return formatPassage(passage, { locale, tradition, numbering: writtenNumbering(locale, tradition) })
}

/**
 * A text with its wording for a language and tradition: `{god}` is 神, 天主 or 上帝, `{ROM}` a book's name and `{ROM 5:12}`
 * a reference as it is written there.
 */
export const fillPlaceholders = (text: string, locale: Locale, tradition: Tradition = 'none'): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => meaningOf(name, locale, tradition) ?? whole)

/** The placeholders that stand for nothing: `{gods}` → gods. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!).filter((name) => meaningOf(name, 'en', 'none') === undefined)
