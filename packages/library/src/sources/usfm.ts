import { BOOK_CODES, type BookCode } from '@berea/scripture'
import { VerseCollector } from '../editions/verse-collector.ts'
import type { EditionBook } from '../sections/edition.ts'
import type { BibleImporter, Report } from './importer.ts'
import { decodeEntities } from './usfm-entities.ts'
import { isPeripheral, markerRole } from './usfm-markers.ts'

const USFM_FILE = /\.(usfm|sfm)(\.txt)?$/i

/** Bibles in USFM, one file for each book. */
export const usfm: BibleImporter = {
  name: 'usfm',
  recognises: (pack, paths) => pack.kind === 'bible' && paths.some((path) => USFM_FILE.test(path)),
  async *read(pack, files, report) {
    for await (const { path, bytes } of files) {
      if (!USFM_FILE.test(path)) continue
      const tell: Report = (problem) => report({ ...problem, pack: pack.id, file: path })
      const book = parseUsfm(new TextDecoder().decode(bytes), (code, at) =>
        tell({ pack: pack.id, code, ...(at ? { at } : {}) }),
      )
      if (book) yield book
    }
  },
}

type Tell = (code: 'malformed' | 'unknown-book' | 'empty', at?: string) => void

const MARKER = /\\(\+?[a-z]+\d*(?:-[se])?)(\*?)/gi

/**
 * One book of USFM.
 *
 *     '\id JHN\n\c 11\n\p\n\v 35 Jesus\f + \ft Or …\f* wept.' →
 *       { book: 'JHN', verses: [{ chapter: 11, verse: 35, text: 'Jesus wept.', paragraph: true }] }
 *     '\id FRT …' (front matter) → undefined
 *     '\id QQQ …' → undefined, told as 'unknown-book'
 */
export function parseUsfm(source: string, tell: Tell): EditionBook | undefined {
  const code = /\\id\s+([0-9A-Za-z]{3})\b/.exec(source)?.[1]?.toUpperCase()
  const book = BOOK_CODES.find((known): known is BookCode => known === code)
  if (!book) {
    if (!code || !isPeripheral(code)) tell('unknown-book', code ?? '')
    return undefined
  }
  const reader = new UsfmReader(tell)
  // Alignment milestones carry attributes up to their own end mark; nothing in them is text.
  const text = source.replace(/\\z?[a-z]+-[se]\b[^\\]*\\\*/gi, '').replace(/\\ts\\\*/g, '')
  let end = 0
  let marker: RegExpExecArray | undefined
  for (const next of text.matchAll(MARKER)) {
    reader.take(marker?.[1], marker?.[2] === '*', text.slice(end, next.index))
    marker = next
    end = next.index + next[0].length
  }
  reader.take(marker?.[1], marker?.[2] === '*', text.slice(end))
  const verses = reader.collector.finish()
  if (verses.length === 0) tell('empty', book)
  return { book, verses }
}

/** Takes a book marker by marker, each with the text up to the next one. */
class UsfmReader {
  readonly collector = new VerseCollector()
  readonly #tell: Tell
  /** The note that is being left out, until its closing marker. */
  #note: string | undefined
  /** A heading's, title's or aside's line: character styles inside belong to it. */
  #line: { readonly role: 'heading' | 'title' | 'aside'; text: string } | undefined

  /** The line before this one named a part of the book. */
  #part = false

  constructor(tell: Tell) {
    this.#tell = tell
  }

  take(marker: string | undefined, closes: boolean, following: string): void {
    if (marker === undefined) return
    const role = closes ? undefined : markerRole(marker)
    // An attribute stands after a bar, up to the closing marker: `\w word|strong="H1"\w*`.
    const words = decodeEntities(following.replace(/\|.*$/s, ''))
    if (this.#note !== undefined) {
      if (closes && marker === this.#note) {
        this.#note = undefined
        this.collector.noteEnded()
        this.#text(words)
      } else if (marker === 'c' || marker === 'v') {
        this.#tell('malformed', `\\${this.#note} is not closed`)
        this.#note = undefined
        this.#place(marker, words)
      }
    } else if (role === 'note') this.#note = marker
    else if (marker === 'c' || marker === 'v') this.#place(marker, words)
    else if (role === undefined) this.#text(closes ? words : words.replace(/^\s/, ''))
    else {
      this.#endLine()
      const rest = words.trimStart()
      // A `\d` right below `\ms` ("Book I") tells which psalms the part holds; it is no psalm's title.
      if (role === 'title' && this.#part) this.#line = { role: 'aside', text: rest }
      this.#part = /^m[sr]\d?$/.test(marker)
      if (this.#line) return
      if (role === 'heading' || role === 'title' || role === 'aside') this.#line = { role, text: rest }
      else {
        if (role === 'paragraph' || role === 'stanza') this.collector.paragraph()
        else this.collector.line()
        this.collector.text(rest)
      }
    }
  }

  #place(marker: 'c' | 'v', words: string): void {
    // `\d \v 1 A Psalm of David.`: the verse begins with its title, which goes on after the number.
    const titled = marker === 'v' && this.#line?.role === 'title' && this.#line.text.trim() === ''
    if (!titled) this.#endLine()
    const number = /^\s*(\d+)[a-z]?(?:\s*[-–,]\s*(\d+)[a-z]?)?\s*/.exec(words)
    if (!number) this.#tell('malformed', `\\${marker}${words.slice(0, 20)}`)
    else if (marker === 'c') this.collector.chapter(Number(number[1]))
    else {
      this.collector.verse(Number(number[1]), Number(number[2] ?? number[1]))
      this.#text(words.slice(number[0].length))
    }
  }

  #text(words: string): void {
    if (this.#line) this.#line.text += words
    else this.collector.text(words)
  }

  #endLine(): void {
    if (this.#line?.role === 'heading') this.collector.heading(this.#line.text)
    if (this.#line?.role === 'title') this.collector.title(this.#line.text)
    this.#line = undefined
  }
}
