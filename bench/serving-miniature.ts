import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { buildPage } from '../tools/page.ts'
import { ROOT } from '../tools/steps.ts'

const PORT = 4339

/** Does something with a server over the miniature library, with the page as it is built; the server is gone afterwards. */
export async function servingMiniature<Found>(use: (base: string) => Promise<Found>): Promise<Found> {
  await buildPage()
  const base = `http://127.0.0.1:${PORT}`
  const server = spawn(process.execPath, ['e2e/serve.ts', String(PORT)], { cwd: ROOT, stdio: 'ignore' })
  // Whatever goes wrong here, the server does not stay behind.
  const stop = () => server.kill('SIGTERM')
  process.on('exit', stop)
  try {
    const isReady = () =>
      fetch(`${base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error('The server ended before it was ready.')
      await pause(200)
    }
    return await use(base)
  } finally {
    process.off('exit', stop)
    stop()
  }
}
