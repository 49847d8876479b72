import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER_MISSING, findBrowser } from '../tools/browser.ts'
import { buildPage } from '../tools/page.ts'
import { ROOT } from '../tools/steps.ts'

const USAGE = `npm run bench:page -- [--json]

  The page as a phone sees it for the first time, over the miniature library: Lighthouse's figures for
  performance and accessibility, and the JavaScript that is fetched until the welcome stands (gzip, kB).
`
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const executablePath = findBrowser()
if (!executablePath) throw new Error(BROWSER_MISSING)
await buildPage()
const port = 4339
const base = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, ['e2e/serve.ts', String(port)], { cwd: ROOT, stdio: 'ignore' })
// Whatever goes wrong here, the server does not stay behind.
process.on('exit', () => server.kill('SIGTERM'))
try {
  await untilReady(server)
  const debugging = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${debugging}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  // In the page's first language: any other one is settled by loading the page a second time.
  const scripts = await scriptsOf(await browser.newPage({ locale: 'zh-CN' }))
  const report = await figures(debugging, scripts)
  await browser.close()
  if (values.json) console.log(JSON.stringify(report))
  else console.table(report)
} finally {
  server.kill('SIGTERM')
}

/** What the first page fetches of JavaScript, packed, in kB. */
async function scriptsOf(page: Page): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body())
  })
  await page.goto(`${base}/chat`, { waitUntil: 'networkidle' })
  const packed = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  await page.close()
  return Math.round(packed.reduce((sum, bytes) => sum + bytes, 0) / 1024)
}

async function figures(debugging: number, firstScripts: number) {
  const run = await lighthouse(`${base}/chat`, {
    port: debugging,
    output: 'json',
    logLevel: 'error',
    extraHeaders: { 'Accept-Language': 'zh-CN' },
    onlyCategories: ['performance', 'accessibility'],
  })
  if (!run) throw new Error('Lighthouse gave no report.')
  const { categories, audits } = run.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const milliseconds = (name: string) => Math.round(audits[name]?.numericValue ?? 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'first paint ms': milliseconds('first-contentful-paint'),
    'largest paint ms': milliseconds('largest-contentful-paint'),
    'blocked ms': milliseconds('total-blocking-time'),
    'layout shift': Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    'first JavaScript kB': firstScripts,
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  while (
    !(await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.')
    await pause(200)
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
