import type { Page } from '@playwright/test'
import { expect, type Locale, questionBox, say, test, violations, visit } from './fixtures.ts'
import { SIZES } from './sizes.ts'

test.use({ newcomer: true })

const tour = (page: Page) => page.getByRole('dialog')
const press = (page: Page, locale: Locale, key: string) =>
  tour(page)
    .getByRole('button', { name: say(locale, key), exact: true })
    .click()
const step = (page: Page, locale: Locale, name: string) =>
  tour(page).getByRole('heading', { level: 1, name: say(locale, `tour.${name}.title`) })
const kept = (page: Page, key: string) =>
  page
    .evaluate<string | null>(`localStorage.getItem('${key}')`)
    .then((text) => text && Buffer.from(text, 'base64').toString())

for (const [size, options] of Object.entries(SIZES)) {
  for (const locale of ['zh-cn', 'fr-fr'] as const) {
    test.describe(`on a ${size}, in ${locale}`, () => {
      test.use(options)

      test('a newcomer chooses, goes on after a reload, and is not asked again', async ({ page }) => {
        await visit(page, locale, '/', { newcomer: true })
        await expect(step(page, locale, 'tradition')).toBeVisible()
        expect.soft(await violations(page), 'tradition').toEqual([])
        await tour(page)
          .getByRole('radio', { name: say(locale, 'tradition.catholic'), exact: true })
          .check()
        await press(page, locale, 'tour.next.interests')
        await expect(step(page, locale, 'interests')).toBeVisible()
        await page.reload()
        await expect(step(page, locale, 'interests')).toBeVisible()
        expect.soft(await violations(page), 'interests').toEqual([])
        const told = page.waitForResponse((response) => response.url().includes('/add-interest'))
        const asked = page.waitForRequest((request) => /suggestions\?.*interests=professional/.test(request.url()))
        await tour(page)
          .getByRole('checkbox', { name: say(locale, 'interest.professional'), exact: true })
          .check()
        await press(page, locale, 'tour.next.highlights')
        await Promise.all([told, asked])
        await expect(step(page, locale, 'highlights')).toBeVisible()
        expect.soft(await violations(page), 'highlights').toEqual([])
        await press(page, locale, 'tour.begin')
        await expect(tour(page)).toBeHidden()
        await expect(questionBox(page, locale)).toBeVisible()
        expect(JSON.parse((await kept(page, 'assessmentResult')) ?? '')).toMatchObject({
          tradition: 'catholic',
          interests: ['professional'],
        })
        expect([await kept(page, 'appFirstTour'), await kept(page, 'firstTour')]).toEqual(['done', null])
        await page.reload()
        await expect(page.getByText(say(locale, 'welcome.suggestions'))).toBeVisible()
        await page.waitForTimeout(1500)
        await expect(tour(page)).toBeHidden()
      })
    })
  }
}

test('the language is chosen in it, and speaks at once', async ({ page }) => {
  await visit(page, 'en', '/', { newcomer: true })
  await expect(step(page, 'en', 'tradition')).toBeVisible()
  await tour(page).getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(step(page, 'es-es', 'tradition')).toBeVisible()
  await press(page, 'es-es', 'tour.skip')
  await expect(questionBox(page, 'es-es')).toBeVisible()
  expect(await kept(page, 'appFirstTour')).toBe('skipped')
})

test('it is reached again from the settings', async ({ page }) => {
  await visit(page, 'en', '/setting')
  await page.getByRole('button', { name: say('en', 'settings.tour') }).click()
  await expect(step(page, 'en', 'tradition')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'settings.title') })).toBeVisible()
})
