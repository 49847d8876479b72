import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { type Auth, BASE_PATH, CALLS, type Call, type CallName, CODES, type Envelope } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exceptFromCount } from './connections.ts'
import { localeOf } from './locale.ts'
import { originOf } from './origin.ts'
import { neededFor } from './permission.ts'
import { accountNeeded, NotNow, Refusal } from './refusal.ts'
import type { Archive, Caller, Routes } from './routes.ts'

type Needs = {
  /** Undefined: the token is missing, wrong, expired or revoked. */
  readonly findCaller: (accessToken: string) => Promise<Caller | undefined>
  /** What the ETag of cached calls is made of; undefined while there is none. */
  readonly libraryVersion: () => string | undefined
  readonly isDatabaseReady: () => boolean
  /** The header in which a trusted proxy tells the reader's country. */
  readonly countryHeader: string | undefined
}

type AnyRoute = (asked: unknown) => Promise<unknown>

/** Puts every call of the contract on the server: token, fields, route, reply, envelope, in this order. */
export function serveCalls(app: FastifyInstance, routes: Routes, needs: Needs): void {
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const route = routes[name as CallName] as AnyRoute
    app.route({
      method: call.method,
      url: BASE_PATH + call.path,
      handler: async (request, reply) => {
        const locale = localeOf(request.headers.locale)
        if ((call.database ?? call.auth !== 'none') && !needs.isDatabaseReady()) throw new NotNow('starting')
        const asked = {
          caller: call.auth === 'none' ? undefined : await findCaller(request, call.auth, needs),
          origin: originOf(request, needs.countryHeader),
          params: parse('params', call.params, request.params),
          query: parse('query', call.query, request.query),
          body: parse('body', call.body, request.body ?? {}),
          onceKey: call.once ? onceKey(request) : undefined,
          locale,
          header: (header: string) => one(request.headers[header.toLowerCase()]),
          log: request.log,
        }
        if (call.cached && isFresh(request, etag(needs, locale))) return reply.code(304).send()
        const found = await route(asked)
        if (call.cached) cache(reply, etag(needs, locale))
        return answer(call, found, request, reply)
      },
    })
  }
}

async function answer(call: Call, found: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (call.reply === 'text')
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(found)
  if (call.reply === 'events') return stream(found as (response: FastifyReply['raw']) => Promise<void>, reply)
  if (call.reply === 'archive') return sendArchive(found as Archive, reply)
  if (call.reply === 'file') return sendPicture(found as string, reply)
  const body: Envelope = { code: CODES.done, message: '', data: call.reply.parse(found), requestId: request.id }
  if (!call.cached) reply.header('cache-control', 'no-store')
  return reply.send(body)
}

function sendArchive({ name, bytes }: Archive, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${name}"`)
  return reply.type('application/zip').send(Readable.from(bytes, { objectMode: false }))
}

/** Only kinds of picture that can hold no script. */
const PICTURE_TYPES: ReadonlyMap<string, string> = new Map([
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.gif', 'image/gif'],
])

async function sendPicture(path: string, reply: FastifyReply) {
  const type = PICTURE_TYPES.get(extname(path).toLowerCase())
  const found = type ? await stat(path).catch(() => undefined) : undefined
  if (!type || !found?.isFile()) throw new Refusal('notFound')
  reply.header('cache-control', 'public, max-age=86400').header('content-length', found.size)
  return reply.type(type).send(createReadStream(path))
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies must pass each event on at once.
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
}

/** From here on the stream is its writer's own; Fastify only lends the headers it had prepared. */
async function stream(write: (response: FastifyReply['raw']) => Promise<void>, reply: FastifyReply): Promise<void> {
  reply.hijack()
  exceptFromCount(reply.raw)
  const prepared = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
  reply.raw.writeHead(200, { ...Object.fromEntries(prepared), ...STREAM_HEADERS })
  await write(reply.raw)
}

async function findCaller(request: FastifyRequest, auth: Auth, { findCaller }: Needs): Promise<Caller> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const caller = token && token !== 'undefined' && token !== 'null' ? await findCaller(token) : undefined
  if (!caller) throw new Refusal('signInExpired')
  const needed = neededFor(auth, caller)
  if (needed === 'account') throw accountNeeded()
  if (needed) throw new Refusal('notAllowed', { data: { needs: needed } })
  return caller
}

/** Wrong fields are named, the first of them; unknown ones are let be. A body that has none is named itself. */
function parse(whole: string, schema: Call['body'], given: unknown): unknown {
  const isFields = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isFields) throw new Refusal('fieldWrong', { data: { field: whole }, values: { field: whole } })
  if (!schema) return {}
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') || whole
  throw new Refusal('fieldWrong', { data: { field }, values: { field } })
}

function onceKey(request: FastifyRequest): string | undefined {
  const key = one(request.headers['idempotency-key'])
  if (key === undefined) return undefined
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Refusal('fieldWrong', { data: { field: 'Idempotency-Key' }, values: { field: 'Idempotency-Key' } })
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

function etag({ libraryVersion }: Needs, locale: Locale): string | undefined {
  const version = libraryVersion()
  return version && `W/"${version}.${locale}"`
}

function isFresh(request: FastifyRequest, tag: string | undefined): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((part) => part.trim() === tag) ?? false
}

function cache(reply: FastifyReply, tag: string | undefined): void {
  if (tag) reply.headers({ etag: tag, 'cache-control': 'public, no-cache', vary: 'Locale, Accept-Encoding' })
}
