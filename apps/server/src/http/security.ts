import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { pathOf } from './page.ts'

/** No script, style or connection but from here; no inline script, ever. */
export function securityHeaders(publicUrl: string | undefined): FastifyHelmetOptions {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Positions of pop-ups are set as attributes of elements; a style can't run anything.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Only where the operator says that it is served by https: it would lock readers out otherwise.
    hsts: isHttps && { maxAge: 15_552_000 },
    crossOriginEmbedderPolicy: false,
    // On plain http browsers ignore these two and complain about it.
    crossOriginOpenerPolicy: isHttps && { policy: 'same-origin' },
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    // For browsers that are no more: a hundred bytes on each of the files of a first visit.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/** The document with the ways in, whichever: "/login", "/login/email/password". */
const isLogin = (path: string) => /^\/login(?:\/|$)/.test(path)

/**
 * Sign-in with Google loads its script and shows frames and pop-ups of Google's: where it is set up,
 * the document /login may, and no other.
 */
export function letGoogleIn(server: FastifyInstance, scriptUrl: string | undefined): void {
  if (!scriptUrl) return
  const folder = new URL('.', scriptUrl).href
  const allowed = [
    `script-src 'self' ${scriptUrl}`,
    `style-src 'self' ${folder}style`,
    `connect-src 'self' ${folder}`,
    `frame-src 'self' ${folder}`,
  ]
  const names = allowed.map((directive) => directive.split(' ', 1)[0])
  server.addHook('onRequest', async (request, reply) => {
    if (!isLogin(pathOf(request))) return
    const usual = String(reply.getHeader('content-security-policy')).split(';')
    const kept = usual.filter((directive) => !names.includes(directive.trim().split(' ', 1)[0] ?? ''))
    reply.header('content-security-policy', [...kept, ...allowed].join(';'))
    if (reply.hasHeader('cross-origin-opener-policy')) {
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    }
  })
}
