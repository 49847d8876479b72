import type { Locator, Page } from '@playwright/test'
import { answered, ask, expect, questionBox, reader, say, test, visit } from './fixtures.ts'

const QUESTION = 'Why did Jesus weep?'
const LIBRARY = say('en', 'library.title')
const SETTINGS = say('en', 'settings.title')

/** Low enough that everything has to be scrolled. */
test.use({ viewport: { width: 1280, height: 420 } })

const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const topOf = (scroller: Locator) => scroller.evaluate(({ scrollTop }) => Math.round(scrollTop))

/** What scrolls the conversation: everything above its turns that is longer than it is high. */
const conversation = (page: Page) =>
  page
    .locator('main div')
    .filter({ has: page.getByRole('article') })
    .first()

/** Scrolls as a person does, and says how far it went. */
async function scroll(page: Page, scroller: Locator, by: number): Promise<number> {
  await scroller.hover()
  await page.mouse.wheel(0, by)
  await expect.poll(() => topOf(scroller)).toBeGreaterThan(by / 2)
  return topOf(scroller)
}

test('an address that there is not is 404, in the frame', async ({ page, expectedFaults }) => {
  expectedFaults.push(/404/)
  const reply = await page.goto('/nowhere')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('navigation').getByRole('link', { name: SETTINGS })).toBeVisible()
  await expect(page).toHaveTitle(`${say('en', 'notFound.title')} · Berea`)
})

test('a new question is brought into view, wherever the conversation was left', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  await answered(page)
  await scroll(page, conversation(page), 100)
  await goTo(page, LIBRARY)
  await expect(heading(page, LIBRARY)).toBeVisible()
  await page.goBack()
  await ask(page, 'Who was Lazarus?')
  await expect(page.getByRole('heading', { name: 'Who was Lazarus?' })).toBeInViewport()
})

test('the settings stand as they were left, by Back as by their link', async ({ page }) => {
  await visit(page, 'en', '/setting')
  await expect(page.getByRole('heading', { name: say('en', 'settings.account') })).toBeAttached()
  const left = await scroll(page, page.locator('#main'), 250)
  await goTo(page, LIBRARY)
  await expect(heading(page, LIBRARY)).toBeVisible()
  await page.goBack()
  await expect(heading(page, SETTINGS)).toBeAttached()
  await expect.poll(() => topOf(page.locator('#main'))).toBe(left)
  await goTo(page, LIBRARY)
  await goTo(page, SETTINGS)
  await expect(heading(page, SETTINGS)).toBeAttached()
  await expect.poll(() => topOf(page.locator('#main'))).toBe(left)
})

test('the library stands where it was left by Back and Forward, and begins anew by its link', async ({ page }) => {
  await visit(page, 'en', '/library')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const left = await scroll(page, page.locator('#main'), 300)
  await goTo(page, SETTINGS)
  await expect(heading(page, SETTINGS)).toBeVisible()
  await page.goBack()
  await expect(heading(page, LIBRARY)).toBeAttached()
  await expect.poll(() => topOf(page.locator('#main'))).toBe(left)
  await page.goForward()
  await expect(heading(page, SETTINGS)).toBeAttached()
  await page.goBack()
  await expect.poll(() => topOf(page.locator('#main'))).toBe(left)
  await goTo(page, SETTINGS)
  await goTo(page, LIBRARY)
  await expect(heading(page, LIBRARY)).toBeInViewport()
})

test('the reader turns back to where a chapter was left, on its page and beside an answer', async ({ page }) => {
  await visit(page, 'en', '/read/bible-en-mini/JHN.11')
  const text = page.locator('[data-scroll]').first()
  await expect(text.locator('[data-verse]').first()).toBeVisible()
  const left = await scroll(page, text, 400)
  await page.getByTitle(say('en', 'reader.next')).click()
  await expect(heading(page, 'John 11')).toBeHidden()
  await expect.poll(() => topOf(text)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'John 11')).toBeVisible()
  await expect.poll(() => topOf(text)).toBe(left)

  await visit(page, 'en')
  await ask(page, QUESTION)
  const turn = await answered(page)
  await turn.getByRole('blockquote').getByRole('link').first().click()
  await expect(reader(page).locator('mark').first()).toBeInViewport()
  const opened = await topOf(text)
  await text.hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => topOf(text)).toBe(opened + 120)
  await goTo(page, LIBRARY)
  await expect(heading(page, LIBRARY)).toBeVisible()
  await page.goBack()
  await expect(reader(page).locator('mark').first()).toBeAttached()
  await expect.poll(() => topOf(text)).toBe(opened + 120)
})

test('a conversation stands where it was left, by Back as by its link', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  await answered(page)
  await questionBox(page).fill('And Martha?')
  await questionBox(page).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await answered(page)
  await conversation(page).evaluate((element) => element.scrollTo(0, 0))
  const left = await scroll(page, conversation(page), 300)
  await goTo(page, LIBRARY)
  await expect(heading(page, LIBRARY)).toBeVisible()
  await page.goBack()
  await expect.poll(() => topOf(conversation(page))).toBe(left)
  await goTo(page, SETTINGS)
  await expect(heading(page, SETTINGS)).toBeVisible()
  await goTo(page, QUESTION)
  await expect.poll(() => topOf(conversation(page))).toBe(left)
  await page.reload()
  await answered(page)
  await expect.poll(() => topOf(conversation(page))).toBe(left)
})
