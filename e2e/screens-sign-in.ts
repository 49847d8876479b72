import { type Browser, type BrowserContextOptions, devices, expect, type Page } from '@playwright/test'
import { type Locale, say, visit } from './fixtures.ts'

type Tools = {
  readonly on: Browser
  readonly base: string
  readonly locale: Locale
  readonly take: (page: Page, locale: Locale, state: string) => Promise<void>
}

const { defaultBrowserType: _, ...pixel } = devices['Pixel 5']
const SIZES: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
}
const MODES = ['light', 'dark'] as const

/** The ways in, on a desktop and a telephone, light and dark. */
export async function signInScreens({ on, base, locale, take }: Tools): Promise<void> {
  for (const [size, options] of Object.entries(SIZES)) {
    for (const mode of MODES) {
      const context = await on.newContext({ ...options, baseURL: base, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const shot = async (state: string) => {
        // The verse comes last; where there is none yet, neither is the page.
        await expect(page.getByRole('blockquote')).toBeVisible()
        await take(page, locale, `sign-in-${state}-${size}-${mode}`)
      }
      await walk(page, locale, mode, shot)
      await context.close()
    }
  }
}

async function walk(page: Page, locale: Locale, mode: string, shot: (state: string) => Promise<void>): Promise<void> {
  const address = `lydia.${locale}.${mode}.${Date.now()}@example.org`
  const press = (key: string) => page.getByRole('button', { name: say(locale, key), exact: true }).click()
  const code = () => page.getByRole('textbox', { name: say(locale, 'signIn.verify.digit', { n: 1 }) })
  await visit(page, locale, '/login/mobile?for=keep', { mode })
  await shot('code')
  await page.goto('/login/email/pwd')
  await press('signIn.enter')
  await expect(page.getByText(say(locale, 'signIn.need.password'))).toBeVisible()
  await shot('missing')
  await page.goto('/login/email/new')
  await shot('new')
  await page.goto('/login/qr')
  await expect(page.getByText(say(locale, 'signIn.qr.scanned'))).toBeVisible()
  await shot('qr')
  await page.goto('/login/other')
  await expect(page.getByRole('button', { name: 'Google', exact: true })).toBeVisible()
  await shot('other')
  await page.goto(`/reset-pwd/email/${address}`)
  await expect(code()).toBeVisible()
  await shot('reset')
  await page.goto('/#/externalAccess?appId=a')
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await shot('partner')

  await page.goto('/login/email')
  await page.getByLabel(say(locale, 'signIn.email'), { exact: true }).fill(address)
  for (const name of ['agree', 'adult']) await page.locator(`input[name=${name}]`).check()
  await press('signIn.send')
  await code().fill('000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await shot('verify')
  const { port } = new URL(page.url())
  const sent = await fetch(`http://127.0.0.1:${Number(port) + 2}/code?to=${encodeURIComponent(address)}`)
  await code().fill(await sent.text())
  await expect(page).toHaveURL(/\/chat/)
  await page.goto('/set-pwd/email')
  await expect(page.getByRole('button', { name: say(locale, 'signIn.set.do') })).toBeVisible()
  await shot('set')
  const made = await fetch(new URL('/webapi/portal/auth/qr/new', page.url()), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
    },
    body: '{}',
  })
  const { data } = (await made.json()) as { data: { url: string } }
  await page.goto(data.url)
  await expect(page.getByText(say(locale, 'signIn.phone.warning'))).toBeVisible()
  await shot('confirm')
}
