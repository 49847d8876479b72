import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import { fold } from '../question/fold.ts'
import { CONCERNS } from './concerns-table.ts'
import { KNOWN_NAMES } from './known-names-table.ts'

type Concern = {
  readonly passages: readonly Passage[]
  readonly words: RegExp
  /** On somebody who may stand by in any trouble: a friend, the parents. Where the trouble is named, that is meant. */
  readonly yields: boolean
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `…` stands for a few words between. */
const patternOf = (words: string): string =>
  words
    .split('…')
    .map((word) => literal(fold(word.trim()).text))
    .join('.{0,30}')

/** A word begins after no letter; after an apostrophe only where French leaves a vowel out: « l'orgueil », « qu'un divorce ». */
const BEGINS = String.raw`(?<!\p{L})(?<!\p{L}\p{L}')(?<!^')|(?<=\bqu')`

/**
 * A word's beginning in Latin letters, any place in Chinese. What may stand before a word is said once
 * for all: a class of all letters is slow to compile.
 */
export function anyOf(words: readonly string[]): RegExp {
  const latin = words.filter((word) => !/\p{Script=Han}/u.test(word)).map(patternOf)
  const chinese = words.filter((word) => /\p{Script=Han}/u.test(word)).map(patternOf)
  const begun = latin.length > 0 ? [`(?:${BEGINS})(?:${latin.join('|')})`] : []
  return new RegExp([...begun, ...chinese].join('|'), 'u')
}

/** 'MAT 7:12; LUK 6:31' as passages. */
export const readPassages = (references: string): Passage[] =>
  references.split(';').flatMap((reference) => {
    const found = parseUsfm(reference.trim())
    return found && !isProblem(found) ? [found] : []
  })

const readTable = (table: string): readonly Concern[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [passages = '', ...columns] = line.split('|')
      return {
        passages: readPassages(passages.replace(/^~/, '')),
        words: anyOf(columns.flatMap((column) => column.split(','))),
        yields: passages.startsWith('~'),
      }
    })

const concerns = readTable(CONCERNS)
const knownNames = readTable(KNOWN_NAMES)

type Classic = { readonly passage: Passage; readonly rank: number; readonly among: number }

/**
 * The passages long turned to in what a question is about, each with its rank from 0:
 * "what does the Bible say about anger" → James 1:19–20 at 0, Ephesians 4:26–27 at 1 …
 */
export const classicPassages = (question: string): readonly Classic[] => lookUp(classics, concerns, question)

/** The passages that a question calls by name: "the prodigal son" → Luke 15:11–32. */
export const namedPassages = (question: string): readonly Classic[] => lookUp(named, knownNames, question)

/** A question looks several times; a few are answered at once. */
const KEPT = 32
const classics = new Map<string, readonly Classic[]>()
const named = new Map<string, readonly Classic[]>()

function lookUp(
  kept: Map<string, readonly Classic[]>,
  table: readonly Concern[],
  question: string,
): readonly Classic[] {
  const known = kept.get(question)
  if (known) return known
  if (kept.size >= KEPT) kept.clear()
  const found = passagesFor(table, question)
  kept.set(question, found)
  return found
}

function passagesFor(table: readonly Concern[], question: string): Classic[] {
  const { text } = fold(question)
  const touched = table.filter(({ words }) => words.test(text))
  const meant = touched.filter(({ yields }) => !yields)
  const matching = meant.length > 0 ? meant : touched
  return matching.flatMap(({ passages }) =>
    passages.map((passage, rank) => ({ passage, rank, among: matching.length })),
  )
}
