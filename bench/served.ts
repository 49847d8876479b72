import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { NO_LIMITS } from '../apps/server/test/no-limits.ts'
import { findBrowser } from '../tools/browser.ts'
import { ROOT } from '../tools/steps.ts'
import { type Crowd, crowd } from './crowd.ts'
import { type FirstPage, firstPage } from './first-page.ts'
import { type FirstStart, firstAnswer } from './first-start.ts'
import { type Asked, questions } from './questions.ts'
import { servingMiniature } from './serving-miniature.ts'
import { startNow } from './started.ts'

const PORT = 4341

/**
 * `npm start` on nothing but a checkout: how long until the first Chinese answer, and, once its library is whole, what
 * a crowd meets. Its limits by address are lifted, for all of them come from this machine; how many answers it makes
 * at once is its own choice.
 */
export async function startedFromNothing(
  folder: string,
  asked: readonly Asked[],
): Promise<{ readonly start: FirstStart; readonly crowd: Crowd }> {
  // The page as well: a fresh checkout has none.
  rmSync(join(ROOT, 'node_modules/.cache/berea/page.sha256'), { force: true })
  const { ANSWERS_AT_ONCE: _, ...lifted } = NO_LIMITS
  const server = startNow(PORT, folder, lifted)
  try {
    const start = await firstAnswer(server)
    await untilComplete(server.base)
    return { start, crowd: await crowd(server.base, asked) }
  } finally {
    await server.stop()
  }
}

async function untilComplete(base: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${base}/webapi/library/works?kind=bible`)
    const { data } = (await reply.json()) as { data: { state: { phase: string } } }
    if (['complete', 'failed'].includes(data.state.phase)) return
    await pause(1000)
  }
}

/** A first visit in each language, over the miniature library; undefined where there is no browser. */
export async function firstPages(): Promise<Readonly<Record<string, FirstPage>> | undefined> {
  const executablePath = findBrowser()
  if (!executablePath) return undefined
  return servingMiniature(async (base) => {
    const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
    const found: Record<string, FirstPage> = {}
    for (const tag of ['zh-CN', 'zh-TW', 'en', 'es', 'fr']) found[tag] = await firstPage(browser, base, tag)
    await browser.close()
    return found
  })
}

// `node bench/served.ts`: these alone.
if (import.meta.main) {
  console.table(await firstPages())
  const folder = mkdtempSync(join(tmpdir(), 'berea-served-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { start, crowd } = await startedFromNothing(join(folder, 'data'), questions())
  console.table({ 'npm start from nothing to the first Chinese answer': start })
  console.table({ '30 questions a second': crowd })
  process.exit(0)
}
