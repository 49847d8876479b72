import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Files } from './read.ts'

/** Where the records lie that come with Berea. */
export const CONTENT = join(import.meta.dirname, '..', '..', 'content')

/** The files of a content folder, hidden ones and licences left out. */
export async function readFolder(folder: string = CONTENT): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && /\.(ya?ml|csv|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')))
  return new Map(
    names.map((name, index) => [
      name
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      texts[index]!,
    ]),
  )
}
