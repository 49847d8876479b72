import { expect, LOCALES, questionBox, say, test, visit } from './fixtures.ts'

const NAMES = { 'zh-cn': '简体中文', 'zh-tw': '繁體中文', en: 'English', 'es-es': 'Español', 'fr-fr': 'Français' }

for (const [browser, locale] of [
  ['zh-CN', 'zh-cn'],
  ['fr-CA', 'fr-fr'],
  ['de-DE', 'zh-cn'],
] as const) {
  test.describe(`a browser in ${browser}`, () => {
    test.use({ locale: browser })

    test(`is spoken to in ${locale} from the first visit on`, async ({ page }) => {
      await page.goto('/')
      await expect(questionBox(page, locale)).toBeVisible()
      await page.reload()
      await expect(questionBox(page, locale)).toBeVisible()
      await expect(page).toHaveTitle(`${say(locale, 'chat.title')} · ${say(locale, 'app.title')}`)
      expect(new URL(page.url()).search).toBe('?_n=1')
    })

    test(`is greeted in ${locale} before any script of the page has come`, async ({ page }) => {
      await page.route(/assets\/(?!first-paint-).*\.js$/, () => undefined)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByText(say(locale, 'startup.welcome'))).toBeVisible()
    })
  })
}

test('every language is chosen by its own name, speaks at once, and is spoken the next time', async ({ page }) => {
  await page.goto('/setting')
  for (const locale of [...LOCALES].reverse()) {
    await page.getByText(NAMES[locale], { exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: say(locale, 'settings.title'), exact: true }),
    ).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: say(locale, 'settings.title'), exact: true }),
    ).toBeVisible()
    await expect(page).toHaveTitle(`${say(locale, 'settings.title')} · ${say(locale, 'app.title')}`)
  }
})

test('dark, another pigment and larger letters are there before the first paint of the next visit', async ({
  page,
}) => {
  await visit(page, 'en', '/setting')
  await page
    .getByRole('group', { name: say('en', 'settings.mode') })
    .getByText(say('en', 'settings.mode.dark'), { exact: true })
    .click()
  await page.getByText(say('en', 'theme.lapis'), { exact: true }).click()
  await page.getByRole('slider', { name: say('en', 'settings.size') }).press('End')
  await page.goto('/library')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mode', 'dark')
  await expect(html).toHaveAttribute('data-theme', 'lapis')
  await expect(html).toHaveAttribute('style', /--read: 1\.4/)
})

test('the library lists every work with its licence, and filters them', async ({ page }) => {
  await visit(page, 'en', '/library')
  const works = page.getByRole('main').getByRole('listitem')
  await expect(works.filter({ hasText: 'Miniature Bible' }).first()).toContainText('CC0')
  await expect(works.filter({ hasText: '袖珍圣经' })).toHaveCount(1)
  const all = await works.count()
  await page.getByRole('textbox', { name: say('en', 'library.search') }).fill('Older')
  await expect(works).toHaveCount(1)
  await page.getByRole('textbox', { name: say('en', 'library.search') }).fill('')
  await expect(works).toHaveCount(all)
  await works.filter({ hasText: 'Older Miniature Bible' }).getByRole('link').click()
  await expect(page.getByText('One of the Pharisees was a man named Nicodemus.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'John 1' })).toBeVisible()
})
