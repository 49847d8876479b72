import { KIND_NAMES, KINDS } from './kinds.ts'
import type { Content } from './reading/read.ts'
import { type Article, FIELDS, type Field } from './schema/article.ts'
import { isReadTwice } from './schema/checked.ts'
import type { Ground } from './schema/rests.ts'

/** How much there is of something, of how much that is wanted, and how much of it two people have read. */
export type Line = {
  readonly name: string
  readonly count: number
  readonly wanted?: number
  readonly readTwice?: number
  /** The share of its sentences, from 0 to 1, that rest on books alone which no library has. */
  readonly outside?: number
  readonly note: string
}

type Wave = { readonly wave: number; readonly wanted: number }

/** In which wave a field is written, and how many articles it wants. */
const WANTED: Readonly<Record<Field, Wave>> = {
  churches: { wave: 1, wanted: 150 },
  objections: { wave: 1, wanted: 130 },
  troubles: { wave: 1, wanted: 150 },
  berea: { wave: 1, wanted: 20 },
  doctrine: { wave: 2, wanted: 200 },
  living: { wave: 2, wanted: 250 },
  books: { wave: 3, wanted: 210 },
  making: { wave: 3, wanted: 120 },
  words: { wave: 3, wanted: 80 },
  background: { wave: 3, wanted: 110 },
}
const WAVES = [1, 2, 3]

/**
 * How much there is of each kind, and what is still to be done: the handbook wave by wave, what it says of the traditions,
 * then the other records.
 */
export function reportOn({ records }: Content): readonly Line[] {
  const fields = FIELDS.map((field) => ({ ...WANTED[field], line: fieldLine(field, records.article) }))
  const waves = WAVES.flatMap((wave) => {
    const lines = fields.filter((one) => one.wave === wave).map(({ line }) => line)
    return [...lines, total(`wave ${wave}`, lines)]
  })
  const handbook = total(
    'handbook',
    fields.map(({ line }) => line),
  )
  const others = KIND_NAMES.filter((kind) => kind !== 'article').map((kind) => ({
    name: KINDS[kind].folder,
    count: records[kind].length,
    note: '',
  }))
  return [...waves, handbook, traditionsLine(records.article), ...others]
}

function total(name: string, lines: readonly Line[]): Line {
  const sum = (of: (line: Line) => number | undefined) => lines.reduce((all, line) => all + (of(line) ?? 0), 0)
  const wanted = sum((line) => line.wanted)
  const count = sum((line) => line.count)
  const note = `${Math.round((100 * count) / wanted)} % written`
  return { name, count, wanted, readTwice: sum((line) => line.readTwice), note }
}

function fieldLine(field: Field, all: Content['records']['article']): Line {
  const articles = all.map(({ record }) => record).filter((record) => record.field === field)
  return {
    name: `handbook/${field}`,
    count: articles.length,
    wanted: WANTED[field].wanted,
    readTwice: articles.filter(isReadTwice).length,
    ...restOutside(articles.flatMap((article) => [...article.rests, ...onTraditions(article)])),
  }
}

function traditionsLine(all: Content['records']['article']): Line {
  const sentences = all.flatMap(({ record }) => onTraditions(record))
  return { name: 'traditions', count: sentences.length, ...restOutside(sentences) }
}

/** What bears each sentence on a tradition. */
const onTraditions = ({ traditions = {} }: Article): readonly (readonly Ground[])[] =>
  Object.values(traditions).map(({ rests }) => rests)

/** How many of the sentences nothing in a library bears: whoever reads them can open no place. */
function restOutside(sentences: readonly (readonly Ground[])[]): Pick<Line, 'outside' | 'note'> {
  if (sentences.length === 0) return { note: '' }
  const count = sentences.filter((grounds) => grounds.every((one) => 'outside' in one)).length
  const outside = count / sentences.length
  const percent = Math.round(100 * outside)
  return { outside, note: percent > 0 ? `${percent} % of sentences rest outside the library` : '' }
}

const columns = (...cells: readonly [string, string, string, string, string]): string =>
  `${cells[0].padStart(6)}${cells[1].padStart(8)}${cells[2].padStart(12)}  ${cells[3].padEnd(22)}${cells[4]}`.trimEnd()

/** As it is printed: `   120     150          14  handbook/churches`. */
export const formatReport = (lines: readonly Line[]): string =>
  [
    columns('', 'wanted', 'read twice', '', ''),
    ...lines.map(({ count, wanted, readTwice, name, note }) =>
      columns(String(count), String(wanted ?? ''), String(readTwice ?? ''), name, note),
    ),
  ].join('\n')
