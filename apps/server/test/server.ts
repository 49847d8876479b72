import { randomUUID } from 'node:crypto'
import { type AnswerEvent, answerEvent, type Envelope, type Role } from '@berea/contract'
import { type Database, migrate, openDatabase, type Where } from '../src/adapters/database.ts'
import { type Disk, diskOf } from '../src/adapters/disk.ts'
import { listenForNotifications } from '../src/answering/notifications.ts'
import { type AppNeeds, createApp } from '../src/app.ts'
import { createLogger } from '../src/logger.ts'
import { parseTokenKeys } from '../src/secrets.ts'
import { parseSettings, type Settings } from '../src/settings.ts'
import { testEngine } from './engine.ts'
import { testLibrary } from './library.ts'
import { NO_LIMITS } from './no-limits.ts'

const KEYS = parseTokenKeys(`1:${'k'.repeat(43)}`)

export type TestServer = Awaited<ReturnType<typeof testServer>>

/** The whole server on a port of its own, over a real database, with a small engine and library. */
export async function testServer(
  where: Where,
  environment: Record<string, string> = {},
  given: Partial<Pick<AppNeeds, 'pageFolder' | 'answerDeadline' | 'served' | 'engine'>> = {},
) {
  const parsed = parseSettings({ ...NO_LIMITS, SHUTDOWN_SECONDS: '5', ...environment })
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  const settings: Settings = parsed.settings
  const lines: string[] = []
  const logger = createLogger('trace', { write: (line) => void lines.push(line) })
  const db = openDatabase(where, () => {})
  const notifications = listenForNotifications(where)
  const served = testLibrary()
  const engine = testEngine()
  const disk = testDisk()
  let clock = 0
  let stopped: number | undefined
  const time = () => (stopped ?? Date.now()) + clock
  let isDatabaseReady = true
  const app = await createApp({
    settings,
    version: '1.0.0',
    db,
    disk,
    isDatabaseReady: () => isDatabaseReady,
    keys: KEYS,
    served: given.served ?? served,
    engine: given.engine ?? engine.engine,
    notifications,
    now: () => new Date(time()),
    logger,
    heartbeat: 50,
    ...(given.answerDeadline && { answerDeadline: given.answerDeadline }),
    pageFolder: given.pageFolder,
  })
  if (!('host' in where) || where.host !== '/nowhere') await migrate(db)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as { port: number }
  const base = `http://127.0.0.1:${port}`

  return {
    app,
    base,
    db,
    served,
    engine,
    disk,
    lines,
    /** The server's clock. */
    now: time,
    /** From now on the server's clock goes no further than it is moved, however long the machine takes. */
    stopClock() {
      stopped = Date.now()
    },
    /** Moves the server's clock. */
    pass(milliseconds: number) {
      clock += milliseconds
    },
    setDatabaseReady(ready: boolean) {
      isDatabaseReady = ready
    },
    anyone: () => client(base, {}),
    /** The code that waits in the outbox for an address. */
    codeFor: (address: string) => codeFor(db, address),
    /** A new account, made by a code; with a role, if one is named. */
    async account({ email, userToken, role }: AccountWanted = {}) {
      const address = email ?? `${randomUUID()}@example.org`
      await client(base, {}).post('/portal/auth/sendCode-mail', { email: address })
      const code = await codeFor(db, address)
      const ticked = { agree: true, adult: true }
      const { data } = await client(base, {}).post('/portal/auth/login-mail', {
        email: address,
        code,
        userToken,
        ...ticked,
      })
      const signedIn = data as TestSignedIn
      if (role) await db.updateTable('members').set({ role }).where('id', '=', signedIn.member.id).execute()
      return { ...client(base, { authorization: `Bearer ${signedIn.access_token}` }), signedIn, email: address }
    },
    /** Speaks with tokens that a sign-in answered. */
    with: (signedIn: TestSignedIn) => client(base, { authorization: `Bearer ${signedIn.access_token}` }),
    async visitor(userToken?: string) {
      const { data } = await client(base, {}).post('/portal/auth/auto-login', {
        grantType: 'social',
        clientId: 'page',
        userToken,
      })
      const signedIn = data as TestSignedIn
      return { ...client(base, { authorization: `Bearer ${signedIn.access_token}` }), signedIn }
    },
    async close() {
      await app.close()
      await notifications.close()
      await db.destroy()
    },
  }
}

type AccountWanted = { readonly email?: string; readonly userToken?: string; readonly role?: Role }
export type TestSignedIn = {
  readonly access_token: string
  readonly user_token: string
  readonly member: { readonly id: string; readonly kind: 'visitor' | 'account' }
}

async function codeFor(db: Database, address: string): Promise<string> {
  const { text } = await db
    .selectFrom('outbox')
    .select('text')
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(text)![0]
}

/** A disk that is as full as a test wants it. */
function testDisk() {
  const { isFull, metFull } = diskOf(undefined)
  let filled = false
  return {
    isFull: async () => filled || (await isFull()),
    metFull,
    fill() {
      filled = true
    },
    free() {
      filled = false
    },
  } satisfies Disk & Record<string, unknown>
}

type Reply = Envelope<never> & { readonly status: number; readonly headers: Headers }

/** Speaks the API as a page would; `data` is whatever the test says it is. */
export function client(base: string, usual: Record<string, string>) {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(`${base}/webapi${path}`, {
      method,
      headers: {
        locale: 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...usual,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const envelope = text.startsWith('{') ? JSON.parse(text) : { code: -1, message: text, data: null, requestId: '' }
    return { ...envelope, status: response.status, headers: response.headers }
  }
  return {
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) => send('POST', path, body, headers),
    patch: (path: string, body: unknown) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
    send,

    /** A new conversation with one question; gives all three ids. */
    async ask(text: string, headers?: Record<string, string>) {
      const { data: session } = (await send('POST', '/chat/sessions', {})) as { data: { id: string } }
      const { data } = await send('POST', `/chat/sessions/${session.id}/questions`, { text }, headers)
      return { sessionId: session.id, ...(data as { questionId: string; answerId: string }) }
    },

    /** Reads a stream until it ends, or until `enough` says so. */
    async listen(answerId: string, { after, enough }: { after?: number; enough?: (frames: Frame[]) => boolean } = {}) {
      const stop = new AbortController()
      const response = await fetch(`${base}/webapi/chat/answers/${answerId}/events`, {
        headers: { locale: 'en', ...usual, ...(after === undefined ? {} : { 'last-event-id': String(after) }) },
        signal: stop.signal,
      })
      const frames: Frame[] = []
      let rest = ''
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + chunk).split('\n\n')
        rest = parts.pop() ?? ''
        frames.push(...parts.map(parseFrame))
        if (enough?.(frames)) break
      }
      stop.abort()
      return frames
    },
  }
}

export type Client = ReturnType<typeof client>
export type Frame = {
  readonly id?: number
  readonly event?: AnswerEvent
  readonly data?: string
  readonly comment?: true
}

function parseFrame(text: string): Frame {
  if (text.startsWith(':')) return { comment: true }
  const [, id, data] = /^(?:id: (\d+)\n)?data: (.*)$/s.exec(text) ?? []
  if (data === undefined) throw new Error(`not a frame: ${text}`)
  const event = data.startsWith('{') ? answerEvent.parse(JSON.parse(data)) : undefined
  return { ...(id && { id: Number(id) }), ...(event ? { event } : { data }) }
}

/** The events of frames, without comments and the end. */
export const eventsOf = (frames: readonly Frame[]) => frames.flatMap(({ event }) => (event ? [event] : []))
export const textOf = (frames: readonly Frame[]) =>
  eventsOf(frames)
    .map((event) => (event.type === 'text-delta' ? event.delta : ''))
    .join('')
