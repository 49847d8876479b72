import type { Page } from '@playwright/test'
import { type Locale, say, visit } from './fixtures.ts'
import type { Mode, Shot } from './screens-pages.ts'
import { codeFor, newEmail, tick, typeCode } from './ways-in.ts'

/** The ways in, one after the other. */
export async function signIn(page: Page, locale: Locale, mode: Mode, take: Shot): Promise<void> {
  const address = newEmail()
  const shot = async (state: string) => {
    // The verse comes last; where there is none yet, neither is the page.
    await page.getByRole('blockquote').waitFor()
    await take(`sign-in-${state}`)
  }
  const press = (key: string) => page.getByRole('button', { name: say(locale, key), exact: true }).click()
  const code = () => page.getByRole('textbox', { name: say(locale, 'signIn.verify.digit', { n: 1 }) })
  await visit(page, locale, '/login/mobile?for=keep', { mode })
  await shot('code')
  await page.goto('/login/email/pwd')
  await press('signIn.enter')
  await page.getByText(say(locale, 'signIn.need.password')).waitFor()
  await shot('missing')
  await page.goto('/login/email/new')
  await shot('new')
  await page.goto('/login/qr')
  await page.getByText(say(locale, 'signIn.qr.scanned')).waitFor()
  await shot('qr')
  await page.goto('/login/other')
  await page.getByRole('button', { name: 'Google', exact: true }).waitFor()
  await shot('other')
  await page.goto(`/reset-pwd/email/${address}`)
  await code().waitFor()
  await shot('reset')
  await page.goto('/#/externalAccess?appId=a')
  await page.reload()
  await page.getByRole('alert').waitFor()
  await shot('partner')

  await page.goto('/login/email')
  await page.getByLabel(say(locale, 'signIn.email'), { exact: true }).fill(address)
  await tick(page, 'agree', 'adult')
  await press('signIn.send')
  await typeCode(page, locale, '000000')
  await page.getByRole('alert').waitFor()
  await shot('verify')
  await typeCode(page, locale, await codeFor(address))
  await page.waitForURL(/\/chat/)
  await page.goto('/set-pwd/email')
  await page.getByRole('button', { name: say(locale, 'signIn.set.do') }).waitFor()
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
  await page.getByText(say(locale, 'signIn.phone.warning')).waitFor()
  await shot('confirm')
}
