import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../tools/steps.ts'

/** A server as `npm start` begins it, and the moment at which that was said. */
export type Started = { readonly base: string; readonly since: number; readonly pid: number; stop(): Promise<void> }

/** `npm start` in a folder of its own, with these settings beside. */
export function startNow(port: number, dataFolder: string, settings: Readonly<Record<string, string>> = {}): Started {
  const since = performance.now()
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LIBRARY_FETCH: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Whatever goes wrong here, the server does not stay behind.
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const started: Started = {
    base: `http://127.0.0.1:${port}`,
    since,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', kill)
      if (child.exitCode !== null) return
      const over = once(child, 'exit')
      child.kill('SIGTERM')
      await over
    },
  }
  return started
}

type Reply = { readonly status: number; readonly retryAfter: string | null; readonly data: Record<string, unknown> }

/** One call; a server that does not listen yet is as one that says so. */
export async function send(base: string, path: string, body: object, token = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', locale: 'zh-cn', authorization: `Bearer ${token}` }
  const response = await fetch(`${base}/webapi${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  )
  if (!response) return { status: 0, retryAfter: null, data: {} }
  const { data } = (await response.json().catch(() => ({ data: null }))) as { data: Record<string, unknown> | null }
  return { status: response.status, retryAfter: response.headers.get('retry-after'), data: data ?? {} }
}

/** Sends until it is taken. */
export async function untilTaken(base: string, path: string, body: object, token = ''): Promise<Reply['data']> {
  for (;;) {
    const { status, data } = await send(base, path, body, token)
    if (status === 200 && Object.keys(data).length > 0) return data
    await pause(250)
  }
}

/** A new visitor's token. */
export async function visit(base: string): Promise<string> {
  const { access_token } = await untilTaken(base, '/portal/auth/auto-login', { grantType: 'social', clientId: 'web' })
  return String(access_token)
}

/** Milliseconds of the clock at which the answer's first text came, and its end. */
export async function listen(base: string, answer: string, token: string): Promise<{ first: number; end: number }> {
  const headers = { locale: 'zh-cn', authorization: `Bearer ${token}` }
  const response = await fetch(`${base}/webapi/chat/answers/${answer}/events`, { headers })
  let first = Number.NaN
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    if (Number.isNaN(first) && piece.includes('"text-delta"')) first = performance.now()
  }
  return { first, end: performance.now() }
}
