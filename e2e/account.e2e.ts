import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answered, ask, expect, type Locale, say, test, violations, visit } from './fixtures.ts'
import { SIZES } from './sizes.ts'
import { codeFor, enter, newEmail, PASSWORD, userInfo } from './ways-in.ts'

const QUESTIONS = { 'zh-cn': '耶稣为什么哭了？', 'fr-fr': 'Pourquoi Jésus a-t-il pleuré ?' } as const
const settings = (page: Page, locale: Locale) =>
  page.getByRole('heading', { level: 1, name: say(locale, 'settings.title'), exact: true })
const press = (page: Page, locale: Locale, key: string, values = {}) =>
  page.getByRole('button', { name: say(locale, key, values), exact: true }).click()

for (const [size, options] of Object.entries(SIZES)) {
  for (const locale of ['zh-cn', 'fr-fr'] as const) {
    test.describe(`on a ${size}, in ${locale}`, () => {
      test.use(options)

      test('an account is shown, changed, taken away and deleted', async ({ page }) => {
        test.slow()
        const email = newEmail()
        await visit(page, locale)
        await ask(page, QUESTIONS[locale], locale)
        await answered(page, locale)
        await enter(page, email)
        await page.goto('/setting')
        await expect(settings(page, locale)).toBeVisible()
        await expect(page.getByText(say(locale, 'settings.devices.this'), { exact: true })).toBeVisible()
        expect.soft(await violations(page), 'settings').toEqual([])

        await page.getByRole('textbox', { name: say(locale, 'settings.name'), exact: true }).fill('Lydia')
        await page.keyboard.press('Enter')
        await expect(page.getByText(say(locale, 'settings.saved'))).toBeVisible()
        await expect(page.getByRole('heading', { level: 2, name: 'Lydia' })).toBeVisible()
        await page.getByText(say(locale, 'role.entity'), { exact: true }).click()
        await expect.poll(async () => (await userInfo(page)) as object).toMatchObject({ name: 'Lydia', role: 'entity' })

        const other = newEmail()
        await press(page, locale, 'settings.ways.addEmail')
        const dialog = page.getByRole('dialog')
        expect.soft(await violations(page), 'another way in').toEqual([])
        await dialog.getByLabel(say(locale, 'settings.way.email'), { exact: true }).fill(other)
        await press(page, locale, 'settings.code.send')
        await dialog.getByLabel(say(locale, 'settings.code'), { exact: true }).fill(await codeFor(other))
        await press(page, locale, 'settings.ways.add')
        await expect(dialog).toBeHidden()
        await press(page, locale, 'settings.ways.removeThis', { way: email })
        await press(page, locale, 'settings.ways.remove')
        await expect(page.getByText(say(locale, 'settings.ways.last'))).toBeVisible()

        const download = page.waitForEvent('download')
        await press(page, locale, 'settings.export.do')
        const archive = readFileSync(await (await download).path())
        expect(archive.subarray(0, 2).toString()).toBe('PK')
        expect(archive.includes('everything.json')).toBe(true)
        expect(archive.includes('conversations/0001.md')).toBe(true)

        await press(page, locale, 'settings.delete.do')
        await dialog.getByLabel(say(locale, 'settings.password'), { exact: true }).fill('not my password 1')
        await dialog.getByRole('button', { name: say(locale, 'settings.delete.do'), exact: true }).click()
        await expect(dialog.locator('[aria-invalid=true]')).toBeVisible()
        await dialog.getByLabel(say(locale, 'settings.password'), { exact: true }).fill(PASSWORD)
        await dialog.getByRole('button', { name: say(locale, 'settings.delete.do'), exact: true }).click()
        await expect(page.getByRole('dialog', { name: say(locale, 'settings.delete.begun') })).toBeVisible()
        expect.soft(await violations(page), 'deleted').toEqual([])
        await press(page, locale, 'close')
        await expect(page.getByText(say(locale, 'settings.visitor'), { exact: true })).toBeVisible()
        // Whoever is here now is a visitor of the browser, and nobody's account.
        expect((await userInfo(page)) ?? {}).not.toMatchObject({ name: 'Lydia' })
      })
    })
  }
}

test('a device that is signed out elsewhere is out', async ({ page, browser }) => {
  const email = newEmail()
  await visit(page, 'en')
  await enter(page, email)
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visit(other, 'en')
  await enter(other, email)
  await page.goto('/setting')
  await press(page, 'en', 'settings.devices.endOthers')
  await expect(page.getByText(say('en', 'settings.devices.endedAll'))).toBeVisible()
  await other.goto('/setting')
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
})

test('signing out leaves nothing of who was here', async ({ page }) => {
  await visit(page, 'en')
  await enter(page, newEmail())
  await page.goto('/setting')
  await press(page, 'en', 'settings.signOut')
  await expect(page.getByText(say('en', 'settings.visitor'), { exact: true })).toBeVisible()
  // Whoever is here now is nobody, or a visitor already.
  expect((await userInfo(page))?.email ?? null).toBeNull()
})
