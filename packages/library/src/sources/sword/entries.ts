import { inflateSync } from 'node:zlib'

/** The three files of one testament of a compressed module: blocks' places, entries' places, the blocks. */
export type TestamentFiles = { readonly blocks: Buffer; readonly entries: Buffer; readonly data: Buffer }

/** One entry's text; entries that share a text (a comment on several verses) have the same `place`. */
export type Entry = { readonly index: number; readonly place: string; readonly text: string }

const BLOCK_ROW = 12
/** A bomb would claim far more than any testament's block holds (a whole book at most). */
const LARGEST_BLOCK = 64 * 1024 * 1024

/**
 * Entries that hold text, in index order. A row of the index is block number (4 bytes), offset (4)
 * and length (2, or 4 in the drivers that end in "4"); which of them is told by the file's own
 * length, because modules exist whose driver's name says otherwise. Throws on a truncated module.
 */
export function* readEntries(files: TestamentFiles, count: number): Generator<Entry> {
  const row = files.entries.length === count * 12 ? 12 : 10
  if (files.entries.length !== count * row) {
    throw new Error(`the index has ${files.entries.length} bytes, which ${count} entries do not fill`)
  }
  let open = -1
  let block: Buffer = Buffer.alloc(0)
  for (let index = 0; index < count; index++) {
    const at = index * row
    const length = row === 12 ? files.entries.readUInt32LE(at + 8) : files.entries.readUInt16LE(at + 8)
    if (length === 0) continue
    const number = files.entries.readUInt32LE(at)
    const offset = files.entries.readUInt32LE(at + 4)
    if (number !== open) {
      block = inflateBlock(files, number)
      open = number
    }
    yield { index, place: `${number}:${offset}`, text: block.subarray(offset, offset + length).toString('utf8') }
  }
}

function inflateBlock(files: TestamentFiles, number: number): Buffer {
  const start = files.blocks.readUInt32LE(number * BLOCK_ROW)
  const size = files.blocks.readUInt32LE(number * BLOCK_ROW + 4)
  return inflateSync(files.data.subarray(start, start + size), { maxOutputLength: LARGEST_BLOCK })
}
