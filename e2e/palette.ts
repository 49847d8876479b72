import { crc32, deflateSync, inflateSync } from 'node:zlib'

type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const COLOURS = 256

/**
 * A page is a few colours and their shades: the same picture in at most 256 of them takes a third of
 * the room. Takes the 8-bit RGB or RGBA that a browser writes, gives a PNG with a palette.
 */
export function toPalette(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png)
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const palette = commonest(counts)
  const nearest = new Map(palette.map((colour, index) => [colour, index]))
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(pixels, (y * width + x) * 3)
      let index = nearest.get(colour)
      if (index === undefined) {
        index = indexOfNearest(palette, colour)
        nearest.set(colour, index)
      }
      rows[y * (width + 1) + 1 + x] = index
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The commonest colours, and of the rest the commonest of each neighbourhood, so that a small picture keeps its hues. */
function commonest(counts: ReadonlyMap<number, number>): number[] {
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  const chosen = new Set(byCount.slice(0, COLOURS / 2))
  const neighbourhoods = new Set<number>()
  for (const colour of byCount) {
    if (chosen.size === COLOURS) break
    const neighbourhood = colour & 0xe0e0e0
    if (neighbourhoods.has(neighbourhood)) continue
    neighbourhoods.add(neighbourhood)
    chosen.add(colour)
  }
  for (const colour of byCount) if (chosen.size < COLOURS) chosen.add(colour)
  return [...chosen]
}

const channels = (colour: number): [number, number, number] => [colour >> 16, (colour >> 8) & 255, colour & 255]
const colourAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)

function indexOfNearest(palette: readonly number[], colour: number): number {
  const [r, g, b] = channels(colour)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  palette.forEach((candidate, index) => {
    const [cr, cg, cb] = channels(candidate)
    const distance = 3 * (r - cr) ** 2 + 4 * (g - cg) ** 2 + 2 * (b - cb) ** 2
    if (distance < least) {
      least = distance
      best = index
    }
  })
  return best
}

function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const depth = png[24]
  const kind = png[25]
  if (depth !== 8 || (kind !== 2 && kind !== 6)) throw new Error(`a PNG of depth ${depth}, kind ${kind}`)
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const size = kind === 2 ? 3 : 4
  const lines = unfilter(inflateSync(Buffer.concat(parts)), width * size, height, size)
  if (size === 3) return { width, height, pixels: lines }
  const pixels = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i += 1) pixels.set(lines.subarray(i * 4, i * 4 + 3), i * 3)
  return { width, height, pixels }
}

/** Undoes the five filters of PNG (section 9 of its specification). */
function unfilter(data: Uint8Array, stride: number, height: number, size: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)]
    for (let x = 0; x < stride; x += 1) {
      const here = y * stride + x
      const left = x >= size ? (out[here - size] ?? 0) : 0
      const above = y > 0 ? (out[here - stride] ?? 0) : 0
      const corner = x >= size && y > 0 ? (out[here - stride - size] ?? 0) : 0
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0
      out[here] = (data[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return out
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [dl, da, dc] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (dl <= da && dl <= dc) return left
  return da <= dc ? above : corner
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(8 + body.length)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), 4 + body.length)
  return out
}
