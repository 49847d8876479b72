import { BOOK_CODES, type BookCode, compareVerses } from '@berea/scripture'
import type { Kind, Work } from '../sections/section.ts'
import { below, byDivisions, byRuns, commonTitle, entryOf } from './divide.ts'
import type { Entry, Head, Part } from './part.ts'

/** Works that follow Scripture, verse by verse; and those where things are looked up by their name. */
const BY_SCRIPTURE: readonly Kind[] = ['commentary', 'notes', 'questions']
const BY_NAME: readonly Kind[] = ['dictionary', 'people-places', 'topics', 'lexicon']

/** A book of the Bible with more sections than these is parted by chapters. */
const LONGEST_BOOK = 40

/** Packs of several writings keep each in a folder: so many at most, of so many sections at least on the average. */
const MOST_WRITINGS = 60
const LEAST_SECTIONS = 3

/**
 * The table of contents of a work that is no Bible: its writings, its divisions, the books and chapters that it speaks
 * about, or its names in order. Sections that continue another are not listed: one reads on to them.
 */
export function contentsOf(work: Pick<Work, 'id' | 'kind' | 'language'>, heads: readonly Head[]): Part {
  const entries = heads.filter(({ continues }) => !continues).map(entryOf)
  const whole = { kind: 'whole' } as const
  if (BY_SCRIPTURE.includes(work.kind)) return byScripture(entries)
  const writings = writingsOf(work.id, entries)
  if (writings) {
    return {
      key: '',
      name: whole,
      entries: [],
      parts: writings.map(({ place, own }) => {
        const folder = place.slice(work.id.length + 1)
        const title = commonTitle(own.map((entry) => entry.title)) ?? spelledOut(folder)
        const listed = BY_NAME.includes(work.kind) ? inOrder(own, work.language) : own
        return byDivisions(listed, folder, { kind: 'writing', place, title })
      }),
    }
  }
  if (BY_NAME.includes(work.kind)) return byLetters(inOrder(entries, work.language))
  return byDivisions(entries, '', whole)
}

/** The folders that the sections of a pack stand in, in their order; undefined where they part nothing. */
function writingsOf(work: string, entries: readonly Entry[]) {
  const groups = Map.groupBy(entries, ({ head }) => head.id.split('/', 2).join('/'))
  const isParted = groups.size > 1 && groups.size <= MOST_WRITINGS && entries.length >= LEAST_SECTIONS * groups.size
  if (!isParted || entries.some(({ head }) => head.id.length <= work.length + 1)) return undefined
  return [...groups].map(([place, own]) => ({ place, own }))
}

/** `savoy-declaration` → Savoy declaration, for want of anything better. */
function spelledOut(folder: string): string {
  const words = folder.replaceAll(/[-_]+/g, ' ').trim()
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

/** By book and chapter, whatever order the files came in; what has no place stands by itself. */
function byScripture(entries: readonly Entry[]): Part {
  const placed = entries.filter(({ head }) => head.passage)
  const books = Map.groupBy(placed, ({ head }) => head.passage!.first.book)
  return {
    key: '',
    name: { kind: 'whole' },
    entries: entries.filter(({ head }) => !head.passage),
    parts: BOOK_CODES.flatMap((book) => {
      const own = books.get(book)
      return own ? [ofBook(book, own.toSorted(byPlace))] : []
    }),
  }
}

const byPlace = (a: Entry, b: Entry): number =>
  compareVerses(a.head.passage!.first, b.head.passage!.first) || a.head.order - b.head.order

function ofBook(book: BookCode, entries: readonly Entry[]): Part {
  const name = { kind: 'book', book } as const
  if (entries.length <= LONGEST_BOOK) return { key: book, name, entries, parts: [] }
  const chapters = Map.groupBy(entries, ({ head }) => head.passage!.first.chapter)
  return {
    key: book,
    name,
    entries: [],
    parts: [...chapters].map(([chapter, own]) =>
      byRuns(own, below(book, String(chapter)), { kind: 'chapter', book, chapter }),
    ),
  }
}

/** By name, as the work's language orders names; a lexicon of Greek or Hebrew stands in its own order. */
function inOrder(entries: readonly Entry[], language: string): readonly Entry[] {
  if (/^\p{Script=Greek}|^\p{Script=Hebrew}/u.test(entries[0]?.title ?? '')) return entries
  const collator = new Intl.Collator(language, { numeric: true })
  return entries.toSorted((a, b) => collator.compare(bare(a.title), bare(b.title)))
}

const bare = (title: string): string => title.replace(/^[^\p{L}\p{N}]+/u, '')

/** By the first letter where the script has letters; Chinese by runs. */
function byLetters(entries: readonly Entry[]): Part {
  const letterOf = ({ title }: Entry) => {
    const letter = bare(title).normalize('NFD')[0]?.toUpperCase() ?? ''
    return /\d/.test(letter) ? '0–9' : letter
  }
  const whole = { kind: 'whole' } as const
  const letters = Map.groupBy(entries, letterOf)
  const isLettered = entries.length > LONGEST_BOOK && letters.size > 1 && letters.size <= LONGEST_BOOK
  if (!isLettered) return byRuns(entries, '', whole)
  return {
    key: '',
    name: whole,
    entries: [],
    parts: [...letters].map(([letter, own], i) => byRuns(own, String(i + 1), { kind: 'division', title: letter })),
  }
}
