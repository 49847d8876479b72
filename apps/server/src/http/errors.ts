import { BASE_PATH, CALLS, type Call, CODES, type Envelope, isPageAddress } from '@berea/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDatabaseFull } from '../adapters/database.ts'
import type { Disk } from '../adapters/disk.ts'
import { type SentenceName, sentence } from '../messages/sentences.ts'
import { BARE_HEADERS } from './broken-requests.ts'
import type { AddressLimits } from './limits/limits.ts'
import { networkOf } from './limits/network.ts'
import { localeOf } from './locale.ts'
import { isCall, opensPage, pathOf } from './page.ts'
import { NotNow, Refusal, TooMany } from './refusal.ts'

/** What is refused below the application: by its status, with a sentence, and in how many seconds to come back. */
type Below = { readonly status: number; readonly sentence: SentenceName; readonly retryAfter?: number }

/** Fastify's own refusals, by its codes. */
const BELOW: ReadonlyMap<string, Below> = new Map(
  Object.entries<Below>({
    FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, sentence: 'unreadable' },
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, sentence: 'unreadable' },
    FST_ERR_BAD_URL: { status: 400, sentence: 'unreadable' },
    FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, sentence: 'tooLarge' },
    FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, sentence: 'wrongMediaType' },
    FST_ERR_MAX_PARAM_LENGTH: { status: 404, sentence: 'noSuchPath' },
    // Out of the page's folder, or into what it hides: nothing is there.
    FST_STATIC_FORBIDDEN_PATH: { status: 404, sentence: 'noSuchPath' },
  }),
)

type Needs = {
  readonly disk: Disk
  readonly pageFolder: string | undefined
  readonly addresses: AddressLimits
}

/**
 * A refusal is HTTP 200 with its code; what happens below the application has its own status and
 * the same body. Only the unexpected is logged as an error.
 */
export function answerErrors(app: FastifyInstance, { disk, pageFolder, addresses }: Needs): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Refusal) return refuse(error, request, reply)
    const below = isDatabaseAway(error) ? await databaseTrouble(error, disk) : belowOf(error)
    if (below.status === 500) request.log.error({ err: error }, 'a request failed')
    if (below.sentence === 'databaseAway') request.log.warn('the database is away')
    if (below.sentence === 'diskFull') request.log.error('the disk is full')
    return tell(below, request, reply)
  })

  app.setNotFoundHandler((request, reply) => {
    const opens = pageFolder !== undefined && opensPage(request, pageFolder)
    const known = opens && isPageAddress(pathOf(request))
    // Calls are counted before they come here.
    if (!isCall(request) && !known) addresses.call(networkOf(request.ip))
    if (opens) return reply.code(known ? 200 : 404).sendFile('index.html', pageFolder)
    const methods = methodsAt(pathOf(request))
    if (methods.length === 0) return tell({ status: 404, sentence: 'noSuchPath' }, request, reply)
    reply.header('allow', methods.join(', '))
    return tell({ status: 405, sentence: 'wrongMethod' }, request, reply)
  })
}

/** What Fastify refuses before it knows a route, and before any hook: an address that can't be read, or has too long a part. */
export function answerUnrouted(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  addresses: AddressLimits,
): FastifyReply {
  reply.headers({ ...BARE_HEADERS, 'x-request-id': request.id })
  try {
    addresses.call(networkOf(request.ip))
    return tell(belowOf(error), request, reply)
  } catch (refused) {
    return tell(belowOf(refused), request, reply)
  }
}

function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { data = null, values } = refusal.details
  const message = sentence(localeOf(request.headers.locale), refusal.sentence, values)
  const body: Envelope = { code: refusal.code, message, data, requestId: request.id }
  return reply.code(200).header('cache-control', 'no-store').send(body)
}

/** PostgreSQL without room for its journal stops, and is then merely away; the disk tells why. */
async function databaseTrouble(error: unknown, disk: Disk): Promise<Below> {
  if (isDatabaseFull(error)) disk.metFull()
  return notNow(new NotNow((await disk.isFull()) ? 'diskFull' : 'databaseAway'))
}

const notNow = ({ sentence, seconds }: NotNow): Below => ({ status: 503, sentence, retryAfter: seconds })

function belowOf(error: unknown): Below {
  if (error instanceof NotNow) return notNow(error)
  if (error instanceof TooMany) return { status: 429, sentence: 'tooManyRequests', retryAfter: error.seconds }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const known = BELOW.get(code ?? '')
  if (known) return known
  const isSent = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return isSent ? { status: statusCode, sentence: 'unreadable' } : { status: 500, sentence: 'internal' }
}

function tell(below: Below, request: FastifyRequest, reply: FastifyReply) {
  if (below.retryAfter) reply.header('retry-after', below.retryAfter)
  const seconds = Number(reply.getHeader('retry-after') ?? 0)
  const message = sentence(localeOf(request.headers.locale), below.sentence, { method: request.method, seconds })
  const code = below.status === 500 ? CODES.internal : below.status
  const body: Envelope = { code, message, data: null, requestId: request.id }
  return reply.code(below.status).header('cache-control', 'no-store').send(body)
}

const PATTERNS = Object.values<Call>(CALLS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${BASE_PATH}${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

function methodsAt(path: string): string[] {
  return PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}
