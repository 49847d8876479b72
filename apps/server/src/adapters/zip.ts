import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly text: AsyncIterable<string> }

/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20

/** An archive, made while it is sent: at no time is more than a piece of one entry in memory. */
export async function* zip(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  const { date, time } = dosTime(now)
  for await (const { name, text } of entries) {
    const bytes = Buffer.from(name)
    const begin = at
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    for (const [place, value] of [
      [4, VERSION],
      [6, FLAGS],
      [8, DEFLATED],
      [10, time],
      [12, date],
      [26, bytes.length],
    ] as const) {
      head.writeUInt16LE(value, place)
    }
    yield Buffer.concat([head, bytes])
    at += head.length + bytes.length
    let [crc, size, packed] = [0, 0, 0]
    for await (const part of deflate(text, (plain) => {
      crc = crc32(plain, crc)
      size += plain.length
    })) {
      packed += part.length
      yield part
    }
    const sums = Buffer.alloc(12)
    for (const [place, value] of [
      [0, crc],
      [4, packed],
      [8, size],
    ] as const)
      sums.writeUInt32LE(value, place)
    const descriptor = Buffer.alloc(4)
    descriptor.writeUInt32LE(0x08074b50, 0)
    yield Buffer.concat([descriptor, sums])
    at += packed + 16
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50, 0)
    row.writeUInt16LE(VERSION, 4)
    head.copy(row, 6, 4, 14)
    sums.copy(row, 16)
    row.writeUInt16LE(bytes.length, 28)
    row.writeUInt32LE(begin, 42)
    directory.push(row, bytes)
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  yield Buffer.concat([listed, end])
}

async function* deflate(text: AsyncIterable<string>, onPlain: (plain: Buffer) => void): AsyncGenerator<Buffer> {
  const deflater = createDeflateRaw()
  const fed = (async () => {
    try {
      for await (const piece of text) {
        const plain = Buffer.from(piece)
        onPlain(plain)
        if (!deflater.write(plain)) await new Promise<void>((done) => deflater.once('drain', () => done()))
      }
      deflater.end()
    } catch (error) {
      deflater.destroy(error as Error)
    }
  })()
  for await (const part of deflater) yield part as Buffer
  await fed
}

/** The clock of archives: two seconds a tick, from 1980. */
function dosTime(now: Date): { date: number; time: number } {
  const year = Math.max(0, now.getUTCFullYear() - 1980)
  return {
    date: (year << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
    time: (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1),
  }
}
