/**
 * Of each version, correction level M: bytes of correction in a block, then blocks and the bytes of data in each. Some versions
 * have blocks of two sizes.
 */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
]
/** Where the small squares stand, by version. */
const SQUARES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Powers of 2 in the field of 256 that QR codes count in, and their logarithms. */
const POWERS: number[] = []
const LOGS: number[] = []
for (let i = 0, power = 1; i < 255; i += 1) {
  POWERS[i] = power
  LOGS[power] = i
  power = power & 128 ? (power << 1) ^ 0x11d : power << 1
}
const times = (a: number, b: number) => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0)

/** Rows of modules, true is dark, the first above; undefined where the text is longer than 213 bytes. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= dataBytes(i)) + 1
  if (version === 0) return undefined
  const bits = interleave(toData(bytes, version), version)
  const drawn = MASKS.map((mask, i) => draw(version, bits, mask, i))
  return drawn.toSorted((a, b) => penalty(a) - penalty(b))[0]
}

const dataBytes = (index: number): number =>
  BLOCKS[index]!.slice(1).reduce<number>(
    (sum, each) => sum + (each as readonly number[])[0]! * (each as readonly number[])[1]!,
    0,
  )

/** Mode "bytes", their number, they themselves, and filling. */
function toData(bytes: Uint8Array, version: number): number[] {
  const room = dataBytes(version - 1)
  const count = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0')
  const text = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const bits = `0100${count}${text}`.slice(0, room * 8)
  const ended = bits + '0'.repeat(Math.min(4, room * 8 - bits.length))
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const data = Array.from({ length: whole.length / 8 }, (_, i) => Number.parseInt(whole.slice(i * 8, i * 8 + 8), 2))
  for (let i = 0; data.length < room; i += 1) data.push(i % 2 === 0 ? 0xec : 0x11)
  return data
}

/** Blocks with their correction, woven together, as bits. */
function interleave(data: number[], version: number): boolean[] {
  const [correction, ...groups] = BLOCKS[version - 1]!
  const sizes = groups.flatMap(([blocks, size]) => Array.from({ length: blocks }, () => size))
  const left = [...data]
  const blocks = sizes.map((size) => left.splice(0, size))
  const corrections = blocks.map((block) => remainder(block, correction))
  const woven = [blocks, corrections].flatMap((each) =>
    Array.from({ length: Math.max(...each.map(({ length }) => length)) }, (_, i) =>
      each.flatMap((block) => block[i] ?? []),
    ),
  )
  return woven.flat().flatMap((byte) => Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1))
}

/** Reed–Solomon: what is left of the block when it is divided by the generator of so many roots. */
export function remainder(block: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let root = 0; root < degree; root += 1) {
    const next = [...generator, 0]
    generator.forEach((factor, i) => {
      next[i + 1] = next[i + 1]! ^ times(factor, POWERS[root]!)
    })
    generator = next
  }
  const rest = [...block, ...Array.from({ length: degree }, () => 0)]
  for (let i = 0; i < block.length; i += 1) {
    const factor = rest[i]!
    generator.forEach((each, k) => {
      rest[i + k] = rest[i + k]! ^ times(each, factor)
    })
  }
  return rest.slice(block.length)
}

function draw(version: number, bits: readonly boolean[], mask: (x: number, y: number) => boolean, maskNumber: number) {
  const size = 17 + version * 4
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    modules[y]![x] = dark
    fixed[y]![x] = true
  }
  drawPatterns(version, size, set)
  drawFormat(version, size, maskNumber, set)
  let next = 0
  // Upwards and downwards in pairs of columns from the right, past the line at 6.
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        modules[y]![x] = (bits[next] ?? false) !== mask(x, y)
        next += 1
      }
    }
  }
  return modules
}

type Set = (x: number, y: number, dark: boolean) => void

function drawPatterns(version: number, size: number, set: Set): void {
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  const places = SQUARES[version - 1]!
  const [first, last] = [places[0], places.at(-1)]
  for (const cy of places) {
    for (const cx of places) {
      // Three corners have large squares.
      if ((cx === first && cy === first) || (cx === first && cy === last) || (cx === last && cy === first)) continue
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    }
  }
}

/** A number with its own correction: `check` is the divisor, of so many bits. */
function corrected(value: number, bits: number, check: number): number {
  let rest = value << bits
  for (let i = 31 - Math.clz32(rest); i >= bits; i -= 1) if ((rest >> i) & 1) rest ^= check << (i - bits)
  return (value << bits) | rest
}

function drawFormat(version: number, size: number, mask: number, set: Set): void {
  // Level M is 00.
  const format = corrected(mask, 10, 0x537) ^ 0x5412
  const bit = (i: number) => ((format >> i) & 1) === 1
  for (let i = 0; i < 6; i += 1) set(8, i, bit(i))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let i = 9; i < 15; i += 1) set(14 - i, 8, bit(i))
  for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, bit(i))
  set(8, size - 8, true)
  if (version < 7) return
  const told = corrected(version, 12, 0x1f25)
  for (let i = 0; i < 18; i += 1) {
    const dark = ((told >> i) & 1) === 1
    set(size - 11 + (i % 3), Math.floor(i / 3), dark)
    set(Math.floor(i / 3), size - 11 + (i % 3), dark)
  }
}

/** How hard a drawing is to read: runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length
  const rows = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const columns = modules.map((_, x) => rows.map((row) => row[x]).join(''))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    for (const corner of ['00001011101', '10111010000']) sum += 40 * (line.split(corner).length - 1)
  }
  for (let y = 0; y < size - 1; y += 1) {
    for (let x = 0; x < size - 1; x += 1) {
      const dark = modules[y]![x]
      if (dark === modules[y]![x + 1] && dark === modules[y + 1]![x] && dark === modules[y + 1]![x + 1]) sum += 3
    }
  }
  const share = rows.join('').replaceAll('0', '').length / size ** 2
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}
