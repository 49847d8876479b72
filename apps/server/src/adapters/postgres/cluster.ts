import { chmod, lchown, mkdir, rename, rm } from 'node:fs/promises'
import { giveAll, NOBODY, type Owner } from '../own-user.ts'
import type { Address } from './address.ts'
import { type Binaries, copyForAll, isThere } from './binaries.ts'
import type { Home } from './home.ts'
import { clearLeftovers } from './leftovers.ts'
import { isClosedWith, setPassword, writeOpenRules } from './password.ts'
import { endPostgres, type How, runProgram, startPostgres } from './process.ts'

export const USER = 'berea'

/** Makes the folders and, the first time, the cluster; gives all of it to its owner. Gives the binaries to run. */
export async function prepareCluster(installed: Binaries, home: Home, owner: Owner | undefined): Promise<Binaries> {
  await clearLeftovers(home)
  for (const folder of [home.folder, home.socket]) await ownFolder(folder, owner)
  const binaries = owner ? await copyForAll(installed, home.folder) : installed
  if (!(await isThere(home.cluster))) await makeCluster(binaries, home, owner)
  // Also what an earlier version made for another user.
  if (owner) await giveAll(home.folder, owner)
  return binaries
}

/** A cluster that takes everyone, as a new one does, or another password than ours, is closed with ours. */
export async function closeCluster(how: How, address: Address): Promise<void> {
  const { home } = how
  if (await isClosedWith(home, address.password)) return
  const opened = await startPostgres({ ...how, more: [`hba_file=${await writeOpenRules(home, how.owner)}`] })
  await setPassword(address, home, how.owner).finally(() => endPostgres(opened))
}

async function ownFolder(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  if (owner) await lchown(folder, owner.uid, owner.gid)
}

/**
 * Under another name first, so that a cluster cut short is never taken for a whole one. Started by
 * root, `nobody` makes it, for `initdb` wants a user that has a name; there is nothing in it yet.
 */
async function makeCluster(binaries: Binaries, home: Home, owner: Owner | undefined): Promise<void> {
  const maker = owner && NOBODY
  const letPass = async (mode: number) => {
    if (maker) for (const folder of home.closed) await chmod(folder, mode)
  }
  const partial = `${home.cluster}.partial`
  await rm(partial, { recursive: true, force: true })
  await ownFolder(partial, maker)
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  await letPass(0o711)
  const wrong = await runProgram(binaries, 'initdb', ['-D', partial, '-U', USER, '--auth=trust', ...encoding], maker)
  await letPass(0o700)
  if (wrong !== undefined) throw new Error(`the database could not be made: ${wrong}`)
  await rename(partial, home.cluster)
}
