import { expect, say, test, violations, visit } from './fixtures.ts'
import { SIZES } from './sizes.ts'

const PAGES = ['about', 'service', 'policy', 'support', 'help'] as const
const DATES = { 'zh-cn': '2025年10月11日', 'fr-fr': '11 octobre 2025' }

for (const [size, options] of Object.entries(SIZES)) {
  for (const locale of ['zh-cn', 'fr-fr'] as const) {
    test.describe(`on a ${size}, in ${locale}`, () => {
      test.use(options)

      test('who runs this, its terms, its policy, support and help can be read by everybody', async ({ page }) => {
        test.slow()
        for (const name of PAGES) {
          const reply = name === 'about' ? await visitAbout(page, locale) : await page.goto(`/${name}`)
          expect(reply?.status()).toBe(200)
          const title = say(locale, `${name}.title`)
          await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
          await expect(page).toHaveTitle(`${title} · ${say(locale, 'app.title')}`)
          await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
          if (name === 'service' || name === 'policy') {
            await expect(page.getByRole('main').getByText(DATES[locale]).first()).toBeVisible()
          }
          if (name === 'about')
            await expect(page.getByRole('table', { name: say(locale, 'about.kinds') })).toBeVisible()
          if (name === 'help') await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
          expect.soft(await violations(page), name).toEqual([])
          // Nothing stands beside the page, on the smallest telephone neither.
          const wide = await page.evaluate<number>(
            "document.querySelector('#main').scrollWidth - document.querySelector('#main').clientWidth",
          )
          expect.soft(wide, name).toBe(0)
        }
      })
    })
  }
}

async function visitAbout(page: Parameters<typeof visit>[0], locale: 'zh-cn' | 'fr-fr') {
  await visit(page, locale, '/about')
  return page.goto('/about')
}

test('support and help stand as they were left; terms begin anew', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  const top = () => page.locator('#main').evaluate(({ scrollTop }) => Math.round(scrollTop))
  await visit(page, 'en', '/help')
  await expect(page.getByRole('heading', { name: 'How to check' })).toBeVisible()
  await page.locator('#main').hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBe(300)
  await page.getByRole('link', { name: say('en', 'library.title'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'library.title') })).toBeVisible()
  await page.getByRole('button', { name: say('en', 'more.title'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('en', 'help.title') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'help.title') })).toBeAttached()
  await expect.poll(top).toBe(300)
})

test('the product is shared by a code that can be seen', async ({ page }) => {
  await visit(page, 'en')
  await page.getByRole('button', { name: say('en', 'more.title'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('en', 'share.title') }).click()
  const code = page.getByRole('dialog').getByRole('img')
  await expect(code).toBeVisible()
  expect((await code.boundingBox())?.width).toBeGreaterThan(150)
  expect(await violations(page)).toEqual([])
})
