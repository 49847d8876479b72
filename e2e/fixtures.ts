import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { PORT } from './playwright.config.ts'
import type { Script } from './providers.ts'

export const LOCALES = ['zh-cn', 'zh-tw', 'en', 'es-es', 'fr-fr'] as const
export type Locale = (typeof LOCALES)[number]

/** The page's own sentences, by which a person, and a test, finds things. */
const catalogues = Object.fromEntries(
  LOCALES.map((locale) => {
    const files = [`${locale}.json`, `pages/${locale}.json`]
    const read = (name: string) =>
      JSON.parse(readFileSync(new URL(`../apps/web/src/i18n/catalogues/${name}`, import.meta.url), 'utf8'))
    return [locale, Object.assign({}, ...files.map(read)) as Record<string, string>]
  }),
) as Record<Locale, Record<string, string>>

/** `say('en', 'cite.openAt', { place: 'John 3' })` is "Open John 3 in reader". */
export function say(locale: Locale, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence = catalogues[locale][key]
  if (sentence === undefined) throw new Error(`${locale} has no sentence ${key}`)
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

type Kept = {
  readonly language: Locale
  /** Has seen no tour yet, which opens by itself. */
  readonly newcomer?: boolean
} & Readonly<Record<string, unknown>>

/** What the browser has kept of an earlier visit: a language, and whatever else. */
export async function remember(page: Page, { newcomer = false, ...kept }: Kept): Promise<void> {
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const record = { mode: 'light', engineNoted: true, ...kept }
  await page.addInitScript({
    content: `if (!localStorage.getItem('app')) {
      localStorage.setItem('app', '${encode(JSON.stringify(record))}')
      localStorage.setItem('defaultLanguage', '${encode('true')}')
      ${newcomer ? '' : `localStorage.setItem('appFirstTour', '${encode('done')}')`}
    }`,
  })
}

/** A browser that has spoken this language before, at an address of the page. */
export async function visit(page: Page, locale: Locale, address = '/', kept: object = {}): Promise<void> {
  await remember(page, { language: locale, ...kept })
  await page.goto(address)
}

export const questionBox = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('textbox', { name: say(locale, 'composer.label') })

/** Writes a question and sends it. */
export async function ask(page: Page, text: string, locale: Locale = 'en'): Promise<void> {
  await questionBox(page, locale).fill(text)
  await questionBox(page, locale).press('Enter')
  await expect(page.getByRole('heading', { name: text })).toBeVisible()
}

/** The newest turn on the page: a question and its answer. */
export const lastTurn = (page: Page): Locator => page.getByRole('article').last()

/** Waits for the end of the newest answer: that is when it can be judged. */
export async function answered(page: Page, locale: Locale = 'en'): Promise<Locator> {
  await expect(lastTurn(page).getByRole('button', { name: say(locale, 'answer.like'), exact: true })).toBeVisible()
  return lastTurn(page)
}

export const reader = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('complementary', { name: say(locale, 'reader.title') })

/** The open one: a card that is still closing is there for a moment longer. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').and(page.locator(':not([data-closed])'))

/** Waits until nothing moves any more; what follows a scrollbar instead of the clock rests where it is, and what moves for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`Promise.all(
    document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => 0)),
  )`)
}

// Nobody reads what was found to be right, and putting that together takes most of the time.
const AXE = { resultTypes: ['violations' as const] }
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
/** Brings axe into the page, which has no frames whose findings would have to be put together, and runs it. */
const bringAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options(AXE).analyze()
/** Where it was brought before, it is there until the page is loaded anew. */
const runAxe = (page: Page) => page.evaluate<Results | undefined>(`window.axe?.run(${JSON.stringify(AXE)})`)

/** What axe finds wrong with the page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // A card or sheet that is still coming in is half transparent, and its contrast is not yet its own.
  await settled(page)
  const { violations: found } = (await runAxe(page)) ?? (await bringAxe(page))
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}

type Gate = {
  /** Holds every answer before its next piece of text after this many. */
  readonly hold: (after: number) => Promise<void>
  readonly go: () => Promise<void>
}

type Options = {
  /** The tour opens by itself where a test begins without `visit`. */
  readonly newcomer: boolean
}

type Fixtures = {
  readonly gate: Gate
  /** A language model writes from then on, by a script, until the test is over. */
  readonly model: (script: Script) => Promise<void>
  /** Faults of the network that a test makes itself, and that the console may therefore tell of. */
  readonly expectedFaults: RegExp[]
  readonly quietConsole: undefined
}

export const test = base.extend<Fixtures & Options>({
  newcomer: [false, { option: true }],

  context: async ({ context, newcomer }, use) => {
    if (!newcomer) await context.addInitScript(`try { localStorage.appFirstTour ??= '${btoa('done')}' } catch {}`)
    await use(context)
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  gate: async ({}, use) => {
    const call = async (path: string) => {
      await fetch(`http://127.0.0.1:${PORT + 1}${path}`, { method: 'POST' })
    }
    const go = () => call('/go')
    await use({ hold: (after) => call(`/hold?after=${after}`), go })
    await go()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  model: async ({}, use) => {
    const post = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })
    const turn = (on: 0 | 1) => post(PORT + 1, `/model?on=${on}`)
    await use(async (script) => {
      await post(PORT + 2, `/model?${new URLSearchParams({ script: JSON.stringify(script) })}`)
      await turn(1)
    })
    await turn(0)
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expectedFaults: async ({}, use) => use([]),

  /** A test fails on anything in the console: a broken policy, a missing key, an error nobody caught. */
  quietConsole: [
    async ({ context, expectedFaults }, use) => {
      const told: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          told.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      }
      context.on('console', onConsole)
      context.on('weberror', (error) => told.push(`uncaught: ${error.error().message}`))
      await use(undefined)
      expect(told.filter((line) => !expectedFaults.some((fault) => fault.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
