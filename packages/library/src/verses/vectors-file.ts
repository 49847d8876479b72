import { BOOK_CODES, type BookCode, ordinal } from '@berea/scripture'
import { writeArrays } from '../editions/array-file.ts'
import type { Problem } from '../sections/problem.ts'
import type { PackFile } from '../sources/importer.ts'
import { COUNTED } from './shape.ts'
import { termKey } from './term-key.ts'

export const DIMENSIONS = 192

/** The files of a pack of word and verse vectors, as its README names them. */
const FILES = ['tokens.txt', 'tokens.i8', 'tokens.scale.f32', 'verses.txt', 'verses.i8', 'verses.scale.f32'] as const
type VectorFiles = Record<(typeof FILES)[number], Uint8Array>

export type VectorsResult = { readonly file: Uint8Array<ArrayBuffer> } | { readonly problem: Omit<Problem, 'pack'> }

/**
 * Makes the one file that searching reads from a pack of vectors: tokens by key, verses by ordinal.
 * A pack that lacks a file, or whose tables differ in length, is told and not used.
 */
export async function writeVectors(files: AsyncIterable<PackFile>): Promise<VectorsResult> {
  const found: Partial<VectorFiles> = {}
  for await (const { path, bytes } of files) {
    const name = FILES.find((name) => path === name || path.endsWith(`/${name}`))
    if (name) found[name] = bytes
  }
  const missing = FILES.find((name) => !found[name])
  if (missing) return { problem: { code: 'missing', file: missing } }
  const pack = found as VectorFiles
  const tokens = lines(pack['tokens.txt'])
  const verses = lines(pack['verses.txt']).map(placeOf)
  for (const [rows, name] of [
    [tokens.length, 'tokens'],
    [verses.length, 'verses'],
  ] as const) {
    const whole = pack[`${name}.i8`].length === rows * DIMENSIONS && pack[`${name}.scale.f32`].length === rows * 4
    if (!whole) return { problem: { code: 'malformed', file: `${name}.i8` } }
  }
  if (verses.length !== COUNTED || verses.some((place) => place < 0 || place >= COUNTED)) {
    return { problem: { code: 'unknown-reference', file: 'verses.txt' } }
  }
  return { file: writeArrays({}, { ...tokenArrays(tokens, pack), ...verseArrays(verses, pack) }) }
}

function tokenArrays(tokens: readonly string[], pack: VectorFiles) {
  const own = Float64Array.from(tokens, termKey)
  const order = Uint32Array.from(own.keys()).sort((one, other) => own[one]! - own[other]!)
  return {
    tokenKeys: Float64Array.from(order, (row) => own[row]!),
    tokenRows: order,
    tokens: asInt8(pack['tokens.i8']),
    tokenScales: asFloat32(pack['tokens.scale.f32']),
  }
}

function verseArrays(places: readonly number[], pack: VectorFiles) {
  const from = asInt8(pack['verses.i8'])
  const scalesFrom = asFloat32(pack['verses.scale.f32'])
  const verses = new Int8Array(from.length)
  const verseScales = new Float32Array(scalesFrom.length)
  for (const [row, place] of places.entries()) {
    verses.set(from.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS), place * DIMENSIONS)
    verseScales[place] = scalesFrom[row]!
  }
  return { verses, verseScales }
}

/** `JHN 11:35` → its ordinal; −1 for what is no verse. */
function placeOf(line: string): number {
  const [, code, chapter, verse] = /^(\w{3}) (\d+):(\d+)$/.exec(line) ?? []
  const book = BOOK_CODES.find((known): known is BookCode => known === code)
  return book ? ordinal({ book, chapter: Number(chapter), verse: Number(verse) }) : -1
}

const lines = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).trimEnd().split(/\r?\n/)
const asInt8 = (bytes: Uint8Array): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
const asFloat32 = (bytes: Uint8Array): Float32Array => new Float32Array(bytes.slice().buffer)
