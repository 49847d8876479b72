import { BOOK_CODES, type BookCode } from '@berea/scripture'
import { VerseCollector } from '../editions/verse-collector.ts'
import type { EditionBook } from '../sections/edition.ts'
import type { BibleImporter } from './importer.ts'
import { decodeEntities } from './usfm-entities.ts'

const VERSE_FILE = /(?:^|\/)([0-9A-Z]{3})\.tsv$/

/**
 * Bibles decoded from SWORD modules: one TSV a book, a verse a row, with the module's OSIS or GBF
 * marks still in the text. The module's own `.conf` beside them tells them from other tables.
 */
export const verseTsv: BibleImporter = {
  name: 'verse-tsv',
  recognises: (pack, paths) =>
    (pack.kind === 'bible' || pack.kind === 'original') &&
    paths.some((path) => path.endsWith('.conf')) &&
    paths.some((path) => VERSE_FILE.test(path)),
  async *read(pack, files, report) {
    for await (const { path, bytes } of files) {
      const code = VERSE_FILE.exec(path)?.[1]
      if (!code) continue
      const book = BOOK_CODES.find((known): known is BookCode => known === code)
      if (!book) report({ pack: pack.id, file: path, code: 'unknown-book', at: code })
      else {
        const verses = parseVerseTsv(new TextDecoder().decode(bytes), (problem, at) =>
          report({ pack: pack.id, file: path, code: problem, at }),
        )
        if (verses.length > 0) yield { book, verses }
        else report({ pack: pack.id, file: path, code: 'empty', at: book })
      }
    }
  },
}

/**
 * The verses of one book. Marks are taken by pattern: in these modules a verse may open what
 * another one closes. Row 0 of a chapter holds what stands before it; only its headings are kept.
 *
 *     '3\t1\t<title type="psalm">Salmo de David.</title> Jehová, ¡cuánto <w lemma="…">se</w> han …' →
 *       [{ chapter: 3, verse: 1, title: 'Salmo de David.', text: 'Jehová, ¡cuánto se han …', paragraph: true }]
 *     'no numbers here' → [], told as 'malformed'
 */
export function parseVerseTsv(source: string, tell: (code: 'malformed', at: string) => void): EditionBook['verses'] {
  const collector = new VerseCollector()
  let chapter = 0
  for (const { place, text } of placeRows(readRows(source, tell), tell)) {
    if (place.chapter !== chapter) {
      chapter = place.chapter
      collector.chapter(chapter)
    }
    collector.verse(place.verse)
    if (!readVerse(text, collector)) tell('malformed', `${chapter}:${place.verse}`)
  }
  return collector.finish()
}

type Place = { readonly chapter: number; readonly verse: number }
type Row = { readonly place: Place; readonly text: string }

function readRows(source: string, tell: (code: 'malformed', at: string) => void): Row[] {
  const rows: Row[] = []
  for (const [index, line] of source.split('\n').entries()) {
    const [, chapter, verse, text] = /^(\d+)\t(\d+)\t(.*?)\r?$/.exec(line) ?? []
    if (text !== undefined) rows.push({ place: { chapter: Number(chapter), verse: Number(verse) }, text })
    else if (line.trim() !== '') tell('malformed', `line ${index + 1}`)
  }
  return rows
}

const OPENS_CHAPTER = /<chapter\b(?=[^>]*\bsID=)[^>]*\bosisID="\w+\.(\d+)"/g

/**
 * Rows at their own places. Where a module was decoded by another division than its own, its rows
 * drift: the mark that opens Acts 20 stands in row 19:41, and verse 1 of Romans in row 1:0. From a
 * mark that stands elsewhere than in its chapter's row 0, verses are counted and not read.
 */
function* placeRows(rows: readonly Row[], tell: (code: 'malformed', at: string) => void): Generator<Row> {
  const opened = rows.map(({ text }) => Number([...text.matchAll(OPENS_CHAPTER)].at(-1)?.[1] ?? 0))
  const astray = opened.findIndex((number, i) => number > 0 && !isHead(rows[i]!.place, number))
  if (astray >= 0) tell('malformed', `chapter ${opened[astray]} begins at another place`)
  // A book whose first row is already a verse: its own mark stands at the end of the book before it.
  let counted: Place | undefined = astray >= 0 && hasWords(rows[0]!.text) ? { chapter: 1, verse: 0 } : undefined
  for (const [i, { place, text }] of rows.entries()) {
    const number = opened[i]!
    if (number > 0) counted = isHead(place, number) ? undefined : { chapter: number, verse: 0 }
    else if (counted) counted = { ...counted, verse: counted.verse + 1 }
    yield { place: counted ?? place, text }
  }
}

const isHead = (place: Place, chapter: number): boolean => place.chapter === chapter && place.verse === 0
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<title\b.*?<\/title>|<[^>]*>/g, ''))

const TITLE = /<title\b([^>]*)>(.*?)<\/title>/
const PIECE = new RegExp(`${TITLE.source}|<note\\b.*?</note>|<([A-Za-z/]+)([^>]*)>|([¶○])|([^<¶○]+|<)`, 'g')

/** Gives one row's text to the collector; false where a footnote's tail or head lay open in it. */
function readVerse(row: string, collector: VerseCollector): boolean {
  const { text, whole } = withoutEditors(row)
  for (const [, about, title, tag, attributes, mark, words] of text.matchAll(PIECE)) {
    if (title !== undefined) readTitle(about ?? '', title, collector)
    else if (words !== undefined) collector.text(decodeEntities(words))
    else if (mark !== undefined || tag === 'CM' || /\btype="x-p"/.test(attributes ?? '')) collector.paragraph()
    else if (tag === 'lg' && !attributes?.includes('eID')) collector.paragraph()
    else if (tag === 'l' && !attributes?.includes('eID')) collector.line()
    else if (tag === undefined) collector.noteEnded()
  }
  return whole
}

function readTitle(about: string, title: string, collector: VerseCollector): void {
  if (/\blevel=|type="(main|chapter|x-ms)"/.test(about)) return
  const words = decodeEntities(title.replace(/<note\b.*?<\/note>|<[^>]*>/g, '')).replace(/^[\s—–]+|[\s—–]+$/g, '')
  if (/type="psalm"|canonical="true"/.test(about)) collector.title(words)
  else collector.heading(words)
}

/**
 * Takes out what editors wrote into the text: `*** … ***` and `(* …)` remarks, a verse's number in another
 * division (`(18)` before it, `[74]` within it), the title of the fragment that follows ("IV — …" up to where it is
 * to be read), the foot of the web page that a book was copied from, and footnotes whose tags were escaped and parted over two
 * verses (then the rest of the row can't be trusted and goes too).
 */
function withoutEditors(row: string): { readonly text: string; readonly whole: boolean } {
  const text = row
    .replace(/(Retournez au début|={5,}).*$/i, '')
    .replace(/\*{3}.*?(\*{3}|$)/g, '')
    .replace(/\(\*[^)]*\)/g, '')
    .replace(/^\s*\(\d{1,3}\) |\[\d{1,3}\] ?/g, '')
    .replace(/ (?:Ici finit le texte hébreu|[IVX]+ — [^<]*<reference\b).*$/, '')
    .replace(/&lt;ref&gt;.*?&lt;\/ref&gt;/g, '')
    .replace(/&lt;[A-Z ]+&gt;/g, '')
    .replace(/[→~] |[→~▸•|#_\u200b-\u200d\ufeff]|&amp;(?=\p{L})/gu, '')
  const cut = text.search(/&lt;\/?ref&gt;/)
  return cut < 0 ? { text, whole: true } : { text: text.slice(0, cut), whole: false }
}
