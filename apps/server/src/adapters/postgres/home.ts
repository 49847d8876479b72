import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isThere } from './binaries.ts'

/** A Unix socket's whole path may have 107 bytes (`sun_path` holds 108 with its closing zero). */
const SOCKET_PATH_LIMIT = 107
export const SOCKET_PORT = 5432

export type Home = {
  /** Holds all the rest, and belongs to whoever runs PostgreSQL. */
  readonly folder: string
  readonly cluster: string
  readonly socket: string
  /** Folders that only their owner may pass, from the outside in. */
  readonly closed: readonly string[]
}

/** Where databases lie whose user could not reach the data folder. */
const ELSEWHERE = '/var/lib/berea'

/**
 * Where the embedded database lives. Below the data folder, unless PostgreSQL can't go there: run
 * by root it works as a user of its own, who may not walk through root's own home folder. One that has
 * been made elsewhere stays there.
 */
export async function findHome(dataFolder: string, asRoot: boolean): Promise<Home> {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  const elsewhere = join(ELSEWHERE, name)
  const isInside = !asRoot || (!(await isThere(join(elsewhere, 'cluster'))) && (await isOpenToAll(dirname(dataFolder))))
  const folder = isInside ? join(dataFolder, 'postgres') : elsewhere
  const socket = join(folder, 'socket')
  return {
    folder,
    cluster: join(folder, 'cluster'),
    closed: isInside ? [dataFolder, folder] : [folder],
    socket: fitsSocket(socket) ? socket : join(tmpdir(), `berea-${name}`),
  }
}

/** Does the socket's file in this folder have a path that the system takes? */
export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_LIMIT
}

async function isOpenToAll(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (((await lstat(at)).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}
