import { createHash } from 'node:crypto'
import { readCached, writeCached } from './cache.ts'
import { KIND_NAMES, type Kind, type Records } from './kinds.ts'
import { formatMistake, type Mistake } from './mistake.ts'
import { readFolder } from './reading/folder.ts'
import { type Content, type Files, readContent } from './reading/read.ts'

/** All records, by kind, in the order of their files. */
export type Knowledge = {
  /** Changes with every change of a record. */
  readonly version: string
  readonly records: { readonly [K in Kind]: readonly Records[K][] }
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
export function compile(files: Files): Knowledge {
  const { records, mistakes } = readContent(files)
  if (mistakes.length > 0) throw new BrokenContent(mistakes)
  return { version: hashOf(files), records: bare(records) }
}

/**
 * The records that come with Berea. Their files are read once and kept compiled, until one of them or the reader changes.
 */
function openOwn(): Knowledge {
  const files = readFolder()
  const key = `${hashOf(files)}-${hashOf(readFolder(import.meta.dirname, /\.ts$/))}`
  const kept = readCached(key) as Knowledge | undefined
  if (kept) return kept
  const compiled = compile(files)
  writeCached(key, compiled)
  return compiled
}

export type Opened = { readonly knowledge: Knowledge; readonly mistakes: readonly Mistake[] }

/** What lies in an installation's own folder, over our own records: one of the same kind and id takes the place of ours. */
export function layOver(own: Knowledge, files: Files): Opened {
  const { records, mistakes } = readContent(
    files,
    own.records.article.map(({ id }) => id),
  )
  const laid = bare(records)
  const merged = perKind((kind) => {
    const ids = new Set(laid[kind].map(({ id }) => id))
    return [
      ...laid[kind],
      ...(own.records[kind] as readonly { readonly id: string }[]).filter(({ id }) => !ids.has(id)),
    ]
  })
  return { knowledge: { version: `${own.version}+${hashOf(files)}`, records: merged }, mistakes }
}

/** Our records, and over them those of a folder. Its mistakes are handed back; a mistake in our own is a `BrokenContent`. */
export function openKnowledge(folder?: string): Opened {
  const own = openOwn()
  return folder === undefined ? { knowledge: own, mistakes: [] } : layOver(own, readFolder(folder))
}
