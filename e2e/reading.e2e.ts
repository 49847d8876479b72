import { answered, ask, expect, reader, say, test, visit } from './fixtures.ts'

const QUESTION = 'Why did Jesus weep?'

test('a citation opens a card on hover, which leads into the reader', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  const turn = await answered(page)
  const chip = turn.getByRole('button', { name: /^\d+: John 11:\d/ }).first()
  await chip.hover()
  const card = page.getByRole('dialog', { name: /^John 11:\d/ })
  await expect(card).toContainText('Miniature Bible')
  await card.getByRole('button', { name: say('en', 'cite.open') }).click()
  await expect(reader(page).getByRole('heading', { name: 'John 11' })).toBeVisible()
  await expect(card).toBeHidden()
})

test('the card leads to the passage in two editions beside each other', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  const chip = (await answered(page)).getByRole('button', { name: /^\d+: John 11:\d/ }).first()
  await chip.hover()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('en', 'cite.compare') })
    .click()
  await expect(reader(page).getByRole('tab', { selected: true })).toHaveText(say('en', 'reader.parallel'))
  await expect(reader(page).locator('mark').first()).toBeInViewport()
})

test('a work opened whole shows how it begins, finds its words, and is read on from there', async ({ page }) => {
  await visit(page, 'en', '/library')
  await page
    .getByRole('main')
    .getByRole('combobox', { name: say('en', 'library.kind') })
    .selectOption('notes')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  // The library's own list is made of items too: only where a work can be searched its sections are shown.
  const search = page.getByRole('textbox', { name: say('en', 'reader.workSearch') })
  await expect(search).toBeVisible()
  const sections = page.getByRole('main').getByRole('listitem')
  await expect(sections.nth(1)).toBeVisible()
  const all = await sections.count()
  await search.fill('Lazarus')
  await expect(async () => expect(await sections.count()).toBeLessThan(all)).toPass()
  await sections.first().getByRole('button').click()
  await expect(page.getByRole('article')).toContainText('Lazarus')
})

test('] and [ go from citation to citation, Escape closes its card, R closes and opens the reader', async ({
  page,
}) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  const turn = await answered(page)
  const cites = turn.locator('[data-cite]')
  await page.getByRole('heading', { name: QUESTION }).click()
  await page.keyboard.press(']')
  await expect(cites.nth(0)).toBeFocused()
  await page.keyboard.press(']')
  await expect(cites.nth(1)).toBeFocused()
  await page.keyboard.press('[')
  await expect(cites.nth(0)).toBeFocused()

  const chip = turn.getByRole('button', { name: /^\d+: John 11:\d/ }).first()
  await chip.focus()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: say('en', 'cite.open') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(chip).toBeFocused()

  await turn
    .getByRole('link', { name: /^Open John 11/ })
    .first()
    .click()
  await expect(reader(page)).toBeVisible()
  await page.getByRole('heading', { name: QUESTION }).click()
  await page.keyboard.press('r')
  await expect(reader(page)).toBeHidden()
  await page.keyboard.press('r')
  await expect(reader(page).getByRole('heading', { name: 'John 11' })).toBeVisible()
})

test('opened by a key the reader takes the focus, and Escape gives it back', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  const open = (await answered(page)).getByRole('link', { name: /^Open John 11/ }).first()
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(reader(page).getByRole('heading', { name: 'John 11' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reader(page)).toBeHidden()
  await expect(open).toBeFocused()
})

test('an address opens the edition at its passage, beside others, notes and cross-references', async ({ page }) => {
  await visit(page, 'en', '/read/bible-en-mini/JHN.11.35')
  await expect(page.getByRole('heading', { level: 1, name: 'John 11' })).toBeVisible()
  await expect(page.locator('mark')).toHaveText('And Jesus shed tears.')
  await expect(page.locator('mark')).toBeInViewport()
  await page.getByRole('tab', { name: say('en', 'reader.parallel') }).click()
  await expect(page.getByText('And tears fell from the eyes of Jesus.')).toBeVisible()
  await page.getByRole('tab', { name: say('en', 'reader.commentary') }).click()
  await expect(page.getByText(/His tears show that he truly felt/)).toBeVisible()
  await page.getByRole('tab', { name: say('en', 'reader.cross') }).click()
  await page.getByRole('button', { name: /Luke 15:20/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Luke 15' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/read/bible-en-mini/LUK.15.20')
})

test('the arrows go along the tabs', async ({ page }) => {
  await visit(page, 'en', '/read/bible-en-mini/JHN.11.35')
  await page.getByRole('tab', { name: say('en', 'reader.text') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: say('en', 'reader.parallel') })).toBeFocused()
  await expect(page.getByRole('tab', { name: say('en', 'reader.parallel') })).toHaveAttribute('aria-selected', 'true')
})

test('another edition is read at the same verse', async ({ page }) => {
  await visit(page, 'en', '/read/bible-en-mini/JHN.11.35')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('en', 'edition.chosen', { edition: 'Miniature Bible' }) })
    .click()
  await page.getByRole('menuitemradio', { name: /Older Miniature Bible/ }).click()
  await expect(page.locator('mark')).toHaveText('And tears fell from the eyes of Jesus.')
})

test('a place is found by typing it as one would say it', async ({ page }) => {
  await visit(page, 'zh-cn', '/read/bible-zh-hans-mini/JHN.11')
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByRole('textbox', { name: say('zh-cn', 'place.label') }).fill('诗篇二十三篇')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '诗篇 23' })).toBeVisible()
  await expect(page.getByText('主像牧人一样照料我，我什么都不缺。')).toBeVisible()
})

test('a place that there is not says what there is', async ({ page }) => {
  await visit(page, 'zh-cn', '/read/bible-zh-hans-mini/JHN.99.1')
  await expect(page.getByText(say('zh-cn', 'reader.lastChapter', { n: 21 }))).toBeVisible()
})

test('a quoted note opens at its words, with author, work and licence', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  const chip = (await answered(page)).getByRole('button', { name: /Small Notes|Small Questions|Small Commentary/ })
  await chip.first().hover()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('en', 'cite.open') })
    .click()
  await expect(reader(page).locator('mark')).toBeInViewport()
  await expect(reader(page)).toContainText('CC0')
})
