import { BOOK_CODES, type BookCode } from '@berea/scripture'
import { SaxesParser } from 'saxes'
import { VerseCollector } from '../editions/verse-collector.ts'
import type { EditionBook } from '../sections/edition.ts'
import type { BibleImporter } from './importer.ts'
import { isPeripheral, markerRole } from './usfm-markers.ts'

const USFX_FILE = /usfx.*\.xml$/i

/** Bibles in USFX, a whole Bible in one file. */
export const usfx: BibleImporter = {
  name: 'usfx',
  recognises: (pack, paths) => pack.kind === 'bible' && paths.some((path) => USFX_FILE.test(path)),
  async *read(pack, files, report) {
    for await (const { path, bytes } of files) {
      if (!USFX_FILE.test(path)) continue
      yield* parseUsfx(new TextDecoder().decode(bytes), (code, at) =>
        report({ pack: pack.id, file: path, code, ...(at ? { at } : {}) }),
      )
    }
  },
}

/**
 * All books of a USFX file. A verse runs from `<v/>` to `<ve/>`, whatever paragraphs do.
 *
 *     '<usfx><book id="JHN"><c id="11"/><v id="35"/>耶稣哭了。<ve/></book></usfx>' →
 *       [{ book: 'JHN', verses: [{ chapter: 11, verse: 35, text: '耶稣哭了。', paragraph: true }] }]
 *     XML that breaks off → the whole books before the break, told as 'malformed'
 */
function parseUsfx(
  source: string,
  tell: (code: 'malformed' | 'unknown-book' | 'empty', at?: string) => void,
): EditionBook[] {
  const books: EditionBook[] = []
  const parser = new SaxesParser()
  let collector = new VerseCollector()
  let code = ''
  let broken: string | undefined
  let skipped = 0
  let inVerse = false
  let line: { readonly role: 'heading' | 'title'; text: string } | undefined

  // Kept when the next book begins or the file ends well: the parser closes a broken book before it tells of the break.
  const keep = (): void => {
    if (broken || !code) return
    const book = BOOK_CODES.find((known): known is BookCode => known === code)
    const verses = collector.finish()
    if (!book) {
      if (!isPeripheral(code)) tell('unknown-book', code)
    } else if (verses.length === 0) tell('empty', book)
    else books.push({ book, verses })
  }

  parser.on('opentag', ({ name, attributes }) => {
    const role = markerRole(name)
    if (skipped > 0 || role === 'aside' || role === 'note') {
      skipped++
      return
    }
    if (name === 'book') {
      keep()
      code = attributes.id?.toUpperCase() ?? ''
      collector = new VerseCollector()
    } else if (name === 'c') collector.chapter(Number.parseInt(attributes.id ?? '', 10) || 0)
    else if (name === 'v') {
      const [first = '', last] = (attributes.id ?? '').split(/[-–,]/)
      collector.verse(Number.parseInt(first, 10) || 0, Number.parseInt(last ?? first, 10) || 0)
      inVerse = true
    } else if (name === 've') inVerse = false
    else if (role === 'heading' || role === 'title') line = { role, text: '' }
    else if (role === 'line') collector.line()
    else if (role) collector.paragraph()
  })
  parser.on('text', (text) => {
    if (skipped > 0) return
    if (line) line.text += text
    else if (inVerse) collector.text(text)
  })
  parser.on('closetag', ({ name }) => {
    const role = markerRole(name)
    if (skipped > 0) {
      skipped--
      if (role === 'note') collector.noteEnded()
    } else if (line && line.role === role) {
      if (role === 'heading') collector.heading(line.text)
      else collector.title(line.text)
      line = undefined
    }
  })
  parser.on('error', (error) => {
    broken ??= error.message
  })
  parser.write(source).close()
  keep()
  if (broken) tell('malformed', broken)
  return books
}
