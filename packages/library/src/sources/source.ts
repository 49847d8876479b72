import type { Manifest } from '../catalogue/manifest.ts'
import type { Problem } from '../sections/problem.ts'
import type { Pack, PackFile } from './importer.ts'

/** How far a pack has been fetched, for a progress line: bytes of bytes. */
export type Fetched = (pack: Pack, done: number, total: number) => void

/** A pack that is there, whole, and the one its manifest means. Files can be read more than once. */
export type OpenPack = { readonly paths: readonly string[]; files(): AsyncIterable<PackFile> }

/**
 * Where packs come from: a folder, an https address, the publishers themselves, or packages that
 * are installed on this machine. Nothing is believed before its hash was checked.
 */
export type Source = {
  /** For people: the folder, the address, `installed packages`. */
  readonly name: string
  packs(): Promise<Manifest>
  /** The pack's files, fetched first where they are not here yet; or what is wrong with them. */
  open(pack: Pack, fetched?: Fetched, signal?: AbortSignal): Promise<OpenPack | { readonly problem: Problem }>
}
