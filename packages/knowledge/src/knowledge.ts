import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readCached, writeCached } from './cache.ts'
import { KIND_NAMES, type Kind, type Records } from './kinds.ts'
import type { Language } from './languages.ts'
import { formatMistake, type Mistake } from './mistake.ts'
import { type Aliases, layAliases } from './reading/aliases.ts'
import { type Examples, isExamples, readExamples } from './reading/examples.ts'
import { readFolder } from './reading/folder.ts'
import { keptFiles } from './reading/kept-files.ts'
import { isPatterns, type Pattern, type PatternFile, type PatternLanguage, readPatterns } from './reading/patterns.ts'
import { type Content, type Files, readContent } from './reading/read.ts'
import { isTable, readTable, type Table } from './reading/tables.ts'
import { readWordRows, type WordRows, type WordTable } from './reading/word-rows.ts'
import type { ReadYaml } from './reading/yaml-file.ts'
import { isReadTwice } from './schema/checked.ts'

/** All records, by kind, in the order of their files. */
export type Knowledge = {
  /** Changes with every change of a record. */
  readonly version: string
  readonly records: { readonly [K in Kind]: readonly Records[K][] }
  /** What persons, places and other matters are called, by language. */
  readonly aliases: Aliases
  /**
   * How people tell situations in a language, by id. They are read when they are asked for, for what is made of them is kept:
   * 26,000 sentences would stay in memory for good.
   */
  examples(language: Language): ReadonlyMap<string, readonly string[]>
  /** The rows of a table of words, by the names of its files; read when they are asked for. */
  rows(table: WordTable): WordRows
  /** The rows of a table of names or places, each as its cells. */
  table(name: Table): readonly (readonly string[])[]
  /** How something is told in a language, in the order of its file. */
  patterns(name: PatternFile, language: PatternLanguage): readonly Pattern[]
}

/** Our own content has a mistake: a program whose own words are broken does not begin. */
export class BrokenContent extends Error {
  readonly mistakes: readonly Mistake[]
  constructor(mistakes: readonly Mistake[]) {
    super(['packages/knowledge/content has mistakes:', ...mistakes.map(formatMistake)].join('\n'))
    this.mistakes = mistakes
  }
}

const hashOf = (files: Files): string => {
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex').slice(0, 16)
}

/** The records without their places. */
const bare = (records: Content['records']): Knowledge['records'] =>
  perKind((kind) => records[kind].map(({ record }) => record))

const perKind = (make: (kind: Kind) => readonly unknown[]): Knowledge['records'] =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, make(kind)])) as unknown as Knowledge['records']

/** The records of a content folder that has to be in order. */
export function compile(files: Files, read?: ReadYaml): Knowledge {
  const { records, examples, aliases, mistakes } = readContent(files, {}, read)
  if (mistakes.length > 0) throw new BrokenContent(mistakes)
  return {
    version: hashOf(files),
    records: bare(records),
    aliases,
    examples: (language) => examples[language],
    rows: (table) => readWordRows(files, table),
    table: (name) => readTable(files, name),
    patterns: (name, language) => readPatterns(files, name, language),
  }
}

/**
 * The records that come with Berea. Their files are read once and kept compiled, until one of them or the reader changes.
 */
function openOwn(): Knowledge {
  const files = readFolder()
  const version = hashOf(files)
  const key = `${version}-${hashOf(readFolder(import.meta.dirname, /\.ts$/))}`
  const known = readCached('knowledge', key) as Compiled | undefined
  const { records, aliases } = known ?? compileKept(files)
  if (!known) writeCached('knowledge', key, { records, aliases })
  const tables = new Map([...files].filter(([name]) => isTable(name) || isPatterns(name)))
  return {
    version,
    records,
    aliases,
    examples: (language) => examplesIn(readFolder(), records)[language],
    rows: (table) => readWordRows(readFolder(), table),
    table: (name) => readTable(tables, name),
    patterns: (name, language) => readPatterns(tables, name, language),
  }
}

type Compiled = Pick<Knowledge, 'records' | 'aliases'>

function compileKept(files: Files): Compiled {
  const { read, keep } = keptFiles()
  const { records, aliases } = compile(files, read)
  keep()
  return { records, aliases }
}

function examplesIn(files: Files, records: Knowledge['records']): Examples {
  const told = new Map([...files].filter(([name]) => isExamples(name)))
  return readExamples(told, new Set(records.situation.map(({ id }) => id))).examples
}

/**
 * What is made of the records and takes long, kept beside them. `sources`: the folders of the code that makes it, with which
 * it is made anew.
 */
export function keepMade<T>(name: string, of: Knowledge, sources: readonly URL[], make: () => T): T {
  const code = sources.map((folder) => hashOf(readFolder(fileURLToPath(folder), /\.ts$/)))
  const key = createHash('sha256')
    .update([of.version, ...code].join())
    .digest('hex')
    .slice(0, 16)
  const kept = readCached(name, key) as T | undefined
  if (kept !== undefined) return kept
  const made = make()
  writeCached(name, key, made)
  return made
}

export type Opened = { readonly knowledge: Knowledge; readonly mistakes: readonly Mistake[] }

/** What lies in an installation's own folder, over our own records: one of the same kind and id takes the place of ours. */
export function layOver(own: Knowledge, files: Files): Opened {
  const ids = Object.fromEntries(KIND_NAMES.map((kind) => [kind, own.records[kind].map(({ id }) => id)]))
  const { records, examples, aliases, mistakes } = readContent(files, ids)
  const laid = bare(records)
  const merged = perKind((kind) => withLaid<{ readonly id: string }>(own.records[kind], laid[kind]))
  const version = `${own.version}+${hashOf(files)}`
  const told = (language: Language) => new Map([...own.examples(language), ...examples[language]])
  const named = layAliases(own.aliases, aliases)
  const rows = (table: WordTable) => new Map([...readWordRows(files, table), ...own.rows(table)])
  const table = (name: Table) => [...readTable(files, name), ...own.table(name)]
  const patterns = (name: PatternFile, language: PatternLanguage) => [
    ...readPatterns(files, name, language),
    ...own.patterns(name, language),
  ]
  return { knowledge: { version, records: merged, aliases: named, examples: told, rows, table, patterns }, mistakes }
}

/** New ones first, for the first that fits holds; one that takes the place of ours stands where ours stood. */
function withLaid<T extends { readonly id: string }>(own: readonly T[], laid: readonly T[]): T[] {
  const ids = new Set(own.map(({ id }) => id))
  const replacing = new Map(laid.map((record) => [record.id, record]))
  return [...laid.filter(({ id }) => !ids.has(id)), ...own.map((record) => replacing.get(record.id) ?? record)]
}

/** `unread`: articles that only whoever wrote them has read are there too, for whoever measures or mends them. */
type How = { readonly unread?: boolean }

/** Our records, and over them those of a folder. Its mistakes are handed back; a mistake in our own is a `BrokenContent`. */
export function openKnowledge(folder?: string, { unread = false }: How = {}): Opened {
  const own = openOwn()
  const opened = folder === undefined ? { knowledge: own, mistakes: [] } : layOver(own, readFolder(folder))
  return unread ? opened : { ...opened, knowledge: readTwice(opened.knowledge) }
}

/** An article is shown once two people have read it; until then nobody meets it. */
function readTwice(knowledge: Knowledge): Knowledge {
  const article = knowledge.records.article.filter(isReadTwice)
  const lacks = knowledge.records.article.length - article.length
  if (lacks === 0) return knowledge
  return { ...knowledge, version: `${knowledge.version}-${lacks}`, records: { ...knowledge.records, article } }
}
