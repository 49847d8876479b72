import type { Page } from '@playwright/test'
import { answered, ask, expect, questionBox, say, test, visit } from './fixtures.ts'
import {
  account,
  codeFor,
  expectSame,
  goSignIn,
  newEmail,
  PASSWORD,
  provider,
  tick,
  typeCode,
  userInfo,
  visitorWhoAsked,
} from './ways-in.ts'

const words = (key: string, values = {}) => say('en', key, values)
const press = (page: Page, key: string) => page.getByRole('button', { name: words(key), exact: true }).click()
const email = (page: Page) => page.getByLabel(words('signIn.email'), { exact: true })

/** Up to the six boxes. */
async function askForCode(page: Page, address: string): Promise<void> {
  await email(page).fill(address)
  await tick(page, 'agree', 'adult')
  await press(page, 'signIn.send')
  await expect(page.getByRole('heading', { level: 1, name: words('signIn.verify.title') })).toBeVisible()
}

/** Signed in by a code, at the beginning. */
async function signIn(page: Page, address = newEmail(), remember = false): Promise<string> {
  await visit(page, 'en', '/login/email')
  if (remember) await tick(page, 'remember')
  await askForCode(page, address)
  await typeCode(page, 'en', await codeFor(address))
  await expect(page).toHaveURL(/\/chat/)
  return address
}

test('a wrong code says so and keeps what was typed; the right one then opens', async ({ page }) => {
  const before = await visitorWhoAsked(page, 'en')
  await goSignIn(page, '/email', before.place)
  const address = newEmail()
  await askForCode(page, address)
  const code = await codeFor(address)
  const wrong = code === '000000' ? '111111' : '000000'
  await typeCode(page, 'en', wrong)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: words('signIn.verify.digit', { n: 6 }) })).toHaveValue(wrong.at(-1)!)
  await typeCode(page, 'en', code)
  await expectSame(page, 'en', before)
})

test('an account is created by the form, with a name and a password that then open it', async ({ page, browser }) => {
  const before = await visitorWhoAsked(page, 'en')
  await goSignIn(page, '/email/new', before.place)
  const address = newEmail()
  const username = `Lydia.${Date.now()}`
  await email(page).fill(address)
  await page.getByLabel(words('signIn.username'), { exact: true }).fill(username)
  await page.getByLabel(words('signIn.password.new'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(words('signIn.repeat'), { exact: true }).fill(PASSWORD)
  await tick(page, 'agree', 'adult')
  await press(page, 'signIn.send')
  await typeCode(page, 'en', await codeFor(address))
  await expectSame(page, 'en', before)

  const other = await (await browser.newContext()).newPage()
  await visit(other, 'en', new URL('/login/email/pwd', page.url()).href)
  await other.getByLabel(words('signIn.emailOrUsername'), { exact: true }).fill(username.toUpperCase())
  await other.getByLabel(words('signIn.password'), { exact: true }).fill(PASSWORD)
  await tick(other, 'agree')
  await press(other, 'signIn.enter')
  await expect(other).toHaveURL(/\/chat/)
  await other.context().close()
})

test('a password that was forgotten is set anew by a code, from where it was wrong', async ({ page }) => {
  const address = newEmail()
  await account('email', address)
  await visit(page, 'en', '/login/email/pwd')
  await page.getByLabel(words('signIn.emailOrUsername'), { exact: true }).fill(address)
  await page.getByLabel(words('signIn.password'), { exact: true }).fill('wr0ng of course')
  await tick(page, 'agree')
  await press(page, 'signIn.enter')
  const told = page.getByRole('alert')
  await expect(told).toContainText(words('signIn.wrongPassword'))
  await told.getByRole('link', { name: words('signIn.wrongPassword.reset') }).click()
  await expect(email(page)).toHaveValue(address)
  await press(page, 'signIn.send')
  await typeCode(page, 'en', await codeFor(address))
  await page.getByLabel(words('signIn.password.new'), { exact: true }).fill('an0ther granite')
  await page.getByLabel(words('signIn.repeat'), { exact: true }).fill('an0ther granite')
  await press(page, 'signIn.reset.do')
  await expect(page.getByText(words('signIn.reset.done'))).toBeVisible()
  await page.getByLabel(words('signIn.password'), { exact: true }).fill('an0ther granite')
  await press(page, 'signIn.enter')
  await expect(page).toHaveURL(/\/chat/)
})

test('a code that the mail server does not take is said not to have been sent, and can be asked for again', async ({
  page,
}) => {
  await visit(page, 'en', '/login/email')
  await email(page).fill(newEmail())
  await tick(page, 'agree', 'adult')
  await provider('/mail?away=1', 'POST')
  await press(page, 'signIn.send')
  await expect(page.getByRole('alert')).toBeVisible()
  await provider('/mail?away=0', 'POST')
  await press(page, 'signIn.send')
  await expect(page.getByRole('heading', { level: 1, name: words('signIn.verify.title') })).toBeVisible()
})

test('a device that is refused on the telephone is not let in', async ({ page, browser }) => {
  const phone = await (await browser.newContext()).newPage()
  const made = page.waitForResponse(/\/qr\/new/)
  await visit(page, 'en', '/login/qr')
  const { data } = (await (await made).json()) as { data: { url: string } }
  const address = new URL(data.url, page.url()).href
  // Who is not signed in is led to the ways in first, and back to the question.
  await visit(phone, 'en', address)
  await phone.getByRole('button', { name: words('login.title'), exact: true }).click()
  await expect(phone.getByText(words('signIn.for.qr'))).toBeVisible()
  await phone.getByText(words('signIn.channel.email'), { exact: true }).click()
  const mail = newEmail()
  await askForCode(phone, mail)
  await typeCode(phone, 'en', await codeFor(mail))
  await expect(phone.getByText(words('signIn.phone.warning'))).toBeVisible()
  await press(phone, 'signIn.phone.no')
  await expect(phone.getByText(words('signIn.phone.refused'))).toBeVisible()
  await expect(page.getByText(words('signIn.qr.refused'))).toBeVisible()
  await press(page, 'signIn.qr.again')
  await expect(page.getByText(words('signIn.qr.waiting'))).toBeVisible()
  await phone.context().close()
})

for (const [what, change, late, target] of [
  ['of a platform that is not known', (link: string) => link.replace('appId=church', 'appId=nobody'), 0, ''],
  ['whose signature is wrong', (link: string) => link.replace('identity=', 'identity=x'), 0, ''],
  ['that is six minutes old', (link: string) => link, 6, ''],
  ['that leads to a foreign place', (link: string) => link, 0, 'https://elsewhere.example/'],
  ['that is not whole', (link: string) => link.replace(/&token=\w+/, ''), 0, ''],
] as const) {
  test(`a partner’s link ${what} says so, and leads on as a visitor`, async ({ page }) => {
    const link = await provider(`/link?identity=${newEmail()}&late=${late}&targetUrl=${encodeURIComponent(target)}`)
    await visit(page, 'en', change(link))
    await expect(page.getByRole('alert')).toBeVisible()
    await press(page, 'signIn.visitor')
    await expect(questionBox(page)).toBeVisible()
  })
}

test('a partner’s link that was used says so the second time', async ({ page, browser }) => {
  const link = await provider(`/link?identity=${newEmail()}`)
  await visit(page, 'en', link)
  await tick(page, 'agree', 'adult')
  await press(page, 'signIn.consent.do')
  await expect(page).toHaveURL(/\/chat\?_n=2$/)
  const other = await (await browser.newContext()).newPage()
  await visit(other, 'en', new URL(link, page.url()).href)
  await expect(other.getByRole('alert')).toBeVisible()
  await other.context().close()
})

test('a partner’s link asks before it changes who is signed in', async ({ page }) => {
  const address = await signIn(page)
  const link = await provider(`/link?identity=${newEmail()}`)
  await page.goto('/library')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: words('signIn.external.other') })).toBeVisible()
  await page.getByRole('button', { name: /^Stay signed in as/ }).click()
  await expect(questionBox(page)).toBeVisible()
  expect((await userInfo(page))?.email).toBe(address)
  await page.goto('/library')
  await page.goto(link)
  await press(page, 'signIn.external.change')
  await expect(page.getByRole('heading', { level: 1, name: words('signIn.consent.title') })).toBeVisible()
})

test('an account that was not agreed for is asked before anything else, wherever it opens', async ({ page }) => {
  const link = await provider(`/link?identity=${newEmail()}`)
  await visit(page, 'en', link)
  await expect(page.getByRole('heading', { level: 1, name: words('signIn.consent.title') })).toBeVisible()
  await page.goto('/library')
  const dialog = page.getByRole('dialog', { name: words('signIn.consent.title') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await tick(page, 'agree', 'adult')
  await press(page, 'signIn.consent.do')
  await expect(dialog).toBeHidden()
  await page.goto('/')
  await ask(page, 'Why did Jesus weep?')
  await answered(page)
})

test('an account whose tokens went with the browser signs in again, and never becomes a visitor in silence', async ({
  page,
  context,
}) => {
  await signIn(page)
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => /_token$/.test(name)).map(({ expires }) => expires)).toEqual([-1, -1])
  await page.goto('/library')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await context.clearCookies()
  const logins: string[] = []
  page.on('request', (request) => request.url().includes('auto-login') && logins.push(request.url()))
  await page.reload()
  await expect(page).toHaveURL(/\/login\?to=%2Flibrary$/)
  await expect(page.getByText(words('signIn.ended'))).toBeVisible()
  expect(logins).toEqual([])
  await press(page, 'signIn.visitor')
  await expect(page.getByRole('heading', { level: 1, name: words('library.title') })).toBeVisible()
  expect(await userInfo(page)).toBeUndefined()
})

test('who is remembered is so for a day after the last use', async ({ page, context }) => {
  await signIn(page, newEmail(), true)
  const token = (await context.cookies()).find(({ name }) => name === 'user_token')
  const hours = ((token?.expires ?? 0) - Date.now() / 1000) / 3600
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(25.1)
})
