import { BASE_PATH, openApi } from '@berea/contract'
import type { FastifyInstance } from 'fastify'
import { DOCS_STYLE, docsPage } from '../features/system/docs-page.ts'
import type { Metrics } from '../metrics.ts'
import { isOperators } from './operator.ts'

type Needs = {
  readonly version: string
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  /** What keeps questions from being answered now; empty when all is well. */
  readonly troubles: () => Promise<readonly string[]>
  /** Works that could not be read; the others serve. */
  readonly failedWorks: () => readonly string[]
  /** What became of the sentence encoder: `ready`, or why words alone serve. */
  readonly encoder: () => string
}

/** What is not a call of the contract: health for those who run it, and the contract itself for those who read it. */
export function serveHealth(app: FastifyInstance, needs: Needs): void {
  const { version, metrics, metricsToken, troubles, failedWorks, encoder } = needs
  app.get('/healthz', async () => ({ status: 'ok', version }))
  app.get('/readyz', async (request, reply) => {
    const found = await troubles()
    const isReady = found.length === 0
    const all = { troubles: found, failedWorks: failedWorks(), encoder: encoder() }
    const details = isOperators(request, metricsToken) ? all : {}
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...details })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOperators(request, metricsToken)) return reply.callNotFound()
    return reply.type(metrics.type).send(await metrics.text())
  })

  const document = openApi(version)
  app.get(`${BASE_PATH}/openapi.json`, async () => document)
  const page = docsPage()
  app.get(`${BASE_PATH}/docs`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get(`${BASE_PATH}/docs.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE))
}
