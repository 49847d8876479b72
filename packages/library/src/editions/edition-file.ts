import { BOOK_CODES } from '@berea/scripture'
import type { EditionBook, EditionVerse } from '../sections/edition.ts'
import { writeArrays } from './array-file.ts'

/** The verses of the English numbering, by ordinal, that a printed verse holds text of; undefined: none. */
export type EnglishSpan = readonly [first: number, last: number] | undefined
export type SpanOf = (book: EditionBook['book'], verse: EditionVerse) => EnglishSpan

export const FLAGS = { paragraph: 1, line: 2, heading: 4, title: 8 }

/**
 * One edition as a file: the verses' texts end to end, and for each verse where its text begins,
 * its printed number, and the verses of the English numbering it stands for.
 */
export function writeEdition(books: readonly EditionBook[], spanOf: SpanOf): Uint8Array<ArrayBuffer> {
  const ordered = books.toSorted((one, other) => BOOK_CODES.indexOf(one.book) - BOOK_CODES.indexOf(other.book))
  const rows = ordered.flatMap(({ book, verses }) => verses.map((verse) => ({ book, verse })))
  const texts = new BlobWriter()
  const extras = new BlobWriter()
  const numbers = new Uint8Array(rows.length * 4)
  const flags = new Uint8Array(rows.length)
  const spans = new Int32Array(rows.length * 2)
  for (const [row, { book, verse }] of rows.entries()) {
    texts.add(verse.text)
    // Headings and titles are few: they stand in a blob of their own, in the order of the flags that announce them.
    if (verse.heading !== undefined) extras.add(verse.heading)
    if (verse.title !== undefined) extras.add(verse.title)
    numbers.set([BOOK_CODES.indexOf(book), verse.chapter, verse.verse, verse.through ?? verse.verse], row * 4)
    flags[row] =
      (verse.paragraph ? FLAGS.paragraph : 0) |
      (verse.line ? FLAGS.line : 0) |
      (verse.heading !== undefined ? FLAGS.heading : 0) |
      (verse.title !== undefined ? FLAGS.title : 0)
    spans.set(spanOf(book, verse) ?? [-1, -1], row * 2)
  }
  return writeArrays(
    { rows: rows.length },
    {
      texts: texts.bytes(),
      offsets: texts.offsets(),
      extras: extras.bytes(),
      extraOffsets: extras.offsets(),
      numbers,
      flags,
      spans,
    },
  )
}

class BlobWriter {
  #texts: string[] = []
  add(text: string): void {
    this.#texts.push(text)
  }
  bytes(): Uint8Array {
    return new TextEncoder().encode(this.#texts.join(''))
  }
  offsets(): Uint32Array {
    const offsets = new Uint32Array(this.#texts.length + 1)
    for (const [i, text] of this.#texts.entries()) offsets[i + 1] = offsets[i]! + Buffer.byteLength(text)
    return offsets
  }
}
