import type { Page } from '@playwright/test'
import { expect, type Locale, say, test, violations, visit } from './fixtures.ts'
import { SIZES } from './sizes.ts'
import { enter, newEmail, provider } from './ways-in.ts'

/** Signs in as somebody to whom a role was granted by the command. */
async function enterAs(page: Page, locale: Locale, role: string, appId = ''): Promise<void> {
  const email = newEmail()
  await visit(page, locale)
  await enter(page, email)
  await provider(`/grant?address=${email}&role=${role}&appId=${appId}`)
}
const press = (page: Page, locale: Locale, key: string) =>
  page
    .getByRole('button', { name: say(locale, key), exact: true })
    .last()
    .click()
let made = 0

for (const [size, options] of Object.entries(SIZES)) {
  for (const locale of ['zh-cn', 'fr-fr'] as const) {
    test.describe(`on a ${size}, in ${locale}`, () => {
      test.use(options)

      test('an operator keeps the partners, and sees what waits to be handed on', async ({ page }) => {
        const appId = `church-${process.pid}-${made++}`
        await enterAs(page, locale, 'admin')
        await page.goto('/admin')
        await expect(page).toHaveURL(/\/admin\/partners$/)
        await expect(page).toHaveTitle(`${say(locale, 'admin.partners.title')} · ${say(locale, 'app.title')}`)
        await press(page, locale, 'admin.partners.add')
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(say(locale, 'admin.partners.appId'), { exact: true }).fill(appId)
        await dialog.getByLabel(say(locale, 'admin.partners.name'), { exact: true }).fill(`A church ${appId}`)
        await dialog.getByLabel(say(locale, 'admin.partners.origins'), { exact: true }).fill('https://church.example')
        expect.soft(await violations(page), 'adding').toEqual([])
        await press(page, locale, 'admin.partners.add')
        await expect(page.getByRole('dialog', { name: say(locale, 'admin.secret.title', { appId }) })).toBeVisible()
        await expect(dialog.locator('code')).toHaveText(/^\S{20,}$/)
        await press(page, locale, 'admin.secret.kept')

        const partner = page.getByRole('listitem').filter({ hasText: appId })
        await partner.getByRole('button', { name: say(locale, 'admin.partners.suspend'), exact: true }).click()
        await press(page, locale, 'admin.partners.suspend')
        await expect(partner.getByText(say(locale, 'admin.partners.state.suspended'))).toBeVisible()
        await partner.getByRole('button', { name: say(locale, 'admin.partners.admit'), exact: true }).click()
        await expect(partner.getByText(say(locale, 'admin.partners.state.active'))).toBeVisible()
        expect.soft(await violations(page), 'partners').toEqual([])

        await page.getByRole('link', { name: say(locale, 'admin.outbox.title'), exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: say(locale, 'admin.outbox.title') })).toBeVisible()
        await expect(page.getByText(say(locale, 'admin.outbox.none'))).toBeVisible()
        expect.soft(await violations(page), 'outbox').toEqual([])
      })
    })
  }
}

test('an integration sees its partner alone, and nobody else sees any', async ({ page, browser }) => {
  const appId = `own-${process.pid}`
  await provider(`/partner?appId=${appId}`)
  await provider(`/partner?appId=other-${process.pid}`)
  await enterAs(page, 'en', 'integration', appId)
  await page.goto('/admin')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: appId })).toBeVisible()
  await page.goto('/admin/outbox')
  await expect(page.getByRole('listitem').filter({ hasText: '@' })).toHaveCount(0)

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visit(visitor, 'en', '/admin/partners')
  await expect(visitor.getByText(say('en', 'admin.closed'))).toBeVisible()
  await visitor.context().close()
})
