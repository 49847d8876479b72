import type { Mistake } from '../mistake.ts'

/** Tables of names and places, a row a line, cells divided by bars; how many cells a row has, and how many of the last are all filled. */
const TABLES = {
  authors: { cells: 7, filled: 5 },
  'named-authors': { cells: 7, filled: 5 },
  'also-called': { cells: 2, filled: 1 },
  works: { cells: 7, filled: 5 },
  writings: { cells: 8, filled: 5 },
  sources: { cells: 6, filled: 5 },
  documents: { cells: 9, filled: 5 },
  confessions: { cells: 4, filled: 0 },
  helplines: { cells: 5, filled: 0 },
  'key-passages': { cells: 2, filled: 1 },
  'book-groups': { cells: 2, filled: 2 },
  'modern-things': { cells: 4, filled: 4 },
  deeds: { cells: 4, filled: 4 },
} as const
export type Table = keyof typeof TABLES

const FOLDER = 'tables/'

export const isTable = (file: string): boolean => file.startsWith(FOLDER)

const isRow = (line: string): boolean => line.trim() !== '' && !line.startsWith('# ')
const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim())

/** The rows of a table, each as its cells. */
export const readTable = (files: ReadonlyMap<string, string>, table: Table): readonly (readonly string[])[] =>
  (files.get(`${FOLDER}${table}.txt`) ?? '').split('\n').filter(isRow).map(cellsOf)

/** Every row that has too many cells or too few, or leaves a name out. */
export function tableMistakes(files: ReadonlyMap<string, string>): Mistake[] {
  return [...files]
    .filter(([file]) => isTable(file))
    .flatMap(([file, text]): Mistake[] => {
      const name = file.slice(FOLDER.length).replace(/\.txt$/, '')
      const known = Object.entries(TABLES).find(([table]) => table === name)?.[1]
      if (!known) return [{ file, line: 1, message: `no such table; there are ${Object.keys(TABLES).join(', ')}` }]
      return text.split('\n').flatMap((row, index): Mistake[] => {
        if (!isRow(row)) return []
        const cells = cellsOf(row)
        const isWhole = cells.length === known.cells && !cells.slice(known.cells - known.filled).includes('')
        const message = `${cells.length} cells; ${known.cells} are expected, the last ${known.filled} of them filled`
        return isWhole ? [] : [{ file, line: index + 1, message }]
      })
    })
}
