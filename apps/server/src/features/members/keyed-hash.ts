import { createHmac, hkdfSync } from 'node:crypto'
import type { TokenKeys } from '../../secrets.ts'

export type KeyedHash = (kind: string, text: string) => Buffer

/**
 * Hashes of what has few enough values to be guessed from a plain one: addresses, six digits. Made
 * with the newest of the token keys; a new key makes codes under way void, nothing else.
 */
export function keyedHash([{ key }]: TokenKeys): KeyedHash {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'berea hash of addresses and codes', 32))
  return (kind, text) => createHmac('sha256', derived).update(`${kind}\n${text}`).digest()
}
