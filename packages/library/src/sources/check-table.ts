import {
  type BookCode,
  countingOf,
  findReferences,
  isBookCode,
  LOCALES,
  numberingOf,
  TEXT_LANGUAGES,
} from '@berea/scripture'
import type { Pack, PackFile, Report } from './importer.ts'
import { decodeText } from './text/decode.ts'

type Differs = (at: string, detail: string) => void

/** Names of books and counts of verses are the project's own; a source that brings such tables is compared with them. */
const CHECKS: ReadonlyMap<string, (rows: readonly string[][], differs: Differs) => void> = new Map([
  ['booknames.tsv', checkNames],
  ['verse-counts.tsv', checkCounts],
])

const checkOf = (path: string) => CHECKS.get(path.split('/').at(-1) ?? '')

export const isTable = (pack: Pack, paths: readonly string[]): boolean =>
  (pack.kind === 'names' || pack.kind === 'versification') && paths.some((path) => checkOf(path) !== undefined)

/** Compares a pack's tables with the project's own and names what differs; gives the number of rows compared. */
export async function checkTable(pack: Pack, files: AsyncIterable<PackFile>, report: Report): Promise<number> {
  let size = 0
  for await (const { path, bytes } of files) {
    const check = checkOf(path)
    if (!check) continue
    const decoded = decodeText(bytes)
    if (!('text' in decoded)) {
      report({ pack: pack.id, file: path, ...decoded })
      continue
    }
    const rows = decoded.text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split('\t'))
    check(rows, (at, detail) => report({ pack: pack.id, file: path, at, code: 'differs', detail }))
    size += rows.length - 1
  }
  return size
}

/**
 * A row a book, a column a language: each name must be read as its book.
 *
 *     code  en       zh-Hans
 *     GEN   Genesis  创世记
 */
function checkNames([head = [], ...rows]: readonly string[][], differs: Differs): void {
  for (const locale of LOCALES) {
    const column = head.indexOf(TEXT_LANGUAGES[locale][0])
    for (const row of rows) {
      const name = row[column]
      const [found] = name ? findReferences(`${name} 1`, { locale }) : []
      const book = found?.passages[0]?.first.book
      if (name && book !== row[0]) differs(`${row[0]} ${head[column]}`, `“${name}” is ${book ?? 'no book'} here`)
    }
  }
}

/**
 * A row a chapter, a column an edition: its last verse must be that of the edition's numbering.
 *
 *     book  chapter  bible-en-web  bible-fr-lsg1910
 *     JHN   11       57            57
 */
function checkCounts([head = [], ...rows]: readonly string[][], differs: Differs): void {
  for (const [column, edition] of head.entries()) {
    if (column < 2) continue
    const { lastVerse } = countingOf(numberingOf(edition))
    for (const row of rows) {
      const [book = '', chapter] = row
      if (!row[column] || !isBookCode(book)) continue
      const last = lastVerse(book as BookCode, Number(chapter))
      if (last !== Number(row[column])) {
        differs(`${book} ${chapter}`, `${edition} ends at verse ${row[column]}, its numbering at ${last ?? 'none'}`)
      }
    }
  }
}
