import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnalysedLanguage, analyse } from '../analysis/analyse.ts'
import { openShelf } from '../index/shelf.ts'
import { type Row, writeTable } from '../index/table.ts'
import { unitsOf } from '../meaning/units.ts'
import { UnitTableBuilder, writeUnits } from '../meaning/units-file.ts'
import type { Section, Work } from '../sections/section.ts'
import { makePart, partPath, UNITS_FILE } from './parts.ts'

/** A work and the shelf that holds it. */
export type Shelved = { readonly work: Pick<Work, 'id' | 'kind' | 'tradition' | 'language'>; readonly part: string }

/** Makes the table of a language's words out of its works' shelves, and beside it that of the units which are found by meaning. */
export async function assembleTable(
  library: string,
  part: string,
  language: AnalysedLanguage,
  shelved: readonly Shelved[],
): Promise<void> {
  await makePart(library, part, async (folder) => {
    const units = new UnitTableBuilder()
    await writeTable(folder, rows(library, language, shelved, units))
    await writeFile(join(folder, UNITS_FILE), writeUnits(units.table()))
  })
}

function* rows(
  library: string,
  language: AnalysedLanguage,
  shelved: readonly Shelved[],
  units: UnitTableBuilder,
): Generator<Row> {
  for (const { work, part } of shelved) {
    const shelf = openShelf(partPath(library, part))
    try {
      for (let order = 0; order < shelf.size; order++) {
        const section = shelf.at(order)
        units.add(work.id, order, unitsOf(section, work))
        const words = sectionWords(section, language)
        if (words.length > 0) yield { work: work.id, order, kind: work.kind, tradition: work.tradition, words }
      }
    } finally {
      shelf.close()
    }
  }
}

/** What a section is called says best what it is about: its names count twice. */
function sectionWords({ title = '', terms = [], text }: Section, language: AnalysedLanguage): readonly string[] {
  const names = analyse([title, ...terms].join('\n'), language)
  return [...names, ...names, ...analyse(text, language)]
}
