import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeMiniature } from '@berea/library'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../test/server.ts'

vi.setConfig({ testTimeout: 180_000 })

const NEWCOMERS = 100
/** Milliseconds in which they come: half of the minute that they may take. */
const COMING = 30_000
/** Milliseconds within which each has the first text of the first answer. */
const PATIENCE = 30_000
const QUESTIONS = ['Why did Jesus weep?', 'Who was Nicodemus?', 'John 11:35', 'What does John 3:16 say?']

let folder: string
let child: ChildProcess
let base: string

/** The server as `npm start` has it, with every limit as it usually is. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-newcomers-'))
  chmodSync(folder, 0o755)
  await writeMiniature(join(folder, 'source'))
  child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LIBRARY_SOURCE: join(folder, 'source'),
      LIBRARY_FETCH: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  base = await new Promise((done, fail) => {
    let said = ''
    child.stdout?.on('data', (text: Buffer) => {
      said += text
      const port = /^Berea is at http:\/\/localhost:(\d+)$/m.exec(said)?.[1]
      if (port) done(`http://127.0.0.1:${port}`)
    })
    child.once('exit', () => fail(new Error('the server ended')))
  })
  const isReady = async () => expect((await fetch(`${base}/readyz`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: 110_000, interval: 250 })
}, 120_000)

afterAll(async () => {
  if (child && child.exitCode === null) {
    const over = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await over
  }
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

type Send = () => Promise<{ status: number; headers: Headers; data: unknown; code: number }>

/** Who is told to come again comes again when it was said, and not before. */
async function honestly(send: Send): Promise<unknown> {
  for (;;) {
    const { status, headers, data, code } = await send()
    if (status !== 429 && status !== 503) {
      expect([status, code]).toEqual([200, 0])
      return data
    }
    await pause(Number(headers.get('retry-after') ?? 1) * 1000)
  }
}

/** All that the page asks for on a first visit, then a question; how long it took until the first text stood there. */
async function firstVisit(n: number): Promise<number> {
  const came = performance.now()
  await loadPage()
  const anyone = client(base, {})
  await client(base, {}).get('/version')
  const login = { grantType: 'social', clientId: 'web' }
  const signedIn = (await honestly(() => anyone.post('/portal/auth/auto-login', login))) as { access_token: string }
  const reader = client(base, { authorization: `Bearer ${signedIn.access_token}` })
  for (const path of ['/portal/member/info', '/chat/sessions', '/chat/suggestions?date=2026-11-22', '/library/works']) {
    await honestly(() => reader.get(path))
  }
  const session = (await honestly(() => reader.post('/chat/sessions'))) as { id: string }
  const key = { 'idempotency-key': randomUUID() }
  const text = QUESTIONS[n % QUESTIONS.length]
  const ask = () => reader.post(`/chat/sessions/${session.id}/questions`, { text }, key)
  const { answerId } = (await honestly(ask)) as { answerId: string }
  let first = Number.POSITIVE_INFINITY
  await reader.listen(answerId, {
    enough(frames) {
      const isThere = frames.some(({ event }) => event?.type === 'text-delta')
      if (isThere) first = performance.now() - came
      return isThere
    },
  })
  return first
}

/** The page and what it names, where it has been built. */
async function loadPage(): Promise<void> {
  const page = await fetch(`${base}/`, { headers: { accept: 'text/html' } })
  const text = await page.text()
  if (page.status === 404) return
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path)
  for (const path of files) {
    const file = await fetch(base + path)
    await file.arrayBuffer()
    expect(file.status).toBe(200)
  }
}

test(`${NEWCOMERS} newcomers behind one address within a minute each have their first answer begun`, async () => {
  const visits = Array.from({ length: NEWCOMERS }, async (_, n) => {
    await pause((n * COMING) / NEWCOMERS)
    return firstVisit(n)
  })
  expect(Math.max(...(await Promise.all(visits)))).toBeLessThan(PATIENCE)
})
