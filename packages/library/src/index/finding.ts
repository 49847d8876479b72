import type { Passage } from '@berea/scripture'
import { ANALYSED, type AnalysedLanguage, analyse, analysedLanguage } from '../analysis/analyse.ts'
import type { PassageHit, SectionHit, WorkFilter } from '../library.ts'
import { OWN_WORK } from '../own/own-section.ts'
import { searchOwn } from '../own/search-own.ts'
import type { Kind, Section } from '../sections/section.ts'
import { foldHeadword } from './headword.ts'
import { passageOrdinals } from './measure.ts'
import type { Opened, ShelvedWork } from './opened.ts'
import { isSectionWanted, isWanted } from './work-filter.ts'

/** A section by id, `<work>/<key>`, where it is no Bible's chapter. */
export function findSection(opened: Opened, id: string): Section | undefined {
  const shelved = shelfOf(opened, id)
  const order = shelved?.shelf.find(id)
  return order === undefined ? undefined : shelved!.shelf.at(order)
}

/** A section and those beside it; a work's own id is where it begins. */
export function findAround(opened: Opened, id: string, before: number, after: number): readonly Section[] {
  const whole = opened.shelves.get(id)
  const shelved = whole ?? shelfOf(opened, id)
  const order = whole ? 0 : shelved?.shelf.find(id)
  if (!shelved || order === undefined) return []
  const first = Math.max(0, order - Math.max(0, before))
  const last = Math.min(shelved.shelf.size - 1, order + Math.max(0, after))
  return Array.from({ length: last - first + 1 }, (_, at) => shelved.shelf.at(first + at))
}

/** Sections about some of these verses, the narrowest passage first, then as works and their sections stand. */
export function findAbout(opened: Opened, passage: Passage, filter: WorkFilter, limit: number): readonly Section[] {
  const asked = passageOrdinals(passage)
  if (!asked) return []
  const found: { shelved: ShelvedWork; section: number; width: number }[] = []
  for (const shelved of wanted(opened, filter)) {
    const narrowest = new Map<number, number>()
    for (const { first, last, section } of shelved.shelf.overlapping(asked.first, asked.last)) {
      const width = last - first
      if (width < (narrowest.get(section) ?? Number.POSITIVE_INFINITY)) narrowest.set(section, width)
    }
    for (const [section, width] of narrowest) found.push({ shelved, section, width })
  }
  // A stable sort: works in their order, and within a work sections in theirs, remain so among equals.
  found.sort((a, b) => a.width - b.width || (a.shelved === b.shelved ? a.section - b.section : 0))
  const sections: Section[] = []
  for (const { shelved, section } of found) {
    if (sections.length >= limit) break
    const read = shelved.shelf.at(section)
    if (isSectionWanted(read, filter)) sections.push(read)
  }
  return sections
}

/** Where articles are looked up first, when several works have the headword. */
const KIND_ORDER: readonly Kind[] = ['dictionary', 'people-places', 'theology', 'topics', 'lexicon', 'notes']
const rankOf = (kind: Kind) => (KIND_ORDER.includes(kind) ? KIND_ORDER.indexOf(kind) : KIND_ORDER.length)
/** More sections than anybody has under one name; a guard against a source that gives all its sections the same. */
const MOST_NAMED = 500

export function findNamed(opened: Opened, term: string, filter: WorkFilter, limit: number): readonly Section[] {
  const folded = foldHeadword(term)
  const found: { section: Section; rank: number }[] = []
  // A hundred works are asked: their keys are bytes, and the name's are the same for all.
  const keys = [...new Set([folded, term])].map((key) => Buffer.from(key, 'utf8'))
  for (const { work, shelf } of wanted(opened, filter)) {
    for (const order of new Set(keys.flatMap((key) => shelf.named(key)))) {
      if (found.length >= MOST_NAMED) break
      const section = shelf.at(order)
      if (!isSectionWanted(section, filter)) continue
      const titled = foldHeadword(section.title ?? '') === folded
      found.push({ section, rank: (titled ? 0 : 100) + rankOf(work.kind) })
    }
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, Math.max(0, limit))
    .map(({ section }) => section)
}

/** Full text. The best of each language count as equally good: their scores come from different words. */
export async function findByWords(
  opened: Opened,
  query: string,
  filter: WorkFilter,
  limit: number,
): Promise<readonly SectionHit[]> {
  const lists = await Promise.all([
    ...languagesOf(filter).map((language) => searchLanguage(opened, language, query, filter, limit)),
    ...(isWanted(opened.own.work, filter) ? [searchOwn(opened.own, query, filter, limit)] : []),
  ])
  const scaled = lists.flatMap((hits) => hits.map((hit) => ({ ...hit, share: hit.score / hits[0]!.score })))
  return scaled
    .toSorted((a, b) => b.share - a.share)
    .slice(0, Math.max(0, limit))
    .map(({ work, order, score }) => ({ section: opened.shelves.get(work)!.shelf.at(order), score }))
}

/** Answered questions that ask nearly the same, so many of each language. */
export async function findLikeQuestions(
  opened: Opened,
  question: string,
  language: AnalysedLanguage,
  limit: number,
): Promise<readonly SectionHit[]> {
  const found = await Promise.all([...opened.verses.values()].map((verses) => verses.like(question, language, limit)))
  return found.flat().flatMap(({ id, like }) => {
    const section = findSection(opened, id)
    return section ? [{ section, score: like }] : []
  })
}

/** Passages whose heading and beginning mean nearly what is asked, so many by the headings of each language. */
export async function findLikePassages(
  opened: Opened,
  question: string,
  language: AnalysedLanguage,
  limit: number,
): Promise<readonly PassageHit[]> {
  const found = await Promise.all(
    [...opened.verses].map(async ([headed, verses]) => {
      const hits = await verses.likePassages(question, language, limit)
      return hits.flatMap(({ verse, like }) => {
        const passage = verses.pericope(verse)?.passage
        return passage ? [{ passage, score: like, headed }] : []
      })
    }),
  )
  return found.flat()
}

/** How many sections have a word of the query at all. */
export async function countByWords(opened: Opened, query: string, filter: WorkFilter): Promise<number> {
  const counts = await Promise.all(
    languagesOf(filter).map((language) =>
      opened.tables.get(language)?.count(analyse(query, language), rowFilter(filter)),
    ),
  )
  const own = isWanted(opened.own.work, filter)
    ? searchOwn(opened.own, query, filter, Number.POSITIVE_INFINITY).length
    : 0
  return counts.reduce<number>((sum, count = 0) => sum + count, own)
}

function languagesOf({ languages }: WorkFilter): readonly AnalysedLanguage[] {
  return [...new Set(languages?.flatMap((tag) => analysedLanguage(tag) ?? []) ?? ANALYSED)]
}

const rowFilter = ({ works, kinds, withoutKinds, traditions }: WorkFilter) => ({
  ...(works ? { works } : {}),
  ...(kinds ? { kinds } : {}),
  ...(withoutKinds ? { withoutKinds } : {}),
  ...(traditions ? { traditions } : {}),
})

async function searchLanguage(
  opened: Opened,
  language: AnalysedLanguage,
  query: string,
  filter: WorkFilter,
  limit: number,
) {
  const hits = await opened.tables.get(language)?.search(analyse(query, language), rowFilter(filter), limit)
  return (hits ?? []).filter(({ work }) => work !== OWN_WORK && opened.shelves.has(work))
}

function shelfOf(opened: Opened, id: string): ShelvedWork | undefined {
  return opened.shelves.get(workOf(id))
}

/** `notes-en-x/26143` → `notes-en-x` */
export const workOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf('/')))

function* wanted(opened: Opened, filter: WorkFilter): Generator<ShelvedWork> {
  for (const shelved of opened.shelves.values()) if (isWanted(shelved.work, filter)) yield shelved
}
