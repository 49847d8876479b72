import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DEFAULT_LOCALE, type Envelope } from '@berea/contract'
import type { FastifyBaseLogger } from 'fastify'
import { sentence } from '../messages/sentences.ts'

/** Of what can be told where no route, no hook and no plugin has seen the request. */
export const BARE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const

/** Node's own refusals, by its codes; all others are 400. */
const STATUS: ReadonlyMap<string | undefined, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/**
 * What is no request at all: half-sent, too long a head, or none that HTTP knows. In which language its sender
 * reads is not to be told from it.
 */
export function answerBroken(this: { log: FastifyBaseLogger }, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUS.get(error.code) ?? 400
  const requestId = randomUUID()
  this.log.trace({ requestId, code: error.code, status }, 'a request was broken')
  if (socket.writable) {
    const message = sentence(DEFAULT_LOCALE, status === 431 ? 'tooLarge' : 'unreadable')
    const body = JSON.stringify({ code: status, message, data: null, requestId } satisfies Envelope)
    const headers = {
      ...BARE_HEADERS,
      'x-request-id': requestId,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  }
  socket.destroy(error)
}
