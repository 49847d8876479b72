import { type AnalysedLanguage, analyse } from '../analysis/analyse.ts'
import { openShelf } from '../index/shelf.ts'
import { type Row, writeTable } from '../index/table.ts'
import type { Section, Work } from '../sections/section.ts'
import { makePart, partPath } from './parts.ts'

/** A work and the shelf that holds it. */
export type Shelved = { readonly work: Pick<Work, 'id' | 'kind' | 'tradition'>; readonly part: string }

/** Makes the table of a language's words out of its works' shelves. */
export async function assembleTable(
  library: string,
  part: string,
  language: AnalysedLanguage,
  shelved: readonly Shelved[],
): Promise<void> {
  await makePart(library, part, (folder) => writeTable(folder, rows(library, language, shelved)))
}

function* rows(library: string, language: AnalysedLanguage, shelved: readonly Shelved[]): Generator<Row> {
  for (const { work, part } of shelved) {
    const shelf = openShelf(partPath(library, part))
    try {
      for (let order = 0; order < shelf.size; order++) {
        const words = sectionWords(shelf.at(order), language)
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
