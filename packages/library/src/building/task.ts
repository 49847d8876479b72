import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { Pack } from '../sources/importer.ts'
import type { Fetched, Source } from '../sources/source.ts'
import { assembleTable, type Shelved } from './assembling.ts'
import { assembleVerses, type VerseSources } from './assembling-verses.ts'
import { type Imported, importPack } from './importing.ts'

/** Work for one process: everything it needs to know, as a value that can be sent. */
export type Task =
  | { readonly type: 'import'; readonly part: string; readonly pack: Pack }
  | {
      readonly type: 'table'
      readonly part: string
      readonly language: AnalysedLanguage
      readonly shelved: readonly Shelved[]
    }
  | {
      readonly type: 'verses'
      readonly part: string
      readonly language: AnalysedLanguage
      readonly sources: VerseSources
    }

export type Outcome = Imported | undefined

export async function perform(library: string, source: Source, task: Task, fetched?: Fetched): Promise<Outcome> {
  switch (task.type) {
    case 'import':
      return importPack(library, source, task.pack, task.part, fetched)
    case 'table':
      await assembleTable(library, task.part, task.language, task.shelved)
      return undefined
    case 'verses':
      await assembleVerses(library, task.part, task.language, task.sources)
      return undefined
  }
}
