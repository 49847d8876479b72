import type { Section, Work } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { authorByKey, authorOf, callsOf, type NamedAuthor, nameAuthor } from './authors.ts'
import { nameLicence } from './licences.ts'
import { nameOfSource } from './sources.ts'
import { authorsOf, isWriting, titleOfWork, translatedTitle, yearOfWriting } from './works.ts'

/** A text as the reader's language names it: whose it is, of which century, from which work, and how it may be used. */
export type NamedText = {
  readonly title: string
  readonly author: string | null
  readonly century?: number
  readonly year: number | null
  readonly licence: string
}

/**
 * A work, or a section of it where one is given: of a collection the Father and the homily are named, of a pack that
 * holds several books the book.
 *
 *     nameText(fathers, 'zh-cn', chrysostomOnJohn11) → 金口约翰, 4, 《约翰福音讲道》63
 *     nameText(fathers, 'zh-cn')                     → 《教父论圣经》
 */
export function nameText(work: Work, locale: Locale, section?: Section): NamedText {
  const authors = authorsOfText(work, locale, section)
  const [sole] = authors.length === 1 ? authors : []
  return {
    title: (section && sourceOf(section, work, locale)) ?? titleOfWork(work, locale, section?.id),
    author: authors.length > 0 ? listed(authors, locale) : null,
    ...(sole?.century !== undefined && { century: sole.century }),
    year: yearOf(work, authors.length, section),
    licence: nameLicence(work.licence, locale),
  }
}

/** A book in a pack of several, by where its sections stand; undefined where it has no name in our tables. */
export function nameWriting(work: Work, place: string, locale: Locale): NamedText | undefined {
  if (!isWriting(place)) return undefined
  const within = { id: `${place}/`, work: work.id, order: 0, text: '', passages: [], provenance: { file: '' } }
  return nameText(work, locale, within)
}

/**
 * What a work may be looked up by in this language beside the title and the author that it is shown with: its English
 * title, and everything that its authors are called.
 */
export function namesToFind(work: Work, locale: Locale): readonly string[] {
  const { title, author } = nameText(work, locale)
  const known = authorsOf(work.id).flatMap((key) => callsOf(key, locale))
  const names = [translatedTitle(work.id, 'en') ?? work.title, work.titleLocal, ...known]
  const shown = `${title} ${author ?? ''}`
  return [...new Set(names)].filter((name) => name !== undefined && !shown.includes(name)) as string[]
}

/** What a saying in a collection is taken from. */
function sourceOf({ facts, author }: Section, { kind }: Work, locale: Locale): string | undefined {
  const source = facts?.source
  if (kind !== 'commentary' || author === undefined || typeof source !== 'string') return undefined
  return nameOfSource(source, locale) ?? source
}

function authorsOfText(work: Work, locale: Locale, section?: Section): readonly NamedAuthor[] {
  const known = (keys: readonly string[]) => keys.flatMap((key) => authorByKey(key, locale) ?? [])
  if (section?.author !== undefined) return [nameAuthor(section.author, locale)]
  const ofSection = section && lessonOf(section, locale)
  if (ofSection) return [ofSection]
  const authors = known(authorsOf(work.id, section?.id))
  if (authors.length > 0 || work.author === undefined) return authors
  return [nameAuthor(work.author, locale)]
}

/** A breviary's lessons say in their heading whose they are: «Sermón de San Gregorio, Papa». */
function lessonOf({ facts }: Section, locale: Locale): NamedAuthor | undefined {
  return typeof facts?.source === 'string' ? authorOf(facts.source, locale) : undefined
}

/** Those named where a work has many. */
const FEW = 3

const MORE: Readonly<Record<Locale, string>> = {
  'zh-cn': '等',
  'zh-tw': '等',
  en: ' and others',
  'es-es': ' y otros',
  'fr-fr': ' et autres',
}

function listed(authors: readonly NamedAuthor[], locale: Locale): string {
  const names = authors.slice(0, FEW).map(({ name }) => name)
  return `${names.join(locale.startsWith('zh') ? '、' : ', ')}${authors.length > FEW ? MORE[locale] : ''}`
}

/** Some lists write 9999 for a year that nobody knows. */
const LAST_YEAR = 2100

/** The year of the text itself: in a collection that of a saying is only the year in which its writer died. */
function yearOf(work: Work, authors: number, section?: Section): number | null {
  const isSaying = work.kind === 'commentary' && section?.author !== undefined
  if (isSaying || authors > 1) return null
  const year = (section && (yearOfWriting(section.id) ?? section.year)) ?? work.year
  return year !== undefined && year > 0 && year <= LAST_YEAR ? year : null
}
