import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER_MISSING, findBrowser } from '../tools/browser.ts'
import { type FirstPage, firstPage } from './first-page.ts'
import { servingMiniature } from './serving-miniature.ts'

const USAGE = `npm run bench:page -- [--json]

  The page as a phone sees it for the first time, over the miniature library: Lighthouse's figures for
  performance and accessibility, and what is fetched until the welcome stands: requests, and kB over the wire.
`
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const executablePath = findBrowser()
if (!executablePath) throw new Error(BROWSER_MISSING)
const report = await servingMiniature(async (base) => {
  const debugging = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${debugging}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  const found = await figures(base, debugging, await firstPage(browser, base, 'zh-CN'))
  await browser.close()
  return found
})
if (values.json) console.log(JSON.stringify(report))
else console.table(report)

async function figures(base: string, debugging: number, first: FirstPage) {
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
    ...first,
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
