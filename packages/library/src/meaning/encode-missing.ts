import { setTimeout as pause } from 'node:timers/promises'
import type { OpenMeaning } from '../index/meaning.ts'
import type { Opened, ShelvedWork } from '../index/opened.ts'
import { OWN_WORK } from '../own/own-section.ts'
import { ownUnits } from '../own/own-units.ts'
import type { Kind } from '../sections/section.ts'
import { type Unit, unitsOf } from './units.ts'

/** A text's vector; undefined where the encoder could make none. */
export type Encode = (role: 'query' | 'passage', text: string) => Promise<Float32Array | undefined>

/** What helps an answer most comes first. */
const ORDER: readonly Kind[] = ['questions', 'creeds', 'dictionary', 'theology', 'people-places', 'notes']
/** So many texts one after the other without a vector: the encoder has none to give. */
const MOST_FAILURES = 10

export type Encoding = {
  readonly encode: Encode
  /** False once another version serves: it has texts of its own. */
  readonly isCurrent: () => boolean
  readonly signal: AbortSignal
  /** What Berea's editors wrote, and nothing else. */
  readonly ownOnly?: boolean
  /** Nobody waits for anything else. */
  readonly withoutRest?: boolean
}

/**
 * Encodes what has no vector yet, one text after the other, and rests as long as each took, so that no more than half of
 * one core is taken from those who ask. What is done is kept at once: it goes on where it was ended. Gives how many
 * texts were encoded.
 */
export async function encodeMissing(opened: Opened, encoding: Encoding): Promise<number> {
  const { meaning } = opened
  if (!meaning) return 0
  let count = 0
  let failures = 0
  for await (const learn of unknown(opened, meaning, encoding)) {
    if (encoding.signal.aborted || !encoding.isCurrent() || failures >= MOST_FAILURES) break
    const began = performance.now()
    const isLearnt = await learn()
    count += isLearnt ? 1 : 0
    failures = isLearnt ? 0 : failures + 1
    if (encoding.withoutRest) continue
    await pause(performance.now() - began, undefined, { signal: encoding.signal }).catch(() => {})
  }
  return count
}

/** Each as what there is to do about it: true where it has a vector then. */
async function* unknown(
  opened: Opened,
  meaning: OpenMeaning,
  { encode, ownOnly }: Encoding,
): AsyncGenerator<() => Promise<boolean>> {
  const learnt =
    (row: number, work: string, { set, text }: Unit) =>
    async () => {
      const vector = await encode(set === 'questions' ? 'query' : 'passage', text)
      if (vector) await meaning.learn(row, vector, work)
      return vector !== undefined
    }
  // Our own first: it is little, and nothing else is made to be asked for.
  const { recordOf, records } = opened.own
  for (const { row, order, place } of await meaning.missingIn(OWN_WORK)) {
    const { record, language } = recordOf(order)
    const unit = ownUnits(records[record]!, language)[place]
    if (unit) yield learnt(row, OWN_WORK, unit)
  }
  if (ownOnly) return
  for (const ordinal of await meaning.missingVerses()) {
    const texts = meaning.verseEditions.map((edition) => edition.textAt(ordinal)).filter((text) => text !== '')
    if (texts.length > 0) {
      yield async () => {
        const vectors = []
        for (const text of texts) vectors.push(await encode('passage', text))
        const vector = meanOf(vectors)
        if (vector) await meaning.learn(ordinal, vector)
        return vector !== undefined
      }
    }
  }
  for (const { work, shelf } of inOrder(opened)) {
    for (const { row, order, place } of await meaning.missingIn(work.id)) {
      const unit = unitsOf(shelf.at(order), work)[place]
      if (unit) yield learnt(row, work.id, unit)
    }
  }
}

function inOrder({ shelves }: Opened): readonly ShelvedWork[] {
  const rank = (kind: Kind) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length)
  return [...shelves.values()]
    .filter(({ work }) => work.id !== OWN_WORK)
    .toSorted((a, b) => rank(a.work.kind) - rank(b.work.kind))
}

function meanOf(vectors: readonly (Float32Array | undefined)[]): Float32Array | undefined {
  const all = vectors.filter((vector) => vector !== undefined)
  if (all.length < vectors.length || all.length === 0) return undefined
  return all.reduce((sum, vector) => sum.map((value, at) => value + vector[at]!))
}
