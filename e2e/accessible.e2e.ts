import type { Page } from '@playwright/test'
import {
  answered,
  ask,
  dialog,
  expect,
  type Locale,
  questionBox,
  reader,
  say,
  test,
  violations,
  visit,
} from './fixtures.ts'

const EACH: readonly { locale: Locale; mode: 'light' | 'dark'; theme: string; question: string; bible: string }[] = [
  { locale: 'zh-cn', mode: 'dark', theme: 'olive', question: '耶稣为什么哭了？', bible: 'bible-zh-hans-mini' },
  { locale: 'zh-tw', mode: 'light', theme: 'lapis', question: '耶穌為什麼哭了？', bible: 'bible-zh-hant-mini' },
  { locale: 'en', mode: 'light', theme: 'olive', question: 'Why did Jesus weep?', bible: 'bible-en-mini' },
  { locale: 'es-es', mode: 'dark', theme: 'madder', question: '¿Por qué lloró Jesús?', bible: 'bible-es-mini' },
  { locale: 'fr-fr', mode: 'dark', theme: 'ink', question: 'Pourquoi Jésus a-t-il pleuré ?', bible: 'bible-fr-mini' },
]

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await violations(page), what).toEqual([])
}

for (const { locale, mode, theme, question, bible } of EACH) {
  test(`axe finds nothing wrong in ${locale}, ${theme} ${mode}`, async ({ page, gate }) => {
    // Eight states, each looked through from end to end.
    test.slow()
    const title = (key: string) => page.getByRole('heading', { level: 1, name: say(locale, key), exact: true })
    await visit(page, locale, '/', { mode, theme, engineNoted: false })
    await expect(questionBox(page, locale)).toBeVisible()
    await expect(page.getByText(say(locale, 'welcome.suggestions'))).toBeVisible()
    await expectAccessible(page, 'welcome')

    await gate.hold(1)
    await ask(page, question, locale)
    await expect(page.getByRole('button', { name: say(locale, 'composer.stop') })).toBeVisible()
    await expectAccessible(page, 'while it is written')
    await gate.go()
    const turn = await answered(page, locale)
    await expectAccessible(page, 'answer')

    await turn.locator('[data-cite][role=button]').first().hover()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page, 'card')
    await dialog(page)
      .getByRole('button', { name: say(locale, 'cite.open') })
      .click()
    await expect(reader(page, locale).locator('mark').first()).toBeVisible()
    await expectAccessible(page, 'reader beside the answer')

    await page.goto(`/read/${bible}/JHN.11.35`)
    await expect(page.locator('mark')).toBeVisible()
    await expectAccessible(page, 'reader')
    await page.goto('/library')
    await expect(title('library.title')).toBeVisible()
    await expect(page.getByText('CC0').first()).toBeVisible()
    await expectAccessible(page, 'library')
    await page.goto('/setting')
    await expect(title('settings.title')).toBeVisible()
    await expect(page.getByText(say(locale, 'settings.shortcuts.note'))).toBeVisible()
    await expectAccessible(page, 'settings')
  })
}
