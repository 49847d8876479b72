import type { EditionBook } from '../sections/edition.ts'
import type { Problem } from '../sections/problem.ts'
import type { Section, Work } from '../sections/section.ts'

/** A work with the archive that holds it, as a source's manifest lists it. */
export type Pack = Work & {
  /** Path below the source, e.g. `packs/bible-en-bsb.tar.gz`; its length in bytes and its hash, both checked before reading. */
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

/** One file inside a pack, whole. Paths are relative, with forward slashes, the pack's own folder removed. */
export type PackFile = { readonly path: string; readonly bytes: Uint8Array }

export type Report = (problem: Problem) => void

/**
 * Reads one source format into the library's one tree. The next format is one more file with one
 * of these. An importer is chosen by what a pack holds, never by the pack's id; it reports what it
 * can't use and goes on.
 */
type Importer<Item> = {
  readonly name: string
  /** By the work's kind and the names of its files alone. */
  recognises(pack: Pack, paths: readonly string[]): boolean
  read(pack: Pack, files: AsyncIterable<PackFile>, report: Report): AsyncIterable<Item>
}

export type BibleImporter = Importer<EditionBook>
export type SectionImporter = Importer<Section>
