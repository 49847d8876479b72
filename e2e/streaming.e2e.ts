import type { Page } from '@playwright/test'
import { answered, ask, expect, lastTurn, say, test, visit } from './fixtures.ts'

const QUESTION = 'Why did Jesus weep?'
const stop = (page: Page) => page.getByRole('button', { name: say('en', 'composer.stop') })

/** Asks, and comes back when the first words are on the page and the next are being held. */
async function askHalf(page: Page): Promise<string> {
  await visit(page, 'en')
  await ask(page, QUESTION)
  const lead = lastTurn(page).getByRole('paragraph').first()
  await expect(lead).toBeVisible()
  await expect(stop(page)).toBeVisible()
  return (await lead.textContent()) ?? ''
}

test('an answer that is reloaded while it is written goes on where it was', async ({ page, gate }) => {
  await gate.hold(1)
  const lead = await askHalf(page)
  await page.reload()
  await expect(lastTurn(page).getByRole('paragraph').first()).toHaveText(lead)
  await expect(stop(page)).toBeVisible()
  await gate.go()
  const turn = await answered(page)
  const paragraphs = await turn.getByRole('paragraph').allInnerTexts()
  expect(paragraphs.length).toBeGreaterThan(2)
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})

test('an answer that is stopped keeps what is there, says so once, and goes on from there', async ({ page, gate }) => {
  await gate.hold(1)
  const lead = await askHalf(page)
  await stop(page).click()
  const stopped = page
    .getByText(say('en', 'answer.stopped'), { exact: true })
    .and(page.locator(':visible:not(.hidden-text)'))
  await expect(stopped).toHaveCount(1)
  await expect(lastTurn(page)).toContainText(lead)
  await page.reload()
  await expect(lastTurn(page)).toContainText(lead)
  await expect(stopped).toHaveCount(1)
  const goOn = lastTurn(page).getByRole('button', { name: say('en', 'answer.continue') })
  await goOn.click()
  // Held again before its first words: those that had been written stand there meanwhile.
  await expect(stop(page)).toBeVisible()
  await expect(lastTurn(page)).toContainText(lead)
  await expect(stopped).toHaveCount(0)
  await gate.go()
  await answered(page)
  await expect(lastTurn(page)).toContainText(lead)
  await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(1)
})

test('two tabs see the same answer', async ({ page, context, gate }) => {
  await gate.hold(1)
  await askHalf(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(stop(other)).toBeVisible()
  await gate.go()
  const [here, there] = await Promise.all([answered(page), answered(other)])
  const body = (turn: typeof here) => turn.getByRole('paragraph').allInnerTexts()
  expect(await body(there)).toEqual(await body(here))
})

test('a connection that breaks in the middle says so, and the answer goes on when it is back', async ({
  page,
  gate,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_|Failed to load resource/)
  let broken = true
  await page.route('**/events?*', (route) => (broken ? route.abort('connectionreset') : route.continue()))
  await gate.hold(1)
  await visit(page, 'en')
  await ask(page, QUESTION)
  await expect(lastTurn(page).getByText(say('en', 'error.network'))).toBeVisible()
  broken = false
  await gate.go()
  await answered(page)
  await expect(lastTurn(page).getByText(say('en', 'error.network'))).toBeHidden()
})

test('a second question waits until the first is answered, and is kept', async ({ page, context, gate }) => {
  await gate.hold(1)
  await askHalf(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(stop(other)).toBeVisible()
  await page.getByRole('textbox', { name: say('en', 'composer.label') }).fill('Who was Lazarus?')
  await page.getByRole('textbox', { name: say('en', 'composer.label') }).press('Enter')
  await expect(page.getByRole('textbox', { name: say('en', 'composer.label') })).toHaveValue('Who was Lazarus?')
  await expect(page.getByRole('article')).toHaveCount(1)
})
