import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, thisProcess } from './process.ts'

/**
 * A library's folder holds parts that never change once they have their name: a work's shelf, an edition,
 * a language's table. A part's name tells what it was made from, so that a part that is there is the right
 * one, whole, and needs no making again.
 */
export const partPath = (library: string, part: string) => join(library, 'parts', part)

/** Inside of a part: an edition's file, the cross-references', the vectors', a language's verses with where passages begin, how they and the questions that were answered on them are found by meaning, a table's units, pictures. */
export const EDITION_FILE = 'edition'
export const CROSS_REFERENCES_FILE = 'cross-references'
export const VECTORS_FILE = 'vectors'
export const VERSES_FILE = 'verses'
export const PERICOPES_FILE = 'pericopes.json'
export const QUESTIONS_FILE = 'like-questions'
export const PASSAGES_FILE = 'like-passages'
export const UNITS_FILE = 'units'
export const PICTURES = 'pictures'

export const hasPart = (library: string, part: string) => existsSync(partPath(library, part))

/** Makes a part beside the others and gives it its name in one step; killed in the middle, it never had one. */
export async function makePart(library: string, part: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const owner = thisProcess()
  const unfinished = partPath(library, `.${owner.pid}-${owner.started}-${randomUUID().slice(0, 8)}`)
  await mkdir(unfinished, { recursive: true })
  try {
    await fill(unfinished)
    await settle(unfinished)
    await rename(unfinished, partPath(library, part)).catch((error: unknown) => {
      // Another build may have made the same part meanwhile: it is as good as ours.
      if (!hasPart(library, part)) throw error
    })
    await settleFolder(join(library, 'parts'))
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Removes the parts that nobody needs, and what builds that were killed left unfinished. */
export async function sweepParts(library: string, needed: ReadonlySet<string>): Promise<readonly string[]> {
  const removed: string[] = []
  for (const part of await list(join(library, 'parts'))) {
    const [, pid, started] = /^\.(\d+)-(\d+)-/.exec(part) ?? []
    const keep = pid && started ? isAlive({ pid: Number(pid), started: Number(started) }) : needed.has(part)
    if (keep) continue
    await rm(partPath(library, part), { recursive: true, force: true })
    removed.push(part)
  }
  return removed
}

async function list(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** A name must not outlive a power cut that its contents don't. */
async function settle(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await settle(path)
    else await settleFolder(path)
  }
  await settleFolder(folder)
}

async function settleFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
