import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Owner } from '../own-user.ts'
import type { Binaries } from './binaries.ts'
import { type Home, SOCKET_PORT } from './home.ts'
import { clearLeftovers } from './leftovers.ts'

/** Refused starts are repeated for so long; a stop that takes longer is made a hard one, which PostgreSQL recovers from. */
const START_LIMIT = 10_000
const STOP_LIMIT = 10_000

/** How a PostgreSQL is run. */
export type How = {
  readonly binaries: Binaries
  readonly home: Home
  readonly owner: Owner | undefined
  /** Settings beside those that every run has. */
  readonly more?: readonly string[]
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

/** A start right after a kill can be refused while the kernel still lets go of the old one. */
export async function startPostgres(how: How): Promise<ChildProcess> {
  const deadline = Date.now() + START_LIMIT
  for (;;) {
    const started = await startOnce(how)
    if (typeof started !== 'string') return started
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not start: ${started}`)
    await pause(250)
  }
}

async function startOnce({ binaries, home, owner, more = [] }: How): Promise<ChildProcess | string> {
  await clearLeftovers(home)
  const settings = [...SETTINGS, ...more].flatMap((setting) => ['-c', setting])
  const where = ['-D', home.cluster, '-k', home.socket, '-p', String(SOCKET_PORT)]
  const child = launch(binaries, 'postgres', [...where, ...settings], owner)
  const said = listen(child)
  return new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', () => done(said.last()))
    said.on('database system is ready to accept connections', () => done(child))
  })
}

/** Runs one of PostgreSQL's programs to its end; gives its last words where it failed. */
export async function runProgram(
  binaries: Binaries,
  program: string,
  args: readonly string[],
  owner: Owner | undefined,
): Promise<string | undefined> {
  const child = launch(binaries, program, args, owner)
  const said = listen(child)
  const code = await new Promise<number | null>((done) => child.once('close', done).once('error', () => done(-1)))
  return code === 0 ? undefined : said.last()
}

/** In a process group of its own, so that Ctrl-C reaches the server alone, which ends its answers first. */
function launch(binaries: Binaries, program: string, args: readonly string[], owner: Owner | undefined): ChildProcess {
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

export async function endPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise<void>((done) => child.once('exit', () => done()))
  // SIGINT is PostgreSQL's "fast" shutdown: sessions are cut, everything is written.
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT)
  await over
  clearTimeout(late)
}
