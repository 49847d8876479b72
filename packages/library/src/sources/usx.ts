import { BOOK_CODES, type BookCode } from '@berea/scripture'
import { SaxesParser } from 'saxes'
import { VerseCollector } from '../editions/verse-collector.ts'
import type { EditionBook } from '../sections/edition.ts'
import type { BibleImporter } from './importer.ts'
import { isPeripheral, markerRole } from './usfm-markers.ts'

/** Bibles in USX, the XML form of USFM, one file for each book. */
export const usx: BibleImporter = {
  name: 'usx',
  recognises: (pack, paths) => pack.kind === 'bible' && paths.some((path) => path.endsWith('.usx')),
  async *read(pack, files, report) {
    for await (const { path, bytes } of files) {
      if (!path.endsWith('.usx')) continue
      const book = parseUsx(new TextDecoder().decode(bytes), (code, at) =>
        report({ pack: pack.id, file: path, code, ...(at ? { at } : {}) }),
      )
      if (book) yield book
    }
  },
}

/**
 * One book of USX. Verses are marks inside the paragraphs: a verse runs from its mark to the next one.
 *
 *     '<usx><book code="JHN"/><chapter number="11"/><para style="p"><verse number="35"/>Jesus wept.</para></usx>' →
 *       { book: 'JHN', verses: [{ chapter: 11, verse: 35, text: 'Jesus wept.', paragraph: true }] }
 *     XML that breaks off → undefined, told as 'malformed'
 */
function parseUsx(
  source: string,
  tell: (code: 'malformed' | 'unknown-book' | 'empty', at?: string) => void,
): EditionBook | undefined {
  const collector = new VerseCollector()
  const parser = new SaxesParser()
  let code: string | undefined
  let broken: string | undefined
  let skipped = 0
  let line: { readonly role: 'heading' | 'title'; text: string } | undefined

  parser.on('opentag', ({ name, attributes }) => {
    if (skipped > 0 || name === 'note' || name === 'figure' || name === 'book') skipped++
    if (name === 'book') code = attributes.code?.toUpperCase()
    if (skipped > 0) return
    if (name === 'chapter' && attributes.number) collector.chapter(Number.parseInt(attributes.number, 10))
    if (name === 'verse' && attributes.number) {
      const [first = '', last] = attributes.number.split(/[-–,]/)
      collector.verse(Number.parseInt(first, 10), Number.parseInt(last ?? first, 10))
    }
    if (name !== 'para') return
    const role = markerRole(attributes.style ?? 'p')
    if (role === 'aside' || role === 'note') skipped++
    else if (role === 'heading' || role === 'title') line = { role, text: '' }
    else if (role === 'line') collector.line()
    else collector.paragraph()
  })
  parser.on('text', (text) => {
    if (skipped > 0) return
    if (line) line.text += text
    else collector.text(text)
  })
  parser.on('closetag', ({ name }) => {
    if (skipped > 0) {
      skipped--
      if (name === 'note') collector.noteEnded()
    } else if (name === 'para' && line) {
      if (line.role === 'heading') collector.heading(line.text)
      else collector.title(line.text)
      line = undefined
    }
  })
  parser.on('error', (error) => {
    broken ??= error.message
  })
  parser.write(source).close()

  if (broken) {
    tell('malformed', broken)
    return undefined
  }
  const book = BOOK_CODES.find((known): known is BookCode => known === code)
  if (!book) {
    if (!code || !isPeripheral(code)) tell('unknown-book', code ?? '')
    return undefined
  }
  const verses = collector.finish()
  if (verses.length === 0) tell('empty', book)
  return { book, verses }
}
