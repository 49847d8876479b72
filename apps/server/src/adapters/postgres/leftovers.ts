import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Home, SOCKET_PORT } from './home.ts'

const run = promisify(execFile)

/**
 * Clears what a killed server left behind: a postmaster that goes on without its server is ended
 * at once (the write-ahead log makes that safe), and the files that would make a new one believe in
 * the old are removed. Only call it while holding the data folder's lock: then no live server can
 * own what is found.
 */
export async function clearLeftovers(home: Home): Promise<void> {
  const pid = await postmasterPid(home)
  if (pid !== undefined && (await isOurPostmaster(pid, home))) {
    signal(pid, 'SIGQUIT')
    for (let tries = 0; tries < 50 && (await isOurPostmaster(pid, home)); tries++) await pause(100)
  }
  await rm(join(home.cluster, 'postmaster.pid'), { force: true })
  await rm(join(home.socket, `.s.PGSQL.${SOCKET_PORT}`), { force: true })
  await rm(join(home.socket, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true })
}

async function postmasterPid(home: Home): Promise<number | undefined> {
  const text = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 1 ? pid : undefined
}

/** A zombie (it has no command line), or another program that was given the same number, is not. */
async function isOurPostmaster(pid: number, home: Home): Promise<boolean> {
  try {
    const command =
      process.platform === 'linux'
        ? await readFile(`/proc/${pid}/cmdline`, 'utf8')
        : (await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)])).stdout
    return command.includes(home.cluster)
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in the meantime.
  }
}
