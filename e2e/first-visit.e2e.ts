import type { Page, Request } from '@playwright/test'
import { answered, ask, expect, LOCALES, type Locale, questionBox, say, test, visit } from './fixtures.ts'
import { isLater, onTheWire } from './on-the-wire.ts'

const NAMES = { 'zh-cn': '庇哩亚', 'zh-tw': '庇哩亞', en: 'Berea', 'es-es': 'Berea', 'fr-fr': 'Bérée' }
/** Requests of a first visit, files and calls together, until the welcome stands. */
const MOST_REQUESTS = 12
/** Of these over the wire, letters apart. */
const MOST_BYTES = 150_000

function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

for (const locale of LOCALES) {
  test(`the page is called by its name in ${locale} wherever it is called`, async ({ page }) => {
    await visit(page, locale, '/chat')
    await expect(page.getByRole('navigation').getByText(NAMES[locale], { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(` · ${NAMES[locale]}$`))
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await page.request.get(href ?? '')).json()) as { name: string; short_name: string }
    expect([manifest.name, manifest.short_name]).toEqual([NAMES[locale], NAMES[locale]])
    if (NAMES[locale] !== 'Berea') await expect(page.locator('body')).not.toContainText('Berea')
  })
}

test('before any script has come the overlay speaks one language, and fetches no letters of another', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'zh-TW' })).newPage()
  const requests = requestsOf(page)
  await page.route(/\/assets\/(?!first-paint-).*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('#overlay')).toBeVisible()
  expect(await page.locator('#overlay [lang]:visible').allInnerTexts()).toEqual([
    NAMES['zh-tw'],
    say('zh-tw', 'startup.welcome'),
  ])
  expect(requests.map((request) => request.url()).filter((url) => url.includes('serif'))).toEqual([])
  await page.context().close()
})

test('the overlay shows a picture 280 px wide and a logo of 44 px, and says the name', async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/auto-login*', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, 'fr-fr')
  const overlay = page.locator('.overlay').last()
  await expect(overlay.getByText('Bérée')).toBeVisible()
  await expect(overlay.getByText(say('fr-fr', 'startup.welcome'))).toBeVisible()
  expect((await overlay.locator('.book').boundingBox())?.width).toBe(280)
  const logo = await overlay.locator('.mark svg').boundingBox()
  expect([logo?.width, logo?.height]).toEqual([44, 44])
  go()
  await expect(questionBox(page, 'fr-fr')).toBeVisible()
})

for (const [locale, tag] of Object.entries({
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-TW',
  en: 'en-GB',
  'es-es': 'es-ES',
  'fr-fr': 'fr-FR',
} as const)) {
  test(`a first visit takes at most ${MOST_REQUESTS} requests and 150 kB until the welcome stands in ${locale}, its start anew included`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale: tag })).newPage()
    const wire = await onTheWire(page)
    await page.goto('/')
    await expect(page.getByText(say(locale as Locale, 'welcome.suggestions'))).toBeVisible()
    await page.waitForLoadState('networkidle')
    const sent = wire().filter((each) => !isLater(each))
    expect(sent.length, sent.map(({ path }) => path).join(' ')).toBeLessThanOrEqual(MOST_REQUESTS)
    const bytes = sent.filter(({ path }) => !path.endsWith('.woff2')).reduce((sum, each) => sum + each.bytes, 0)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    await page.context().close()
  })
}

test('every call says its language, its system and its platform, and who asks but where that is the question', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await visit(page, 'fr-fr')
  await ask(page, 'Pourquoi Jésus a-t-il pleuré ?', 'fr-fr')
  const turn = await answered(page, 'fr-fr')
  await turn.getByRole('button', { name: say('fr-fr', 'answer.like'), exact: true }).click()
  await page.getByRole('link', { name: say('fr-fr', 'library.title') }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: say('fr-fr', 'reader.title') }).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  const calls = requests.filter((request) => new URL(request.url()).pathname.startsWith('/webapi/'))
  expect(calls.length).toBeGreaterThan(8)
  expect(calls.some((request) => request.url().includes('/events'))).toBe(true)
  const wrong: string[] = []
  for (const call of calls) {
    const url = new URL(call.url())
    const told = call.method() === 'GET' ? Object.fromEntries(url.searchParams) : call.postDataJSON()
    const headers = await call.allHeaders()
    const isLogin = url.pathname.startsWith('/webapi/portal/auth/')
    if (headers.locale !== 'fr-fr') wrong.push(`${url.pathname}: Locale ${headers.locale}`)
    if (told.sysName !== 'CHAT_ASSISTANT') wrong.push(`${url.pathname}: sysName ${told.sysName}`)
    if (told.platform !== 'Domestic') wrong.push(`${url.pathname}: platform ${told.platform}`)
    if (isLogin === 'authorization' in headers) wrong.push(`${url.pathname}: authorization`)
  }
  expect(wrong).toEqual([])
})

test('the very first call of a visit, before any script of the page, says its language as well', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage()
  const asked = page.waitForRequest(/\/webapi\/version/)
  await page.goto('/')
  expect((await (await asked).allHeaders()).locale).toBe('zh-cn')
  await page.context().close()
})
