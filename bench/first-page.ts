import type { Browser } from '@playwright/test'
import { isLater, onTheWire, type Sent } from '../e2e/on-the-wire.ts'
import { round } from './askers.ts'

export type FirstPage = {
  /** Requests that reached the server, files and calls, a start anew in another language included. */
  readonly requests: number
  /** Over the wire, heads and all, without the letters. */
  readonly kB: number
  readonly 'letters kB': number
}

/** A first visit by a browser that has nothing of ours and speaks this language, until the welcome stands and asks for no more. */
export async function firstPage(browser: Browser, base: string, tag: string): Promise<FirstPage> {
  const context = await browser.newContext({ locale: tag })
  try {
    const page = await context.newPage()
    const wire = await onTheWire(page)
    await page.goto(base)
    await page.getByRole('textbox').first().waitFor()
    await page.waitForLoadState('networkidle')
    const sent = wire().filter((each) => !isLater(each))
    return {
      requests: sent.length,
      kB: kilobytes(sent.filter((each) => !isFont(each))),
      'letters kB': kilobytes(sent.filter(isFont)),
    }
  } finally {
    await context.close()
  }
}

const isFont = ({ path }: Sent): boolean => path.endsWith('.woff2')
const kilobytes = (sent: readonly Sent[]): number => round(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
