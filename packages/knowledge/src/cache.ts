import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside what else is made from the sources; nothing is lost with it. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'berea')
const NAME = /^knowledge-[0-9a-f-]+\.json$/

/** What was kept under a key; undefined where nothing was, or what is there was cut off. */
export function readCached(key: string): unknown {
  try {
    return JSON.parse(readFileSync(join(FOLDER, `knowledge-${key}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps it in place of what was kept before. Where nothing can be written, all is made anew the next time. */
export function writeCached(key: string, value: unknown): void {
  const file = `knowledge-${key}.json`
  try {
    mkdirSync(FOLDER, { recursive: true })
    const partial = join(FOLDER, `${file}.${process.pid}`)
    writeFileSync(partial, JSON.stringify(value))
    renameSync(partial, join(FOLDER, file))
    for (const other of readdirSync(FOLDER))
      if (NAME.test(other) && other !== file) rmSync(join(FOLDER, other), { force: true })
  } catch {}
}
