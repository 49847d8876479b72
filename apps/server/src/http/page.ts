import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_PATH } from '@berea/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Vite puts a hash of its content into the name of everything below this folder. */
const HASHED = '/assets/'
const YEAR = 31_536_000

/**
 * The built page. Hashed files never change; everything else, above all the root page that the
 * update check fetches every minute, is asked for anew each time.
 */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: 'index.html',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.slice(folder.length).replaceAll('\\', '/').startsWith(HASHED)
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    },
  })
  // The packed-file search of the plugin finds no index of the root itself for who can unpack.
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
}

/** The path alone: "/webapi/library/search?q=…" is "/webapi/library/search". */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? ''

/** Is this the API's, and no file or route of the page? */
export function isCall(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return path === BASE_PATH || path.startsWith(`${BASE_PATH}/`)
}

/** Does a person open an address here, one of the page's own or a mistyped one? A file or call that is missing is neither. */
export function opensPage(request: FastifyRequest, folder: string): boolean {
  const path = pathOf(request)
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (isCall(request) || path.startsWith(HASHED)) return false
  // Only what a reader opens: a missing script or picture is missing, and not the page in its stead.
  return (request.headers.accept ?? '').includes('text/html') && existsSync(join(folder, 'index.html'))
}
