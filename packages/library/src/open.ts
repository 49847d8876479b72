import { unwatchFile, watchFile } from 'node:fs'
import { join, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EncoderFiles } from '@berea/embedding'
import { knowledge, type OwnRecord } from '@berea/knowledge'
import { ANALYSED, type AnalysedLanguage, analysedLanguage } from './analysis/analyse.ts'
import { currentFile, EMPTY, type Generation, type Lease, lease, readGeneration } from './building/generation.ts'
import { PICTURES, partPath } from './building/parts.ts'
import type { Part } from './contents/part.ts'
import { findContents } from './index/contents.ts'
import {
  countByWords,
  findAbout,
  findAround,
  findByWords,
  findLikePassages,
  findLikeQuestions,
  findNamed,
  findSection,
  workOf,
} from './index/finding.ts'
import { encoderFilesOf, type VectorsProblem } from './index/meaning.ts'
import { findNearest } from './index/nearest.ts'
import { chapterSection, type Opened, openGeneration } from './index/opened.ts'
import { partCache } from './index/part-cache.ts'
import { verseThread } from './index/verse-thread.ts'
import type { Library, RecordQuestion, WorkFilter } from './library.ts'
import { type Encode, type Encoding, encodeMissing } from './meaning/encode-missing.ts'
import { meaningThread } from './meaning/meaning-thread.ts'
import { candidatesFor, type FollowingQuestion, findRecords, followingFor, type HeldOut } from './own/find-records.ts'
import { OWN_WORK } from './own/own-section.ts'
import { ownWork } from './own/own-work.ts'
import type { Section, Work } from './sections/section.ts'

/** How far a library is that is being built while it serves. */
export type Readiness = {
  readonly languages: Readonly<Record<AnalysedLanguage, LanguageReadiness>>
  /** Every work of the source, with what became of it, and the one of our own. */
  readonly works: Generation['works']
  readonly problems: Generation['problems']
}
export type LanguageReadiness = {
  /** There is a Bible to read; verses are found by question; the other works by words. */
  readonly bible: boolean
  readonly verses: boolean
  readonly search: boolean
}

export type OpenLibrary = Library & {
  /** How many sections a search could find, were there no limit. */
  count(query: string, filter: WorkFilter): Promise<number>
  readiness(): Readiness
  /**
   * The table of contents of a work that is no Bible; undefined where there is no such work to read. `language`: of Berea's own
   * words, which stand in five.
   */
  contents(work: string, language?: string): Promise<Part | undefined>
  /** Where a picture lies that a section of a work of pictures names. */
  picture(work: string, file: string): string | undefined
  /** The files of the model that came with the library, if one did. */
  encoderFiles(): EncoderFiles | undefined
  /** From now on what is asked is compared with the vectors of this model, by its file's SHA-256; undefined ends that. */
  compareBy(model: string | undefined): Promise<void>
  /** How many verses and units have a vector, out of how many; nothing where nothing is compared. */
  encoded(): Promise<{ readonly known: number; readonly all: number; readonly problem: VectorsProblem | undefined }>
  /** Encodes what came without vectors, behind everything else, until all is done; gives how many texts that were. */
  encodeMissing(encode: Encode, signal: AbortSignal, how?: Pick<Encoding, 'ownOnly' | 'withoutRest'>): Promise<number>
  /** Makes now what our own records are found by: who asks first would wait for it. A language at a time, others between. */
  prepareRecords(): Promise<void>
  /** Our own records, in the order that candidates name them by. */
  ownRecords(): readonly OwnRecord[]
  /** What `findRecords` weighs, for whoever fits the weights. */
  recordCandidates(question: RecordQuestion, heldOut?: HeldOut): ReturnType<typeof candidatesFor>
  /** The same of what is asked in a conversation. */
  followingCandidates(question: FollowingQuestion): ReturnType<typeof followingFor>
  /** Looks for a newer version now; otherwise it is noticed within some seconds. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const WATCH_MS = 2000

type LibraryOptions = {
  /** Another version serves. */
  readonly onVersion?: () => void
  /** Where vectors are kept that are made here; beside the library's parts, where nothing else is said. */
  readonly vectorsFolder?: string
}

/**
 * Opens a library for reading, built or not: what is there serves, what a build adds is taken up as it
 * comes. What Berea's editors wrote is one of its works, as the records are that are spoken from now. A
 * read that has begun goes on in the version that it began with.
 */
export async function openLibrary(folder: string, options: LibraryOptions = {}): Promise<OpenLibrary> {
  const { onVersion, vectorsFolder = join(folder, 'vectors') } = options
  const own = ownWork(knowledge())
  const parts = partCache()
  const verses = verseThread()
  const meaning = meaningThread()
  let model: string | undefined
  let current = await adopt(EMPTY)
  let refreshing: Promise<void> | undefined

  type Holding = { readonly opened: Opened; readonly lease: Lease | undefined; users: number; retired: boolean }

  async function adopt(generation: Generation, held?: Lease): Promise<Holding> {
    const opened = await openGeneration(folder, generation, {
      own,
      vectorsFolder,
      cache: parts,
      verses,
      meaning,
      model,
    })
    return { opened, lease: held, users: 0, retired: false }
  }

  async function end(holding: Holding): Promise<void> {
    if (!holding.retired || holding.users > 0) return
    holding.opened.close()
    await holding.lease?.release()
  }

  async function replace(next: Holding): Promise<void> {
    const last = current
    current = next
    last.retired = true
    await end(last)
  }

  async function reading<T>(read: (opened: Opened) => T | Promise<T>): Promise<T> {
    const holding = current
    holding.users++
    try {
      return await read(holding.opened)
    } finally {
      holding.users--
      await end(holding)
    }
  }

  /** The lease is taken before the version is believed: a build that switched in between may have swept it. */
  async function takeUp(): Promise<void> {
    for (;;) {
      const seen = await readGeneration(folder)
      if (!seen || seen.version === current.opened.generation.version) return
      const held = await lease(folder, seen)
      if ((await readGeneration(folder))?.version !== seen.version) {
        await held.release()
        continue
      }
      try {
        await replace(await adopt(seen, held))
        onVersion?.()
      } catch (error) {
        await held.release()
        throw error
      }
    }
  }

  /** The same version, compared by another model. */
  async function openAnew(): Promise<void> {
    const { generation } = current.opened
    await replace(await adopt(generation, current.lease && (await lease(folder, generation))))
  }

  /** One after the other, and never less than one whole look after the last asking. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const next = (refreshing ?? Promise.resolve()).catch(() => {}).then(work)
    refreshing = next
    return next
  }

  const notice = () => {
    // A version that cannot be opened leaves the one that serves; the next change is looked at again.
    inTurn(takeUp).catch(() => {})
  }

  // Parts of an older kind are no reason to be without a server: a build makes them anew, and is then noticed.
  await inTurn(takeUp).catch(() => {})
  watchFile(currentFile(folder), { interval: WATCH_MS, persistent: false }, notice)

  const now = () => current.opened
  const section = (opened: Opened, id: string): Section | undefined => {
    const edition = opened.editions.get(workOf(id))
    return edition ? chapterSection(edition, id.slice(edition.work.id.length + 1)) : findSection(opened, id)
  }
  const around = (opened: Opened, id: string, before: number, after: number): readonly Section[] => {
    const edition = opened.editions.get(workOf(id))
    if (!edition) return findAround(opened, id, before, after)
    const keys = edition.chapters()
    const at = keys.indexOf(id.slice(edition.work.id.length + 1))
    if (at < 0) return []
    const near = keys.slice(Math.max(0, at - Math.max(0, before)), at + 1 + Math.max(0, after))
    return near.flatMap((key) => chapterSection(edition, key) ?? [])
  }

  return {
    get version() {
      return `${now().generation.version}-${own.version}`
    },
    works: () => now().works,
    work: (id) => now().byId.get(id),
    passage: (edition, passage) => now().editions.get(edition)?.passage(passage),
    pericope(verse) {
      // Where passages begin is the same in every language's index.
      const [any] = now().verses.values()
      return any?.pericope(verse) ?? { passage: { first: verse, last: verse } }
    },
    section: (id) => reading((opened) => section(opened, id)),
    sections: (ids) => reading((opened) => ids.flatMap((id) => section(opened, id) ?? [])),
    around: (id, before, after) => reading((opened) => around(opened, id, before, after)),
    contents: (work, language) => reading((opened) => findContents(opened, work, language)),
    about: (passage, filter, limit) => reading((opened) => findAbout(opened, passage, filter, limit)),
    named: (term, filter, limit) => reading((opened) => findNamed(opened, term, filter, limit)),
    search: (query, filter, limit) => reading((opened) => findByWords(opened, query, filter, limit)),
    count: (query, filter) => reading((opened) => countByWords(opened, query, filter)),
    verses: (question, locale, { limit, likeness }) =>
      reading(({ verses }) => verses.get(analysedLanguage(locale)!)?.search(question, limit, likeness) ?? []),
    likeness: (asked) => reading((opened) => opened.meaning?.verses(asked)),
    nearest: (asked, set, filter, limit) => reading((opened) => findNearest(opened, asked, set, filter, limit)),
    findRecords: (question, limit) => reading((opened) => findRecords(opened, question, limit)),
    likeQuestions: (question, locale, limit) =>
      reading((opened) => findLikeQuestions(opened, question, analysedLanguage(locale)!, limit)),
    likePassages: (question, locale, limit) =>
      reading((opened) => findLikePassages(opened, question, analysedLanguage(locale)!, limit)),
    crossReferences: (verse, limit) => now().crossReferences[0]?.find(verse, limit) ?? [],
    readiness: () => readinessOf(now().generation, own.work),
    picture(work, file) {
      const part = now().generation.shelves.get(work)
      if (!part || file.includes('\0')) return undefined
      const pictures = join(partPath(folder, part), PICTURES)
      const path = join(pictures, file)
      return path.startsWith(pictures + sep) ? path : undefined
    },
    encoderFiles: () => encoderFilesOf(folder, now().generation),
    compareBy: (wanted) =>
      inTurn(async () => {
        if (wanted === model) return
        model = wanted
        await openAnew()
      }),
    encoded: () =>
      reading(async ({ meaning, vectorsProblem }) => {
        const { known = 0, all = 0 } = (await meaning?.count()) ?? {}
        return { known, all, problem: vectorsProblem }
      }),
    async encodeMissing(encode, signal, how = {}) {
      let count = 0
      for (;;) {
        const before = current
        count += await reading((opened) =>
          encodeMissing(opened, { ...how, encode, signal, isCurrent: () => current === before }),
        )
        if (signal.aborted || current === before) return count
      }
    },
    async prepareRecords() {
      for (const language of ANALYSED) {
        await nextTurn()
        own.words(language)
      }
    },
    ownRecords: () => own.records,
    recordCandidates: (question, heldOut) => reading((opened) => candidatesFor(opened, question, heldOut)),
    followingCandidates: (question) => reading((opened) => followingFor(opened, question)),
    refresh: () => inTurn(takeUp),
    async close() {
      unwatchFile(currentFile(folder), notice)
      await refreshing?.catch(() => {})
      model = undefined
      await replace(await adopt(EMPTY))
    },
  }
}

function readinessOf(generation: Generation, own: Work): Readiness {
  const languages = Object.fromEntries(
    ANALYSED.map((language) => {
      const bible = generation.works.some(
        (work) =>
          work.kind === 'bible' && analysedLanguage(work.language) === language && generation.editions.has(work.id),
      )
      return [language, { bible, verses: generation.verses.has(language), search: generation.tables.has(language) }]
    }),
  ) as Readiness['languages']
  const works = generation.works.filter(({ id }) => id !== OWN_WORK)
  return { languages, works: [...works, { ...own, state: 'ready' }], problems: generation.problems }
}
