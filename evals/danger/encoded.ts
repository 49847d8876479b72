import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIMENSIONS, type Encoder } from '@berea/embedding'

const FOLDER = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'berea', 'danger')
const HASH = 16
const ROW = HASH + DIMENSIONS * Float32Array.BYTES_PER_ELEMENT

/** The encoder whose vectors are kept from run to run: tens of thousands of texts take minutes. */
export function keepEncoded({ model, query }: Pick<Encoder, 'model' | 'query'>): Pick<Encoder, 'model' | 'query'> {
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${model.slice(0, 12)}.f32`)
  const known = readKept(file)
  return {
    model,
    async query(text) {
      const key = keyOf(text)
      const vectors = known.get(key) ?? (await query(text))
      if (vectors && !known.has(key)) {
        known.set(key, vectors)
        for (const vector of vectors)
          appendFileSync(file, Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(vector.slice().buffer)]))
      }
      return vectors
    },
  }
}

const keyOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * HASH)

/** A text that was too long to be read at once has a row for each of its vectors. */
function readKept(file: string): Map<string, readonly Float32Array[]> {
  const kept = new Map<string, readonly Float32Array[]>()
  if (!existsSync(file)) return kept
  const bytes = readFileSync(file)
  for (let at = 0; at + ROW <= bytes.length; at += ROW) {
    const key = bytes.toString('hex', at, at + HASH)
    const vector = new Float32Array(Uint8Array.from(bytes.subarray(at + HASH, at + ROW)).buffer)
    kept.set(key, [...(kept.get(key) ?? []), vector])
  }
  return kept
}
