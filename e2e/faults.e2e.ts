import type { Page } from '@playwright/test'
import { answered, ask, expect, questionBox, reader, say, test, visit } from './fixtures.ts'

const QUESTION = 'Why did Jesus weep?'

/** How often the page itself has been loaded. */
function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 }
  page.on('domcontentloaded', () => {
    loads.count += 1
  })
  return loads
}

/** Until all that the page fetches once it is idle has come. */
const fetchedAhead = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        "performance.getEntriesByType('resource').filter(({ name }) => /\\/(later|pages)-/.test(name)).length",
      ),
    )
    // Two scripts, and the sentences of the second.
    .toBeGreaterThanOrEqual(3)

async function openAndComeBack(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toBeVisible()
}

test('what is sent offline is kept, and goes out when the network is back', async ({
  page,
  context,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_INTERNET_DISCONNECTED/)
  await visit(page, 'en')
  await questionBox(page).fill(QUESTION)
  await context.setOffline(true)
  await expect(page.getByText(say('en', 'offline'))).toBeVisible()
  await questionBox(page).press('Enter')
  await expect(page.getByText(say('en', 'composer.waiting'))).toBeVisible()
  await expect(questionBox(page)).toHaveValue(QUESTION)
  await context.setOffline(false)
  await expect(page.getByText(say('en', 'offline'))).toBeHidden()
  await answered(page)
  await expect(questionBox(page)).toHaveValue('')
})

test('what could not be fetched while the network was away is fetched with the answer, and looks as it should', async ({
  page,
  context,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_INTERNET_DISCONNECTED/)
  await visit(page, 'en')
  await expect(page.getByText(say('en', 'welcome.suggestions'))).toBeVisible()
  await context.setOffline(true)
  await questionBox(page).fill(QUESTION)
  await questionBox(page).press('Enter')
  await context.setOffline(false)
  const turn = await answered(page)
  await expect(turn.getByRole('blockquote').first()).toHaveCSS('position', 'relative')
})

test('a part of the page that is lost on the way says so in its place, and comes when it can be had again', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/)
  const loads = countLoads(page)
  let lost = true
  await page.route(/\/assets\/later-/, (route) => (lost ? route.abort() : route.continue()))
  await visit(page, 'en')
  await ask(page, QUESTION)
  const turn = page.getByRole('article')
  await expect(turn.getByText(say('en', 'part.failed'))).toBeVisible()
  await expect(turn.getByRole('heading', { level: 1 })).toHaveText(QUESTION)
  lost = false
  await answered(page)
  await expect(turn.getByText(say('en', 'part.failed'))).toBeHidden()
  expect(loads.count).toBe(1)
})

test('with the server away every menu, dialog, page and the reader open, and what is on the screen stays', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/)
  const loads = countLoads(page)
  await visit(page, 'en')
  await ask(page, QUESTION)
  const turn = await answered(page)
  await fetchedAhead(page)
  await page.route('**/*', (route) => route.abort())

  const history = page.getByRole('region', { name: say('en', 'history.title') })
  await history.getByRole('button', { name: say('en', 'history.range', { range: say('en', 'history.all') }) }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('en', 'more.title'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('en', 'expression.choose') }).click()
  await expect(page.getByRole('dialog', { name: say('en', 'expression.choose') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: say('en', 'search.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await turn.getByRole('button', { name: say('en', 'answer.dislike') }).click()
  await expect(page.getByRole('dialog', { name: say('en', 'dislike.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await turn.getByRole('blockquote').getByRole('link').first().click()
  await expect(reader(page).getByText(say('en', 'reader.failed'))).toBeVisible()
  await reader(page)
    .getByRole('button', { name: say('en', 'reader.close') })
    .click()
  await expect(turn.getByRole('blockquote').first()).toBeVisible()
  for (const name of ['settings.title', 'library.title']) await openAndComeBack(page, say('en', name))
  await expect(history.getByRole('link', { name: QUESTION })).toBeVisible()
  await expect(turn.getByRole('blockquote').first()).toBeVisible()
  expect(loads.count).toBe(1)
})

test('a page whose script cannot be had is said to be so, within the frame, and comes by itself', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/)
  let lost = true
  await page.route(/\/assets\/pages-/, (route) => (lost ? route.abort() : route.continue()))
  await visit(page, 'en')
  await expect(page.getByText(say('en', 'welcome.suggestions'))).toBeVisible()
  await page.getByRole('link', { name: say('en', 'settings.title') }).click()
  await expect(page.getByText(say('en', 'part.failed'))).toBeVisible()
  await expect(page.getByRole('navigation')).toBeVisible()
  lost = false
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'settings.title') })).toBeVisible()
})

test('the first opening of a menu waits for nothing that is still on its way', async ({ page }) => {
  const held: (() => void)[] = []
  // Whatever is asked for after the welcome stands is held until the menu has opened.
  await visit(page, 'en')
  await expect(page.getByText(say('en', 'welcome.suggestions'))).toBeVisible()
  await page.route('**/*', (route) => void held.push(() => void route.continue()))
  await page.getByRole('button', { name: say('en', 'more.title'), exact: true }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('button', { name: say('en', 'more.title'), exact: true })).toBeFocused()
  for (const go of held) go()
})

test('a new version of the page asks to be loaded, and does not take no for an answer', async ({ page }) => {
  let isNew = false
  await page.route(/\?_timestamp=/, (route) =>
    isNew
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-2.js"></script>' })
      : route.continue(),
  )
  await page.clock.install()
  await visit(page, 'en')
  await expect(questionBox(page)).toBeVisible()
  await questionBox(page).fill('Not sent yet')
  const looked = page.waitForResponse(/\?_timestamp=/)
  await page.clock.runFor(61_000)
  await looked
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeHidden()
  isNew = true
  await page.clock.runFor(61_000)
  await expect(dialog).toContainText('App content updated, please refresh the page.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button')).toHaveText([say('en', 'update.refresh')])
  await page.unroute(/\?_timestamp=/)
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button').click()])
  await expect(questionBox(page)).toHaveValue('Not sent yet')
})

test('a page that is older than the server finds that out when it first looks', async ({ page }) => {
  await page.route(/\?_timestamp=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-2.js"></script>' }),
  )
  await page.clock.install()
  await visit(page, 'en')
  await expect(questionBox(page)).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(page.getByRole('dialog')).toContainText(say('en', 'update.title'))
})

test('an access token that has expired is renewed without a word, and the question is answered', async ({
  page,
  context,
}) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  await answered(page)
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'access_token')
  if (!token) throw new Error('the page keeps its access token in a cookie')
  await context.addCookies([{ ...token, value: 'expired' }])
  await questionBox(page).fill('Who was Lazarus?')
  await questionBox(page).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await answered(page)
  expect((await context.cookies()).find(({ name }) => name === 'access_token')?.value).not.toBe('expired')
  expect(new URL(page.url()).pathname).toBe('/chat')
})

test('an unknown address says so, and leads back', async ({ page, expectedFaults }) => {
  expectedFaults.push(/404 .*\/nowhere/)
  await visit(page, 'en', '/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'notFound.title') })).toBeVisible()
  await page.getByRole('link', { name: say('en', 'notFound.home') }).click()
  await expect(questionBox(page)).toBeVisible()
})

test('a server that cannot be reached at the start says what is safe, and can be tried again', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED|Failed to load resource/)
  await page.route('**/webapi/**', (route) => route.abort())
  await visit(page, 'en')
  await expect(page.getByText(say('en', 'startup.unreachable'))).toBeVisible()
  await expect(page.getByText(say('en', 'startup.kept'))).toBeVisible()
  await page.unroute('**/webapi/**')
  await page.getByRole('button', { name: say('en', 'retry') }).click()
  await expect(questionBox(page)).toBeVisible()
})
