import type { ChildProcess } from 'node:child_process'
import type { Owner } from '../own-user.ts'
import type { Address } from './address.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { closeCluster, prepareCluster, USER } from './cluster.ts'
import { findHome, SOCKET_PORT } from './home.ts'
import { endPostgres, type How, startPostgres } from './process.ts'

export type Postmaster = {
  /** Known before it runs, so that whoever will use it can be made first. */
  readonly address: Address
  /** Where the data is, for the operator's eyes. */
  readonly folder: string
  /** What needs root, where root starts it; `start` does it too, if it has not been done. */
  prepare(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  /** Its process, while it runs. */
  pid(): number | undefined
}

type Needs = {
  readonly dataFolder: string
  /** Whose it is, where root starts it: PostgreSQL refuses to be run by root. */
  readonly owner: Owner | undefined
  readonly password: string
  /** It ended by itself (killed for memory, say) and is started again. */
  readonly onCrash: (reason: string) => void
}

/**
 * PostgreSQL on the data folder. `start` makes the cluster the first time, clears away what a killed
 * run left behind, and keeps it running until `stop`.
 */
export async function embeddedPostgres({ dataFolder, owner, password, onCrash }: Needs): Promise<Postmaster> {
  const installed = await findBinaries(process.platform, process.arch)
  if (!installed) {
    throw new Error(
      `no PostgreSQL for ${process.platform} ${process.arch} is installed: set DATABASE_URL to one of yours`,
    )
  }
  const home = await findHome(dataFolder, owner !== undefined)
  const address: Address = { host: home.socket, port: SOCKET_PORT, user: USER, database: 'postgres', password }
  let binaries: Binaries | undefined
  let isStopping = false
  let running: ChildProcess | undefined

  async function prepare(): Promise<How> {
    binaries ??= await prepareCluster(installed as Binaries, home, owner)
    return { binaries, home, owner }
  }

  function watch(child: ChildProcess, how: How): void {
    running = child
    child.once('exit', async (code, signal) => {
      if (isStopping) return
      onCrash(`PostgreSQL ended by itself (${signal ?? code})`)
      const again = await startAgain(() => isStopping, how)
      if (!again) return
      if (isStopping) await endPostgres(again)
      else watch(again, how)
    })
  }

  return {
    address,
    folder: home.folder,
    async prepare() {
      await prepare()
    },
    async start() {
      const how = await prepare()
      await closeCluster(how, address)
      watch(await startPostgres(how), how)
    },
    pid: () => running?.pid,
    async stop() {
      isStopping = true
      if (running) await endPostgres(running)
    },
  }
}

/** Undefined once nobody wants it any more. */
async function startAgain(isStopping: () => boolean, how: How): Promise<ChildProcess | undefined> {
  while (!isStopping()) {
    try {
      return await startPostgres(how)
    } catch {
      // A full disk, say: the calls that need the database answer 503 until it is there again.
    }
  }
  return undefined
}
