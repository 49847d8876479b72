import { BASE_PATH, openApi } from '@berea/contract'
import type { FastifyInstance } from 'fastify'
import { DOCS_STYLE, docsPage } from '../features/system/docs-page.ts'
import type { Metrics } from '../metrics.ts'

type Needs = {
  readonly version: string
  readonly metrics: Metrics
  /** What keeps questions from being answered now; empty when all is well. */
  readonly troubles: () => Promise<readonly string[]>
  /** Works that could not be read; the others serve. */
  readonly failedWorks: () => readonly string[]
}

/** What is not a call of the contract: health for those who run it, and the contract itself for those who read it. */
export function serveHealth(app: FastifyInstance, { version, metrics, troubles, failedWorks }: Needs): void {
  app.get('/healthz', async () => ({ status: 'ok', version }))
  app.get('/readyz', async (_request, reply) => {
    const found = await troubles()
    return reply
      .code(found.length === 0 ? 200 : 503)
      .send({ status: found.length === 0 ? 'ready' : 'not ready', troubles: found, failedWorks: failedWorks() })
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.type).send(await metrics.text()))

  const document = openApi(version)
  app.get(`${BASE_PATH}/openapi.json`, async () => document)
  const page = docsPage()
  app.get(`${BASE_PATH}/docs`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get(`${BASE_PATH}/docs.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE))
}
