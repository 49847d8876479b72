import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODE_BYTES, CODES_FILE, KEYS_FILE } from './model-packs.ts'
import { SortedKeys, type TextKey } from './text-key.ts'

/** Finds the codes of a text's vector. */
export type FindCodes = (key: TextKey) => Uint8Array | undefined

/** The vectors that came with the library, from their part. Throws where a file is cut short. */
export function openTextVectors(folder: string): FindCodes {
  const keys = new SortedKeys(readFileSync(join(folder, KEYS_FILE)))
  const codes = readFileSync(join(folder, CODES_FILE))
  if (codes.length !== keys.size * CODE_BYTES) throw new RangeError(`${join(folder, CODES_FILE)} is cut short`)
  return (key) => {
    const at = keys.find(key)
    return at < 0 ? undefined : codes.subarray(at * CODE_BYTES, (at + 1) * CODE_BYTES)
  }
}
