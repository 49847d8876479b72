import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../../test/page.tsx'
import { SITE } from '../../test/site.ts'
import { pages } from './later/parts.tsx'

async function open(notice: object | null, locale: 'en' | 'fr-fr' = 'en') {
  const page = await openPage('/library', {
    locale,
    answer: (_method, path) => (path === '/site' ? refusal(0, '', { ...SITE, notice }) : undefined),
  })
  await pages.ahead()
  return page
}

test('an address that closes is told with its day and the new one, until it is understood', async () => {
  const notice = { old: 'old.example', host: 'new.example:8443', until: '07-10' }
  const { user } = await open(notice)
  expect(await screen.findByText(/The old address old\.example closes on July 10/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'new.example:8443' }).getAttribute('href')).toBe('https://new.example:8443/')
  await user.click(screen.getByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByText(/old\.example/)).toBeNull())
})

test('in French the day is written as French has it, and without a new address none is named', async () => {
  await open({ old: 'old.example', host: null, until: '07-10' }, 'fr-fr')
  expect(await screen.findByText(/L’ancienne adresse old\.example ferme le 10 juillet\./)).toBeDefined()
})

test('where none is set nothing is said', async () => {
  await open(null)
  await screen.findByText('3 works, 182,400 characters')
  expect(screen.queryByText(/closes on/)).toBeNull()
})
