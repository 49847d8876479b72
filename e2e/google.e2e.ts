import type { Page } from '@playwright/test'
import { expect, say, test, visit } from './fixtures.ts'
import { enter, newEmail, provider, tick, userInfo } from './ways-in.ts'

const words = (key: string, values = {}) => say('en', key, values)
const press = (page: Page, key: string) => page.getByRole('button', { name: words(key), exact: true }).click()
const byGoogle = (page: Page) => page.getByRole('button', { name: 'Google', exact: true })

/** The next that presses the button is this person to Google. */
const nextIs = (person: string) => provider(`/google?sub=${person}`, 'POST')

test('while Google’s script is on its way it says so, and when it cannot be had that', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/)
  let lost = true
  const held: (() => void)[] = []
  await page.route('**/gsi/client', (route) => void held.push(() => void (lost ? route.abort() : route.continue())))
  await visit(page, 'en', '/login/other')
  await press(page, 'signIn.google')
  await expect(page.getByText('Loading, please try again later')).toBeVisible()
  for (const go of held.splice(0)) go()
  await expect(page.getByRole('alert')).toContainText('Failed to load the Google 3P Authorization JavaScript Library.')
  lost = false
  await page.unroute('**/gsi/client')
  await press(page, 'retry')
  await expect(byGoogle(page)).toBeVisible()
})

for (const [what, claims, sentence] of [
  ['for another audience', 'aud=another.app', 'JWT provided is invalid'],
  ['of another issuer', 'iss=https%3A%2F%2Felsewhere.example', 'JWT provided is invalid'],
  ['signed by a key that nobody knows', 'kid=stray', 'JWT provided is invalid'],
  ['of another nonce', 'nonce=another', words('signIn.google.stale')],
] as const) {
  test(`a token of Google’s ${what} is refused in the page’s own words, and the next one opens`, async ({ page }) => {
    await visit(page, 'en', '/login/other')
    await tick(page, 'agree', 'adult')
    await provider(`/google?${claims}`, 'POST')
    await byGoogle(page).click()
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(byGoogle(page)).toBeVisible()
    await byGoogle(page).click()
    await expect(page).toHaveURL(/\/chat/)
  })
}

test('Google’s script is let in whichever page one came to the ways in from', async ({ page }) => {
  await visit(page, 'en', '/reset-pwd/email')
  await page.getByRole('link', { name: words('signIn.instead') }).click()
  await page.getByRole('link', { name: words('signIn.google') }).click()
  await expect(byGoogle(page)).toBeVisible()
})

test('what Google gives waits for the ticks, each of which says that it is missing', async ({ page }) => {
  await visit(page, 'en', '/login/other')
  await byGoogle(page).click()
  await expect(page.getByText(words('signIn.need.agree'))).toBeVisible()
  await tick(page, 'agree')
  await expect(page.getByText(words('signIn.need.adult'))).toBeVisible()
  // It is the last that was waited for: the page goes on at once, and its box with it.
  await page.locator('input[name=adult]').click()
  await expect(page).toHaveURL(/\/chat/)
})

test('the settings add Google, which then opens the same account and no other', async ({ page, browser }) => {
  const person = `lydia-${process.pid}`
  const email = newEmail()
  await visit(page, 'en')
  await enter(page, email)
  await page.goto('/setting')
  await press(page, 'settings.ways.addGoogle')
  await expect(page.getByRole('heading', { level: 1, name: words('settings.ways.addGoogle') })).toBeVisible()
  await nextIs(person)
  await byGoogle(page).click()
  await expect(page).toHaveURL(/\/setting$/)
  await expect(page.getByRole('listitem').filter({ hasText: words('settings.way.google') })).toBeVisible()
  await expect(page.getByRole('button', { name: words('settings.ways.removeThis', { way: email }) })).toBeVisible()

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visit(other, 'en', '/login/other')
  await tick(other, 'agree')
  await nextIs(person)
  await byGoogle(other).click()
  await expect(other).toHaveURL(/\/chat/)
  expect((await userInfo(other))?.email).toBe(email)
  await other.context().close()
  // Somebody else's account it does not become.
  const third = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visit(third, 'en', '/library')
  await enter(third, newEmail())
  await third.goto('/login/other?for=way&to=/setting')
  await nextIs(person)
  await byGoogle(third).click()
  await expect(third.getByRole('alert')).toContainText('already belongs to somebody here')
  await press(third, 'cancel')
  await expect(third).toHaveURL(/\/setting$/)
  await third.context().close()
})

test('who is no member is shown the ways in where Google would be added', async ({ page }) => {
  await visit(page, 'en', '/login/other?for=way&to=/setting')
  await expect(page.getByText(words('signIn.for.account'))).toBeVisible()
  await expect(page.locator('input[name=agree]')).toBeVisible()
})
