import { BOOK_CODES, type BookCode, ordinal, type Passage, VERSES_ALL, type Verse, verseAt } from '@berea/scripture'
import type { EditionPassage } from '../library.ts'
import { recently } from '../recent.ts'
import type { Work } from '../sections/section.ts'
import { type Arrays, arrayOf, openArrays, readArrays } from './array-file.ts'
import { FLAGS } from './edition-file.ts'

type PassageVerse = EditionPassage['verses'][number]

/** A chapter as an edition prints it: what a link to the edition opens. */
export type EditionChapter = {
  /** `bible-en-bsb/JHN.11` */
  readonly id: string
  readonly book: BookCode
  readonly chapter: number
  /** Its verses joined by line breaks; the places of the verses point into it. */
  readonly text: string
  readonly verses: readonly PassageVerse[]
}

/** Verses whose texts are read at once, and how many such runs are kept in memory: an answer reads on where it has read. */
const RUN = 32
const KEPT = 12

/** A run of verses' texts end to end, and where it begins among all of them, in bytes. */
type Run = { readonly bytes: Buffer; readonly from: number }

/** One edition, whose texts are read from its file as they are asked for. */
export class Edition {
  readonly work: Work
  readonly #offsets: Uint32Array
  readonly #run: (run: number) => Run
  readonly close: () => void
  readonly #extra: Buffer
  readonly #extraOffsets: Uint32Array
  readonly #numbers: Uint8Array
  readonly #flags: Uint8Array
  readonly #spans: Int32Array
  /** For each row, how many headings and titles stand before it. */
  readonly #extraAt: Uint32Array
  /** The first row that holds text of a verse of the English numbering, −1 where there is none. */
  readonly #rowOf: Int32Array
  /** Where each row's text begins in its chapter's, for the chapters that were asked for; −1 where not yet known. */
  readonly #starts: Int32Array
  /** First row of each chapter, by the chapter's section key. */
  readonly #chapters = new Map<string, number>()

  /** From its file. It is to be closed. */
  static open(work: Work, path: string): Edition {
    const { arrays, piece, close } = openArrays(path)
    return new Edition(work, arrays, piece, close)
  }

  /** From a file's bytes, which stay in memory. */
  static of(work: Work, bytes: Uint8Array): Edition {
    const { arrays } = readArrays(bytes)
    const texts = bufferOf(arrayOf(arrays, 'texts', 'u8'))
    return new Edition(work, arrays, (start, end) => texts.subarray(start, end))
  }

  private constructor(
    work: Work,
    arrays: Arrays,
    piece: (start: number, end: number) => Buffer,
    close: () => void = () => undefined,
  ) {
    this.work = work
    this.close = close
    this.#offsets = arrayOf(arrays, 'offsets', 'u32')
    this.#run = recently(KEPT, (run: number) => {
      const from = this.#offsets[run * RUN]!
      return { bytes: piece(from, this.#offsets[Math.min((run + 1) * RUN, this.size)]!), from }
    })
    this.#extra = bufferOf(arrayOf(arrays, 'extras', 'u8'))
    this.#extraOffsets = arrayOf(arrays, 'extraOffsets', 'u32')
    this.#numbers = arrayOf(arrays, 'numbers', 'u8')
    this.#flags = arrayOf(arrays, 'flags', 'u8')
    this.#spans = arrayOf(arrays, 'spans', 'i32')
    this.#extraAt = new Uint32Array(this.size + 1)
    this.#rowOf = new Int32Array(VERSES_ALL).fill(-1)
    this.#starts = new Int32Array(this.size).fill(-1)
    for (let row = 0; row < this.size; row++) {
      const flags = this.#flags[row]!
      this.#extraAt[row + 1] = this.#extraAt[row]! + (flags & FLAGS.heading ? 1 : 0) + (flags & FLAGS.title ? 1 : 0)
      const key = this.#key(row)
      if (!this.#chapters.has(key)) this.#chapters.set(key, row)
      const last = this.#spans[row * 2 + 1]!
      for (let place = this.#spans[row * 2]!; place >= 0 && place <= last; place++) {
        if (this.#rowOf[place] === -1) this.#rowOf[place] = row
      }
    }
  }

  /** Printed verses. */
  get size(): number {
    return this.#flags.length
  }

  /** The printed verses that hold text of a passage of the English numbering; undefined where there are none. */
  passage(passage: Passage): EditionPassage | undefined {
    const first = ordinal(passage.first)
    const last = ordinal(passage.last)
    if (first < 0 || last < first) return undefined
    const rows = new Set<number>()
    for (let place = first; place <= last; place++) {
      // Several printed verses in a row may share one (a psalm's title and its first words).
      for (let row = this.#rowOf[place]!; row >= 0 && row < this.size && this.#holds(row, place); row++) rows.add(row)
    }
    return this.#passageOf([...rows].sort((one, other) => one - other))
  }

  /** The same by the edition's own numbers: what its readers see in their printed copy. */
  printed(passage: Passage): EditionPassage | undefined {
    const rows: number[] = []
    const { first, last } = passage
    for (let chapter = first.chapter; chapter <= last.chapter; chapter++) {
      const start = this.#chapters.get(`${first.book}.${chapter}`)
      if (start === undefined) continue
      for (let row = start; row < this.size && this.#key(row) === `${first.book}.${chapter}`; row++) {
        const number = this.#numbers[row * 4 + 2]!
        const through = this.#numbers[row * 4 + 3]!
        const afterFirst = chapter > first.chapter || through >= first.verse
        const beforeLast = chapter < last.chapter || number <= last.verse
        if (afterFirst && beforeLast) rows.push(row)
      }
    }
    return this.#passageOf(rows)
  }

  /** By section key, `JHN.11` as the edition counts. */
  chapter(key: string): EditionChapter | undefined {
    const start = this.#chapters.get(key)
    if (start === undefined) return undefined
    const { book, chapter } = this.#printedVerse(start)
    const verses: PassageVerse[] = []
    let text = ''
    for (let row = start; row < this.size && this.#key(row) === key; row++) {
      const verse = this.#verse(row, verses.length > 0 ? text.length + 1 : 0)
      text += verses.length > 0 ? `\n${verse.text}` : verse.text
      verses.push(verse)
    }
    return { id: `${this.work.id}/${key}`, book, chapter, text, verses }
  }

  /** Section keys of all chapters, in order. */
  chapters(): readonly string[] {
    return [...this.#chapters.keys()]
  }

  /** What the edition says of one verse of the English numbering, by ordinal; '' where it lacks it. */
  textAt(place: number): string {
    let text = ''
    for (let row = this.#rowOf[place]!; row >= 0 && row < this.size && this.#holds(row, place); row++) {
      text += (text ? '\n' : '') + this.#textOf(row)
    }
    return text
  }

  /** Editors' headings with the English ordinal of the verse that they stand before. */
  *headings(): Generator<{ readonly place: number; readonly heading: string }> {
    for (let row = 0; row < this.size; row++) {
      const place = this.#spans[row * 2]!
      if (this.#flags[row]! & FLAGS.heading && place >= 0) yield { place, heading: this.#extraText(row, 'heading')! }
    }
  }

  #passageOf(rows: readonly number[]): EditionPassage | undefined {
    const firstRow = rows[0]
    const lastRow = rows.at(-1)
    if (firstRow === undefined || lastRow === undefined) return undefined
    const verses = rows.map((row) => this.#verse(row, this.#startOf(row)))
    const first = this.#printedVerse(firstRow)
    const { book, chapter } = this.#printedVerse(lastRow)
    return {
      edition: this.work,
      passage: { first: verses[0]!.verse, last: this.#lastEnglish(lastRow) },
      printed: { first, last: { book, chapter, verse: this.#numbers[lastRow * 4 + 3]! } },
      section: `${this.work.id}/${this.#key(firstRow)}`,
      verses,
    }
  }

  #startOf(row: number): number {
    if (this.#starts[row]! < 0) {
      const key = this.#key(row)
      let start = 0
      for (let at = this.#chapters.get(key)!; at < this.size && this.#key(at) === key; at++) {
        this.#starts[at] = start
        start += this.#textOf(at).length + 1
      }
    }
    return this.#starts[row]!
  }

  #verse(row: number, start: number): PassageVerse {
    const text = this.#textOf(row)
    const printed = this.#printedVerse(row)
    const through = this.#numbers[row * 4 + 3]!
    const place = this.#spans[row * 2]!
    const flags = this.#flags[row]!
    const heading = this.#extraText(row, 'heading')
    const title = this.#extraText(row, 'title')
    return {
      verse: place < 0 ? printed : verseAt(place),
      printed,
      section: `${this.work.id}/${this.#key(row)}`,
      text,
      ...(through > printed.verse ? { through } : {}),
      ...(flags & FLAGS.paragraph ? { paragraph: true } : {}),
      ...(flags & FLAGS.line ? { line: true } : {}),
      ...(heading === undefined ? {} : { heading }),
      ...(title === undefined ? {} : { title }),
      start,
      end: start + text.length,
    }
  }

  #holds(row: number, place: number): boolean {
    return this.#spans[row * 2]! <= place && place <= this.#spans[row * 2 + 1]!
  }

  #lastEnglish(row: number): Verse {
    const place = this.#spans[row * 2 + 1]!
    return place < 0 ? this.#printedVerse(row) : verseAt(place)
  }

  #printedVerse(row: number): Verse {
    const [book = 0, chapter = 0, verse = 0] = this.#numbers.subarray(row * 4, row * 4 + 3)
    return { book: BOOK_CODES[book]!, chapter, verse }
  }

  #key(row: number): string {
    return `${BOOK_CODES[this.#numbers[row * 4]!]}.${this.#numbers[row * 4 + 1]}`
  }

  #extraText(row: number, what: 'heading' | 'title'): string | undefined {
    const flags = this.#flags[row]!
    if (!(flags & FLAGS[what])) return undefined
    const skipped = what === 'title' && flags & FLAGS.heading ? 1 : 0
    const at = this.#extraAt[row]! + skipped
    return this.#extra.toString('utf8', this.#extraOffsets[at], this.#extraOffsets[at + 1])
  }

  #textOf(row: number): string {
    const { bytes, from } = this.#run(Math.floor(row / RUN))
    return bytes.toString('utf8', this.#offsets[row]! - from, this.#offsets[row + 1]! - from)
  }
}

/** The same bytes; for pieces as short as a verse a buffer is read several times as quickly as by a decoder. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
