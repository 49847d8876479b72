import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Disk } from '../adapters/disk.ts'
import { SECOND } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { answerErrors } from './errors.ts'
import { NotNow } from './refusal.ts'
import { securityHeaders } from './security.ts'

/** Bytes of a request: the longest question, with room for its settings. */
const BODY_LIMIT = 65_536
/** Characters of a part of an address: the longest path of a picture, with its slashes sent as %2F. */
const PARAMETER_LIMIT = 500

type Needs = {
  readonly settings: Settings
  readonly disk: Disk
  readonly logger: FastifyBaseLogger
  /** The built page; undefined: API only. */
  readonly pageFolder?: string | undefined
}

/** Fastify with what holds for every request: its name and line in the log, its forms, its limits, its errors. */
export async function createServer(
  { settings, disk, logger, pageFolder }: Needs,
  metrics: Metrics,
  closing: AbortSignal,
): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAMETER_LIMIT },
    trustProxy: settings.trustProxy,
    // It would answer without a code.
    return503OnClosing: false,
  })
  acceptForms(server)
  reportRequests(server, metrics.request)
  server.addHook('onRequest', async () => {
    if (closing.aborted) throw new NotNow('stopping')
  })
  answerErrors(server, disk, pageFolder)
  await server.register(helmet, securityHeaders(settings.publicUrl))
  if (settings.rateLimit > 0) await server.register(rateLimit, { max: settings.rateLimit, timeWindow: 60 * SECOND })
  return server
}

/** JSON, with nothing taken as an empty object; and the forms that the specification's client sends. */
function acceptForms(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain')
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {})
    else parseJson(request, body, done)
  })
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

/** One line a request: which route, how it went, how long. Never the address asked for, which holds searches. */
function reportRequests(
  server: FastifyInstance,
  observe: (call: string, status: number, milliseconds: number) => void,
): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const call = `${request.method} ${request.routeOptions.url ?? '?'}`
    observe(call, reply.statusCode, reply.elapsedTime)
    const ms = Math.round(reply.elapsedTime)
    request.log.debug({ call, status: reply.statusCode, ms }, 'answered')
  })
}
