import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { openPage } from '../../test/page.tsx'

/** What axe finds wrong with the whole page; contrast is computed from the palettes, as jsdom draws nothing. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

test.each([
  ['the welcome', '/chat?_n=1', 'Was the sigh grief or anger?'],
  [
    'an answer with the reader open',
    '/chat?id=session-0&read=bible-en-sample%2FJHN.11.35',
    'So they took the stone away, and he looked up.',
  ],
  ['the library', '/library', '3 works, 182,400 characters'],
  ['the settings', '/setting', 'Keyboard shortcuts'],
  ['the reader as a page', '/read/bible-en-sample/JHN.11', 'And he wept.'],
])('%s has nothing that axe finds wrong', async (_what, address, last) => {
  await openPage(address)
  await screen.findByRole('heading', { level: 1 })
  await screen.findAllByText(last)
  expect(await violations()).toEqual([])
})
