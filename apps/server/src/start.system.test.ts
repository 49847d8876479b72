import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeMiniature } from '@berea/library'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SAID, WORDS } from '../test/engine.ts'
import { client, eventsOf, textOf } from '../test/server.ts'

// Whole servers are started, several times: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

const PROGRAM = new URL('../test/server-process.ts', import.meta.url).pathname

let folder: string
let children: ChildProcess[] = []
/** The server that the last test left running, which the next may go on with. */
let left: Started | undefined

type Started = Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-start-'))
  chmodSync(folder, 0o755)
  await writeMiniature(join(folder, 'source'))
})
afterAll(async () => {
  await Promise.all(children.map((child) => end(child, 'SIGTERM')))
  rmSync(folder, { recursive: true, force: true })
})

/** A process that runs the server; `said` is its first line. With HOLD, answers that are told to wait never go on. */
async function start(
  more: Record<string, string> = {},
  [command, args]: readonly [string, string[]] = [process.execPath, [PROGRAM]],
) {
  const child = spawn(command, args, {
    env: {
      ...process.env,
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
}

/** A server with the usual settings: a start takes seconds. */
async function usual(): Promise<Started> {
  left ??= await start()
  return left
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  children = children.filter((other) => other !== child)
  if (left?.child === child) left = undefined
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await over
}

async function visit(base: string, userToken?: string) {
  type SignedIn = { access_token: string; user_token: string }
  const login = () => client(base, {}).post('/portal/auth/auto-login', { userToken })
  await expect.poll(async () => (await login()).status, { timeout: 30_000 }).toBe(200)
  const { data } = (await login()) as { data: SignedIn }
  return { ...client(base, { authorization: `Bearer ${data.access_token}` }), userToken: data.user_token }
}

async function untilAnswerable(base: string): Promise<void> {
  const works = () => client(base, {}).get('/library/works')
  await expect
    .poll(async () => ((await works()).data as { state: { ready: boolean } }).state.ready, { timeout: 60_000 })
    .toBe(true)
}

test('a killed server leaves no half answer: what was asked is there, and the answer is finished after the restart', async () => {
  const first = await start({ HOLD: 'yes' })
  await untilAnswerable(first.base)
  const visitor = await visit(first.base)
  const { answerId, sessionId } = await visitor.ask(`Please ${WORDS.wait}`)
  const half = await visitor.listen(answerId, { enough: (frames) => textOf(frames).includes(SAID[0]) })
  await end(first.child, 'SIGKILL')

  const second = await usual()
  const again = await visit(second.base, visitor.userToken)
  const rest = await again.listen(answerId, { after: half.findLast(({ id }) => id)?.id ?? 0 })
  expect(textOf(half) + textOf(rest)).toBe(SAID.join(''))
  expect(eventsOf(rest).at(-1)).toMatchObject({ type: 'finish', messageMetadata: { reason: 'done' } })
  const { data } = (await again.get(`/chat/sessions/${sessionId}/messages`)) as { data: { items: unknown[] } }
  expect(data.items).toMatchObject([{ role: 'question' }, { answer: { status: 'done' } }])
})

test('a server that is asked to stop finishes the answer under way, as far as its time allows', async () => {
  const first = await usual()
  await untilAnswerable(first.base)
  const visitor = await visit(first.base)
  const { answerId } = await visitor.ask('Why did Jesus weep?')
  await end(first.child, 'SIGTERM')
  expect(first.child.exitCode).toBe(0)

  const second = await start({ HOLD: 'yes' })
  const again = await visit(second.base, visitor.userToken)
  expect((await again.get(`/chat/answers/${answerId}`)).data).toMatchObject({
    text: SAID.join(''),
    answer: { status: 'done' },
  })
  await untilAnswerable(second.base)
  const endless = await again.ask(`Please ${WORDS.wait}`)
  await end(second.child, 'SIGTERM')
  expect(second.child.exitCode).toBe(0)

  const third = await usual()
  const once = await visit(third.base, visitor.userToken)
  expect(textOf(await once.listen(endless.answerId))).toBe(SAID.join(''))
})

test('a second server on the same data folder is refused with one line that says what to do', async () => {
  await usual()
  const second = await start()
  expect(second.said).toMatch(/^REFUSED Another Berea is running on .*DATA_DIR/)
})

test.each([
  [
    'a folder without a library',
    { LIBRARY_SOURCE: '/nowhere' },
    /^REFUSED LIBRARY_SOURCE \/nowhere holds no manifest.json/,
  ],
  [
    'an address of another machine',
    { HOST: '203.0.113.9' },
    /^REFUSED Berea cannot listen on 203.0.113.9:0 \(EADDRNOTAVAIL\)/,
  ],
])('a server that is given %s is refused with one line', async (_, settings, line) => {
  const { said, child } = await start({ DATA_DIR: join(folder, 'other'), ...settings })
  expect(said).toMatch(line)
  if (child.exitCode === null) await new Promise((done) => child.once('exit', done))
  expect(child.exitCode).toBe(1)
})

test('a server whose npm is stopped ends too, though the shell between them hands no signal on', async () => {
  if (left) await end(left.child, 'SIGTERM')
  const viaShell = ['-c', `"${process.execPath}" "${PROGRAM}"; true`]
  const first = await start({ npm_lifecycle_event: 'start' }, ['sh', viaShell])
  await end(first.child, 'SIGTERM')
  await expect.poll(async () => (await start()).said, { timeout: 30_000, interval: 1000 }).toMatch(/^READY/)
  await Promise.all(children.map((child) => end(child, 'SIGTERM')))
})
