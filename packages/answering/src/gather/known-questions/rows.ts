import { fold } from '../../understand/fold.ts'
import { withoutLongerNames } from '../../understand/lexicon/lexicon.ts'
import type { Tongue } from '../../understand/tongue.ts'
import { step } from '../../work.ts'

// The notation is that of concerns; it is matched word by word, for thousands of patterns would take too long, and too much room.

/** Of a table, in one language: passages that tell what is asked, which kinds of thing they tell, and the words that ask for it. */
export type Row = {
  /** Of a belief or custom, and no story. */
  readonly isBelief: boolean
  /** None: whatever is asked. */
  readonly kinds: ReadonlySet<string>
  /** Whatever else is asked as well, a meaning excepted: `person/any`. */
  readonly isOfAny: boolean
  readonly references: string
  /**
   * A question has a word of each group; folded. A word's beginning, or a word where a stop ends it; `…` lets a few stand between.
   * The words of a group stand in one string, divided by commas: as lists of their own they take four times the room.
   */
  readonly groups: readonly string[]
}

const COLUMN = { en: 1, es: 2, fr: 3, zh: 4 } as const satisfies Record<Tongue, number>

/** Folding takes `…` for a stop. */
const BETWEEN = '#'

const KINDS = /^\s*([a-z]+(?:\/[a-z]+)*)\s+(?=[A-Z0-9]{3} )/

const readGroup = (group: string): string =>
  fold(group.replaceAll('…', BETWEEN))
    .text.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(',')

export type Tables = { readonly stories: readonly string[]; readonly beliefs: readonly string[] }

/** The lines of all tables. */
const linesOf = ({ stories, beliefs }: Tables) => [
  ...stories.map((line) => ({ line, isBelief: false })),
  ...beliefs.map((line) => ({ line, isBelief: true })),
]

/** The rows of tables in one language, by how the words of their first groups begin. */
export function readRows(tables: Tables, tongue: Tongue): ReadonlyMap<string, readonly Row[]> {
  const rows = new Map<string, Row[]>()
  // Many rows have a group that others have as well, and no kind, or the same.
  const known = { groups: new Map<string, string>(), kinds: new Map<string, ReadonlySet<string>>() }
  for (const { line, isBelief } of linesOf(tables)) {
    const columns = line.split('|')
    const references = columns[0]!.replace(KINDS, '')
    const kind = KINDS.exec(columns[0]!)?.[1] ?? ''
    const kinds = once(
      known.kinds,
      kind,
      () => new Set(kind === '' ? [] : kind.split('/').filter((one) => one !== 'any')),
    )
    const isOfAny = kinds.size === 0 || kind.endsWith('/any')
    const groups = (columns[COLUMN[tongue]] ?? '')
      .split(' + ')
      .map((group) => once(known.groups, group, () => readGroup(group)))
    const row = { isBelief, kinds, isOfAny, references, groups }
    for (const key of new Set(groups[0]!.split(',').map(keyOf))) {
      const begun = rows.get(key) ?? []
      begun.push(row)
      rows.set(key, begun)
    }
  }
  return rows
}

function once<Value>(known: Map<string, Value>, key: string, read: () => Value): Value {
  const value = known.get(key) ?? read()
  known.set(key, value)
  return value
}

/** How a word begins: two letters, or one Chinese character. */
const keyOf = (text: string): string => (/^\p{Script=Han}/u.test(text) ? text.slice(0, 1) : text.slice(0, 2))

/** Where a word may begin: in Latin letters behind no letter, and behind an apostrophe only where French leaves a vowel out. */
const BEGINS = /(?<![a-z0-9])(?<![a-z][a-z]')(?<!^')(?=[a-z0-9])|(?<=\bqu')|\p{Script=Han}/gu

/** A folded question, with the places where words begin. */
export type Asked = { readonly text: string; readonly tongue: Tongue; readonly starts: readonly number[] }

export const asking = (text: string, tongue: Tongue): Asked => ({
  text,
  tongue,
  starts: [...text.matchAll(BEGINS)].map(({ index }) => index),
})

/** The rows that one of the question's words may begin. */
export const rowsFor = (rows: ReadonlyMap<string, readonly Row[]>, { text, starts }: Asked): ReadonlySet<Row> =>
  new Set([...new Set(starts.map((at) => keyOf(text.slice(at, at + 2))))].flatMap((key) => rows.get(key) ?? []))

/** The words that each group has in the question; undefined if one has none. */
export function matched(groups: Row['groups'], asked: Asked): string[] | undefined {
  const found: string[] = []
  for (const group of groups) {
    const words = group.split(',').flatMap((word) => find(word, asked))
    step(words.length + 1)
    if (words.length === 0) return undefined
    found.push(...words)
  }
  // One word does not stand for two groups.
  return new Set(found).size >= groups.length ? found : undefined
}

/** So much may stand where a word has `…`. */
const APART = 30

/** The parts of a word as they stand in the question. */
function find(word: string, { text, tongue, starts }: Asked): readonly string[] {
  const isWhole = word.endsWith('.')
  const parts = (isWhole ? word.slice(0, -1) : word).split(BETWEEN).map((part) => part.trim())
  const [first = '', ...others] = parts
  if (!text.includes(first)) return []
  const isThere = starts.some((start) => {
    if (!text.startsWith(first, start)) return false
    let end = start + first.length
    for (const part of others) {
      const at = text.indexOf(part, end)
      if (at < 0 || at - end > APART) return false
      end = at + part.length
    }
    return !isWhole || !/[a-z0-9]/.test(text.charAt(end))
  })
  // No 约拿 in 约拿单.
  return isThere && (tongue !== 'zh' || withoutLongerNames(text, first).includes(first)) ? parts : []
}
