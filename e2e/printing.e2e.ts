import type { Page } from '@playwright/test'
import { answered, ask, expect, questionBox, say, test, visit } from './fixtures.ts'

const QUESTION = 'Why did Jesus weep?'

/** Low: what is on the screen is a small part of what has to be on paper. */
test.use({ viewport: { width: 1280, height: 420 } })

/** The pages of the paper, as the browser itself makes it. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A6', preferCSSPageSize: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** How high the text is when it is laid out for paper, and what of it a box of the screen still cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(`Array.from(document.querySelectorAll('body *'))
    .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 0)
    .filter((each) => ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(each).overflowY))
    .map((each) => each.tagName + '.' + each.className)`)

test('an answer is printed whole, with its sources as notes and without the frame', async ({ page }) => {
  await visit(page, 'en', '/', { mode: 'dark' })
  await ask(page, QUESTION)
  await answered(page)
  await questionBox(page).fill('Who was Lazarus?')
  await questionBox(page).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await answered(page)
  expect(await pagesOf(page)).toBeGreaterThan(2)

  await page.emulateMedia({ media: 'print' })
  // As the browser tells of it before it lays the paper out.
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`)
  expect(await cutOff(page)).toEqual([])
  for (const turn of await page.getByRole('article').all()) {
    await expect(turn.getByRole('heading').first()).toBeVisible()
    await expect(turn.getByRole('heading', { name: say('en', 'print.sources') })).toBeVisible()
    const chips = await turn.locator('[data-cite][role=button]').allTextContents()
    expect(await turn.locator('footer ol > li').count()).toBe(new Set(chips).size)
    await expect(turn.getByRole('button')).toHaveCount(chips.length)
  }
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(questionBox(page)).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('the reader prints its whole chapter and what it is from, and notes unfolded', async ({ page }) => {
  await visit(page, 'en', '/read/bible-en-mini/JHN.11.35')
  await expect(page.locator('mark').first()).toBeVisible()
  const verses = await page.locator('[data-verse]').count()
  await page.emulateMedia({ media: 'print' })
  expect(await cutOff(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 11')
  expect(await page.locator('[data-verse]:visible').count()).toBe(verses)
  await expect(page.getByRole('tab').first()).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('tab', { name: say('en', 'reader.commentary') }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate("dispatchEvent(new Event('beforeprint'))")
  await expect(page.getByRole('button', { name: say('en', 'reader.more') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /more passage/ })).toHaveCount(0)
})
