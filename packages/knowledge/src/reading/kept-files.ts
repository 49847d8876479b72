import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readCached, writeCached } from '../cache.ts'
import { readFolder } from './folder.ts'
import { type ReadYaml, readYaml } from './yaml-file.ts'

type Kept = Map<string, ReturnType<ReadYaml>>

/**
 * Reads each file as it was read the last time, as long as neither the file nor the reader has changed: of a thousand articles
 * whoever writes has changed a few. `keep` remembers what was read since, and nothing else.
 */
export function keptFiles(kept = 'content'): { readonly read: ReadYaml; keep(): void } {
  const key = codeKey()
  const before = (readCached(kept, key) as Kept | undefined) ?? new Map()
  const now: Kept = new Map()
  const read: ReadYaml = (file, text, schema) => {
    const name = createHash('sha256').update(`${file}\0${text}`).digest('hex').slice(0, 24)
    const found = before.get(name) ?? readYaml(file, text, schema)
    now.set(name, found)
    return found as ReturnType<typeof readYaml<never>>
  }
  const keep = () => {
    const isSame = now.size === before.size && [...now.keys()].every((name) => before.has(name))
    if (!isSame) writeCached(kept, key, now)
  }
  return { read, keep }
}

/** Another schema, or other terms, read the same file otherwise. */
function codeKey(): string {
  const hash = createHash('sha256')
  for (const [name, text] of readFolder(join(import.meta.dirname, '..'), /\.ts$/)) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex').slice(0, 16)
}
