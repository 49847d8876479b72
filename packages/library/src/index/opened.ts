import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { Generation } from '../building/generation.ts'
import { CROSS_REFERENCES_FILE, EDITION_FILE, partPath } from '../building/parts.ts'
import { Edition } from '../editions/edition.ts'
import type { Section, Work } from '../sections/section.ts'
import { type CrossReferences, crossReferencesOf } from './cross-references.ts'
import { type PartCache, partCache } from './part-cache.ts'
import { openShelf, type Shelf } from './shelf.ts'
import { openTable, type WordTable } from './table.ts'
import { type OpenVerses, versesCache } from './verses.ts'

export type ShelvedWork = { readonly work: Work; readonly shelf: Shelf }

/** One version of the library, its parts open. */
export type Opened = {
  readonly generation: Generation
  readonly works: readonly Work[]
  readonly byId: ReadonlyMap<string, Work>
  readonly shelves: ReadonlyMap<string, ShelvedWork>
  readonly editions: ReadonlyMap<string, Edition>
  readonly tables: ReadonlyMap<AnalysedLanguage, WordTable>
  readonly crossReferences: readonly CrossReferences[]
  readonly verses: ReadonlyMap<AnalysedLanguage, OpenVerses>
  close(): void
}

export type Parts = {
  readonly shelves: PartCache<Shelf>
  readonly tables: PartCache<WordTable>
  readonly editions: PartCache<Bytes>
  readonly crossReferences: PartCache<Bytes>
  /** By the part, and the part of the vectors where there is one: `verses-zh.1f… model.2a…`. */
  readonly verses: PartCache<OpenVerses>
}

/** A file that is read whole; the memory goes when nobody holds it. */
type Bytes = { readonly bytes: Uint8Array; close(): void }

export function libraryParts(library: string): Parts {
  return {
    shelves: partCache((part) => openShelf(partPath(library, part))),
    tables: partCache((part) => openTable(partPath(library, part))),
    editions: partCache((part) => readWhole(partPath(library, part), EDITION_FILE)),
    verses: versesCache(library),
    crossReferences: partCache((part) => readWhole(partPath(library, part), CROSS_REFERENCES_FILE)),
  }
}

const readWhole = (folder: string, file: string): Bytes => ({
  bytes: readFileSync(join(folder, file)),
  close: () => {},
})

/** Opens a version; what it shares with one that is open already is not opened again. */
export async function openGeneration(generation: Generation, parts: Parts): Promise<Opened> {
  const given: (() => void)[] = []
  const take = async <T extends { close(): void }>(cache: PartCache<T>, part: string): Promise<T> => {
    const opened = await cache.take(part)
    given.push(() => cache.give(part))
    return opened
  }
  const close = () => {
    for (const give of given.splice(0)) give()
  }
  try {
    const byId = new Map<string, Work>(generation.works.map(({ state: _state, ...work }) => [work.id, work]))
    const shelves = new Map<string, ShelvedWork>()
    const editions = new Map<string, Edition>()
    const tables = new Map<AnalysedLanguage, WordTable>()
    // In the order of the works, so that equal finds come in one order always.
    for (const work of byId.values()) {
      const shelf = generation.shelves[work.id]
      if (shelf) shelves.set(work.id, { work, shelf: await take(parts.shelves, shelf) })
      const edition = generation.editions[work.id]
      if (edition) editions.set(work.id, new Edition(work, (await take(parts.editions, edition)).bytes))
    }
    const crossReferences: CrossReferences[] = []
    for (const part of Object.values(generation.crossReferences)) {
      crossReferences.push(crossReferencesOf((await take(parts.crossReferences, part)).bytes))
    }
    for (const [language, part] of Object.entries(generation.tables)) {
      tables.set(language as AnalysedLanguage, await take(parts.tables, part))
    }
    const verses = new Map<AnalysedLanguage, OpenVerses>()
    const [vectors = ''] = Object.values(generation.vectors)
    for (const [language, part] of Object.entries(generation.verses)) {
      verses.set(language as AnalysedLanguage, await take(parts.verses, `${part} ${vectors}`))
    }
    return { generation, works: [...byId.values()], byId, shelves, editions, tables, crossReferences, verses, close }
  } catch (error) {
    close()
    throw error
  }
}

/** A Bible's chapter as a section; undefined where the edition has none of that key. */
export function chapterSection(edition: Edition, key: string): Section | undefined {
  const chapter = edition.chapter(key)
  const first = chapter?.verses[0]
  const last = chapter?.verses.at(-1)
  if (!chapter || !first || !last) return undefined
  return {
    id: chapter.id,
    work: edition.work.id,
    order: edition.chapters().indexOf(key),
    text: chapter.text,
    passages: [{ first: first.verse, last: last.verse }],
    provenance: { file: chapter.book },
  }
}
