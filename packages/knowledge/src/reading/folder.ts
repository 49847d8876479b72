import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Files } from './read.ts'

/** Where the records lie that come with Berea. */
export const CONTENT = join(import.meta.dirname, '..', '..', 'content')

/** The files of a folder, by their paths in it; hidden ones, licences and notes of a system are left out. */
export function readFolder(folder: string = CONTENT, name: RegExp = /\.(ya?ml|csv|txt)$/): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]))
}
