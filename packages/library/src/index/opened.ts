import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import { fingerprint } from '../building/fingerprint.ts'
import type { Generation, Parts } from '../building/generation.ts'
import { CROSS_REFERENCES_FILE, EDITION_FILE, partPath } from '../building/parts.ts'
import { Edition } from '../editions/edition.ts'
import type { MeaningThread } from '../meaning/meaning-thread.ts'
import { OWN_WORK } from '../own/own-section.ts'
import type { OwnWork } from '../own/own-work.ts'
import type { Section, Work } from '../sections/section.ts'
import { type CrossReferences, crossReferencesOf } from './cross-references.ts'
import { type OpenMeaning, openMeaning, type VectorsProblem } from './meaning.ts'
import type { PartCache } from './part-cache.ts'
import { openShelf, type Shelf } from './shelf.ts'
import { openTable, type WordTable } from './table.ts'
import type { VerseThread } from './verse-thread.ts'
import { type OpenVerses, openVerses } from './verses.ts'

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
  /** What Berea's editors wrote: one of the works too. */
  readonly own: OwnWork
  /** Where nothing is encoded, none. */
  readonly meaning: OpenMeaning | undefined
  readonly vectorsProblem: VectorsProblem | undefined
  close(): void
}

/** Takes a part for as long as the version is open. */
export type Take = <Part>(key: string, open: () => Part | Promise<Part>) => Promise<Part>

type Threads = {
  readonly own: OwnWork
  readonly vectorsFolder: string
  readonly cache: PartCache
  readonly verses: VerseThread
  readonly meaning: MeaningThread
  /** The SHA-256 of the model that texts are encoded by; without one nothing is compared by it. */
  readonly model: string | undefined
}

/** Opens a version; what it shares with one that is open already is not opened again. */
export async function openGeneration(
  library: string,
  generation: Generation,
  { own, vectorsFolder, cache, verses, meaning, model }: Threads,
): Promise<Opened> {
  const taken: string[] = []
  const take: Take = async (key, open) => {
    const opened = await cache.take(key, open)
    taken.push(key)
    return opened
  }
  const close = () => {
    for (const key of taken.splice(0)) cache.give(key)
  }
  try {
    const parts = await openParts(library, generation, { thread: verses, take, own })
    const needs =
      model === undefined ? undefined : { library, generation, editions: parts.editions, model, own, vectorsFolder }
    const compared = needs ? await openMeaning({ ...needs, thread: meaning, take }) : {}
    return { ...parts, meaning: compared.meaning, vectorsProblem: compared.problem, close }
  } catch (error) {
    close()
    throw error
  }
}

async function openParts(
  library: string,
  generation: Generation,
  { thread, take, own }: { readonly thread: VerseThread; readonly take: Take; readonly own: OwnWork },
): Promise<Omit<Opened, 'meaning' | 'vectorsProblem' | 'close'>> {
  // The thread and the engine read while the works are opened here.
  const beside = Promise.allSettled([
    openAll(generation.verses, (part) =>
      openVerses(library, part, generation.vectors.values().next().value, thread, take),
    ),
    openAll(generation.tables, (part) => take(part, () => openTable(partPath(library, part)))),
  ])
  // However that ends, all of it has ended before anything is given back.
  const [works] = await Promise.allSettled([openWorks(library, generation, take, own), beside])
  const [verses, tables] = await beside
  return { generation, own, ...settledValue(works), verses: settledValue(verses), tables: settledValue(tables) }
}

async function openAll<Part>(
  parts: Parts,
  open: (part: string) => Promise<Part>,
): Promise<ReadonlyMap<AnalysedLanguage, Part>> {
  const opened = await Promise.allSettled([...parts.values()].map(open))
  return new Map([...parts.keys()].map((language, i) => [language as AnalysedLanguage, settledValue(opened[i]!)]))
}

function settledValue<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

async function openWorks(library: string, generation: Generation, take: Take, own: OwnWork) {
  const byId = new Map<string, Work>(generation.works.map(({ state: _state, ...work }) => [work.id, work]))
  const shelves = new Map<string, ShelvedWork>()
  const editions = new Map<string, Edition>()
  const crossReferences: CrossReferences[] = []
  const read = (part: string, file: string) => readFileSync(join(partPath(library, part), file))
  // In the order of the works, so that equal finds come in one order always.
  for (const work of byId.values()) {
    // A pack of that id would speak as Berea.
    if (work.id === OWN_WORK) continue
    const shelf = generation.shelves.get(work.id)
    if (shelf) shelves.set(work.id, { work, shelf: await take(shelf, () => openShelf(partPath(library, shelf))) })
    const part = generation.editions.get(work.id)
    // An edition carries its work with it, and the manifest may tell another title of the same text.
    const key = `${part} ${fingerprint(JSON.stringify(work))}`
    if (part)
      editions.set(work.id, await take(key, () => Edition.open(work, join(partPath(library, part), EDITION_FILE))))
  }
  for (const part of generation.crossReferences.values()) {
    crossReferences.push(await take(part, () => crossReferencesOf(read(part, CROSS_REFERENCES_FILE))))
  }
  byId.set(OWN_WORK, own.work)
  shelves.set(OWN_WORK, { work: own.work, shelf: own.shelf })
  return { works: [...byId.values()], byId, shelves, editions, crossReferences }
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
