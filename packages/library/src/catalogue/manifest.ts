import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Problem } from '../sections/problem.ts'
import type { Pack } from '../sources/importer.ts'

const KINDS = [
  'bible', 'commentary', 'notes', 'dictionary', 'lexicon', 'people-places', 'topics', 'questions', 'theology', 'creeds',
  'fathers', 'sermons', 'devotional', 'prayers', 'hymns', 'stories', 'original', 'images', 'geodata', 'crossrefs',
  'names', 'versification', 'model',
] as const // biome-ignore format: the order of the manifest's own table

const orNothing = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)

const packEntry = z.object({
  // Part of addresses and of folders' names; any word may be one, `__proto__` too.
  id: z.string().regex(/^\w[\w-]{0,63}$/),
  title: z.string().trim().min(1),
  titleLocal: orNothing(z.string().trim().min(1)),
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/),
  kind: z.enum(KINDS),
  tradition: z.enum(['protestant', 'catholic', 'orthodox', 'ecumenical', 'patristic']),
  author: orNothing(z.union([z.string(), z.array(z.string()).transform((names) => names.join(', '))])),
  year: orNothing(z.union([z.number().int(), z.string().transform(firstYear)])),
  licence: z.string().trim().min(1),
  origin: orNothing(z.object({ repository: z.string().nullish() }).transform(({ repository }) => address(repository))),
  tier: z.enum(['core', 'standard', 'extended']),
  characters: z.number().int().nonnegative(),
  file: z.string().regex(/^(?!.*(^|\/)\.\.(\/|$))[\w.-]+(\/[\w.-]+)*$/, 'a path below the source'),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const manifest = z.object({ version: z.literal(1), packs: z.array(z.unknown()) })

export type Manifest = { readonly packs: readonly Pack[]; readonly problems: readonly Problem[] }

/**
 * The packs that a source's manifest lists. An entry that is ill-formed, or of a kind not known
 * here, becomes a problem and the others serve.
 *
 *     '{"version":1,"packs":[{"id":"bible-en-x", …}, {"id":"y"}]}' → packs: [bible-en-x], problems: [y malformed]
 *     'not JSON' → packs: [], problems: [manifest.json malformed]
 */
export function parseManifest(text: string): Manifest {
  const whole = manifest.safeParse(parseJson(text))
  if (!whole.success) return { packs: [], problems: [malformed('manifest', z.prettifyError(whole.error))] }
  const packs = new Map<string, Pack>()
  const problems: Problem[] = []
  for (const [index, entry] of whole.data.packs.entries()) {
    const parsed = packEntry.safeParse(entry)
    const named = z.object({ id: z.string() }).safeParse(entry)
    const name = named.success ? named.data.id.slice(0, 64) : `entry ${index}`
    if (!parsed.success) problems.push(malformed(name, z.prettifyError(parsed.error)))
    else if (packs.has(parsed.data.id)) problems.push(malformed(name, 'listed twice'))
    else packs.set(parsed.data.id, withoutUndefined(parsed.data))
  }
  return { packs: [...packs.values()], problems }
}

/** The manifest of a source that is a folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'))
  } catch (error) {
    if (!isMissing(error)) throw error
    return { packs: [], problems: [{ pack: 'manifest', file: 'manifest.json', code: 'missing' }] }
  }
}

/** Is the pack's archive there, whole and the one that the manifest means? Undefined when it is. */
export async function checkPack(folder: string, pack: Pack): Promise<Problem | undefined> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(join(folder, pack.file))) {
      bytes += chunk.length
      hash.update(chunk)
    }
  } catch (error) {
    if (!isMissing(error)) throw error
    return { pack: pack.id, file: pack.file, code: 'missing' }
  }
  const same = bytes === pack.bytes && hash.digest('hex') === pack.sha256
  return same
    ? undefined
    : { pack: pack.id, file: pack.file, code: 'wrong-hash', detail: `${bytes} of ${pack.bytes} bytes` }
}

const malformed = (pack: string, detail: string): Problem => ({
  pack,
  file: 'manifest.json',
  code: 'malformed',
  detail: detail.slice(0, 500),
})

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** '1274; translation 1911-1925' → 1274, 'Latin 16th c.' → undefined. */
function firstYear(printed: string): number | undefined {
  const year = /\b\d{3,4}\b/.exec(printed)?.[0]
  return year ? Number(year) : undefined
}

/** 'github.com/owner/name' → 'https://github.com/owner/name' */
function address(repository: string | null | undefined): string | undefined {
  return repository ? `https://${repository.replace(/^https?:\/\//, '')}` : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Optional fields are absent, never `undefined`, so that works compare and print alike. */
function withoutUndefined(entry: z.infer<typeof packEntry>): Pack {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as Pack
}
