import { answered, ask, expect, questionBox, say, test, visit } from './fixtures.ts'

const QUESTION = 'Why did Jesus weep?'
const NEW = say('en', 'chat.new')

test('a new conversation while this one is new says so, and afterwards begins one', async ({ page }) => {
  await visit(page, 'en')
  await page.getByRole('button', { name: NEW }).click()
  await expect(page.getByText(say('en', 'chat.alreadyNew'))).toBeVisible()
  await ask(page, QUESTION)
  await answered(page)
  await expect(questionBox(page)).toBeFocused()
  await page.getByRole('button', { name: NEW }).click()
  await expect(page.getByRole('heading', { name: say('en', 'welcome.ask') })).toBeVisible()
})

test('a new conversation can be written in at once; from elsewhere the first Tab leads to the question', async ({
  page,
}) => {
  await visit(page, 'en')
  await expect(questionBox(page)).toBeFocused()
  await ask(page, QUESTION)
  await answered(page)
  await page.reload()
  await answered(page)
  await expect(questionBox(page)).not.toBeFocused()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('en', 'skip'), exact: true })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(questionBox(page)).toBeFocused()
})

test('what is being written survives a reload, and other pages', async ({ page }) => {
  await visit(page, 'en')
  await questionBox(page).fill('Where was Bethany')
  await page.reload()
  await expect(questionBox(page)).toHaveValue('Where was Bethany')
  await page.getByRole('link', { name: say('en', 'library.title') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'library.title') })).toBeVisible()
  await page.goBack()
  await expect(questionBox(page)).toHaveValue('Where was Bethany')
})

test('a suggestion does not overwrite what is being written unasked', async ({ page }) => {
  await visit(page, 'en')
  await questionBox(page).fill('My own words')
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: say('en', 'overwrite.title') })
  await dialog.getByRole('button', { name: say('en', 'overwrite.keep') }).click()
  await expect(dialog).toBeHidden()
  await expect(questionBox(page)).toHaveValue('My own words')
})

test('past conversations are listed, found, renamed, and deleted once it is confirmed', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  await answered(page)
  const history = page.getByRole('region', { name: say('en', 'history.title') })
  await expect(history.getByRole('link', { name: QUESTION })).toHaveAttribute('aria-current', 'page')

  const acts = (title: string) => history.getByRole('button', { name: say('en', 'history.acts', { title }) })
  await history.getByRole('link', { name: QUESTION }).hover()
  await acts(QUESTION).click()
  await page.getByRole('menuitem', { name: say('en', 'history.rename') }).click()
  const renaming = page.getByRole('dialog', { name: say('en', 'rename.title') })
  await renaming.getByRole('textbox').fill('At the grave')
  await renaming.getByRole('button', { name: say('en', 'rename.do') }).click()
  await expect(history.getByRole('link', { name: 'At the grave' })).toBeVisible()

  await page
    .getByRole('navigation')
    .getByRole('button', { name: say('en', 'search.title') })
    .click()
  const searching = page.getByRole('dialog', { name: say('en', 'search.title') })
  await searching.getByRole('combobox').fill('no such words')
  await expect(searching.getByText(say('en', 'search.none'))).toBeVisible()
  await searching.getByRole('combobox').fill('grave')
  await expect(searching.getByRole('option', { name: /At the grave/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(searching).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()

  await history.getByRole('link', { name: 'At the grave' }).hover()
  await acts('At the grave').click()
  await page.getByRole('menuitem', { name: say('en', 'history.delete') }).click()
  const deleting = page.getByRole('dialog', { name: say('en', 'delete.confirm') })
  await expect(deleting.getByRole('button', { name: say('en', 'delete.keep') })).toBeFocused()
  await deleting.getByRole('button', { name: say('en', 'delete.do') }).click()
  await expect(history.getByRole('link', { name: 'At the grave' })).toBeHidden()
  await expect(history.getByText(say('en', 'history.empty'))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('en', 'welcome.ask') })).toBeVisible()
})

test("another visitor's conversation cannot be opened", async ({ page, browser }) => {
  await visit(page, 'en')
  await ask(page, QUESTION)
  await answered(page)
  const stranger = await (await browser.newContext()).newPage()
  await visit(stranger, 'en', page.url())
  await expect(stranger.getByRole('heading', { name: say('en', 'chat.unknown') })).toBeVisible()
  await stranger.getByRole('link', { name: say('en', 'chat.begin') }).click()
  await expect(questionBox(stranger)).toBeVisible()
  // What the welcome proposes may be worded alike.
  await expect(stranger.getByRole('heading', { name: QUESTION })).toHaveCount(0)
  await expect(stranger.getByRole('article')).toHaveCount(0)
  await stranger.context().close()
})

test('what is asked in one tab is seen in the other, which nobody touches', async ({ page, context }) => {
  await visit(page, 'en')
  await ask(page, 'Why did Jesus weep?')
  await answered(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('article')).toHaveCount(1)
  // A tab behind another may be too slow to take what is typed.
  await page.bringToFront()
  await ask(page, 'Who was Lazarus?')
  await expect(other.getByRole('article')).toHaveCount(2)
  await answered(other)
})

for (const { locale, first, leaning, place } of [
  { locale: 'en', first: 'What is forgiveness?', leaning: 'And in Luke?', place: 'Luke 15' },
  { locale: 'zh-cn', first: '马利亚是谁？', leaning: '她的丈夫是谁？', place: '接着前面的话来理解：马利亚' },
] as const) {
  test(`a question that leans on the one before is understood from it: ${leaning}`, async ({ page }) => {
    await visit(page, locale)
    await ask(page, leaning, locale)
    const alone = await answered(page, locale)
    await expect(alone).not.toContainText(place)
    await page.getByRole('button', { name: say(locale, 'chat.new') }).click()
    await ask(page, first, locale)
    await answered(page, locale)
    await ask(page, leaning, locale)
    await expect(await answered(page, locale)).toContainText(place)
    await page.getByRole('button', { name: say(locale, 'leans.asTyped'), exact: true }).click()
    await expect(await answered(page, locale)).not.toContainText(place)
  })
}
