import { BOOK_CODES, type BookCode } from '../canon/book.ts'
import { type Counting, ENGLISH, lastChapter, lastVerse } from '../canon/counting.ts'
import { compareVerses, joinPassages, listVerses, type Passage, type Verse } from '../passage/passage.ts'
import { NUMBERINGS, type Numbering, RULES } from './rules.ts'

/** One line of the tables, read: these verses of a numbering are those of the English one. */
type Rule = { readonly own: readonly Verse[]; readonly english: readonly Verse[] }

const SIDE = /^(?:(\w{3}) )?(\d+):(\d+)(?:-(\d+))?$/

function readSide(text: string, book: BookCode): Verse[] {
  const match = SIDE.exec(text)
  if (!match) throw new Error(`the tables of numberings have "${text}", which is no run of verses`)
  const [, other, chapter, first, last = first] = match
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => ({
    book: (other as BookCode | undefined) ?? book,
    chapter: Number(chapter),
    verse: Number(first) + index,
  }))
}

const keyOf = ({ book, chapter, verse }: Verse): string => `${book} ${chapter}:${verse}`

/** Everything about one numbering that its rules say, built when first asked for. */
type Table = {
  readonly own: ReadonlyMap<string, readonly Verse[]>
  readonly english: ReadonlyMap<string, readonly Verse[]>
  readonly counting: Counting
}

function add(map: Map<string, Verse[]>, from: Verse, to: readonly Verse[]): void {
  const known = map.get(keyOf(from))
  if (!known) map.set(keyOf(from), [...to])
  else for (const verse of to) if (!known.some((one) => compareVerses(one, verse) === 0)) known.push(verse)
}

function buildTable(numbering: Numbering): Table {
  const own = new Map<string, Verse[]>()
  const english = new Map<string, Verse[]>()
  for (const [book, lines] of RULES[numbering]) {
    for (const line of lines.split(';')) {
      const [left = '', right = ''] = line.trim().split('>')
      const rule: Rule = { own: readSide(left, book), english: readSide(right, book) }
      // Runs of one length go verse by verse; of different lengths the whole is the whole.
      const even = rule.own.length === rule.english.length
      for (const [index, verse] of rule.own.entries()) add(own, verse, even ? [rule.english[index]!] : rule.english)
      for (const [index, verse] of rule.english.entries()) add(english, verse, even ? [rule.own[index]!] : rule.own)
    }
  }
  const counting = countIn(own, english)
  // A verse that no rule names is itself, even where a neighbour's rule reaches over it.
  for (const [key, verses] of english) {
    const [book = '', place = ''] = key.split(' ')
    const [chapter, verse] = place.split(':').map(Number)
    const same = { book: book as BookCode, chapter: chapter!, verse: verse! }
    if (!own.has(key) && same.verse <= counting.lastVerse(same.book, same.chapter)) verses.push(same)
  }
  return { own, english, counting }
}

/** The last verses that a numbering has: what its rules name, and the English ones they leave alone. */
function countIn(own: ReadonlyMap<string, unknown>, english: ReadonlyMap<string, readonly Verse[]>): Counting {
  const last = new Map<BookCode, number[]>()
  const see = ({ book, chapter, verse }: Verse) => {
    const chapters = last.get(book) ?? []
    chapters[chapter - 1] = Math.max(chapters[chapter - 1] ?? 0, verse)
    last.set(book, chapters)
  }
  for (const verses of english.values()) verses.forEach(see)
  for (const book of BOOK_CODES) {
    for (let chapter = 1; chapter <= lastChapter(book); chapter++) {
      for (let verse = lastVerse(book, chapter); verse > 0; verse--) {
        const same = { book, chapter, verse }
        // Moved elsewhere and not named by its own number: this numbering has no such verse.
        if (english.has(keyOf(same)) && !own.has(keyOf(same))) continue
        see(same)
        break
      }
    }
  }
  return {
    lastChapter: (book) => last.get(book)?.length ?? 0,
    lastVerse: (book, chapter) => last.get(book)?.[chapter - 1] ?? 0,
  }
}

const tables = new Map<Numbering, Table>()

function tableOf(numbering: Numbering): Table {
  let table = tables.get(numbering)
  if (!table) {
    table = buildTable(numbering)
    tables.set(numbering, table)
  }
  return table
}

const exists = ({ book, chapter, verse }: Verse): boolean => verse >= 1 && verse <= lastVerse(book, chapter)

/**
 * The English verses that hold the text of a verse of another numbering: (JOL 3:1, hebrew) → JOL 2:28;
 * (PSA 22:1, vulgate) → PSA 23:1; (PSA 3:1, hebrew), the title → PSA 3:1; none where the numbering has no such verse.
 */
export function toEnglish(verse: Verse, numbering: Numbering): readonly Verse[] {
  return tableOf(numbering).own.get(keyOf(verse)) ?? (exists(verse) ? [verse] : [])
}

/** The other way: (JOL 2:28, hebrew) → JOL 3:1; (PSA 3:1, hebrew) → PSA 3:1 and 3:2, the title and its verse. */
export function fromEnglish(verse: Verse, numbering: Numbering): readonly Verse[] {
  if (numbering === 'english') return exists(verse) ? [verse] : []
  const { own, english } = tableOf(numbering)
  return english.get(keyOf(verse)) ?? (exists(verse) && !own.has(keyOf(verse)) ? [verse] : [])
}

/** Chapters and verses as a numbering counts them: JOL has 4 chapters in the Hebrew one. */
export const countingOf = (numbering: Numbering): Counting =>
  numbering === 'english' ? ENGLISH : tableOf(numbering).counting

/** A passage in the English numbering; more than one where the text stands apart there (Greek Daniel 3). */
export function passageToEnglish(passage: Passage, numbering: Numbering): Passage[] {
  if (numbering === 'english' && exists(passage.first) && exists(passage.last)) return [passage]
  const verses = listVerses(passage, countingOf(numbering)).flatMap((verse) => toEnglish(verse, numbering))
  return joinPassages(verses.map((verse) => ({ first: verse, last: verse })))
}

/** A passage of the English numbering in another one. */
export function passageFromEnglish(passage: Passage, numbering: Numbering): Passage[] {
  const verses = listVerses(passage).flatMap((verse) => fromEnglish(verse, numbering))
  return joinPassages(
    verses.map((verse) => ({ first: verse, last: verse })),
    countingOf(numbering),
  )
}

export { NUMBERINGS, type Numbering }
