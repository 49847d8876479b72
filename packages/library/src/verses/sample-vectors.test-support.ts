import { formatUsfm, ordinal, verseAt } from '@berea/scripture'
import { COUNTED } from './shape.ts'
import { Vectors } from './vectors.ts'
import { DIMENSIONS, writeVectors } from './vectors-file.ts'

/** A small pack of vectors: a few words, and some verses of Ruth. */
export const at = (chapter: number, verse: number) => ordinal({ book: 'RUT', chapter, verse })

/** Directions of meaning by their axis: 0 is grief, 1 bread, 2 light. */
const TOKENS: Readonly<Record<string, readonly [axis: number, size: number][]>> = {
  'en:weep': [[0, 120]],
  'en:tear': [
    [0, 100],
    [1, 20],
  ],
  'en:bread': [[1, 90]],
  'en:lamp': [[2, 127]],
  'zh:哭': [[0, 110]],
}
const VERSES = new Map<number, readonly [axis: number, size: number][]>([
  [at(1, 1), [[0, 100]]],
  [at(1, 2), [[1, 100]]],
  [at(1, 3), [[2, 100]]],
  [at(2, 1), [[0, 60]]],
])

const row = (axes: readonly (readonly [number, number])[]) => {
  const vector = new Int8Array(DIMENSIONS)
  for (const [axis, size] of axes) vector[axis] = size
  return vector
}
const bytes = (array: Int8Array | Float32Array) => new Uint8Array(array.buffer)

/** Every verse that nothing is known of points where nothing else does. */
const elsewhere = row([[DIMENSIONS - 1, 100]])
const verses = new Int8Array(COUNTED * DIMENSIONS)
for (let place = 0; place < COUNTED; place++) {
  const known = VERSES.get(place)
  verses.set(known ? row(known) : elsewhere, place * DIMENSIONS)
}
const tokens = new Int8Array(Object.values(TOKENS).flatMap((axes) => [...row(axes)]))

type Change = Partial<Record<string, Uint8Array | undefined>>
export async function* samplePack(change: Change = {}) {
  const text = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`)
  const files: Change = {
    'tokens.txt': text(Object.keys(TOKENS)),
    'tokens.i8': bytes(tokens),
    'tokens.scale.f32': bytes(new Float32Array(Object.keys(TOKENS).length).fill(1 / 127)),
    'verses.txt': text(Array.from({ length: COUNTED }, (_, place) => usfmOf(place))),
    'verses.i8': bytes(verses),
    // A verse's vector has length 1: cosines come out of its dot product.
    'verses.scale.f32': bytes(
      Float32Array.from(
        { length: COUNTED },
        (_, place) => 1 / Math.hypot(...(VERSES.get(place) ?? [[0, 100]]).map(([, size]) => size)),
      ),
    ),
    ...change,
  }
  for (const [path, content] of Object.entries(files)) if (content) yield { path: `model/${path}`, bytes: content }
}
const usfmOf = (place: number) => formatUsfm({ first: verseAt(place), last: verseAt(place) })

export async function sampleVectors(): Promise<Vectors> {
  const made = await writeVectors(samplePack())
  if ('problem' in made) throw new Error(JSON.stringify(made.problem))
  return new Vectors(made.file)
}
