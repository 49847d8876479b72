import { parse as parseCsv } from 'csv-parse/sync'
import type { Pack, PackFile, Report, SectionImporter } from './importer.ts'
import type { Draft } from './sections/draft.ts'
import { finish } from './sections/finish.ts'
import { decodeText } from './text/decode.ts'
import { eventDrafts } from './theographic/events.ts'
import { personDrafts } from './theographic/people.ts'
import { placeDrafts } from './theographic/places.ts'

export type Row = Readonly<Record<string, string>>
export type Tables = {
  readonly people: readonly Row[]
  readonly places: readonly Row[]
  readonly events: readonly Row[]
}

/**
 * Theographic's tables of people, places and events, which name each other by lookup: read whole,
 * then written out as one section each: 'people/moses_2108', 'places/abana_1', 'events/1'.
 */
export const theographic: SectionImporter = {
  name: 'theographic',
  recognises: (pack, paths) => pack.kind === 'people-places' && paths.some((path) => TABLE.test(path)),
  read: (pack, files, report) => finish(pack, drafts(pack, files, report), report),
}

const TABLE = /(?:^|\/)CSV\/(People|Places|Events)\.csv$/

async function* drafts(pack: Pack, files: AsyncIterable<PackFile>, report: Report): AsyncGenerator<Draft> {
  const tables: Record<string, readonly Row[]> = {}
  const paths: Record<string, string> = {}
  for await (const file of files) {
    const name = TABLE.exec(file.path)?.[1]?.toLowerCase()
    if (!name) continue
    paths[name] = file.path
    const decoded = decodeText(file.bytes)
    if (!('text' in decoded)) {
      report({ pack: pack.id, file: file.path, ...decoded })
      continue
    }
    try {
      tables[name] = parseCsv(decoded.text, { columns: true, bom: true, relax_column_count: true }) as Row[]
    } catch (error) {
      report({ pack: pack.id, file: file.path, code: 'malformed', detail: error instanceof Error ? error.message : '' })
    }
  }
  const { people = [], places = [], events = [] } = tables
  const all = { people, places, events }
  const trouble = (name: string) => (at: string, detail: string) =>
    report({ pack: pack.id, file: paths[name] ?? name, at, code: 'unknown-reference', detail })
  yield* personDrafts(all, paths.people ?? '', trouble('people'))
  yield* placeDrafts(all, paths.places ?? '', trouble('places'))
  yield* eventDrafts(all, paths.events ?? '', trouble('events'))
}
