import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Beside what else is made from the sources; nothing is lost with it. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'berea')

const fileOf = (name: string, key: string): string => `${name}-${key}.bin`

/** What was kept by a name under a key; undefined where nothing was, or what is there was cut off. */
export function readCached(name: string, key: string): unknown {
  try {
    return deserialize(readFileSync(join(FOLDER, fileOf(name, key))))
  } catch {
    return undefined
  }
}

/** Keeps it in place of what that name kept before. Where nothing can be written, all is made anew the next time. */
export function writeCached(name: string, key: string, value: unknown): void {
  const file = fileOf(name, key)
  try {
    mkdirSync(FOLDER, { recursive: true })
    const partial = join(FOLDER, `${file}.${process.pid}`)
    writeFileSync(partial, serialize(value))
    renameSync(partial, join(FOLDER, file))
    const isOlder = new RegExp(`^${name}-[0-9a-f-]+\\.bin$`)
    for (const other of readdirSync(FOLDER)) {
      if (isOlder.test(other) && other !== file) rmSync(join(FOLDER, other), { force: true })
    }
  } catch {}
}
