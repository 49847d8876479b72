import type { Mistake } from '../mistake.ts'
import { findReferenceProblem } from '../schema/reference.ts'

/** Tables of words by which something is known; each is a folder, or a file, below `word-rows`. */
const WORD_TABLES = ['stories', 'beliefs', 'counsel', 'known-names', 'persons', 'ways'] as const
export type WordTable = (typeof WORD_TABLES)[number]

/** The rows of one file: `genesis` → `GEN 1:1 | who + creat | quien + cre | qui + cre | 谁 + 造` … */
export type WordRows = ReadonlyMap<string, readonly string[]>

const FOLDER = 'word-rows/'

export const isWordRows = (file: string): boolean => file.startsWith(FOLDER)

const isRow = (line: string): boolean => line.trim() !== '' && !line.startsWith('# ')

/** The files of a table, by their names without folder and ending, in their order. */
export function readWordRows(files: ReadonlyMap<string, string>, table: WordTable): WordRows {
  const own = [...files].filter(([name]) => name === `${FOLDER}${table}.txt` || name.startsWith(`${FOLDER}${table}/`))
  return new Map(
    own
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, text]) => [/([^/]+)\.txt$/.exec(name)?.[1] ?? name, text.split('\n').filter(isRow)]),
  )
}

/** What a row begins with: passages (with what is asked for, or `~`, before them), or a name. */
const HEADS: Readonly<Record<WordTable, 'passages' | 'name'>> = {
  stories: 'passages',
  beliefs: 'passages',
  counsel: 'passages',
  'known-names': 'passages',
  persons: 'passages',
  ways: 'name',
}
const BEFORE_PASSAGES = /^(?:~\s*|[a-z]+(?:\/[a-z]+)*\s+)(?=[1-3A-Z][0-9A-Z]{2}\b)/

/** Every row that has not four languages, or names a passage that does not exist. */
export function wordRowMistakes(files: ReadonlyMap<string, string>): Mistake[] {
  return [...files]
    .filter(([file]) => isWordRows(file))
    .flatMap(([file, text]): Mistake[] => {
      const [, table = ''] = file.replace(/\.txt$/, '').split('/')
      const known = WORD_TABLES.find((one) => one === table)
      if (!known) return [{ file, line: 1, message: `no such table; there are ${WORD_TABLES.join(', ')}` }]
      return text.split('\n').flatMap((row, index): Mistake[] => {
        if (!isRow(row)) return []
        const message = problemOf(row, HEADS[known])
        return message === undefined ? [] : [{ file, line: index + 1, message }]
      })
    })
}

function problemOf(row: string, head: 'passages' | 'name'): string | undefined {
  const cells = row.split('|').map((cell) => cell.trim())
  const words = cells.slice(1)
  if (words.length !== 4) return `${words.length} languages; English | Spanish | French | Chinese are expected`
  if (words.some((cell) => cell === '')) return 'a language has no words'
  if (head !== 'passages') return undefined
  const passages = cells[0]!.replace(BEFORE_PASSAGES, '').split(';')
  return passages.map((passage) => findReferenceProblem(passage.trim())).find((problem) => problem !== undefined)
}
