import { answered, ask, expect, questionBox, say, test, visit } from './fixtures.ts'

const QUESTION = 'Why did Jesus weep?'

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

test('a part of the page that is lost on the way comes all the same, with what was asked', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/)
  let lost = 0
  await page.route(/\/assets\/AnswerView-/, (route) => (lost++ < 1 ? route.abort() : route.continue()))
  await visit(page, 'en')
  await ask(page, QUESTION)
  const turn = await answered(page)
  await expect(turn.getByRole('heading', { level: 1 })).toHaveText(QUESTION)
  expect(lost).toBe(2)
})

test('a new version of the page asks to be loaded, and does not take no for an answer', async ({ page }) => {
  let version = 1
  await page.route(/\?_timestamp=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script src="/assets/index-${version}.js"></script>` }),
  )
  await page.clock.install()
  await visit(page, 'en')
  await expect(questionBox(page)).toBeVisible()
  await questionBox(page).fill('Not sent yet')
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await page.clock.runFor(61_000)
  await expect(dialog).toBeHidden()
  version = 2
  await page.clock.runFor(61_000)
  await expect(dialog).toContainText(say('en', 'update.title'))
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button')).toHaveText([say('en', 'update.refresh')])
  await page.unroute(/\?_timestamp=/)
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button').click()])
  await expect(questionBox(page)).toHaveValue('Not sent yet')
})

test('the page looks for a new version by itself, and finds that it is the newest', async ({ page }) => {
  const looked = page.waitForResponse(/\?_timestamp=/)
  await visit(page, 'en')
  const reply = await looked
  expect(reply.status()).toBe(200)
  expect(await reply.text()).toContain('<script type="module"')
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

test('an unknown address says so, and leads back', async ({ page }) => {
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
