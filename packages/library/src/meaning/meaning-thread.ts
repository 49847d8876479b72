import { type IndexThread, indexThread } from '../index/index-thread.ts'

/** What the vectors of one version of the library are made of. */
export type MeaningFiles = {
  /** A file of units for each language. */
  readonly units: readonly string[]
  /** The folder of the vectors that came with the library. */
  readonly vectors?: string
  /** The file of those that were made here. */
  readonly made: string
  /** The units of what Berea's editors wrote, which stand in no part of the library: as a file of units has them. */
  readonly own: Uint8Array<ArrayBuffer>
  /** Which texts a verse's own vector is made of. */
  readonly verseTexts: string
}

export type MeaningQuestion =
  | {
      readonly type: 'nearest'
      readonly vectors: readonly Float32Array[]
      readonly set: 'paragraphs' | 'questions'
      readonly works: readonly string[]
      readonly limit: number
    }
  /** How like every unit of a work is, in the order of its units. */
  | { readonly type: 'units'; readonly vectors: readonly Float32Array[]; readonly work: string }
  | { readonly type: 'verses'; readonly vectors: readonly Float32Array[] }
  | { readonly type: 'count' }
  /** Of a work; without one, of the verses. */
  | { readonly type: 'missing'; readonly work?: string }
  | { readonly type: 'learn'; readonly row: number; readonly work?: string; readonly vector: Float32Array }

export type MeaningThread = IndexThread<MeaningFiles, MeaningQuestion>

/** A thread that holds every vector and compares all of them: some ten milliseconds a question. */
export const meaningThread = (): MeaningThread =>
  indexThread(new URL('./meaning-worker.ts', import.meta.url), 'meaning')
