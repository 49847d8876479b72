import { fromKnowledge, knowledge, type WordTable } from '@berea/knowledge'
import { overlaps, type Passage } from '@berea/scripture'
import { withoutAsking } from '../../understand/asked-after.ts'
import { fold } from '../../understand/fold.ts'
import { step } from '../../work.ts'
import { readPassages } from '../references.ts'

type Concern = {
  readonly passages: readonly Passage[]
  readonly words: RegExp
  /** How its words begin: only where one of these stands it can be touched. */
  readonly begins: ReadonlySet<string>
  /** On somebody who may stand by in any trouble: a friend, the parents. Where the trouble is named, that is meant. */
  readonly yields: boolean
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `…` stands for a few words between, a stop for the word's end. */
const patternOf = (words: string): string =>
  words
    .split('…')
    .map((word) => literal(fold(word.trim().replace(/\.$/, '')).text))
    .join('.{0,30}') + (words.trim().endsWith('.') ? '(?![a-z0-9])' : '')

/** A word begins after no letter; after an apostrophe only where French leaves a vowel out: « l'orgueil », « qu'un divorce ». */
const BEGINS = String.raw`(?<![a-z])(?<![a-z][a-z]')(?<!^')|(?<=\bqu')`

/** A word's beginning in Latin letters, any place in Chinese. */
export function anyOf(words: readonly string[]): RegExp {
  const latin = words.filter((word) => !/\p{Script=Han}/u.test(word)).map(patternOf)
  const chinese = words.filter((word) => /\p{Script=Han}/u.test(word)).map(patternOf)
  const begun = latin.length > 0 ? [`(?:${BEGINS})(?:${latin.join('|')})`] : []
  return new RegExp([...begun, ...chinese].join('|'), 'u')
}

const readTable = (rows: readonly string[]): readonly Concern[] =>
  rows.map((line) => {
    const [passages = '', ...columns] = line.split('|')
    return {
      passages: readPassages(passages.replace(/^~/, '')),
      words: new RegExp(anyOf(columns.flatMap((column) => column.split(','))), 'gu'),
      begins: new Set(columns.flatMap((column) => column.split(',')).map((word) => fold(word.trim()).text.slice(0, 2))),
      yields: passages.startsWith('~'),
    }
  })

/**
 * What people ask the Bible about, with the passages that a careful pastor would turn to first, whatever their church; the passages
 * that go by a name; and whoever asks only who somebody of many pages was, or says no more than the name, is shown where they are told of.
 */
const read = fromKnowledge(() => {
  const rows = (table: WordTable) => [...knowledge().rows(table).values()].flat()
  return {
    concerns: readTable(rows('counsel')),
    knownNames: readTable(rows('known-names')),
    persons: readPersons(rows('persons')),
    classics: new Map<string, readonly Classic[]>(),
    named: new Map<string, readonly Classic[]>(),
  }
})

const readPersons = (rows: readonly string[]): ReadonlyMap<string, readonly Passage[]> =>
  new Map(
    rows.flatMap((line) => {
      const [passages = '', ...columns] = line.split('|')
      const told = readPassages(passages)
      return columns.flatMap((column) => column.split(',')).map((name) => [fold(name.trim()).text, told] as const)
    }),
  )

/** A passage with its rank from 0 among those turned to, and how many matters it shares them with. */
export type Classic = { readonly passage: Passage; readonly rank: number; readonly among: number }

/**
 * The passages long turned to in what a question is about, each with its rank from 0:
 * "what does the Bible say about anger" → James 1:19–20 at 0, Ephesians 4:26–27 at 1 …
 */
export const classicPassages = (question: string): readonly Classic[] =>
  lookUp(read().classics, question, () => passagesFor(read().concerns, question))

/** Does a question name a concern itself, and not only who may stand by in any? */
export const namesConcern = (question: string): boolean =>
  touchedBy(read().concerns, fold(question).text).some(({ yields }) => !yields)

/** The passages that a question calls by name, "the prodigal son" → Luke 15:11–32, or that tell of one who is asked after. */
export const namedPassages = (question: string): readonly Classic[] =>
  lookUp(read().named, question, () => passagesOn(question) ?? passagesFor(read().knownNames, question))

/** Does a question call this place by name? */
export const isCalledSo = (question: string, place: Passage): boolean =>
  namedPassages(question).some(({ passage }) => overlaps(passage, place))

/** A question looks several times; a few are answered at once. */
const KEPT = 32

function lookUp(
  kept: Map<string, readonly Classic[]>,
  question: string,
  find: () => readonly Classic[],
): readonly Classic[] {
  const known = kept.get(question)
  if (known) return known
  if (kept.size >= KEPT) kept.clear()
  const found = find()
  kept.set(question, found)
  return found
}

/** Where somebody is told of who is asked after: `Who was David?` → 1 Samuel 16:1–13 at 0 … */
const passagesOn = (question: string): readonly Classic[] | undefined =>
  read()
    .persons.get(fold(withoutAsking(question)).text)
    ?.map((passage, rank) => ({ passage, rank, among: 1 }))

/** A long letter touches on much; so many concerns, those it names in the most words, are taken up. */
const MOST = 3

/** The first passage of each concern, then the second of each: a question that touches two is about both. */
function passagesFor(table: readonly Concern[], question: string): Classic[] {
  const touched = touchedBy(table, fold(question).text)
  const meant = touched.filter(({ yields }) => !yields)
  const matching = (meant.length > 0 ? meant : touched).slice(0, MOST)
  return matching
    .flatMap(({ passages }) => passages.map((passage, rank) => ({ passage, rank, among: matching.length })))
    .sort((a, b) => a.rank - b.rank)
}

/** Concerns whose words stand in the text, the longest words first, but not within longer ones of another: no "tongue" in "speak in tongues". */
function touchedBy(table: readonly Concern[], text: string): Concern[] {
  const there = new Set(
    Array.from({ length: text.length }, (_, at) => [text.slice(at, at + 1), text.slice(at, at + 2)]).flat(),
  )
  const near = table.filter(({ begins }) => !begins.isDisjointFrom(there))
  const spans = near.flatMap((concern) =>
    [...text.matchAll(concern.words)].map(({ 0: words, index }) => ({
      concern,
      start: index,
      end: index + words.length,
      length: words.length,
    })),
  )
  step(table.length + spans.length)
  // Whatever begins later and ends no later than another stands within it.
  let last = { start: 0, end: 0 }
  const inOrder = spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const outer = inOrder.filter((one) => {
    if (one.end > last.end) last = one
    return one.start === last.start && one.end === last.end
  })
  return [...new Set(outer.toSorted((a, b) => b.length - a.length || a.start - b.start).map(({ concern }) => concern))]
}
