import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { loadTokenKeys, type TokenKeys } from '../secrets.ts'
import { type Lock, lockFolder } from './lock.ts'
import { closeFolder, type Owner, ownUserOf } from './own-user.ts'

type Wanted = {
  readonly dataFolder: string
  readonly tokenKeys: string | undefined
  /** Is this root's process? Then the folder gets a user of its own. */
  readonly isRoot: boolean
}

type Taken = { readonly lock: Lock; readonly keys: TokenKeys; readonly owner: Owner | undefined }

/** Makes the data folder this process's own, or tells in one line why it can't be. */
export async function takeDataFolder({
  dataFolder,
  tokenKeys,
  isRoot,
}: Wanted): Promise<Taken | { readonly refused: string }> {
  let lock: Lock | undefined
  try {
    await makeFolder(dataFolder)
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
    lock = lockFolder(dataFolder)
    if (!lock) {
      return { refused: `Another Berea is running on ${dataFolder}: stop it, or give this one another DATA_DIR.` }
    }
    const owner = isRoot ? await ownUserOf(dataFolder) : undefined
    await closeFolder(dataFolder, owner)
    return { lock, keys: await loadTokenKeys(dataFolder, tokenKeys), owner }
  } catch (error) {
    lock?.release()
    return { refused: `The data folder ${dataFolder} cannot be used (${reasonOf(error)}): mend it, or set DATA_DIR.` }
  }
}

/** "ENOSPC", "database or disk is full": the system's word, or SQLite's. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined || code === 'ERR_SQLITE_ERROR' ? message : code
}

/** Node's own `recursive` never ends below a folder that is there and takes none, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || (await isThere(dirname(folder)))) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
