import { nameAuthor, nameWriting } from '@berea/answering'
import type { Contents, QueryOf } from '@berea/contract'
import { languageOf, ownPartName } from '@berea/knowledge'
import {
  countEntries,
  type Entry,
  type Library,
  type Part,
  type Section,
  type Work,
  wayTo,
  wayToSection,
} from '@berea/library'
import {
  bookName,
  chapterPassage,
  formatPassage,
  formatUsfm,
  isProblem,
  type Locale,
  type Tradition,
  writtenNumbering,
} from '@berea/scripture'
import { converted } from '../../answering/converted.ts'
import { inWordsOf, nameWork } from '../../answering/name-work.ts'
import type { ServedLibrary } from '../../served-library.ts'

type Step = Contents['path'][number]
type Item = Contents['items'][number]

/** The part that was asked for, else the whole; null where there is none such. */
export async function readContents(
  served: ServedLibrary,
  work: Work,
  { part, section, expression }: QueryOf<'getWork'>,
  locale: Locale,
): Promise<Contents | null> {
  // Of our own words those in the language that is read.
  const read = section === undefined ? undefined : await served.library.section(section)
  const language = read?.language ?? languageOf(locale)
  const found = await served.contents(work.id, language)
  if (!found) return null
  const whole = work.kind === 'own' ? inOwnWords(found, { language }, expression) : found
  const asked = section === undefined ? { part: part ?? '' } : { section: await listedAs(section, served.library) }
  return presentContents(whole, asked, work, locale) ?? null
}

/** Titles of our own as the reader's church says them. */
function inOwnWords(part: Part, language: Pick<Section, 'language'>, tradition: Tradition): Part {
  return {
    ...part,
    entries: part.entries.map((entry) => ({ ...entry, title: inWordsOf(entry.title, language, tradition) })),
    parts: part.parts.map((below) => inOwnWords(below, language, tradition)),
  }
}

/** The section of the contents that this one continues, or is a part of; itself where it is listed. */
async function listedAs(section: string, library: Library): Promise<string> {
  const parent = (await library.section(section))?.parent
  return parent === undefined || parent === section ? section : listedAs(parent, library)
}

/** One part of a work's contents, by its key or by a section that it lists; undefined where there is none such. */
export function presentContents(
  whole: Part,
  asked: { readonly part: string } | { readonly section: string },
  work: Work,
  locale: Locale,
): Contents | undefined {
  const way = 'part' in asked ? wayTo(whole, asked.part) : wayToSection(whole, asked.section)
  const part = way?.at(-1)
  if (!way || !part) return undefined
  const entries = part.entries.map((entry) => itemOfEntry(entry, work, locale))
  const parts = part.parts.map((below) => itemOfPart(below, work, locale))
  // A preface stands before the divisions of its book; what is about no place in Scripture behind its books.
  const isByScripture = part.parts[0]?.name.kind === 'book'
  return {
    ...stepOf(part, work, locale),
    path: way.slice(0, -1).map((above) => stepOf(above, work, locale)),
    items: isByScripture ? [...parts, ...entries] : [...entries, ...parts],
  }
}

function stepOf({ key, name }: Part, work: Work, locale: Locale): Step {
  const step = (title: string, reference: string | null = null) => ({ part: key, title, reference })
  switch (name.kind) {
    case 'whole':
      return step(nameWork(work, locale).title)
    case 'book':
      return step(bookName(name.book, locale), name.book)
    case 'chapter': {
      const chapter = chapterPassage(name.book, name.chapter)
      if (isProblem(chapter)) return step(`${bookName(name.book, locale)} ${name.chapter}`)
      return step(formatPassage(chapter, { locale, numbering: writtenNumbering(locale) }), formatUsfm(chapter))
    }
    case 'writing':
      return step(nameWriting(work, name.place, locale)?.title ?? inScript(name.title, work, locale))
    case 'division':
      return step(inScript(name.title, work, locale))
    case 'own':
      return step(ownPartName(name.part, languageOf(locale)))
    case 'run':
      return { part: key, ...runOf(name.first, name.last, work, locale) }
  }
}

/** What a run of sections is called: the verses that it runs over, else its first and last. */
function runOf(first: Entry, last: Entry, work: Work, locale: Locale): Pick<Step, 'title' | 'reference'> {
  const [from, to] = [first, last].map((entry) => placeOf(entry, work, locale))
  const begins = first.head.passage?.first
  const ends = last.head.passage?.last
  const isOneChapter = begins && ends && begins.book === ends.book && begins.chapter === ends.chapter
  if (isOneChapter && from?.reference && to?.reference) {
    const passage = { first: begins, last: ends }
    return {
      title: formatPassage(passage, { locale, numbering: writtenNumbering(locale) }),
      reference: formatUsfm(passage),
    }
  }
  return { title: from?.title === to?.title ? `${from?.title}` : `${from?.title} – ${to?.title}`, reference: null }
}

function itemOfPart(part: Part, work: Work, locale: Locale): Item {
  const named = part.name.kind === 'writing' ? nameWriting(work, part.name.place, locale) : undefined
  return {
    ...stepOf(part, work, locale),
    section: null,
    author: named?.author ?? null,
    ...(named?.century !== undefined && { century: named.century }),
    year: named?.year ?? null,
    sections: countEntries(part),
  }
}

/** Of a collection of sayings each names who said it. */
function itemOfEntry(entry: Entry, work: Work, locale: Locale): Item {
  const { id, author } = entry.head
  const said = work.kind === 'commentary' && author !== undefined ? nameAuthor(author, locale) : undefined
  return {
    part: null,
    section: id,
    ...placeOf(entry, work, locale),
    author: said?.name ?? null,
    ...(said?.century !== undefined && { century: said.century }),
    year: null,
    sections: 1,
  }
}

/** A title that only says where in Scripture is said as the reader cites it. */
const PLACE = /\d+[:.]\d+|\s\d+$/

function placeOf({ head, title }: Entry, work: Work, locale: Locale): Pick<Step, 'title' | 'reference'> {
  const { passage } = head
  if (passage && (title === '' || PLACE.test(title))) {
    return {
      title: formatPassage(passage, { locale, numbering: writtenNumbering(locale) }),
      reference: formatUsfm(passage),
    }
  }
  return { title: inScript(title, work, locale) || head.id.slice(work.id.length + 1), reference: null }
}

const inScript = (title: string, work: Work, locale: Locale): string => converted(title, work, locale) ?? title
