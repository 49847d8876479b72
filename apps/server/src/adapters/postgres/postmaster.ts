import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, chown, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, copyForAll, findBinaries, isThere } from './binaries.ts'
import { findHome, type Home, SOCKET_PORT } from './home.ts'
import { clearLeftovers } from './leftovers.ts'

/** The user `nobody`: PostgreSQL refuses to be run by root. */
const NOBODY = 65534
const USER = 'berea'
/** Refused starts are repeated for so long; a stop that takes longer is made a hard one, which PostgreSQL recovers from. */
const START_LIMIT = 10_000
const STOP_LIMIT = 10_000

/** How `pg` reaches it: there is no TCP port, only the socket. */
type Address = { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

export type Postmaster = {
  /** Known before it runs, so that whoever will use it can be made first. */
  readonly address: Address
  /** Where the data is, for the operator's eyes. */
  readonly folder: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Its process, while it runs. */
  pid(): number | undefined
}

type Needs = {
  readonly dataFolder: string
  readonly asRoot: boolean
  /** It ended by itself (killed for memory, say) and is started again. */
  readonly onCrash: (reason: string) => void
}

/**
 * PostgreSQL on the data folder. `start` makes the cluster the first time, clears away what a killed
 * run left behind, and keeps it running until `stop`.
 */
export async function embeddedPostgres({ dataFolder, asRoot, onCrash }: Needs): Promise<Postmaster> {
  const installed = await findBinaries(process.platform, process.arch)
  if (!installed) {
    throw new Error(
      `no PostgreSQL for ${process.platform} ${process.arch} is installed: set DATABASE_URL to one of yours`,
    )
  }
  const home = await findHome(dataFolder, asRoot)
  const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : undefined
  let binaries = installed
  let isStopping = false
  let running: ChildProcess | undefined

  function watch(child: ChildProcess): void {
    running = child
    child.once('exit', async (code, signal) => {
      if (isStopping) return
      onCrash(`PostgreSQL ended by itself (${signal ?? code})`)
      const again = await startAgain(() => isStopping, binaries, home, owner)
      if (!again) return
      if (isStopping) await end(again)
      else watch(again)
    })
  }

  return {
    address: { host: home.socket, port: SOCKET_PORT, user: USER, database: 'postgres' },
    folder: home.folder,
    async start() {
      if (asRoot) binaries = await copyForAll(installed, home.folder)
      await ownFolder(home.folder, undefined, 0o755)
      await ownFolder(home.socket, owner, 0o700)
      if (!(await isThere(home.cluster))) await makeCluster(binaries, home, owner)
      watch(await startUntil(Date.now() + START_LIMIT, binaries, home, owner))
    },
    pid: () => running?.pid,
    async stop() {
      isStopping = true
      if (running) await end(running)
    },
  }
}

type Owner = { readonly uid: number; readonly gid: number } | undefined

async function ownFolder(folder: string, owner: Owner, mode: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, mode)
  if (owner) await chown(folder, owner.uid, owner.gid)
}

/** Under another name first, so that a cluster cut short is never taken for a whole one. */
async function makeCluster(binaries: Binaries, home: Home, owner: Owner): Promise<void> {
  const partial = `${home.cluster}.partial`
  await rm(partial, { recursive: true, force: true })
  await ownFolder(partial, owner, 0o700)
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = launch(binaries, 'initdb', ['-D', partial, '-U', USER, '--auth=trust', ...encoding], owner)
  const said = listen(child)
  const code = await new Promise<number | null>((done) => child.once('close', done).once('error', () => done(-1)))
  if (code !== 0) throw new Error(`the database could not be made: ${said.last()}`)
  await rename(partial, home.cluster)
}

/** No statement, parameter or row may reach PostgreSQL's own messages: they could hold questions. */
const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=60',
  'shared_buffers=64MB',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
]

async function startOnce(binaries: Binaries, home: Home, owner: Owner): Promise<ChildProcess | string> {
  await clearLeftovers(home)
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const where = ['-D', home.cluster, '-k', home.socket, '-p', String(SOCKET_PORT)]
  const child = launch(binaries, 'postgres', [...where, ...settings], owner)
  const said = listen(child)
  return new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', () => done(said.last()))
    said.on('database system is ready to accept connections', () => done(child))
  })
}

/** A start right after a kill can be refused while the kernel still lets go of the old one. */
async function startUntil(deadline: number, binaries: Binaries, home: Home, owner: Owner): Promise<ChildProcess> {
  for (;;) {
    const started = await startOnce(binaries, home, owner)
    if (typeof started !== 'string') return started
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not start: ${started}`)
    await pause(250)
  }
}

/** Undefined once nobody wants it any more. */
async function startAgain(isStopping: () => boolean, binaries: Binaries, home: Home, owner: Owner) {
  while (!isStopping()) {
    try {
      return await startUntil(Date.now() + START_LIMIT, binaries, home, owner)
    } catch {
      // A full disk, say: the calls that need the database answer 503 until it is there again.
    }
  }
  return undefined
}

/** In a process group of its own, so that Ctrl-C reaches the server alone, which ends its answers first. */
function launch(binaries: Binaries, program: string, args: readonly string[], owner: Owner): ChildProcess {
  const name = process.platform === 'win32' ? `${program}.exe` : program
  return spawn(join(binaries.folder, 'bin', name), args, {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_MESSAGES: 'C', TZ: 'UTC' },
  })
}

/** Follows what a program says on stderr; keeps only its end. */
function listen(child: ChildProcess) {
  let tail = ''
  let awaited: { readonly words: string; readonly then: () => void } | undefined
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-2000)
    if (awaited && tail.includes(awaited.words)) awaited.then()
  })
  return {
    last: () => tail.trim().split('\n').slice(-3).join(' | '),
    on(words: string, then: () => void) {
      awaited = { words, then }
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise<void>((done) => child.once('exit', () => done()))
  // SIGINT is PostgreSQL's "fast" shutdown: sessions are cut, everything is written.
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT)
  await over
  clearTimeout(late)
}
