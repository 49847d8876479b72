import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Disk } from '../adapters/disk.ts'
import { SECOND } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { answerBroken } from './broken-requests.ts'
import { limitConnections } from './connections.ts'
import { answerErrors, answerUnrouted } from './errors.ts'
import type { AddressLimits } from './limits/limits.ts'
import { networkOf } from './limits/network.ts'
import { trustOf } from './limits/proxies.ts'
import { packLibrary } from './packing.ts'
import { isCall } from './page.ts'
import { NotNow } from './refusal.ts'
import { letGoogleIn, securityHeaders } from './security.ts'

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
  readonly addresses: AddressLimits
}

/** Milliseconds between two looks for connections that have had their time. */
const LOOK_EVERY = 1_000

/** Fastify with what holds for every request: its name and line in the log, its forms, its limits, its errors. */
export async function createServer(
  { settings, disk, logger, pageFolder, addresses }: Needs,
  metrics: Metrics,
  closing: AbortSignal,
): Promise<FastifyInstance> {
  const { limits } = settings
  const trust = trustOf(settings.trustProxy)
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAMETER_LIMIT },
    trustProxy: trust,
    // Half-sent requests are cut after the first, connections that carry none after the second.
    requestTimeout: limits.requestSeconds * SECOND,
    keepAliveTimeout: limits.idleSeconds * SECOND,
    http: { headersTimeout: limits.requestSeconds * SECOND, connectionsCheckingInterval: LOOK_EVERY },
    frameworkErrors: (error, request, reply) => answerUnrouted(error, request, reply, addresses),
    clientErrorHandler: answerBroken,
    // It would answer without a code.
    return503OnClosing: false,
  })
  limitConnections(server.server, limits.connectionsByAddress, trust)
  acceptForms(server)
  reportRequests(server, metrics.request)
  answerErrors(server, { disk, pageFolder, addresses })
  await server.register(helmet, securityHeaders(settings.publicUrl))
  letGoogleIn(server, settings.accounts.google?.scriptUrl)
  packLibrary(server)
  // After the headers that every reply carries, also these.
  server.addHook('onRequest', async (request) => {
    if (closing.aborted) throw new NotNow('stopping')
    if (isCall(request)) addresses.call(networkOf(request.ip))
  })
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
