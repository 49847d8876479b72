import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeCrossReferences } from '../index/cross-references.ts'
import { passageOrdinals } from '../index/measure.ts'
import { writeShelf } from '../index/shelf.ts'
import { type Kept, keepEncoder, keepTextVectors, modelPackOf } from '../meaning/model-packs.ts'
import type { Problem } from '../sections/problem.ts'
import type { Section } from '../sections/section.ts'
import { BrokenArchive } from '../sources/archive.ts'
import { checkTable, isTable } from '../sources/check-table.ts'
import { type CrossReference, crossReferences, isCrossReferences } from '../sources/cross-references.ts'
import type { Pack, PackFile, Report } from '../sources/importer.ts'
import { sectionImporters } from '../sources/index.ts'
import type { Fetched, OpenPack, Source } from '../sources/source.ts'
import { writeVectors } from '../verses/vectors-file.ts'
import { findBibleImporter, readBible } from './bibles.ts'
import type { ServedField } from './generation.ts'
import { CROSS_REFERENCES_FILE, EDITION_FILE, makePart, PICTURES, partPath, VECTORS_FILE } from './parts.ts'

/** What came of reading a pack. Without a field nothing of it is served. */
export type Imported = {
  readonly field?: ServedField
  /** Sections, verses …, or rows compared with the project's own tables. */
  readonly size: number
  /** It was read to its end, and the part says what came of that: reading it again would say the same. */
  readonly isSettled?: true
  readonly problems: readonly Problem[]
  /** Problems beyond those listed. */
  readonly more: number
}

/** Enough to see what is wrong; a file of the wrong kind could bring a million. */
const LISTED_PROBLEMS = 100

/** Reads one pack into the part of that name, by the first importer that knows what it holds. */
export async function importPack(
  library: string,
  source: Source,
  pack: Pack,
  part: string,
  fetched?: Fetched,
): Promise<Imported> {
  const problems: Problem[] = []
  let more = 0
  const report: Report = (problem) => {
    if (problems.length < LISTED_PROBLEMS) problems.push(problem)
    else more++
  }
  let made: Filled | undefined
  let isSettled = false
  const outcome = (): Imported => ({
    ...(made?.field ? { field: made.field } : {}),
    size: made?.size ?? 0,
    ...(isSettled ? { isSettled } : {}),
    problems,
    more,
  })
  try {
    const opened = await source.open(pack, fetched)
    if ('problem' in opened) report(opened.problem)
    else {
      await makePart(library, part, async (folder) => {
        const filled = await fill(folder, pack, opened, report)
        if (filled?.size) made = filled
        else if (problems.length === 0) report({ pack: pack.id, code: 'empty' })
        isSettled = true
        await writeFile(join(folder, MADE), JSON.stringify(outcome()))
      })
    }
  } catch (error) {
    made = undefined
    isSettled = false
    if (!(error instanceof BrokenArchive)) throw error
    report({ pack: pack.id, code: error.code, detail: error.message, ...(error.file ? { file: error.file } : {}) })
  }
  return outcome()
}

/** Beside what was made, how it came out, so that a later build knows without making it again. */
const MADE = 'made.json'

/** How a part that is there came out; undefined where it is not there. */
export async function readImported(library: string, part: string): Promise<Imported | undefined> {
  try {
    return JSON.parse(await readFile(join(partPath(library, part), MADE), 'utf8')) as Imported
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

type Filled = { readonly field?: ServedField; readonly size: number }

async function fill(folder: string, pack: Pack, opened: OpenPack, report: Report): Promise<Filled | undefined> {
  if (pack.kind === 'model') return fillModel(folder, pack, opened, report)
  const bibleImporter = findBibleImporter(pack, opened)
  if (bibleImporter) {
    const bible = await readBible(bibleImporter, pack, opened, report)
    if (bible) await writeFile(join(folder, EDITION_FILE), bible.bytes)
    return bible && { field: 'editions', size: bible.verses }
  }
  if (isCrossReferences(pack, opened.paths)) {
    const references: CrossReference[] = []
    for await (const reference of crossReferences(pack, opened.files(), report)) references.push(reference)
    const { bytes, size } = writeCrossReferences(references)
    await writeFile(join(folder, CROSS_REFERENCES_FILE), bytes)
    return { field: 'crossReferences', size }
  }
  if (isTable(pack, opened.paths)) return { size: await checkTable(pack, opened.files(), report) }
  const importer = sectionImporters.find((one) => one.recognises(pack, opened.paths))
  if (!importer) {
    report({ pack: pack.id, code: 'unknown-format' })
    return undefined
  }
  const sections: Section[] = []
  const ids = new Set<string>()
  for await (const section of importer.read(pack, opened.files(), report)) {
    if (ids.has(section.id)) report({ pack: pack.id, code: 'malformed', at: section.id, detail: 'the id is taken' })
    else sections.push(section)
    ids.add(section.id)
  }
  if (sections.length === 0) return undefined
  sections.sort((a, b) => a.order - b.order)
  await writeShelf(folder, sections, passageOrdinals)
  if (pack.kind === 'images') await keepFiles(join(folder, PICTURES), opened.files(), isPicture)
  return { field: 'shelves', size: sections.length }
}

async function fillModel(folder: string, pack: Pack, opened: OpenPack, report: Report): Promise<Filled | undefined> {
  const holds = modelPackOf(opened.paths)
  const kept =
    holds === 'encoder'
      ? await keepEncoder(opened.files(), folder)
      : holds === 'text-vectors'
        ? await keepTextVectors(opened.files(), folder)
        : await keepVectors(opened.files(), folder)
  if (!('problem' in kept)) return { field: holds ? MODEL_FIELDS[holds] : 'vectors', size: kept.size }
  report({ pack: pack.id, ...kept.problem })
  return undefined
}

const MODEL_FIELDS = { encoder: 'encoders', 'text-vectors': 'textVectors' } as const

async function keepVectors(files: AsyncIterable<PackFile>, folder: string): Promise<Kept> {
  const vectors = await writeVectors(files)
  if ('problem' in vectors) return vectors
  await writeFile(join(folder, VECTORS_FILE), vectors.file)
  return { size: 1 }
}

const isPicture = (path: string) => /\.(png|jpe?g|webp)$/i.test(path)

async function keepFiles(folder: string, files: AsyncIterable<PackFile>, keeps: (path: string) => boolean) {
  let count = 0
  for await (const { path, bytes } of files) {
    if (!keeps(path)) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
    count++
  }
  return count
}
