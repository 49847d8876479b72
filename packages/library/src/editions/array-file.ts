import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * A file of named arrays, read without being parsed: a length, a JSON table of contents, then the
 * arrays' bytes as they lie in memory, each at a multiple of eight. Little-endian, as every machine
 * that runs Node.
 */
const TYPES = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
}
type Types = typeof TYPES
type Type = keyof Types
type AnyArray = Uint8Array | Int8Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array
export type Arrays = Readonly<Record<string, AnyArray>>

type Contents = { readonly meta: unknown; readonly arrays: Readonly<Record<string, readonly [Type, number, number]>> }

const aligned = (offset: number): number => Math.ceil(offset / 8) * 8

export function writeArrays(meta: unknown, arrays: Arrays): Uint8Array<ArrayBuffer> {
  let offset = 0
  const places: Record<string, readonly [Type, number, number]> = {}
  for (const [name, array] of Object.entries(arrays)) {
    const type = (Object.keys(TYPES) as Type[]).find((type) => array instanceof TYPES[type])
    if (!type) throw new TypeError(`no such array type: ${name}`)
    places[name] = [type, offset, array.length]
    offset = aligned(offset + array.byteLength)
  }
  const header = new TextEncoder().encode(JSON.stringify({ meta, arrays: places } satisfies Contents))
  const start = aligned(4 + header.length)
  const bytes = new Uint8Array(start + offset)
  new DataView(bytes.buffer).setUint32(0, header.length, true)
  bytes.set(header, 4)
  for (const [name, array] of Object.entries(arrays)) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + places[name]![1])
  }
  return bytes
}

/** The arrays are views of the bytes given: nothing is copied unless the bytes lie askew in memory. */
export function readArrays(bytes: Uint8Array): { readonly meta: unknown; readonly arrays: Arrays } {
  const own = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()
  const headerLength = new DataView(own.buffer, own.byteOffset).getUint32(0, true)
  const { meta, arrays } = contentsIn(own.subarray(4, 4 + headerLength))
  const start = own.byteOffset + aligned(4 + headerLength)
  return { meta, arrays: viewsOf(Object.entries(arrays), own.buffer, start) }
}

/** A file of arrays whose first, of bytes, stays in the file: pieces of it are read as they are asked for. Throws where it is cut short. */
export type OpenArrays = {
  readonly arrays: Arrays
  readonly piece: (start: number, end: number) => Buffer
  readonly close: () => void
}

export function openArrays(path: string): OpenArrays {
  const file = openSync(path, 'r')
  const read = (start: number, end: number): Buffer => {
    // Not from the pool of small buffers: arrays must lie as they do in the file, at multiples of eight.
    const bytes = Buffer.allocUnsafeSlow(end - start)
    if (readSync(file, bytes, 0, bytes.length, start) < bytes.length) throw new RangeError(`${path} is cut short`)
    return bytes
  }
  try {
    const headerLength = read(0, 4).readUInt32LE()
    const [first, ...rest] = Object.entries(contentsIn(read(4, 4 + headerLength)).arrays)
    const start = aligned(4 + headerLength)
    const after = aligned(first?.[1][2] ?? 0)
    const arrays = viewsOf(rest, read(start + after, fstatSync(file).size).buffer, -after)
    return { arrays, piece: (from, to) => read(start + from, start + to), close: () => closeSync(file) }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

const contentsIn = (header: Uint8Array): Contents => JSON.parse(new TextDecoder().decode(header)) as Contents

const viewsOf = (places: [string, readonly [Type, number, number]][], buffer: ArrayBufferLike, start: number): Arrays =>
  Object.fromEntries(
    places.map(([name, [type, offset, length]]) => [
      name,
      new TYPES[type](buffer as ArrayBuffer, start + offset, length),
    ]),
  )

/** The array of that name and type; a file without it was written by another version, which a rebuild's version rules out. */
export function arrayOf<T extends Type>(arrays: Arrays, name: string, type: T): InstanceType<Types[T]> {
  const array = arrays[name]
  if (!(array instanceof TYPES[type])) throw new TypeError(`the file has no ${type} array "${name}"`)
  return array as InstanceType<Types[T]>
}
