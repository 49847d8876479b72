import { devices, type Page } from '@playwright/test'
import { answered, ask, expect, LOCALES, questionBox, reader, say, test, violations, visit } from './fixtures.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 5']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

const heightOf = async (page: Page) => Math.round((await reader(page, 'zh-cn').boundingBox())?.height ?? 0)
const handle = (page: Page, stop: 'full' | 'half' | 'peek') =>
  page.getByRole('button', { name: say('zh-cn', `reader.stop.${stop}`) })

/** Nothing may be wider than the screen. */
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')

test('an answer is read on a phone: its citation opens a sheet with three stops', async ({ page }) => {
  await visit(page, 'zh-cn')
  await expect(questionBox(page, 'zh-cn')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await widthOf(page)).toBe(390)

  await ask(page, '耶稣为什么哭了？', 'zh-cn')
  const turn = await answered(page, 'zh-cn')
  expect(await violations(page)).toEqual([])
  expect(await widthOf(page)).toBe(390)

  await turn
    .getByRole('button', { name: /^\d+: 约翰福音 11:\d/ })
    .first()
    .tap()
  await expect(reader(page, 'zh-cn').locator('mark').first()).toBeInViewport()
  await expect.poll(() => heightOf(page)).toBe(Math.round(844 * 0.6))
  expect(await violations(page)).toEqual([])
  await handle(page, 'full').tap()
  await expect.poll(() => heightOf(page)).toBe(Math.round(844 * 0.92))
  await handle(page, 'peek').tap()
  await expect.poll(() => heightOf(page)).toBe(120)
  await handle(page, 'half').tap()
  await expect.poll(() => heightOf(page)).toBe(Math.round(844 * 0.6))
  await reader(page, 'zh-cn')
    .getByRole('button', { name: say('zh-cn', 'reader.close') })
    .tap()
  await expect(reader(page, 'zh-cn')).toBeHidden()
})

test('the sheet follows the finger, and closes when it is dragged down', async ({ page }) => {
  await visit(page, 'zh-cn')
  await ask(page, '耶稣为什么哭了？', 'zh-cn')
  const turn = await answered(page, 'zh-cn')
  await turn
    .getByRole('link', { name: /约翰福音 11/ })
    .first()
    .tap()
  await expect.poll(() => heightOf(page)).toBe(Math.round(844 * 0.6))
  const drag = async (from: number, to: number) => {
    await page.mouse.move(195, from)
    await page.mouse.down()
    await page.mouse.move(195, to, { steps: 8 })
    await page.mouse.up()
  }
  const top = (await handle(page, 'full').boundingBox())?.y ?? 0
  await drag(top + 8, 90)
  await expect.poll(() => heightOf(page)).toBe(Math.round(844 * 0.92))
  const higher = (await handle(page, 'peek').boundingBox())?.y ?? 0
  await drag(higher + 8, 835)
  await expect(reader(page, 'zh-cn')).toBeHidden()
})

test('the side comes in as a drawer and goes when something in it is chosen', async ({ page }) => {
  await visit(page, 'zh-cn')
  await page.getByRole('button', { name: say('zh-cn', 'sidebar.open') }).tap()
  const drawer = page.getByRole('dialog', { name: say('zh-cn', 'sidebar.title') })
  await expect(drawer).toBeVisible()
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('link', { name: say('zh-cn', 'library.title') }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say('zh-cn', 'library.title') })).toBeVisible()
  await expect(drawer).toBeHidden()
  expect(await violations(page)).toEqual([])
  expect(await widthOf(page)).toBe(390)
})

test('how full the answer is opens from one pill, with a line for each', async ({ page }) => {
  await visit(page, 'zh-cn')
  const pill = (mode: 'deep' | 'quick') => say('zh-cn', 'mode.chosen', { mode: say('zh-cn', `mode.${mode}`) })
  await page.getByRole('button', { name: pill('deep') }).tap()
  await page.getByRole('menuitemradio', { name: say('zh-cn', 'mode.quick') }).tap()
  await expect(page.getByRole('button', { name: pill('quick') })).toBeVisible()
})

test('the page itself never scrolls, however long the conversation is', async ({ page }) => {
  await visit(page, 'en')
  for (const question of ['Why did Jesus weep?', 'Who was Lazarus?']) {
    await ask(page, question)
    await answered(page)
  }
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
})

test('nothing is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, 'fr-fr')
  await ask(page, 'Pourquoi Jésus a-t-il pleuré ?', 'fr-fr')
  await answered(page, 'fr-fr')
  expect(await widthOf(page)).toBe(320)
  for (const address of [
    '/library',
    '/setting',
    '/read/bible-fr-mini/JHN.11',
    '/login/email/new',
    '/login/other',
    '/verify/email/lydia@example.org',
    '/reset-pwd/mobile',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthOf(page)).toBe(320)
  }
})

for (const locale of LOCALES) {
  test(`on a small phone every tab of the reader and its edition are whole, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, locale, '/read')
    await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 })
    const cut = await page.evaluate(`Array.from(document.querySelectorAll('main [role=tablist], main button span'))
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
      .map(({ textContent }) => textContent)`)
    expect(cut).toEqual([])
  })
}
