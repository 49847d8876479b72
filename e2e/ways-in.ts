import type { Page } from '@playwright/test'
import { answered, ask, expect, type Locale, say, visit } from './fixtures.ts'
import { PORT } from './playwright.config.ts'

const PROVIDERS = `http://127.0.0.1:${PORT + 2}`
export const PASSWORD = 'gr4nite of Bethany'

let made = 0
/** Addresses are never used twice: each may be sent one code a minute. */
export const newEmail = () => `lydia.${process.pid}.${made++}@example.org`
export const newMobile = () => `+336${String(10_000_000 + ((process.pid * 1000 + made++) % 89_999_999))}`

export const provider = async (path: string, method = 'GET'): Promise<string> =>
  (await fetch(`${PROVIDERS}${path}`, { method })).text()
export const codeFor = (to: string) => provider(`/code?to=${encodeURIComponent(to)}`)

/** A call of the page's API, as whoever has its tokens. */
export async function post(path: string, body: object, token = ''): Promise<{ code: number; data: never }> {
  const response = await fetch(`http://127.0.0.1:${PORT}/webapi${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', locale: 'en', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { code: number; data: never }
}

/** An account that exists already, with a password. */
export async function account(channel: 'mobile' | 'email', address: string): Promise<void> {
  const send = channel === 'mobile' ? 'sendCode' : 'sendCode-mail'
  await post(`/portal/auth/${send}`, { [channel]: address })
  const code = await codeFor(address)
  const username = `user${process.pid}x${made++}`
  const entry = { code, username, password: PASSWORD, repeat: PASSWORD, agree: true, adult: true }
  const made_ = await post(`/portal/auth/${channel === 'mobile' ? 'login' : 'login-mail'}`, {
    [channel]: address,
    ...entry,
  })
  expect(made_.code).toBe(0)
}

/** Signs in as an account, made where there is none yet, without the form: a visitor's things come along. */
export async function enter(page: Page, email: string): Promise<void> {
  const tokenOf = async () => (await page.context().cookies()).find(({ name }) => name === 'user_token')?.value ?? ''
  // A visitor's tokens come a moment after the page, and would take the place of the account's; some pages make no visitor.
  await expect
    .poll(tokenOf, { timeout: 3000 })
    .not.toBe('')
    .catch(() => undefined)
  const userToken = await tokenOf()
  const knock = () => post('/portal/auth/login-mail-password', { email, password: PASSWORD, agree: true, userToken })
  let entered = await knock()
  if (entered.code !== 0) {
    await account('email', email)
    entered = await knock()
  }
  expect(entered.code).toBe(0)
  const tokens: { user_token: string; access_token: string } = entered.data
  const { origin } = new URL(page.url())
  await page
    .context()
    .addCookies((['user_token', 'access_token'] as const).map((name) => ({ name, value: tokens[name], url: origin })))
}

const QUESTIONS: Partial<Record<Locale, string>> = {
  'zh-cn': '耶稣为什么哭了？',
  'fr-fr': 'Pourquoi Jésus a-t-il pleuré ?',
  en: 'Why did Jesus weep?',
}

/** A visitor with a conversation; gives its address and its question. */
export async function visitorWhoAsked(page: Page, locale: Locale) {
  await visit(page, locale)
  const question = QUESTIONS[locale] ?? ''
  await ask(page, question, locale)
  await answered(page, locale)
  await expect(page).toHaveURL(/[?&]id=/)
  const { pathname, search } = new URL(page.url())
  return { question, place: pathname + search }
}

export const goSignIn = (page: Page, way: string, to: string) =>
  page.goto(`/login${way}?for=keep&to=${encodeURIComponent(to)}`)

/** Ticks what is asked for, by its name: `agree`, `adult`, `remember`. */
export async function tick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.locator(`input[type=checkbox][name=${name}]`).check()
}

/** Types a code into the six boxes, a digit at a time. */
export async function typeCode(page: Page, locale: Locale, code: string): Promise<void> {
  await page.getByRole('textbox', { name: say(locale, 'signIn.verify.digit', { n: 1 }) }).focus()
  await page.keyboard.type(code)
}

/** Who the page says is signed in, from where it keeps it. */
export const userInfo = async (page: Page): Promise<{ kind: string; email: string | null } | undefined> => {
  const stored = await page.evaluate<string | null>("localStorage.getItem('app')")
  return JSON.parse(Buffer.from(stored ?? 'e30=', 'base64').toString()).userInfo
}

/** The account has what the visitor had, and stands where the visitor was. */
export async function expectSame(page: Page, locale: Locale, { question, place }: { question: string; place: string }) {
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${place.replaceAll(/[?]/g, '\\?')}$`))
  await expect(page.getByRole('article')).toHaveCount(1)
  await answered(page, locale)
  expect((await userInfo(page))?.kind).toBe('account')
}
