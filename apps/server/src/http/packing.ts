import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BASE_PATH } from '@berea/contract'
import type { FastifyInstance } from 'fastify'
import { pathOf } from './page.ts'

/** What fits one packet of the network gains nothing. */
const LEAST = 1400

/** Quick enough to be done while somebody waits; a list of works is a sixth of its length then. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

const PACKERS = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text),
} as const

/**
 * Packs what the library answers. The same for everybody and nobody's secret: of other replies the length alone could
 * tell what stands in them to who can put words beside it.
 */
export function packLibrary(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || reply.statusCode !== 200) return payload
    if (!pathOf(request).startsWith(`${BASE_PATH}/library/`)) return payload
    const packing = packingFor(request.headers['accept-encoding'])
    reply.header('vary', 'Locale, Accept-Encoding')
    if (!packing) return payload
    const packed = await PACKERS[packing](payload)
    reply.header('content-encoding', packing).removeHeader('content-length')
    return packed
  })
}

/** `gzip, deflate, br` is br, `gzip;q=0.5` gzip, `br;q=0` and `*` nothing. */
export function packingFor(accepted: string | string[] | undefined): keyof typeof PACKERS | undefined {
  const named = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  if (named.has('br')) return 'br'
  return named.has('gzip') ? 'gzip' : undefined
}
