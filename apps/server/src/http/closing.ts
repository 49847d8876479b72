import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY = 50
/** What is on its way in when the server begins to close is still answered. */
const ON_THE_WAY = 100
/** By then every call has long been answered: what is still open has a reader that has gone quiet. */
const MOST = 5_000

/** Takes no more connections, and closes each of those there are once its requests have been answered. */
export async function closeGently(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
  const late = setTimeout(() => app.server.closeAllConnections(), MOST)
  try {
    await pause(ON_THE_WAY)
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
