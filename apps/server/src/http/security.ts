import type { FastifyHelmetOptions } from '@fastify/helmet'

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
  }
}
