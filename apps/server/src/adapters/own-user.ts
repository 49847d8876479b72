import { createHash } from 'node:crypto'
import { chmod, lchown, lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Owner = { readonly uid: number; readonly gid: number }

/** The user `nobody`, whom others use too. */
export const NOBODY: Owner = { uid: 65_534, gid: 65_534 }

/** Numbers that no system hands out by itself: below Debian's and systemd's own, far above people's. */
const FIRST = 59_000
const NUMBERS = 1_000

/**
 * Whose the data folder is where root starts the server: the user it belongs to already, or one that
 * is nobody else's, a bare number which no account has.
 */
export async function ownUserOf(dataFolder: string): Promise<Owner> {
  const { uid, gid } = await lstat(dataFolder)
  if (uid !== 0 && uid !== NOBODY.uid) return { uid, gid }
  const taken = await knownNumbers()
  const start = createHash('sha256').update(dataFolder).digest().readUInt32BE(0) % NUMBERS
  for (let step = 0; step < NUMBERS; step++) {
    const number = FIRST + ((start + step) % NUMBERS)
    if (!taken.has(number)) return { uid: number, gid: number }
  }
  return { uid: FIRST + start, gid: FIRST + start }
}

/** The numbers of every user and group of this machine. */
async function knownNumbers(): Promise<Set<number>> {
  const texts = await Promise.all(['/etc/passwd', '/etc/group'].map((file) => readFile(file, 'utf8').catch(() => '')))
  return new Set(texts.flatMap((text) => text.split('\n').map((line) => Number(line.split(':')[2]))))
}

/** The folder's own mode and owner; who may not change them leaves them. */
export async function closeFolder(folder: string, owner: Owner | undefined): Promise<void> {
  if (owner) await lchown(folder, owner.uid, owner.gid)
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

/**
 * Gives a folder and all in it to its owner, the folder itself last. Links are not followed, and a
 * file that has another name elsewhere is left: it might be somebody else's there.
 */
export async function giveAll(folder: string, owner: Owner): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveAll(path, owner)
    else await give(path, owner)
  }
  await give(folder, owner)
}

async function give(path: string, { uid, gid }: Owner): Promise<void> {
  try {
    const found = await lstat(path)
    const isShared = found.nlink > 1 && !found.isDirectory()
    if (found.uid !== uid && !isShared) await lchown(path, uid, gid)
  } catch (error) {
    // Gone meanwhile, as files of a running server may be.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
