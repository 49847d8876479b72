import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Problem } from '../sections/problem.ts'
import type { Work } from '../sections/section.ts'
import { isAlive, type ProcessId, thisProcess } from './process.ts'

/** `waiting`: to be read yet. `failed`: see the problems. `unread`: no importer knows it, or it needs none. `left`: on request only. */
export type WorkState = 'ready' | 'waiting' | 'failed' | 'unread' | 'left'

/** Part by work or by language. A map, for works are named by whoever publishes them: `constructor` is a name like another. */
export type Parts = ReadonlyMap<string, string>

/** A version of the library: which works there are, and which parts hold them. One small file. */
export type Generation = {
  /** A hash of what the parts were made from: the same texts and the same code make the same version. */
  readonly version: string
  readonly source: string
  /** What sets the parts apart from those of before they were last made anew. */
  readonly anew: string
  readonly works: readonly (Work & { readonly state: WorkState })[]
  /** By work. */
  readonly shelves: Parts
  readonly editions: Parts
  readonly crossReferences: Parts
  readonly vectors: Parts
  /** Models that encode sentences, and the vectors of texts that came with them. */
  readonly encoders: Parts
  readonly textVectors: Parts
  /** By language: `zh`, `en`, `es`, `fr`. */
  readonly tables: Parts
  readonly verses: Parts
  /** By work: of what was read to its end and gives nothing to serve, how that came out. */
  readonly outcomes: Parts
  readonly problems: readonly Problem[]
}

export const EMPTY: Generation = {
  version: 'empty',
  source: '',
  anew: '',
  works: [],
  shelves: new Map(),
  editions: new Map(),
  crossReferences: new Map(),
  vectors: new Map(),
  encoders: new Map(),
  textVectors: new Map(),
  tables: new Map(),
  verses: new Map(),
  outcomes: new Map(),
  problems: [],
}

/** What is served is held by parts of these fields. */
export const SERVED_FIELDS = [
  'shelves',
  'editions',
  'crossReferences',
  'vectors',
  'encoders',
  'textVectors',
  'tables',
  'verses',
] as const
export type ServedField = (typeof SERVED_FIELDS)[number]
export const PART_FIELDS = [...SERVED_FIELDS, 'outcomes'] as const

export const partsOf = (generation: Generation): readonly string[] => [
  ...new Set(PART_FIELDS.flatMap((field) => [...generation[field].values()])),
]

const partName = z.string().regex(/^[\w][\w.-]*$/)
/** A version from before a field had come has none of it. No record's schema, for that would leave out `__proto__`. */
const parts = z
  .custom<object>((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
  .transform((given) => Object.entries(given))
  .pipe(z.array(z.tuple([z.string(), partName])))
  .transform((entries): Parts => new Map(entries))
  .default(() => new Map())
/** Written by us alone: what matters is that it is whole and of this format. */
const generation = z.looseObject({
  format: z.literal(1),
  version: z.string(),
  source: z.string(),
  anew: z.string().default(''),
  works: z.array(z.looseObject({ id: z.string(), state: z.string() })),
  ...Object.fromEntries(PART_FIELDS.map((field) => [field, parts])),
  problems: z.array(z.looseObject({ pack: z.string(), code: z.string() })),
})

/** The file's text: maps as objects, whose every key is their own. */
export const formatGeneration = (generation: Omit<Generation, 'version'>): string =>
  JSON.stringify({ format: 1, ...generation }, (_key, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value,
  )

export const currentFile = (library: string) => join(library, 'current.json')

/** The version in force; undefined before the first, and where the file is of another format. */
export async function readGeneration(library: string): Promise<Generation | undefined> {
  const text = await readFile(currentFile(library), 'utf8').catch(absent)
  if (text === undefined) return undefined
  const read = generation.safeParse(parseJson(text))
  if (!read.success) return undefined
  const { format: _, ...found } = read.data
  return found as unknown as Generation
}

/** Puts a version in force, in one step: a reader sees the one before or this one. */
export async function switchGeneration(library: string, next: Generation): Promise<void> {
  await mkdir(library, { recursive: true })
  const beside = `${currentFile(library)}.${randomUUID()}`
  const file = await open(beside, 'w')
  try {
    await file.writeFile(formatGeneration(next))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(beside, currentFile(library))
}

export type Lease = { release(): Promise<void> }

const leases = (library: string) => join(library, 'readers')

/** Tells every build that this process reads these parts. */
export async function lease(library: string, read: Generation): Promise<Lease> {
  await mkdir(leases(library), { recursive: true })
  const name = `${process.pid}-${randomUUID()}.json`
  const file = join(leases(library), name)
  // Renamed into place: a build that read half a lease would think that nothing was leased.
  await writeFile(join(library, name), JSON.stringify({ ...thisProcess(), parts: partsOf(read) }))
  await rename(join(library, name), file)
  return { release: () => rm(file, { force: true }) }
}

const leased = z.object({ pid: z.number(), started: z.number(), parts: z.array(z.string()) })

/** The parts that some living process reads; the leases of the dead are removed. */
export async function leasedParts(library: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const name of (await readdir(leases(library)).catch(absent)) ?? []) {
    const file = join(leases(library), name)
    const read = leased.safeParse(parseJson((await readFile(file, 'utf8').catch(absent)) ?? ''))
    const owner: ProcessId = read.success ? read.data : { pid: Number.parseInt(name, 10), started: 0 }
    if (!isAlive(owner)) await rm(file, { force: true })
    else if (read.success) for (const part of read.data.parts) found.add(part)
  }
  return found
}

/** Removes what a process that was killed left half written beside the files that count. For builds, which are alone. */
export async function sweepHalves(library: string): Promise<void> {
  for (const name of await readdir(library)) {
    const pid = /^(\d+)-.+\.json$/.exec(name)?.[1]
    const dead = pid !== undefined && !isAlive({ pid: Number(pid), started: 0 })
    if (dead || /^current\.json\../.test(name)) await rm(join(library, name), { force: true })
  }
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
