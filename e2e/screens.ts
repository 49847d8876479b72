import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices, expect, type Page } from '@playwright/test'
import { BROWSER_MISSING, findBrowser } from '../tools/browser.ts'
import { buildPage } from '../tools/page.ts'
import { ROOT } from '../tools/steps.ts'
import { answered, ask, dialog, LOCALES, type Locale, questionBox, reader, say, settled, visit } from './fixtures.ts'
import { toPalette } from './palette.ts'
import { PORT } from './playwright.config.ts'
import { type Mode, WALKS } from './screens-pages.ts'
import { SIZES } from './sizes.ts'

/**
 * `npm run screens`: pictures of the main states in every language, from the real library where it
 * lies beside the checkout, else from the miniature. DATA_DIR names a folder whose library is built already.
 * `npm run screens -- --every --to FOLDER [--walk settings] [--size phone] [--mode dark] [--only zh-cn]` takes every page instead, to be
 * looked at and thrown away.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(ROOT, 'docs/screens') },
    only: { type: 'string', multiple: true },
    every: { type: 'boolean', default: false },
    walk: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    mode: { type: 'string', multiple: true },
  },
})
const BASE = `http://127.0.0.1:${PORT}`

const QUESTIONS: Record<Locale, string> = {
  'zh-cn': '耶稣为什么哭了？',
  'zh-tw': '耶穌為什麼哭了？',
  en: 'Why did Jesus weep?',
  'es-es': '¿Por qué lloró Jesús?',
  'fr-fr': 'Pourquoi Jésus a-t-il pleuré ?',
}

const executablePath = findBrowser()
if (!executablePath) throw new Error(BROWSER_MISSING)
await buildPage()
const beside = join(ROOT, '../shared/library')
const server = spawn(process.execPath, ['e2e/serve.ts', String(PORT), ...(existsSync(beside) ? [beside] : [])], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
})
// Whatever goes wrong here, the server does not stay behind.
process.on('exit', () => server.kill('SIGTERM'))
const gate = (path: string) => fetch(`http://127.0.0.1:${PORT + 1}${path}`, { method: 'POST' })
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath, args })
try {
  await untilReady()
  mkdirSync(values.to, { recursive: true })
  for (const locale of LOCALES) {
    if (values.only && !values.only.includes(locale)) continue
    if (values.every) await everyPage(browser, locale)
    else await desktop(browser, locale).then(() => phone(browser, locale))
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
}

/** Pictures show the library as it is once everything has been read. */
async function untilReady(): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server ended; see the lines above')
    if (await fetch(`http://127.0.0.1:${PORT + 2}`).catch(() => undefined)) return
    await pause(500)
  }
}

async function take(page: Page, locale: Locale, state: string): Promise<void> {
  await page.evaluate('document.fonts.ready')
  await settled(page)
  const png = toPalette(await page.screenshot({ caret: 'hide' }))
  writeFileSync(join(values.to, `${state}-${locale}.png`), png)
  console.log(`${state}-${locale}.png ${Math.round(png.length / 1024)} kB`)
}

async function desktop(on: Browser, locale: Locale): Promise<void> {
  const context = await on.newContext({
    baseURL: BASE,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await visit(page, locale)
  await expect(page.getByText(say(locale, 'welcome.suggestions'))).toBeVisible()
  await take(page, locale, 'welcome')

  await gate('/hold?after=3')
  await ask(page, QUESTIONS[locale], locale)
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible()
  await take(page, locale, 'streaming')
  await gate('/go')
  const turn = await answered(page, locale)
  await take(page, locale, 'answer')
  await turn.locator('[data-cite][role=button]').first().hover()
  await expect(dialog(page)).toBeVisible()
  await take(page, locale, 'card')
  await page.mouse.move(700, 5)
  await turn.getByRole('blockquote').getByRole('link').first().click()
  await expect(reader(page, locale).locator('mark').first()).toBeVisible()
  await take(page, locale, 'reader')
  const address = page.url()
  await page.goto('/library')
  await expect(page.getByRole('status').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await take(page, locale, 'library')
  await page.goto('/setting')
  await expect(page.getByText(say(locale, 'settings.shortcuts.note'))).toBeVisible()
  await expect(page.getByRole('link', { name: QUESTIONS[locale] })).toBeVisible()
  await take(page, locale, 'settings')
  await page.getByText(say(locale, 'settings.mode.dark'), { exact: true }).click()
  await page.goto(address)
  await answered(page, locale)
  await expect(reader(page, locale).locator('mark').first()).toBeVisible()
  await take(page, locale, 'dark')
  await context.close()
}

async function phone(on: Browser, locale: Locale): Promise<void> {
  const { defaultBrowserType: _, ...device } = devices['Pixel 5']
  const context = await on.newContext({
    ...device,
    baseURL: BASE,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await visit(page, locale)
  await expect(questionBox(page, locale)).toBeVisible()
  await expect(page.getByText(say(locale, 'welcome.suggestions'))).toBeVisible()
  await take(page, locale, 'phone-welcome')
  await ask(page, QUESTIONS[locale], locale)
  const turn = await answered(page, locale)
  await take(page, locale, 'phone-answer')
  await turn.getByRole('blockquote').getByRole('link').first().tap()
  await expect(reader(page, locale).locator('mark').first()).toBeVisible()
  await take(page, locale, 'phone-sheet')
  await context.close()
}

/** Every page, each walk in a browser of its own; one that fails is said, and leaves the others alone. */
async function everyPage(on: Browser, locale: Locale): Promise<void> {
  for (const [size, options] of chosen(SIZES, values.size)) {
    for (const [mode] of chosen({ light: 0, dark: 0 }, values.mode)) {
      for (const [name, walk] of chosen(WALKS, values.walk)) {
        const context = await on.newContext({ ...options, baseURL: BASE, reducedMotion: 'reduce' })
        const page = await context.newPage()
        const shot = (state: string) => takeWhole(page, `${state}-${size}-${mode}-${locale}`)
        await walk(page, locale, mode as Mode, shot).catch(async (error: Error) => {
          console.error(`${name}, ${size}, ${mode}, ${locale}: ${error.message}`)
          await shot(`failed-${name}`)
        })
        await context.close()
      }
    }
  }
}

function chosen<Each>(all: Readonly<Record<string, Each>>, names: readonly string[] | undefined) {
  return Object.entries(all).filter(([name]) => !names || names.includes(name))
}

/** The page as high as what is in it, up to a few screens. */
async function takeWhole(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready')
  await settled(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  // What stands over the page is looked at as it stands.
  const more = await page.evaluate<number>(`document.querySelector('dialog[open], [role=dialog]') ? 0 :
    Math.max(0, ...Array.from(document.querySelectorAll('body *'))
      .filter((each) => each.clientHeight > 200)
      .map((each) => each.scrollHeight - each.clientHeight))`)
  await page.setViewportSize({ ...size, height: Math.min(size.height + more, 4000) })
  await page.screenshot({ path: join(values.to, `${name}.png`), caret: 'hide' })
  await page.setViewportSize(size)
}
