import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from './limits/proxies.ts'

/** A proxy adds one of these: whoever is behind it is not on this machine. */
const PASSED_ON = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/

/**
 * May this request see how the server fares? From this machine itself, or with the operator's token,
 * as `Authorization: Bearer …`.
 */
export function isOperators({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, token?: string): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token && given) return timingSafeEqual(hash(given), hash(token))
  return isLoopback(socket.remoteAddress) && !Object.keys(headers).some((name) => PASSED_ON.test(name))
}

const hash = (text: string) => createHash('sha256').update(text).digest()
