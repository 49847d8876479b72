import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Passage } from '@berea/scripture'
import { recently } from '../recent.ts'
import type { Section } from '../sections/section.ts'
import { headwords } from './headword.ts'
import { bytesOf, keysOf, packKeys, uint32 } from './keys.ts'
import { packRanges, type Range, rangesOf } from './ranges.ts'

/** Ordinals of a passage's ends in the English numbering; undefined where it names verses that are not. */
export type Measure = (passage: Passage) => { readonly first: number; readonly last: number } | undefined

/**
 * The sections of one work, as a build leaves them: `sections.jsonl` in reading order, and beside it where
 * each begins, what it is called and which verses it is about. Reading one costs some twenty microseconds, so
 * no more of the texts is kept in memory than was read last.
 */
export type Shelf = {
  readonly size: number
  at(order: number): Section
  /** The same, for one that reads them all and wants none of them again. */
  read(order: number): Section
  find(id: string): number | undefined
  /** By a folded headword, as text or as UTF-8; `links` are headwords too. */
  named(headword: string | Buffer): readonly number[]
  overlapping(first: number, last: number): readonly Range[]
  close(): void
}

const FILES = { text: 'sections.jsonl', begins: 'begins', ids: 'ids', names: 'names', ranges: 'ranges' }

/** Writes a work's sections into an empty folder. Their `order` is their place here. */
export async function writeShelf(folder: string, sections: Iterable<Section>, measure: Measure): Promise<void> {
  const begins = [0]
  const ids: [string, number][] = []
  const names: [string, number][] = []
  const ranges: Range[] = []
  const text = await open(join(folder, FILES.text), 'w')
  try {
    let lines: Buffer[] = []
    let waiting = 0
    for (const [order, section] of [...sections].entries()) {
      const line = Buffer.from(`${JSON.stringify({ ...section, order })}\n`)
      lines.push(line)
      waiting += line.length
      begins.push(begins[order]! + line.length)
      ids.push([section.id, order])
      for (const name of headwords(section)) names.push([name, order])
      for (const passage of section.passages) {
        const measured = measure(passage)
        if (measured) ranges.push({ ...measured, section: order })
      }
      if (waiting > 2 ** 20) {
        await text.appendFile(Buffer.concat(lines))
        lines = []
        waiting = 0
      }
    }
    await text.appendFile(Buffer.concat(lines))
  } finally {
    await text.close()
  }
  await writeFile(join(folder, FILES.begins), bytesOf(Uint32Array.from(begins)))
  await writeFile(join(folder, FILES.ids), packKeys(ids))
  await writeFile(join(folder, FILES.names), packKeys(names))
  await writeFile(join(folder, FILES.ranges), packRanges(ranges))
}

/** One answer reads the notes on its passage several times over: so many sections of a work are kept, and as many from before. */
const KEPT = 40

export function openShelf(folder: string): Shelf {
  const beginsFile = readFileSync(join(folder, FILES.begins))
  const begins = uint32(beginsFile, 0, beginsFile.length / 4)
  const ids = keysOf(readFileSync(join(folder, FILES.ids)))
  const names = keysOf(readFileSync(join(folder, FILES.names)))
  const ranges = rangesOf(readFileSync(join(folder, FILES.ranges)))
  const text = openSync(join(folder, FILES.text), 'r')
  const read = (order: number): Section => {
    const from = begins[order]
    const to = begins[order + 1]
    if (from === undefined || to === undefined) throw new RangeError(`${folder}: no section ${order}`)
    const line = Buffer.allocUnsafe(to - from)
    // Straight from the page cache: a promise for each of some hundred reads a question would cost more than they do.
    if (readSync(text, line, 0, line.length, from) !== line.length) throw new Error(`${folder}: cut short`)
    return JSON.parse(line.toString('utf8')) as Section
  }
  return {
    size: begins.length - 1,
    at: recently(KEPT, read),
    read,
    find: (id) => ids.find(id)[0],
    named: (headword) => names.find(headword),
    overlapping: (first, last) => ranges.overlapping(first, last),
    close: () => closeSync(text),
  }
}
