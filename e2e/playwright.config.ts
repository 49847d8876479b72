import { defineConfig } from '@playwright/test'
import { BROWSER_MISSING, findBrowser } from '../tools/browser.ts'

const executablePath = findBrowser()
if (!executablePath) throw new Error(BROWSER_MISSING)

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4319)
const WORKERS = 2
/** Each worker has a server of its own: what a test holds back or turns off there, the other does not meet. */
const portOf = (worker: number) => FIRST_PORT + 4 * worker

/** The server of the worker that runs this; the two ports after it are the gate's and the providers'. */
export const PORT = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Every test asks a real server with a real database, over the miniature library. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: WORKERS,
  // A machine that stood still fails nothing twice; `npm test` names what passed at the second try alone.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: `node e2e/serve.ts ${portOf(worker)}`,
    cwd: '..',
    // What opens last.
    url: `http://127.0.0.1:${portOf(worker) + 2}`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
})
