import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeMiniature } from '@berea/library'
import { expect } from 'vitest'
import { NO_LIMITS } from './no-limits.ts'
import { client } from './server.ts'

export const PROGRAM = new URL('./server-process.ts', import.meta.url).pathname

export type Started = { readonly child: ChildProcess; readonly said: string; readonly base: string }

/** Servers in processes of their own on one data folder with the miniature library, to be killed and started again. */
export async function serverProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'berea-start-'))
  chmodSync(folder, 0o755)
  await writeMiniature(join(folder, 'source'))
  let children: ChildProcess[] = []

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    children = children.filter((other) => other !== child)
    if (child.exitCode !== null || child.signalCode !== null) return
    const over = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await over
  }

  return {
    folder,
    end,
    endAll: (signal: NodeJS.Signals) => Promise.all(children.map((child) => end(child, signal))),

    /** A process that runs the server; `said` is its first line. With HOLD, answers that are told to wait never go on. */
    async start(
      more: Record<string, string> = {},
      [command, args]: readonly [string, string[]] = [process.execPath, [PROGRAM]],
    ): Promise<Started> {
      const child = spawn(command, args, {
        env: {
          ...process.env,
          ...NO_LIMITS,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: join(folder, 'data'),
          LIBRARY_SOURCE: join(folder, 'source'),
          LIBRARY_FETCH: 'off',
          LOG_LEVEL: 'trace',
          SHUTDOWN_SECONDS: more.HOLD ? '1' : '20',
          ...more,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      children.push(child)
      let all = ''
      const said = await new Promise<string>((done, fail) => {
        const hear = (text: Buffer) => {
          all += text
          const line = /^(READY|REFUSED) .*$/m.exec(all)?.[0]
          if (line) done(line)
        }
        child.stdout?.on('data', hear)
        child.stderr?.on('data', hear)
        child.once('exit', () => fail(new Error(all)))
      })
      return { child, said, base: said.replace('READY ', '').replace('localhost', '127.0.0.1') }
    },

    async remove(): Promise<void> {
      await Promise.all(children.map((child) => end(child, 'SIGTERM')))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function visit(base: string, userToken?: string) {
  type SignedIn = { access_token: string; user_token: string }
  const login = () => client(base, {}).post('/portal/auth/auto-login', { userToken })
  await expect.poll(async () => (await login()).status, { timeout: 30_000 }).toBe(200)
  const { data } = (await login()) as { data: SignedIn }
  return { ...client(base, { authorization: `Bearer ${data.access_token}` }), userToken: data.user_token }
}

export async function untilAnswerable(base: string): Promise<void> {
  const works = () => client(base, {}).get('/library/works')
  await expect
    .poll(async () => ((await works()).data as { state: { ready: boolean } }).state.ready, { timeout: 60_000 })
    .toBe(true)
}
