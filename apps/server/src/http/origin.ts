import type { FastifyRequest } from 'fastify'
import { deviceOf } from './device.ts'
import { networkOf } from './limits/network.ts'
import type { Origin } from './routes.ts'

/** Where a request comes from. The country is believed only where the request came through a trusted proxy. */
export function originOf(request: FastifyRequest, countryHeader: string | undefined): Origin {
  const isProxied = (request.ips?.length ?? 0) > 1
  const told = countryHeader && isProxied ? request.headers[countryHeader.toLowerCase()] : undefined
  const country = typeof told === 'string' && /^[a-z]{2}$/i.test(told) ? told.toUpperCase() : null
  return { address: networkOf(request.ip), country, device: deviceOf(request.headers['user-agent']) }
}
