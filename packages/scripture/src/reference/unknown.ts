import { BOOK_CODES, type BookCode } from '../canon/book.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { bookName, spellings } from '../names/book-names.ts'
import { TERM_NAMES, wording } from '../names/terms.ts'
import { bookPassage } from '../passage/passage.ts'
import type { FindOptions, Found } from './find.ts'
import { type Folded, foldName } from './fold.ts'
import { readNumbers } from './numbers.ts'
import { parseHan } from './numerals.ts'
import { resolvePlaces } from './resolve.ts'

/** "Hezekiah 6:1": a word, a chapter and a verse. Only a colon makes a reference of a name nobody knows. */
const LATIN = /(?<![\p{L}\d])(?:[1-4] )?(\p{L}[\p{L}'’-]{3,30}) (\d{1,3})\s?([:.])\s?(\d{1,3})(?![\d:.]*\d)/gu
/** 希西家书6章1节: characters that end as titles of books do, then chapter and verse. */
const CHINESE =
  /(\p{Script=Han}{1,8}?(?:福音|[书记纪传录]))\s?第?(\d{1,3}|[一二三四五六七八九十百]{1,6})\s?(?:[章:]\s?第?(\d{1,3}|[一二三四五六七八九十百]{1,6}))/gu

/** What either pattern needs. Most texts have neither, and that is seen a hundred times as quickly. */
const LATIN_PLACE = /\d\s?[:.]\s?\d/
const CHINESE_PLACE = /[音书记纪传录]\s?第?[\d一二三四五六七八九十百]/

/** Words before a time, a score or a part, which no book is called. */
const NO_TITLES = new Set(
  `about after around before between chapter chapitre capitulo close from game kickoff match meeting note open page psalm ratio
  score section table until verse verset versiculo version when with hasta hora horas desde entre partido sobre heure heures vers
  depuis jusqu score avant apres entre windows android python node java`.split(/\s+/),
)
/** Persons after whom people suppose books, the commonest jest among them, and titles of books outside every canon. */
const OTHERS =
  `hezekiah ezequias ezechias enoch enoc henoch jasher abraham noah moses babylonians hesitations opinions barnabas thomas hermas
  clement jubilees laodiceans enochites psalmists josiah`.split(/\s+/)
const SUPPOSED = new Set(OTHERS)
const PERSONS = new Set([
  ...OTHERS,
  ...TERM_NAMES.flatMap((term) => LOCALES.map((locale) => foldName(wording(term, locale)))),
])
const PEOPLES = /(?:ians|ienses|iens|eans|ites|itas)$/

/** Function words at which a Chinese title may begin: 是希西家书, 在某某福音. */
const BEFORE_TITLE = /^.*[是在看读见和与出自于请释说问里的把从找吧吗呢有，查]/u
const NO_CHINESE_TITLES = /[本卷哪这那全证图说写读看念教]$|^$/u

let titles: readonly { readonly book: BookCode; readonly name: string }[] | undefined
const listTitles = () => {
  titles ??= LOCALES.flatMap((locale) =>
    [...spellings(locale)].map(({ book, name }) => ({ book, name: foldName(name).replace(/^\d /, '') })),
  ).filter(({ name }) => name.length > 2)
  return titles
}

/** How many single letters apart two words are, or `most` + 1 where it is more than that. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return Math.min(row[b.length]!, most + 1)
}

/** The books whose names in a language look most like a name: (Hezekiah, en) → Ezekiel, Zechariah, Zephaniah. */
function nearestBooks(name: string, locale: Locale, most = 3): BookCode[] {
  const folded = foldName(name).replace(/书$|记$/u, '')
  const latin = /^[a-z]/.test(folded)
  return BOOK_CODES.slice(0, 66)
    .map((book) => {
      const title = foldName(bookName(book, latin || locale.startsWith('zh') ? locale : 'zh-cn')).replace(
        /书$|记$|^\d /u,
        '',
      )
      return { book, far: distance(folded, title, 12) }
    })
    .filter(({ far }) => far <= Math.ceil(folded.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ book }) => book)
}

/** Words already looked up: a text repeats them, and the search through all titles is slow. */
const spelled = new Map<string, BookCode | undefined>()

function lookUpMisspelt(folded: string): BookCode | undefined {
  if (!spelled.has(folded)) {
    if (spelled.size > 2000) spelled.clear()
    spelled.set(folded, findMisspelt(folded))
  }
  return spelled.get(folded)
}

/** A misspelt title, if it is near to one book's only: philipians → PHP. */
function findMisspelt(folded: string): BookCode | undefined {
  const most = folded.length >= 9 ? 2 : 1
  const near = new Map<BookCode, number>()
  for (const { book, name } of listTitles()) {
    if (name.length < 5) continue
    const far = distance(folded, name, most)
    if (far <= most) near.set(book, Math.min(far, near.get(book) ?? far))
  }
  const least = Math.min(...near.values())
  const [first, ...others] = [...near].filter(([, far]) => far === least)
  return first && others.length === 0 ? first[0] : undefined
}

/** Whether a stretch is clear of what was found before; asked in rising order, so one walk serves all. */
function makeFree(found: readonly Found[]): (start: number, end: number) => boolean {
  let next = 0
  return (start, end) => {
    while (next < found.length && found[next]!.end <= start) next++
    return next >= found.length || found[next]!.start >= end
  }
}

/** Where a place of the text stands in its folded form. */
function placeOf({ at }: Folded, place: number): number {
  let low = 0
  let high = at.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (at[middle]! < place) low = middle + 1
    else high = middle
  }
  return low
}

const isClock = (hours: number, minutes: string): boolean => hours < 25 && minutes.length === 2 && Number(minutes) < 60

const near = new Map<string, readonly BookCode[]>()

function lookUpNearest(name: string, locale: Locale): readonly BookCode[] {
  const key = `${locale} ${name}`
  const known = near.get(key) ?? nearestBooks(name, locale)
  if (near.size > 2000) near.clear()
  near.set(key, known)
  return known
}

/** Adds to what was found the places of books that are none, and of misspelt ones. */
export function findUnknown(source: Folded, found: readonly Found[], options: FindOptions): Found[] {
  const { text } = source
  const more: Found[] = []
  let isFree = makeFree(found)
  for (const match of LATIN_PLACE.test(text) ? text.matchAll(LATIN) : []) {
    const [whole, name = '', chapter = '', sign, verse = ''] = match
    const start = match.index
    if (!isFree(start, start + whole.length)) continue
    const folded = foldName(name)
    const known = PERSONS.has(folded)
    const misspelt = known || NO_TITLES.has(folded) || folded.length < 5 ? undefined : lookUpMisspelt(folded)
    if (misspelt) {
      const numbers = readNumbers(source, placeOf(source, start + whole.indexOf(name) + name.length), {
        commaIsVerse: false,
        roman: false,
      })
      const resolved = numbers ? resolvePlaces(misspelt, numbers) : { passages: [bookPassage(misspelt)] }
      const end = numbers ? source.at[numbers.end]! : start + whole.length
      more.push({ start, end, text: text.slice(start, end), scope: 'verses', ...resolved })
      continue
    }
    if (name[0] === name[0]!.toLowerCase() || NO_TITLES.has(folded)) continue
    if (isClock(Number(chapter), verse) && !SUPPOSED.has(folded) && !PEOPLES.test(folded)) continue
    if (sign === '.' && !known) continue
    more.push(unknown(text, start, whole, name, options))
  }
  isFree = makeFree(found)
  for (const match of CHINESE_PLACE.test(source.folded) ? source.folded.matchAll(CHINESE) : []) {
    const [whole, title = '', chapter = ''] = match
    const name = title.replace(BEFORE_TITLE, '')
    const from = match.index + title.length - name.length
    const past = match.index + whole.length
    const start = source.at[from]!
    const end = source.at[past + (/^\s?节/u.exec(source.folded.slice(past, past + 2))?.[0].length ?? 0)]!
    const numbered = Number(chapter) || parseHan(chapter)
    if (NO_CHINESE_TITLES.test(name.replace(/(?:福音|.)$/u, '')) || numbered === 0 || !isFree(start, end)) continue
    more.push(
      unknown(text, start, text.slice(start, end), text.slice(start, source.at[match.index + title.length]), options),
    )
  }
  if (more.length === 0) return [...found]
  return [...found, ...more].sort((a, b) => a.start - b.start)
}

function unknown(text: string, start: number, whole: string, name: string, { locale }: FindOptions): Found {
  const end = start + whole.length
  const problem = { code: 'no-such-book', name, nearest: lookUpNearest(name, locale) } as const
  return { start, end, text: text.slice(start, end), scope: 'verses', passages: [], problem }
}
