import type { Mistake } from '../mistake.ts'
import { traditionalIn } from '../wording/script.ts'

/** What is named otherwise in other languages, and by several names in one; a file each. */
export const ALIAS_FIELDS = ['persons', 'places', 'sayings', 'doctrines', 'background', 'themes'] as const
export type AliasField = (typeof ALIAS_FIELDS)[number]

/** The columns, in their order. Chinese is asked in both scripts and matched in this one. */
const COLUMNS = ['en', 'es', 'fr', 'zh-Hans'] as const
type Column = (typeof COLUMNS)[number]

/** A name as it is written; `capital`: it is only meant with a capital, being a common word otherwise. */
type AliasName = { readonly name: string; readonly capital: boolean }
/** One row: what one person, place or matter is called; the first of a language is what it is called in an answer. */
export type Alias = Readonly<Record<Column, readonly AliasName[]>>
export type Aliases = Readonly<Record<AliasField, readonly Alias[]>>

const FILE = /^aliases\/([a-z]+)\.csv$/

export const isAliases = (file: string): boolean => file.startsWith('aliases/')

type Read = { readonly aliases: Aliases; readonly mistakes: readonly Mistake[] }

/**
 * The rows of `aliases/persons.csv`: `Abraham; Abram,Abraham; Abrahán,Abraham,亚伯拉罕; 亚伯兰`. `=Lot` is only meant with a
 * capital. Every mistake is named: a field that is none, a column too many, a row without its English name.
 */
export function readAliases(files: ReadonlyMap<string, string>): Read {
  const mistakes: Mistake[] = []
  const aliases = Object.fromEntries(ALIAS_FIELDS.map((field) => [field, [] as Alias[]])) as Record<AliasField, Alias[]>
  for (const [file, text] of files) {
    const field = ALIAS_FIELDS.find((one) => one === FILE.exec(file)?.[1])
    if (field) aliases[field].push(...readRows(file, text, mistakes))
    else mistakes.push({ file, line: 1, message: `a file of names is called ${ALIAS_FIELDS.join('.csv, ')}.csv` })
  }
  return { aliases, mistakes }
}

function readRows(file: string, text: string, mistakes: Mistake[]): readonly Alias[] {
  const [head = '', ...rows] = text.split('\n')
  if (head.trim() !== COLUMNS.join(',')) {
    mistakes.push({ file, line: 1, message: `the columns are expected first: ${COLUMNS.join(',')}` })
    return []
  }
  return rows.flatMap((row, index) => {
    if (row.trim() === '') return []
    const problem = problemOf(row)
    if (problem) mistakes.push({ file, line: index + 2, message: problem })
    return problem ? [] : aliasOf(row)
  })
}

function aliasOf(row: string): Alias {
  const cells = row.split(',').map(namesIn)
  return Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at] ?? []])) as unknown as Alias
}

const namesIn = (cell: string): readonly AliasName[] =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name: name.replace(/^=/, ''), capital: name.startsWith('=') }))

function problemOf(row: string): string | undefined {
  const cells = row.split(',')
  if (cells.length !== COLUMNS.length)
    return `${cells.length} columns; ${COLUMNS.length} are expected (a comma parts columns, "; " the names in one)`
  if (row.includes('"')) return 'names stand without quotation marks'
  const [english = [], , , chinese = []] = cells.map(namesIn)
  if (english.length === 0) return 'the English name is expected first'
  const foreign = traditionalIn(chinese.map(({ name }) => name).join(''))
  if (foreign.length > 0)
    return `${foreign.join('')}: traditional characters; these names are written in simplified ones`
  const twice = cells.map(namesIn).flatMap((names) => names.filter((one, at) => names.findIndex(isNamed(one)) < at))
  return twice[0] && `"${twice[0].name}" stands there twice`
}

const isNamed = (one: AliasName) => (other: AliasName) => other.name === one.name

/** Rows of a folder laid over ours: one with the first English name of ours takes its place, others are added. */
export function layAliases(own: Aliases, laid: Aliases): Aliases {
  const named = ({ en: [first] }: Alias) => first!.name
  const over = (field: AliasField): readonly Alias[] => {
    const replacing = new Map(laid[field].map((alias) => [named(alias), alias]))
    const ours = new Set(own[field].map(named))
    return [
      ...own[field].map((alias) => replacing.get(named(alias)) ?? alias),
      ...laid[field].filter((alias) => !ours.has(named(alias))),
    ]
  }
  return Object.fromEntries(ALIAS_FIELDS.map((field) => [field, over(field)])) as unknown as Aliases
}
