import type { Browser, Page } from '@playwright/test'
import { expect, type Locale, say, test, violations, visit } from './fixtures.ts'
import { SIZES } from './sizes.ts'
import {
  account,
  codeFor,
  enter,
  expectSame,
  goSignIn,
  newEmail,
  newMobile,
  PASSWORD,
  provider,
  tick,
  typeCode,
  visitorWhoAsked,
} from './ways-in.ts'

const expectAccessible = async (page: Page, what: string) => expect.soft(await violations(page), what).toEqual([])
const press = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: say(locale, key), exact: true }).click()

type Walk = (page: Page, locale: Locale, place: string, browser: Browser) => Promise<void>

async function byCode(page: Page, locale: Locale, place: string, channel: 'mobile' | 'email'): Promise<void> {
  const address = channel === 'mobile' ? newMobile() : newEmail()
  await goSignIn(page, `/${channel}`, place)
  await page.getByLabel(say(locale, `signIn.${channel}`), { exact: true }).fill(address)
  await expectAccessible(page, 'ways in')
  await tick(page, 'agree', 'adult')
  await press(page, locale, 'signIn.send')
  await expect(page.getByRole('heading', { level: 1, name: say(locale, 'signIn.verify.title') })).toBeVisible()
  await expect(page.getByText(say(locale, 'signIn.verify.sent', { address }))).toBeVisible()
  await expectAccessible(page, 'code')
  await typeCode(page, locale, await codeFor(address))
}

async function byPassword(page: Page, locale: Locale, place: string, channel: 'mobile' | 'email'): Promise<void> {
  const address = channel === 'mobile' ? newMobile() : newEmail()
  await account(channel, address)
  await goSignIn(page, `/${channel}/pwd`, place)
  const label = channel === 'mobile' ? 'signIn.mobile' : 'signIn.emailOrUsername'
  await page.getByLabel(say(locale, label), { exact: true }).fill(address)
  await page.getByLabel(say(locale, 'signIn.password'), { exact: true }).fill(PASSWORD)
  await expectAccessible(page, 'password')
  await tick(page, 'agree')
  await press(page, locale, 'signIn.enter')
}

/** Another browser, which is signed in as the telephone that scans is. */
async function phoneOf(browser: Browser, locale: Locale, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ ...SIZES.phone, baseURL })).newPage()
  await visit(page, locale, '/library')
  await enter(page, newEmail())
  return page
}

const WALKS: Record<string, Walk> = {
  'a code by e-mail': (page, locale, place) => byCode(page, locale, place, 'email'),
  'a code by text message': (page, locale, place) => byCode(page, locale, place, 'mobile'),
  'e-mail and password': (page, locale, place) => byPassword(page, locale, place, 'email'),
  'telephone and password': (page, locale, place) => byPassword(page, locale, place, 'mobile'),

  async Google(page, _locale, place) {
    await goSignIn(page, '/other', place)
    await tick(page, 'agree', 'adult')
    await expect(page.getByRole('button', { name: 'Google', exact: true })).toBeVisible()
    await expectAccessible(page, 'Google')
    await page.getByRole('button', { name: 'Google', exact: true }).click()
  },

  async 'a QR code'(page, locale, place, browser) {
    const made = page.waitForResponse(/\/qr\/new/)
    await goSignIn(page, '/qr', place)
    const { data } = (await (await made).json()) as { data: { url: string } }
    await expect(page.getByRole('img', { name: say(locale, 'signIn.qr.image') })).toBeVisible()
    await expect(page.getByText(say(locale, 'signIn.qr.waiting'))).toBeVisible()
    await expectAccessible(page, 'QR code')
    const phone = await phoneOf(browser, locale, new URL(page.url()).origin)
    // Three seconds later it is shown as scanned, whoever has scanned it.
    await expect(page.getByText(say(locale, 'signIn.qr.scanned'))).toBeVisible()
    await phone.goto(data.url)
    await expect(phone.getByText(say(locale, 'signIn.phone.sameNetwork'))).toBeVisible()
    await expectAccessible(phone, 'telephone')
    await press(phone, locale, 'signIn.phone.yes')
    await expect(phone.getByText(say(locale, 'signIn.phone.done'))).toBeVisible()
    await phone.context().close()
  },

  async 'a partner’s link'(page, locale, place) {
    const link = await provider(`/link?identity=${newEmail()}&targetUrl=${encodeURIComponent(place)}`)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: say(locale, 'signIn.consent.title') })).toBeVisible()
    await expectAccessible(page, 'consent')
    await press(page, locale, 'signIn.consent.do')
    await expect(page.getByText(say(locale, 'signIn.need.agree'))).toBeVisible()
    await tick(page, 'agree', 'adult')
    await press(page, locale, 'signIn.consent.do')
  },
}

for (const [size, options] of Object.entries(SIZES)) {
  for (const locale of ['zh-cn', 'fr-fr'] as const) {
    test.describe(`on a ${size}, in ${locale}`, () => {
      test.use(options)

      for (const [way, walk] of Object.entries(WALKS)) {
        test(`by ${way} a visitor with a conversation becomes a member with the same one`, async ({
          page,
          browser,
        }) => {
          test.slow()
          const before = await visitorWhoAsked(page, locale)
          await walk(page, locale, before.place, browser)
          await expectSame(page, locale, before)
          await expectAccessible(page, 'signed in')
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
        })
      }
    })
  }
}
