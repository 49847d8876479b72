import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ordinal } from '@berea/scripture'
import { type AnalysedLanguage, analysedLanguage } from '../analysis/analyse.ts'
import { Edition } from '../editions/edition.ts'
import { crossReferencesOf } from '../index/cross-references.ts'
import { passageOrdinals } from '../index/measure.ts'
import { openShelf } from '../index/shelf.ts'
import type { Section, Work } from '../sections/section.ts'
import { writeQuestions } from '../verses/like-questions.ts'
import { shapeOf } from '../verses/shape.ts'
import { Vectors } from '../verses/vectors.ts'
import { type VerseNote, writeVerseIndex } from '../verses/verse-index-file.ts'
import {
  CROSS_REFERENCES_FILE,
  EDITION_FILE,
  makePart,
  PASSAGES_FILE,
  PERICOPES_FILE,
  partPath,
  QUESTIONS_FILE,
  VECTORS_FILE,
  VERSES_FILE,
} from './parts.ts'
import { COMPARED } from './plan.ts'

/** What an index of a language's verses is made of, by part. */
export type VerseSources = {
  readonly editions: readonly { readonly work: Work; readonly part: string }[]
  /** Shelves of notes in that language. */
  readonly notes: readonly { readonly work: Pick<Work, 'id'>; readonly part: string }[]
  /** Shelves of translators' questions in that language. */
  readonly questions: VerseSources['notes']
  readonly crossReferences?: string
  readonly vectors?: string
}

/** Editions of the same words in another script or numbering, that would only count a wording twice. */
const LEFT_OUT = new Set(['bible-zh-hant-cuv', 'bible-en-drc'])
/** Notes on single verses; introductions and articles belong to no verse. Where none of them is there, all notes serve. */
const VERSE_NOTES = new Set([
  ...['notes-en-tyndale-study', 'notes-zh-tyndale', 'notes-zh-uw', 'notes-fr-tyndale', 'notes-fr-biblica'],
  ...['notes-es-tyndale', 'notes-es-biblica'],
])
/** The editors' headings that part the passages, best first; else whichever edition has most. */
const HEADED = ['bible-en-bsb', 'bible-fr-lsg1910']

export type Heading = { readonly place: number; readonly heading: string }

/** Makes the index of a language's verses, and beside it where the passages begin. */
export async function assembleVerses(
  library: string,
  part: string,
  language: AnalysedLanguage,
  sources: VerseSources,
): Promise<void> {
  const editions = sources.editions.map(({ work, part }) =>
    Edition.of(work, readFileSync(join(partPath(library, part), EDITION_FILE))),
  )
  const own = editions.filter(({ work }) => analysedLanguage(work.language) === language)
  const indexed = own.filter(({ work }) => !LEFT_OUT.has(work.id))
  const pericopes = headingsOf(editions)
  const vectors = sources.vectors && new Vectors(readFileSync(join(partPath(library, sources.vectors), VECTORS_FILE)))
  const others = editions.filter(
    ({ work }) => COMPARED.includes(work.id) && analysedLanguage(work.language) !== language,
  )
  const textOf = (edition: Edition) => (place: number) => edition.textAt(place)
  const bytes = writeVerseIndex({
    language,
    shape: shapeOf(pericopes.map(({ place }) => place)),
    editions: (indexed.length > 0 ? indexed : own).map(textOf),
    notes: notesOf(library, sources.notes),
    headings: headingsOf(own),
    references: referencesTo(library, sources.crossReferences),
    ...(vectors
      ? {
          vectors: {
            rowOf: (word: string, of: AnalysedLanguage) => vectors.rowOf(word, of),
            others: others.map((edition) => ({
              language: analysedLanguage(edition.work.language)!,
              textAt: textOf(edition),
            })),
          },
        }
      : {}),
  })
  await makePart(library, part, async (folder) => {
    await writeFile(join(folder, VERSES_FILE), bytes)
    await writeFile(join(folder, PERICOPES_FILE), JSON.stringify(pericopes))
    if (vectors) {
      await writeFile(
        join(folder, QUESTIONS_FILE),
        writeQuestions(answered(library, sources.questions), language, vectors),
      )
      await writeFile(join(folder, PASSAGES_FILE), writeQuestions(headed(own), language, vectors))
    }
  })
}

/** The edition with the best headings, and those; rising. */
function bestHeaded(editions: readonly Edition[]) {
  const lists = editions.map((edition) => ({ edition, headings: [...edition.headings()] }))
  const best = HEADED.map((id) => lists.find(({ edition }) => edition.work.id === id)).find(
    (list) => list?.headings.length,
  )
  const most = best ?? lists.toSorted((a, b) => b.headings.length - a.headings.length)[0]
  return most && { ...most, headings: most.headings.toSorted((a, b) => a.place - b.place) }
}

const headingsOf = (editions: readonly Edition[]): readonly Heading[] => bestHeaded(editions)?.headings ?? []

/** So many words of a passage say, beside its heading, what it is about. */
const OPENING = 40

/** A language's passages as their headings call them, and how they begin; each by the place of its first verse. */
function* headed(editions: readonly Edition[]) {
  const { edition, headings } = bestHeaded(editions) ?? { headings: [] }
  for (const [at, { place, heading }] of headings.entries()) {
    const words: string[] = []
    const end = headings[at + 1]?.place ?? place + OPENING
    for (let verse = place; verse < end && words.length < OPENING; verse++) {
      words.push(...(edition?.textAt(verse) ?? '').split(' '))
    }
    yield { id: String(place), question: heading, answer: words.slice(0, OPENING).join(' ') }
  }
}

function* notesOf(library: string, shelves: VerseSources['notes']): Generator<VerseNote> {
  const onVerses = shelves.filter(({ work }) => VERSE_NOTES.has(work.id))
  for (const section of sectionsOf(library, onVerses.length > 0 ? onVerses : shelves)) yield* verseNotes(section)
}

function* answered(library: string, shelves: VerseSources['questions']) {
  for (const { id, title = '', text } of sectionsOf(library, shelves)) yield { id, question: title, answer: text }
}

function* sectionsOf(library: string, shelves: VerseSources['notes']): Generator<Section> {
  for (const { part } of shelves) {
    const shelf = openShelf(partPath(library, part))
    try {
      for (let order = 0; order < shelf.size; order++) yield shelf.at(order)
    } finally {
      shelf.close()
    }
  }
}

function* verseNotes({ passages, text }: Section): Generator<VerseNote> {
  for (const passage of passages) {
    const measured = passageOrdinals(passage)
    if (measured) yield { ...measured, text }
  }
}

/** How many verses refer to a verse: its place among those that are quoted often. */
function referencesTo(library: string, part: string | undefined): (place: number) => number {
  if (!part) return () => 0
  const counts = new Map<number, number>()
  const references = crossReferencesOf(readFileSync(join(partPath(library, part), CROSS_REFERENCES_FILE)))
  for (const { passage } of references.all()) {
    const place = ordinal(passage.first)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return (place) => counts.get(place) ?? 0
}
