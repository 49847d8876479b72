import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../../test/page.tsx'
import { SITE, WHOLE_SITE } from '../../test/site.ts'

const answerSite = (site: object) => (_method: string, path: string) =>
  path === '/site' ? refusal(0, '', site) : undefined

test.each([
  ['/about', 'About Berea', /Acts 17:11/],
  ['/service', 'Terms', /In force since 11 October 2025/],
  ['/policy', 'Privacy policy', /Dated 11 October 2025/],
  ['/support', 'Support', /When something does not work/],
  ['/help', 'Help', /How to ask/],
])('%s is called %s, has its text, and nothing that axe finds wrong', async (address, title, said) => {
  await openPage(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(await screen.findByText(said)).toBeDefined()
  expect(document.title).toBe(`${title} · Berea`)
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('the operator’s lines are said where they are set', async () => {
  await openPage('/about', { answer: answerSite(WHOLE_SITE) })
  expect(await screen.findByText(/Olive Ltd, a technology company/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'help@olive.example' }).getAttribute('href')).toBe(
    'mailto:help@olive.example',
  )
})

test('the sources are counted from the library’s catalogue', async () => {
  await openPage('/about')
  const table = await screen.findByRole('table', { name: 'The library by kind' })
  expect(within(table).getByRole('row', { name: /^Bible 2 / })).toBeDefined()
  expect(screen.getByText(/holds 3 works with more than 182,400 characters/)).toBeDefined()
})

test('a page over which the operator has laid an own text shows that one, and no HTML in it', async () => {
  await openPage('/policy', {
    answer: (_method, path) =>
      path === '/site/pages/policy'
        ? refusal(0, '', { text: '# Ours\n\nOur words. <img src=x onerror=alert(1)>' })
        : undefined,
  })
  expect(await screen.findByRole('heading', { level: 2, name: 'Ours' })).toBeDefined()
  expect(screen.queryByText(/Dated/)).toBeNull()
  expect(document.querySelector('main img')).toBeNull()
})

test('help has the numbers to call before everything else, dialled at a touch', async () => {
  await openPage('/help')
  const lines = await screen.findByRole('region', { name: 'If somebody is in danger' })
  expect(within(lines).getByRole('heading', { level: 3, name: 'UK' })).toBeDefined()
  expect(within(lines).getByRole('link', { name: '116 123' }).getAttribute('href')).toBe('tel:116123')
  await screen.findByText(/How to ask/)
  expect(lines.compareDocumentPosition(screen.getByText(/How to ask/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('support leads to terms and policy without loading the page anew', async () => {
  const { user } = await openPage('/support')
  await user.click(await screen.findByRole('link', { name: 'privacy policy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeDefined()
  await user.click((await screen.findAllByRole('link', { name: 'settings' }))[0]!)
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
})

test('a page that cannot be had says so in the server’s words, and comes when it is asked for again', async () => {
  let away = true
  const { user } = await openPage('/service', {
    answer: (_method, path) => (path === '/site' ? refusal(away ? 10_299 : 0, 'Not now.', SITE) : undefined),
  })
  expect(await screen.findByText('Not now.')).toBeDefined()
  away = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/In force since/)).toBeDefined()
})
