import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Owner } from './own-user.ts'
import { giveAll } from './own-user.ts'

const run = promisify(execFile)

type Needs = {
  readonly owner: Owner
  readonly dataFolder: string
  /** Files and folders that are read later on; those that are not there don't matter. */
  readonly read: readonly string[]
}

/** Run as the other user: prints the first thing that it may not do. */
const TRY = `
const { accessSync, constants: { R_OK, W_OK, X_OK }, lstatSync, readdirSync } = require('node:fs')
const { join } = require('node:path')
function tryRead(path) {
  const isFolder = lstatSync(path).isDirectory()
  accessSync(path, isFolder ? R_OK | X_OK : R_OK)
  if (isFolder) for (const name of readdirSync(path)) tryRead(join(path, name))
}
const [folder, ...paths] = process.argv.slice(1)
try {
  accessSync(folder, R_OK | W_OK | X_OK)
  paths.forEach(tryRead)
} catch ({ code, path }) {
  console.log(code + ' ' + path)
}`

/**
 * Goes on as the data folder's own user instead of root, once what needs root is done; where that user
 * could not read the program or its texts, gives back what stands in the way and stays root.
 */
export async function leaveRoot({
  owner,
  dataFolder,
  read,
}: Needs): Promise<{ readonly inTheWay: string } | undefined> {
  const { setgroups, setgid, setuid } = process
  if (!setgroups || !setgid || !setuid) return { inTheWay: 'this system' }
  await giveAll(dataFolder, owner)
  // Where modules of a reader's own may lie.
  const wanted = [...read, join(homedir(), '.sword')].filter((path) => existsSync(path))
  const inTheWay = await firstRefused([dataFolder, fileURLToPath(import.meta.url), ...wanted], owner)
  if (inTheWay) return { inTheWay }
  // Who has no account has no home of their own either.
  process.env.HOME ??= dataFolder
  setgroups.call(process, [])
  setgid.call(process, owner.gid)
  setuid.call(process, owner.uid)
  return undefined
}

async function firstRefused(paths: readonly string[], { uid, gid }: Owner): Promise<string | undefined> {
  try {
    const { stdout } = await run(process.execPath, ['-e', TRY, ...paths], { uid, gid, cwd: '/', env: {} })
    return stdout.trim() || undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).message
  }
}
