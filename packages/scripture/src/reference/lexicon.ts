import type { BookCode } from '../canon/book.ts'
import type { Locale, Tradition } from '../locale.ts'
import { spellings } from '../names/book-names.ts'
import { foldName } from './fold.ts'
import { PERSONS, WORDS } from './ordinary.ts'

/**
 * How sure a name is. `title`: only a book is called so. `person`: somebody is too. `word`: prose uses it.
 * `short`: an abbreviation, which needs a number; `character`: a Chinese short name of one character.
 */
export type NameKind = 'title' | 'person' | 'word' | 'short' | 'character'

export type NameEntry = {
  readonly book: BookCode
  readonly locale: Locale
  readonly catholic: boolean
  readonly kind: NameKind
}

type Node = { readonly next: Map<number, Node>; entries: NameEntry[] }
const makeNode = (): Node => ({ next: new Map(), entries: [] })

/** The names as they begin, and the names that follow a number: "corinthians" after "1", for each number. */
const plain = makeNode()
const numbered: readonly Node[] = [1, 2, 3, 4].map(makeNode)

function add(root: Node, name: string, entry: NameEntry): void {
  let node = root
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    let next = node.next.get(code)
    if (!next) {
      next = makeNode()
      node.next.set(code, next)
    }
    node = next
  }
  const known = node.entries.some(({ book, locale }) => book === entry.book && locale === entry.locale)
  if (!known) node.entries.push(entry)
}

/** Abbreviations in our tables are at most five letters long, and names that short are told apart by the sets of words. */
function kindOf(name: string, isNumbered: boolean): NameKind {
  if (WORDS.has(name)) return 'word'
  if (PERSONS.has(name)) return 'person'
  if (/\p{Script=Han}/u.test(name))
    return name.length === 1 ? 'character' : name.length === 2 && !CHINESE_TITLES.has(name) ? 'short' : 'title'
  return name.length <= 5 && (isNumbered || !SHORT_TITLES.has(name)) ? 'short' : 'title'
}

const SHORT_TITLES = new Set(['exode', 'exodo', 'tobit'])
const CHINESE_TITLES = new Set(['诗篇', '箴言', '雅歌', '哀歌'])

// zh-tw adds nothing: both scripts fold to the simplified one.
for (const locale of ['en', 'es-es', 'fr-fr', 'zh-cn'] as const) {
  for (const { book, name, catholic } of spellings(locale)) {
    const folded = foldName(name)
    const number = /^([1-4]) (.+)$/.exec(folded)
    const bare = number?.[2] ?? folded
    // "Psalm 151" is read as the psalm of that number.
    if (book === 'PS2') continue
    const entry = { book, locale, catholic, kind: kindOf(bare, number !== null) }
    add(number ? numbered[Number(number[1]) - 1]! : plain, bare, entry)
  }
}

export type NameMatch = { readonly end: number; readonly entries: readonly NameEntry[]; readonly name: string }

const isLetter = (code: number): boolean => code >= 97 && code <= 122
const isHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff
const BLANK = 32
const DOT = 46

/** All names that begin at a place of the folded text, the longest first; `number` is the 1 of "1 Corinthians". */
export function matchNames(folded: string, start: number, number = 0): NameMatch[] {
  let node = number === 0 ? plain : numbered[number - 1]
  const found: NameMatch[] = []
  let name = ''
  for (let i = start; node && i <= folded.length; i++) {
    const code = folded.charCodeAt(i)
    const inWord = isLetter(code) && isLetter(folded.charCodeAt(i - 1))
    if (node.entries.length > 0 && !inWord) found.unshift({ end: i, entries: node.entries, name })
    if (i === folded.length) break
    // "Ep. Jer." is "Ep Jer".
    if (code === DOT && folded.charCodeAt(i + 1) === BLANK && node.next.has(BLANK)) continue
    if (code === BLANK && folded.charCodeAt(i - 1) === BLANK) continue
    node = node.next.get(code)
    name += folded[i]
  }
  return found
}

/** The entries in the order in which a reader of this language and tradition would mean them, one a book. */
export function rank(entries: readonly NameEntry[], locale: Locale, tradition: Tradition = 'none'): NameEntry[] {
  const own = locale === 'zh-tw' ? 'zh-cn' : locale
  const weight = (entry: NameEntry) =>
    (entry.locale === own ? 0 : 2) + (entry.catholic === (tradition === 'catholic') ? 0 : 1)
  const sorted = entries.toSorted((a, b) => weight(a) - weight(b))
  return sorted.filter((entry, index) => sorted.findIndex(({ book }) => book === entry.book) === index)
}

export { isHan, isLetter }
