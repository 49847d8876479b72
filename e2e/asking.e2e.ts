import { answered, ask, expect, lastTurn, questionBox, reader, say, test, visit } from './fixtures.ts'

/** Jesus weeps, in the words of the miniature library. */
const TEARS = {
  'zh-cn': {
    question: '耶稣为什么哭了？',
    place: '约翰福音 11:33–36',
    chapter: '约翰福音 11',
    verse: '耶稣就流下泪来。',
    edition: '袖珍圣经',
  },
  'zh-tw': {
    question: '耶穌為什麼哭了？',
    place: '約翰福音 11:33–36',
    chapter: '約翰福音 11',
    verse: '耶穌就流下淚來。',
    edition: '袖珍聖經',
  },
  en: {
    question: 'Why did Jesus weep?',
    place: 'John 11:33–36',
    chapter: 'John 11',
    verse: 'And Jesus shed tears.',
    edition: 'Miniature Bible',
  },
  'es-es': {
    question: '¿Por qué lloró Jesús?',
    place: 'Juan 11:33–36',
    chapter: 'Juan 11',
    verse: 'Y a Jesús se le saltaron las lágrimas.',
    edition: 'Biblia en miniatura',
  },
  'fr-fr': {
    question: 'Pourquoi Jésus a-t-il pleuré ?',
    place: 'Jean 11.33–36',
    chapter: 'Jean 11',
    verse: 'Et les larmes vinrent à Jésus.',
    edition: 'Bible miniature',
  },
} as const

for (const [locale, story] of Object.entries(TEARS) as [keyof typeof TEARS, (typeof TEARS)['en']][]) {
  test(`a question in ${locale} is answered as it is written, and its quotation opens at the verse`, async ({
    page,
    gate,
  }) => {
    await gate.hold(1)
    await visit(page, locale)
    await ask(page, story.question, locale)
    await expect(page.getByRole('status').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('button', { name: say(locale, 'composer.stop') })).toBeVisible()
    await gate.go()

    const turn = await answered(page, locale)
    const leaf = turn.getByRole('blockquote').filter({ hasText: story.verse })
    await expect(leaf.first()).toContainText(story.edition)
    await leaf.first().getByRole('link').click()
    await expect(reader(page, locale).getByRole('heading', { name: story.chapter })).toBeVisible()
    const cited = reader(page, locale).locator('mark').filter({ hasText: story.verse })
    await expect(cited).toBeInViewport()
  })
}

test('a quick answer is one paragraph with its references', async ({ page }) => {
  await visit(page, 'en')
  await page
    .getByRole('group', { name: say('en', 'mode.title') })
    .getByText('Quick')
    .click()
  await ask(page, 'Why did Jesus weep?')
  const turn = await answered(page)
  await expect(turn.getByText('Quick', { exact: true })).toBeVisible()
  await expect(page.getByText('Answer ready, 1 section')).toBeAttached()
  await expect(turn.locator('[data-cite]').first()).toBeVisible()
})

test('a question to begin with is asked by a click', async ({ page }) => {
  await visit(page, 'en')
  const suggestion = page.getByRole('main').getByRole('listitem').first().getByRole('button')
  const kind = (await suggestion.locator('small').textContent()) ?? ''
  const question = ((await suggestion.textContent()) ?? '').slice(0, -kind.length)
  await suggestion.click()
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await answered(page)
})

test('a question to go on with is asked by a click, below the first', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, 'Why did Jesus weep?')
  const turn = await answered(page)
  const next = turn.getByRole('heading', { name: say('en', 'followUps.title') }).locator('xpath=..//button')
  const question = (await next.first().textContent()) ?? ''
  await next.first().click()
  await expect(page.getByRole('heading', { level: 2, name: question, exact: true })).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(2)
  await answered(page)
})

test('an empty question is not sent', async ({ page }) => {
  await visit(page, 'en')
  await questionBox(page).fill('   ')
  await questionBox(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('heading', { name: say('en', 'welcome.ask') })).toBeVisible()
})

test('an over-long question says by how much, and can be sent when it is shortened', async ({ page }) => {
  await visit(page, 'en')
  await questionBox(page).fill('why '.repeat(501))
  await expect(page.getByText('2004 / 2000: please shorten it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await questionBox(page).fill('Why did Jesus weep?')
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false')
})

test('a chapter that there is not: the answer says which there are', async ({ page }) => {
  await visit(page, 'zh-cn')
  await ask(page, '约翰福音 99:1', 'zh-cn')
  await expect(await answered(page, 'zh-cn')).toContainText('21')
})

test('a question asked in danger is answered with help first', async ({ page }) => {
  await visit(page, 'en')
  await ask(page, 'I want to kill myself')
  // Nothing is judged or tried again there: its end shows in nothing but its text.
  const turn = lastTurn(page)
  await expect(turn.locator('[aria-busy="false"]')).toBeVisible()
  await expect(turn.getByText(/988|emergency/i).first()).toBeInViewport()
  await expect(turn.getByRole('blockquote').first()).toBeVisible()
})
