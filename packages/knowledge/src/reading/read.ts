import { KIND_NAMES, KINDS, type Kind, type Records } from '../kinds.ts'
import type { Mistake } from '../mistake.ts'
import { type Aliases, isAliases, readAliases } from './aliases.ts'
import { askedTwice } from './asked-twice.ts'
import { type Examples, isExamples, readExamples } from './examples.ts'
import { type Ids, withoutLost } from './links.ts'
import { isPatterns, patternMistakes } from './patterns.ts'
import { isTable, tableMistakes } from './tables.ts'
import { isWordRows, wordRowMistakes } from './word-rows.ts'
import { type Placed, type ReadYaml, readYaml } from './yaml-file.ts'

export type PlacedRecords = { readonly [K in Kind]: readonly Placed<Records[K]>[] }

export type Content = {
  readonly records: PlacedRecords
  readonly examples: Examples
  readonly aliases: Aliases
  readonly mistakes: readonly Mistake[]
}

/** Files by their paths below the content folder: `handbook/churches/baptism.yaml` → its text. */
export type Files = ReadonlyMap<string, string>

/**
 * Everything that the content folder holds. A record with a mistake is left out, and all mistakes are named: what a file
 * has, ids that two records share, and ids that stand for nothing. `others`: ids of records that stand elsewhere.
 */
export function readContent(files: Files, others: Ids = {}, readFile: ReadYaml = readYaml): Content {
  const mistakes: Mistake[] = []
  const records = Object.fromEntries(KIND_NAMES.map((kind) => [kind, [] as Placed<unknown>[]])) as Record<
    Kind,
    Placed<{ readonly id: string }>[]
  >
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const isRecords = (name: string) => ![isExamples, isAliases, isWordRows, isTable, isPatterns].some((is) => is(name))
  for (const [file, text] of sorted.filter(([name]) => isRecords(name))) {
    const kind = kindOf(file)
    if (!kind) {
      const folders = KIND_NAMES.map((name) => `${KINDS[name].folder}/`).join(', ')
      mistakes.push({ file, line: 1, message: `no place for a record; files stand in ${folders} and end with .yaml` })
      continue
    }
    const astray = fieldProblem(file, kind)
    if (astray) mistakes.push({ file, line: 1, message: astray })
    const read = readFile<{ readonly id: string }>(file, text, KINDS[kind].schema)
    mistakes.push(...read.mistakes)
    const [, field] = file.split('/')
    const placed = KINDS[kind].fields
      ? read.records.map((one) => ({ ...one, record: { ...one.record, field } }))
      : read.records
    records[kind].push(...(astray ? [] : placed))
  }
  const kept = Object.fromEntries(
    KIND_NAMES.map((kind) => [kind, withoutDoubles(records[kind], mistakes)]),
  ) as unknown as PlacedRecords
  const linked = withoutLost(kept, others, mistakes)
  const situations = new Set([...linked.situation.map(({ record }) => record.id), ...(others.situation ?? [])])
  const told = readExamples(new Map(sorted.filter(([name]) => isExamples(name))), situations)
  const named = readAliases(new Map(sorted.filter(([name]) => isAliases(name))))
  const all = [
    ...mistakes,
    ...told.mistakes,
    ...named.mistakes,
    ...wordRowMistakes(files),
    ...tableMistakes(files),
    ...patternMistakes(files),
    ...askedTwice(linked.article),
  ]
  return { records: linked, examples: told.examples, aliases: named.aliases, mistakes: all }
}

const kindOf = (file: string): Kind | undefined =>
  file.endsWith('.yaml') ? KIND_NAMES.find((kind) => file.startsWith(`${KINDS[kind].folder}/`)) : undefined

/** `handbook/baptism.yaml` and `handbook/other/x.yaml` stand in no field. */
function fieldProblem(file: string, kind: Kind): string | undefined {
  const { fields } = KINDS[kind]
  const [, field, name] = file.split('/')
  if (!fields || (name && fields.includes(field!))) return undefined
  return `a folder of the handbook is expected: ${fields.join(', ')}`
}

/** Of two records with one id the first stays. */
function withoutDoubles<T extends { readonly id: string }>(
  all: readonly Placed<T>[],
  mistakes: Mistake[],
): Placed<T>[] {
  const first = new Map<string, Placed<T>>()
  return all.filter((placed) => {
    const { id } = placed.record
    const other = first.get(id)
    if (!other) return first.set(id, placed)
    const { file, line } = placed
    mistakes.push({ file, line, id, message: `the id stands in ${other.file}:${other.line} already` })
    return false
  })
}
