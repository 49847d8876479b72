import type { Page } from '@playwright/test'
import { answered, ask, expect, lastTurn, say, test, violations, visit } from './fixtures.ts'
import { SIZES } from './sizes.ts'

/** What the model writes: a sentence that nothing bears out, and a passage by its token. */
const WRITTEN = {
  en: {
    question: 'Why did Jesus weep?',
    answer: [
      'Jesus wept with those who were we',
      'eping. Higgins wept in 1611. This is how it is told:\n\n{{q:{passage}}}\n\nNothing in creation ',
      'parts us from the love of God.',
    ],
    cut: ['Jesus wept with those who were weeping. ', 'And then they all wen'],
    shown: 'Jesus wept with those who were weeping.',
    last: 'Nothing in creation parts us from the love of God.',
    invented: /Higgins|1611/,
    checked: /quotations? checked$/,
    holds: 'The statement holds.',
  },
  'zh-cn': {
    question: '耶稣为什么哭了？',
    answer: [
      '耶稣与哀哭的人',
      '同哭。希金斯在1611年哭了。经上这样记着：\n\n{{q:{passage}}}\n\n受造之物不能',
      '叫我们离开神的爱。',
    ],
    cut: ['耶稣与哀哭的人同哭。', '后来众人都在路旁站着看他，'],
    shown: '耶稣与哀哭的人同哭。',
    last: '受造之物不能叫我们离开神的爱。',
    invented: /希金斯|1611/,
    checked: /^核对了/,
    holds: '这论断站得住。',
  },
} as const

const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')

for (const [size, use] of Object.entries(SIZES)) {
  for (const locale of ['en', 'zh-cn'] as const) {
    const { question, answer, cut, shown, last, invented, checked, holds } = WRITTEN[locale]
    test.describe(`${locale}, ${size}`, () => {
      test.use(use)
      const isFitting = async (page: Page) => expect(await widthOf(page)).toBeLessThanOrEqual(use.viewport.width)

      test('a written answer tells how it was checked, and is searched against', async ({ page, model }) => {
        test.slow()
        await model({ answer, judged: ['S1 supports: E1\nS1', `: ${holds}\n`] })
        await visit(page, locale)
        await ask(page, question, locale)
        const turn = await answered(page, locale)
        await expect(turn).toContainText(shown)
        await expect(turn).toContainText(last)
        await expect(turn).not.toContainText(invented)
        await expect(turn.getByRole('blockquote').first()).toBeVisible()
        expect(await violations(page)).toEqual([])

        await turn.getByRole('button', { name: checked }).click()
        const told = turn.getByRole('list', { name: say(locale, 'steps.checking') })
        await expect(told).toBeVisible()
        await expect(told.getByRole('listitem')).toHaveCount(2)
        expect(await violations(page)).toEqual([])
        await isFitting(page)

        await turn.getByRole('button', { name: say(locale, 'answer.against') }).click()
        await expect(page.getByRole('article')).toHaveCount(2)
        const search = await answered(page, locale)
        await expect(search).toContainText(holds)
        await expect(search.getByRole('blockquote').first()).toBeVisible()
        await expect(search.getByRole('heading', { level: 3, name: shown })).toBeVisible()
        await expect(search.getByRole('button', { name: say(locale, 'answer.against') })).toHaveCount(0)
        expect(await violations(page)).toEqual([])
        await isFitting(page)

        const address = page.url()
        await page.goto('/chat?_n=1')
        await page.goto(address)
        await expect(lastTurn(page)).toContainText(holds)
        await expect(lastTurn(page).getByRole('heading', { level: 2 })).toBeFocused()
      })

      test('an answer whose model broke off goes on, and says so', async ({ page, model }) => {
        await model({ answer: cut, ends: 'too-long' })
        await visit(page, locale)
        await ask(page, question, locale)
        const turn = await answered(page, locale)
        await expect(turn).toContainText(shown)
        await expect(turn).not.toContainText(cut[1])
        await expect(turn.getByText(say(locale, 'engine.change.broken'))).toBeVisible()
        await expect(turn.getByRole('blockquote').first()).toBeVisible()
        expect(await violations(page)).toEqual([])
        await isFitting(page)
      })
    })
  }
}
