import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DIMENSIONS } from '@berea/embedding'
import { z } from 'zod'
import type { Problem } from '../sections/problem.ts'
import type { PackFile } from '../sources/importer.ts'

/** The files of an encoder, in its pack and in its part. */
export const MODEL_FILE = 'model.onnx'
export const TOKENIZER_FILE = 'tokenizer.json'
/** The files of texts' vectors: whose they are, the texts' keys in rising order, and the vectors beside them. */
export const ABOUT_FILE = 'vectors.json'
export const KEYS_FILE = 'keys.bin'
export const CODES_FILE = 'codes.bin'

export const KEY_BYTES = 8
export const CODE_BYTES = DIMENSIONS / 2

const about = z.object({
  version: z.literal(1),
  model: z.string().regex(/^[0-9a-f]{64}$/),
  dimensions: z.literal(DIMENSIONS),
  count: z.number().int().positive(),
})

/** `model`: the SHA-256 of the model that they are of. */
export type AboutVectors = z.infer<typeof about>

export type Kept = { readonly size: number } | { readonly problem: Omit<Problem, 'pack'> }

/** What a pack of kind `model` holds, by its files; undefined for the vectors of words and verses. */
export function modelPackOf(paths: readonly string[]): 'encoder' | 'text-vectors' | undefined {
  if (paths.includes(ABOUT_FILE)) return 'text-vectors'
  return paths.includes(MODEL_FILE) ? 'encoder' : undefined
}

/** An encoder is kept as it is: what is wrong with it shows when it is opened. */
export async function keepEncoder(files: AsyncIterable<PackFile>, folder: string): Promise<Kept> {
  const kept = await keep(files, folder, [MODEL_FILE, TOKENIZER_FILE])
  const missing = [MODEL_FILE, TOKENIZER_FILE].find((name) => !kept.get(name))
  return missing ? { problem: { code: 'missing', file: missing } } : { size: 1 }
}

/** Vectors are kept as they are, if there is one for each key. */
export async function keepTextVectors(files: AsyncIterable<PackFile>, folder: string): Promise<Kept> {
  let text = ''
  const kept = await keep(files, folder, [ABOUT_FILE, KEYS_FILE, CODES_FILE], (name, bytes) => {
    if (name === ABOUT_FILE) text = new TextDecoder().decode(bytes)
  })
  const parsed = parseAbout(text)
  if (!parsed) return { problem: { code: 'malformed', file: ABOUT_FILE } }
  for (const [name, bytes] of [
    [KEYS_FILE, KEY_BYTES],
    [CODES_FILE, CODE_BYTES],
  ] as const) {
    const wanted = parsed.count * bytes
    const found = kept.get(name) ?? 0
    if (found !== wanted) return { problem: { code: 'malformed', file: name, detail: `${found} of ${wanted} bytes` } }
  }
  return { size: parsed.count }
}

export function parseAbout(text: string): AboutVectors | undefined {
  try {
    return about.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Bytes of each of these files, which are written beside each other. */
async function keep(
  files: AsyncIterable<PackFile>,
  folder: string,
  names: readonly string[],
  seen?: (name: string, bytes: Uint8Array) => void,
): Promise<ReadonlyMap<string, number>> {
  const kept = new Map<string, number>()
  for await (const { path, bytes } of files) {
    if (!names.includes(path)) continue
    await writeFile(join(folder, path), bytes)
    kept.set(path, bytes.length)
    seen?.(path, bytes)
  }
  return kept
}
