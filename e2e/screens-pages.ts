import type { Locator, Page } from '@playwright/test'
import { ask, dialog, type Locale, lastTurn, reader, say, visit } from './fixtures.ts'
import { signIn } from './screens-sign-in.ts'
import { enter, newEmail, provider } from './ways-in.ts'

export type Mode = 'light' | 'dark'
/** Takes a picture of what is on the screen now, under this name. */
export type Shot = (state: string) => Promise<void>
type Walk = (page: Page, locale: Locale, mode: Mode, shot: Shot) => Promise<void>

const QUESTIONS: Record<Locale, readonly [first: string, leaning: string, danger: string]> = {
  'zh-cn': ['耶稣为什么哭了？', '那拉撒路是谁？', '我不想活了'],
  'zh-tw': ['耶穌為什麼哭了？', '那拉撒路是誰？', '我不想活了'],
  en: ['Why did Jesus weep?', 'And in Luke?', 'I want to kill myself'],
  'es-es': ['¿Por qué lloró Jesús?', '¿Y en Lucas?', 'Quiero suicidarme'],
  'fr-fr': ['Pourquoi Jésus a-t-il pleuré ?', 'Et dans Luc ?', 'Je veux mourir, je veux me suicider'],
}

/** Waits longer for the end of the newest answer than a test does: pictures are taken of the whole library. */
async function written(page: Page, locale: Locale): Promise<Locator> {
  await lastTurn(page)
    .getByRole('button', { name: say(locale, 'answer.like'), exact: true })
    .waitFor()
  return lastTurn(page)
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const button = (page: Page, locale: Locale, key: string, values = {}) =>
  page.getByRole('button', { name: say(locale, key, values), exact: true }).first()

/** Who has just come: the language, and what the tour asks. */
const tour: Walk = async (page, locale, mode, shot) => {
  await visit(page, locale, '/', { newcomer: true, mode })
  const next = page.getByRole('dialog').getByRole('contentinfo').getByRole('button').last()
  for (const step of ['tradition', 'interests', 'highlights']) {
    await page.getByRole('heading', { level: 1, name: say(locale, `tour.${step}.title`) }).waitFor()
    await shot(`tour-${step}`)
    await next.click()
  }
}

/** Who runs this and on what terms; and what is said where there is nothing. */
const site: Walk = async (page, locale, mode, shot) => {
  await visit(page, locale, '/about', { mode })
  for (const name of ['about', 'service', 'policy', 'support', 'help']) {
    await page.goto(`/${name}`)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    await shot(name)
  }
  await page.goto('/nowhere')
  await h1(page).waitFor()
  await shot('not-found')
  await page.goto('/chat?id=no-such-conversation')
  await page.getByRole('main').getByRole('button').first().waitFor()
  await shot('unknown-conversation')
  await page.goto('/library')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await shot('library')
}

/** What an account is and has, with each dialog in which it is changed. */
const settings: Walk = async (page, locale, mode, shot) => {
  const email = newEmail()
  await visit(page, locale, '/setting', { mode })
  await page.getByText(say(locale, 'settings.visitor'), { exact: true }).waitFor()
  await shot('settings-visitor')
  await enter(page, email)
  await page.goto('/setting')
  await page.getByText(say(locale, 'settings.devices.this'), { exact: true }).waitFor()
  await shot('settings-account')
  for (const [state, name] of [
    ['email', 'settings.ways.addEmail'],
    ['mobile', 'settings.ways.addMobile'],
    ['delete', 'settings.delete.do'],
  ] as const) {
    await button(page, locale, name).click()
    await dialog(page).waitFor()
    await shot(`settings-${state}`)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  }
  await button(page, locale, 'settings.ways.addGoogle').click()
  await page.getByRole('button', { name: 'Google', exact: true }).waitFor()
  await shot('settings-google')
  await page.getByRole('button', { name: 'Google', exact: true }).click()
  await button(page, locale, 'settings.ways.removeThis', { way: email }).click()
  await dialog(page).waitFor()
  await shot('settings-remove')
}

/** What only an operator sees, a partner's secret included; and who is none. */
const admin: Walk = async (page, locale, mode, shot) => {
  const email = newEmail()
  const appId = `church-${locale}-${Date.now()}`
  await visit(page, locale, '/admin/partners', { mode })
  await page.getByText(say(locale, 'admin.closed')).waitFor()
  await shot('admin-closed')
  await enter(page, email)
  await provider(`/grant?address=${email}&role=admin`)
  await provider(`/partner?appId=${appId}`)
  await page.goto('/admin/partners')
  await page.getByRole('heading', { level: 2, name: appId }).waitFor()
  await shot('admin-partners')
  await button(page, locale, 'admin.partners.add').click()
  await dialog(page).getByLabel(say(locale, 'admin.partners.appId'), { exact: true }).fill(`${appId}-2`)
  await dialog(page).getByLabel(say(locale, 'admin.partners.name'), { exact: true }).fill('Lydia’s church')
  await dialog(page).getByLabel(say(locale, 'admin.partners.origins'), { exact: true }).fill('https://church.example')
  await shot('admin-add')
  await dialog(page).getByRole('button').last().click()
  await dialog(page).locator('code').waitFor()
  await shot('admin-secret')
  await button(page, locale, 'admin.secret.kept').click()
  await button(page, locale, 'admin.partners.suspend').click()
  await dialog(page).waitFor()
  await shot('admin-suspend')
  await page.goto('/admin/outbox')
  await page.getByText(say(locale, 'admin.outbox.none')).waitFor()
  await shot('admin-outbox')
}

/** A partner's link, which asks first whoever is new, and whoever is somebody else. */
const consent: Walk = async (page, locale, mode, shot) => {
  await visit(page, locale, '/library', { mode })
  await page.goto(await provider(`/link?identity=${newEmail()}`))
  await page.getByRole('heading', { level: 1, name: say(locale, 'signIn.consent.title') }).waitFor()
  await button(page, locale, 'signIn.consent.do').click()
  await shot('consent')
  await page.goto('/library')
  await page.getByRole('dialog', { name: say(locale, 'signIn.consent.title') }).waitFor()
  await shot('consent-dialog')
}

/** Two editions side by side, and what of an answer comes on paper. */
const reading: Walk = async (page, locale, mode, shot) => {
  await visit(page, locale, '/', { mode })
  const [first, leaning] = QUESTIONS[locale]
  await ask(page, first, locale)
  const turn = await written(page, locale)
  await turn.getByRole('blockquote').getByRole('link').first().click()
  await reader(page, locale).locator('mark').first().waitFor()
  await page.getByRole('tab', { name: say(locale, 'reader.parallel') }).click()
  await reader(page, locale).locator('[data-verse]').first().waitFor()
  await shot('reader-parallel')
  await button(page, locale, 'reader.close').click()
  await ask(page, leaning, locale)
  await written(page, locale)
  await shot('leans')
  await page.emulateMedia({ media: 'print' })
  await shot('print')
}

/** Somebody in need. */
const danger: Walk = async (page, locale, mode, shot) => {
  await visit(page, locale, '/', { mode })
  await ask(page, QUESTIONS[locale][2], locale)
  await lastTurn(page).locator('[aria-busy="false"]').waitFor()
  await shot('danger')
}

/** Every page that there is, by what leads to it. */
export const WALKS: Readonly<Record<string, Walk>> = { signIn, tour, site, settings, admin, consent, reading, danger }
