import type { EditionPassage, Library, RecordHit, Section, Work } from '@berea/library'
import { type BookCode, compareVerses, listVerses, type Passage, parseUsfm, type Verse } from '@berea/scripture'

/** A made-up library on a shelf, for tests: sentences of our own under real references. */
export type Shelf = {
  readonly works: readonly Work[]
  /** Bibles: by edition, lines `JHN 11:35 text`. */
  readonly bibles: Readonly<Record<string, readonly string[]>>
  readonly sections: readonly Section[]
  /** The editors' passages, `JHN 11:28-37 heading`. */
  readonly pericopes: readonly string[]
  /** What the index of verses answers, best first, whatever is asked. */
  readonly verses: readonly string[]
  readonly coverage?: number
  /** Berea's own records that are found, best first, whatever is asked. */
  readonly records?: readonly RecordHit[]
  readonly crossReferences?: Readonly<Record<string, readonly string[]>>
}

export function work(id: string, kind: Work['kind'], language: string, more: Partial<Work> = {}): Work {
  return {
    id,
    title: id,
    language,
    kind,
    tradition: 'ecumenical',
    licence: 'CC0',
    tier: 'core',
    characters: 1,
    ...more,
  }
}

export function section(work: string, key: string, text: string, more: Partial<Section> = {}): Section {
  return { id: `${work}/${key}`, work, order: 0, text, passages: [], provenance: { file: 'shelf' }, ...more }
}

export function passageOf(usfm: string): Passage {
  const found = parseUsfm(usfm)
  if (!found || 'code' in found) throw new Error(`no such passage: ${usfm}`)
  return found
}

const sameVerse = (a: Verse, b: Verse) => compareVerses(a, b) === 0
const within = (verse: Verse, { first, last }: Passage) =>
  verse.book === first.book && compareVerses(first, verse) <= 0 && compareVerses(verse, last) <= 0

export function shelfLibrary(shelf: Shelf): Library {
  const verses = new Map(
    Object.entries(shelf.bibles).map(([edition, lines]) => [
      edition,
      lines.map((line) => {
        const [, reference, text] = /^(\w+ \d+:\d+) (.*)$/su.exec(line) ?? []
        return { verse: passageOf(reference!).first, text: text! }
      }),
    ]),
  )
  const chapterOf = (edition: string, book: BookCode, chapter: number) =>
    (verses.get(edition) ?? []).filter(({ verse }) => verse.book === book && verse.chapter === chapter)
  const chapterText = (edition: string, book: BookCode, chapter: number) =>
    chapterOf(edition, book, chapter)
      .map(({ text }) => text)
      .join('\n')
  const pericopes = shelf.pericopes.map((line) => {
    const [, reference, heading] = /^(\w+ [\d:-]+)\s*(.*)$/u.exec(line) ?? []
    return { passage: passageOf(reference!), heading: heading! }
  })
  const fits = (found: Section, filter: Parameters<Library['search']>[1]) => {
    const of = shelf.works.find(({ id }) => id === found.work)!
    return (
      (filter.kinds?.includes(of.kind) ?? true) &&
      (filter.languages?.includes(of.language) ?? true) &&
      (filter.traditions?.includes(of.tradition) ?? true) &&
      (filter.works?.includes(of.id) ?? true) &&
      !filter.withoutKinds?.includes(of.kind)
    )
  }

  function passage(edition: string, asked: Passage): EditionPassage | undefined {
    const of = shelf.works.find(({ id }) => id === edition)
    const { book, chapter } = asked.first
    const lines = chapterOf(edition, book, chapter)
    let start = 0
    const placed = lines.map(({ verse, text }) => {
      const at = {
        verse,
        printed: verse,
        section: `${edition}/${book}.${chapter}`,
        text,
        start,
        end: start + text.length,
      }
      start = at.end + 1
      return at
    })
    const kept = placed.filter(({ verse }) => within(verse, asked))
    if (!of || kept.length === 0) return undefined
    return { edition: of, passage: asked, printed: asked, section: `${edition}/${book}.${chapter}`, verses: kept }
  }

  async function find(id: string): Promise<Section | undefined> {
    const [edition, key] = id.split('/')
    if (!verses.has(edition!)) return shelf.sections.find((one) => one.id === id)
    const [book, chapter] = key!.split('.')
    return section(edition!, key!, chapterText(edition!, book as BookCode, Number(chapter)))
  }

  return {
    version: 'shelf',
    works: () => shelf.works,
    work: (id) => shelf.works.find((one) => one.id === id),
    passage,
    pericope: (verse) =>
      pericopes.find(({ passage: one }) => within(verse, one)) ?? { passage: { first: verse, last: verse } },
    section: find,
    sections: async (ids) => (await Promise.all(ids.map(find))).filter((one) => one !== undefined),
    around: async () => [],
    about: async (asked, filter, limit) =>
      shelf.sections
        .filter(
          (one) =>
            fits(one, filter) && one.passages.some((place) => listVerses(place).some((verse) => within(verse, asked))),
        )
        .slice(0, limit),
    named: async (term, filter, limit) =>
      shelf.sections
        .filter(
          (one) =>
            fits(one, filter) &&
            [one.title, ...(one.terms ?? [])].some((name) => name?.toLowerCase() === term.toLowerCase()),
        )
        .slice(0, limit),
    search: async (query, filter, limit) =>
      shelf.sections
        .filter((one) => fits(one, filter))
        .map((one) => ({
          section: one,
          score: query.split(/[\s?？]/).filter((word) => word && `${one.title} ${one.text}`.includes(word)).length,
        }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit),
    verses: async (_question, _locale, { limit }) =>
      shelf.verses.slice(0, limit).map((reference, i) => ({
        verse: passageOf(reference).first,
        score: 10 - i,
        coverage: shelf.coverage ?? 0.8,
      })),
    findRecords: async () => shelf.records ?? [],
    likeQuestions: async () => [],
    likePassages: async () => [],
    likeness: async () => undefined,
    nearest: async () => [],
    crossReferences: (verse, limit) =>
      Object.entries(shelf.crossReferences ?? {})
        .filter(([from]) => sameVerse(passageOf(from).first, verse))
        .flatMap(([, to]) => to.map((reference) => ({ passage: passageOf(reference), votes: 1 })))
        .slice(0, limit),
  }
}
