import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EncoderFiles } from '@berea/embedding'
import { firstEditions } from '@berea/scripture'
import { analysedLanguage } from '../analysis/analyse.ts'
import { fingerprint } from '../building/fingerprint.ts'
import type { Generation } from '../building/generation.ts'
import { partPath, UNITS_FILE } from '../building/parts.ts'
import type { Edition } from '../editions/edition.ts'
import type { MissingUnit, UnitHit } from '../meaning/meaning-index.ts'
import type { MeaningFiles, MeaningQuestion, MeaningThread } from '../meaning/meaning-thread.ts'
import { ABOUT_FILE, MODEL_FILE, parseAbout, TOKENIZER_FILE } from '../meaning/model-packs.ts'
import { writeUnits } from '../meaning/units-file.ts'
import { OWN_WORK } from '../own/own-section.ts'
import type { OwnWork } from '../own/own-work.ts'
import type { OpenIndex } from './index-thread.ts'
import type { Take } from './opened.ts'

/** The vectors of one version of the library, by one model. */
export type OpenMeaning = {
  nearest(
    vectors: readonly Float32Array[],
    set: 'paragraphs' | 'questions',
    works: readonly string[],
    limit: number,
  ): Promise<readonly UnitHit[]>
  /** Of every way to our own records, in their order; NaN of one without a vector. */
  ways(vectors: readonly Float32Array[]): Promise<Float32Array>
  /** By ordinal; NaN of a verse without a vector. Undefined where none has one. */
  verses(vectors: readonly Float32Array[]): Promise<Float32Array | undefined>
  count(): Promise<{ readonly known: number; readonly all: number }>
  missingVerses(): Promise<readonly number[]>
  missingIn(work: string): Promise<readonly MissingUnit[]>
  /** Without a work the row is a verse's ordinal. */
  learn(row: number, vector: Float32Array, work?: string): Promise<void>
  /** The editions whose texts a verse's vector is the mean of. */
  readonly verseEditions: readonly Edition[]
}

/**
 * What is wrong with the vectors that came with the library: they are of another model, so that all texts are encoded here;
 * or cannot be read, so that words serve.
 */
export type VectorsProblem = 'other-model' | 'unreadable'

type Compared = { readonly meaning?: OpenMeaning; readonly problem?: VectorsProblem }

type Needs = {
  readonly library: string
  readonly generation: Generation
  readonly editions: ReadonlyMap<string, Edition>
  /** The SHA-256 of the model that texts are encoded by. */
  readonly model: string
  readonly thread: MeaningThread
  readonly take: Take
  readonly own: OwnWork
  /** Where what is encoded here is kept. */
  readonly vectorsFolder: string
}

/** What this installation has encoded itself outlives every version. */
const madeFile = (folder: string, model: string) => join(folder, `${model.slice(0, 16)}.bin`)

export async function openMeaning(needs: Needs): Promise<Compared> {
  const { library, generation, model, thread, take, own } = needs
  const verseEditions = comparedEditions(needs.editions)
  const folders = [...generation.textVectors.values()].map((part) => partPath(library, part))
  const vectors = folders.find((folder) => modelOf(folder) === model)
  const files: Omit<MeaningFiles, 'own'> = {
    // A table that other code made may have no units; its works are found by words until a build has made it anew.
    units: [...generation.tables.values()]
      .map((part) => join(partPath(library, part), UNITS_FILE))
      .filter((file) => existsSync(file)),
    made: madeFile(needs.vectorsFolder, model),
    verseTexts: verseEditions.map(({ work }) => generation.editions.get(work.id)).join(' '),
    ...(vectors === undefined ? {} : { vectors }),
  }
  const key = `meaning ${fingerprint(JSON.stringify(files), own.version)}`
  try {
    const meaning = asked(
      await take(key, () => thread.open(key, { ...files, own: writeUnits(own.ways().table) })),
      verseEditions,
    )
    return vectors === undefined && folders.length > 0 ? { meaning, problem: 'other-model' } : { meaning }
  } catch {
    return { problem: 'unreadable' }
  }
}

function asked(index: OpenIndex<MeaningQuestion>, verseEditions: readonly Edition[]): OpenMeaning {
  return {
    nearest: (vectors, set, works, limit) => index.ask({ type: 'nearest', vectors, set, works, limit }),
    ways: (vectors) => index.ask({ type: 'units', vectors, work: OWN_WORK }),
    verses: (vectors) => index.ask({ type: 'verses', vectors }),
    count: () => index.ask({ type: 'count' }),
    missingVerses: () => index.ask({ type: 'missing' }),
    missingIn: (work) => index.ask({ type: 'missing', work }),
    learn: (row, vector, work) => index.ask({ type: 'learn', row, vector, ...(work === undefined ? {} : { work }) }),
    verseEditions,
  }
}

function modelOf(folder: string): string | undefined {
  const file = join(folder, ABOUT_FILE)
  return existsSync(file) ? parseAbout(readFileSync(file, 'utf8'))?.model : undefined
}

/** The files of the model that came with the library. */
export function encoderFilesOf(library: string, { encoders }: Generation): EncoderFiles | undefined {
  const [part] = encoders.values()
  if (part === undefined) return undefined
  return { model: join(partPath(library, part), MODEL_FILE), tokenizer: join(partPath(library, part), TOKENIZER_FILE) }
}

/** An English and a Chinese Bible, those that readers meet first; any Bible where there is neither. */
function comparedEditions(editions: ReadonlyMap<string, Edition>): readonly Edition[] {
  const all = [...editions.values()].filter(({ work }) => work.kind === 'bible')
  const found = (['en', 'zh-cn'] as const).flatMap((locale) => {
    const [first] = firstEditions(locale).flatMap((id) => editions.get(id) ?? [])
    return first ?? all.find(({ work }) => analysedLanguage(work.language) === analysedLanguage(locale)) ?? []
  })
  return found.length > 0 ? found : all.slice(0, 1)
}
