import type { AnalysedLanguage } from '../analysis/analyse.ts'
import { type Arrays, arrayOf } from '../editions/array-file.ts'
import { FIELD_WEIGHTS, type FieldWeights } from './field-weights.ts'
import type { Postings } from './postings.ts'
import { COUNTED, type Shape } from './shape.ts'

/** The words of one language's verses by field, as the file holds them, with what their lengths say. */
export type FieldIndex = {
  readonly language: AnalysedLanguage
  readonly shape: Shape
  readonly weights: FieldWeights
  readonly editions: number
  readonly keys: Float64Array
  readonly gramKeys: Float64Array
  readonly verses: Postings
  readonly notes: Postings
  readonly headings: Postings
  readonly contexts: Postings
  readonly grams: Postings
  readonly headingStarts: Uint16Array
  /** The idf of every term: by the verses that hold it, by the notes where no verse does. */
  readonly frequency: Float32Array
  /** Words of a verse, mean over the editions. */
  readonly lengths: Float32Array
  readonly saturations: Saturations
}

export type Saturation = { readonly k1: number; readonly norms: Float32Array }
type Saturations = Readonly<
  Record<'fields' | 'verse' | 'window' | 'notes' | 'heading' | 'grams' | 'pericope' | 'chapter' | 'book', Saturation>
>

/** BM25's damping: how much the n-th repetition of a word still adds, less in a long text. */
export const damped = (tf: number, { k1, norms }: Saturation, i: number): number => (tf * (k1 + 1)) / (tf + norms[i]!)

function saturation(lengths: Float32Array, k1: number, b: number, counted: number): Saturation {
  let sum = 0
  for (let i = 0; i < counted; i++) sum += lengths[i]!
  const mean = sum / counted || 1
  return { k1, norms: lengths.map((length) => k1 * (1 - b + (b * length) / mean)) }
}

export const inverseFrequency = (found: number): number => Math.log(1 + (COUNTED - found + 0.5) / (found + 0.5))

/** Room for every book's number. */
export const BOOKS = 256

export function openFieldIndex(arrays: Arrays, language: AnalysedLanguage, editions: number, shape: Shape): FieldIndex {
  const index = {
    language,
    shape,
    weights: FIELD_WEIGHTS[language],
    editions: Math.max(1, editions),
    keys: arrayOf(arrays, 'keys', 'f64'),
    gramKeys: arrayOf(arrays, 'gramKeys', 'f64'),
    verses: postings(arrays, 'verse'),
    notes: postings(arrays, 'note'),
    headings: postings(arrays, 'heading'),
    contexts: postings(arrays, 'context'),
    grams: postings(arrays, 'gram'),
    headingStarts: arrayOf(arrays, 'headingStarts', 'u16'),
  }
  const lengths = measure(index)
  return {
    ...index,
    frequency: countFrequencies(index),
    lengths: lengths.verse,
    saturations: saturationsOf(index, lengths),
  }
}

type Opened = Omit<FieldIndex, 'frequency' | 'lengths' | 'saturations'>

function postings(arrays: Arrays, field: string): Postings {
  return {
    starts: arrayOf(arrays, `${field}.starts`, 'u32'),
    docs: arrayOf(arrays, `${field}.docs`, 'u16'),
    counts: arrayOf(arrays, `${field}.counts`, 'u8'),
  }
}

/** The verses below a heading: up to the next one, and never into the next book. */
export function headingSpan({ headingStarts, shape }: Pick<FieldIndex, 'headingStarts' | 'shape'>, block: number) {
  const from = headingStarts[block]!
  const next = headingStarts[block + 1] ?? shape.size
  let to = from
  while (to < next && shape.bookOf[to] === shape.bookOf[from]) to++
  return [from, to] as const
}

function countFrequencies(index: Opened): Float32Array {
  const count = ({ starts, docs }: Postings, term: number): number => {
    let counted = 0
    for (let i = starts[term]!; i < starts[term + 1]!; i++) if (docs[i]! < COUNTED) counted++
    return counted
  }
  return Float32Array.from(index.keys, (_, term) =>
    inverseFrequency(count(index.verses, term) || count(index.notes, term)),
  )
}

function measure(index: Opened) {
  const { size, chapterOf, pericopeOf, bookOf } = index.shape
  const verse = new Float32Array(size)
  const notes = new Float32Array(size)
  const heading = new Float32Array(size)
  const context = new Float32Array(size)
  const grams = new Float32Array(size)
  const pericope = new Float32Array(index.shape.pericopeStarts.length - 1)
  const chapter = new Float32Array(index.shape.chapterStarts.length - 1)
  const book = new Float32Array(256)
  const { docs, counts } = index.verses
  for (let i = 0; i < docs.length; i++) verse[docs[i]!]! += counts[i]! / index.editions
  for (const place of index.notes.docs) notes[place]! += 1
  for (let i = 0; i < index.grams.docs.length; i++) grams[index.grams.docs[i]!]! += index.grams.counts[i]!
  for (const block of index.headings.docs) {
    const [from, to] = headingSpan(index, block)
    for (let place = from; place < to; place++) heading[place]! += 1
  }
  for (const number of index.contexts.docs) {
    const end = index.shape.chapterStarts[number + 1]!
    for (let place = index.shape.chapterStarts[number]!; place < end; place++) context[place]! += 1
  }
  for (let place = 0; place < size; place++) {
    pericope[pericopeOf[place]!]! += verse[place]!
    chapter[chapterOf[place]!]! += verse[place]!
    book[bookOf[place]!]! += verse[place]!
  }
  return { verse, notes, heading, context, grams, pericope, chapter, book }
}

function saturationsOf(index: Opened, lengths: ReturnType<typeof measure>): Saturations {
  const { size, chapterOf, chapterStarts, pericopeOf, bookOf } = index.shape
  const weights = index.weights
  const near = (of: Float32Array, place: number, distance: number): number => {
    const chapter = chapterOf[place]!
    const before = place - distance >= chapterStarts[chapter]! ? of[place - distance]! : 0
    return before + (place + distance < chapterStarts[chapter + 1]! ? of[place + distance]! : 0)
  }
  const { verse, notes, heading, context, pericope } = lengths
  const window = new Float32Array(size)
  const fields = new Float32Array(size)
  for (let place = 0; place < size; place++) {
    window[place] = verse[place]! + near(verse, place, 1)
    fields[place] =
      weights.verse * verse[place]! +
      weights.next * near(verse, place, 1) +
      weights.second * near(verse, place, 2) +
      weights.farther * (near(verse, place, 3) + near(verse, place, 4)) +
      weights.pericope * pericope[pericopeOf[place]!]! +
      weights.notes * notes[place]! +
      weights.notesNext * near(notes, place, 1) +
      weights.heading * heading[place]! +
      weights.context * context[place]!
  }
  const books = bookOf[COUNTED - 1]! + 1
  return {
    fields: saturation(fields, weights.k1, weights.b, COUNTED),
    verse: saturation(verse, 0.9, 0.4, COUNTED),
    window: saturation(window, 1, 0.4, COUNTED),
    notes: saturation(notes, 1.2, 0.5, COUNTED),
    heading: saturation(heading, 1, 0.3, COUNTED),
    grams: saturation(lengths.grams, 0.6, 0.3, COUNTED),
    pericope: saturation(pericope, 2, 0.5, pericopeOf[COUNTED - 1]! + 1),
    chapter: saturation(lengths.chapter, 2, 0.5, chapterOf[COUNTED - 1]! + 1),
    book: saturation(lengths.book, 2, 0.5, books),
  }
}
