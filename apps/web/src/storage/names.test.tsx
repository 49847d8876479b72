import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/page.tsx'
import { readLocal, type StorageKey, writeLocal } from './local.ts'

/** All there are: another name does not compile, here nor where it is used. */
const NAMES = Object.keys({
  assessmentResult: 0,
  defaultLanguage: 0,
  language: 0,
  platformCode: 0,
  appFirstTour: 0,
  firstTour: 0,
  app: 0,
} satisfies Record<StorageKey, 0>) as StorageKey[]

test('each of the seven names keeps base64 of UTF-8', () => {
  expect(NAMES).toHaveLength(7)
  for (const name of NAMES) {
    writeLocal(name, '耶稣哭了')
    expect(localStorage.getItem(name)).toBe('6IC256ij5ZOt5LqG')
    expect(readLocal(name)).toBe('耶稣哭了')
    writeLocal(name, undefined)
  }
  expect(localStorage).toHaveLength(0)
})

test('a page that is used keeps what it keeps under these names and no others', async () => {
  const { user } = await openPage('/setting')
  await user.click(await screen.findByRole('radio', { name: 'Français' }))
  await waitFor(() => expect(readLocal('language')).toBe('fr-fr'))
  const kept = Object.keys(localStorage)
  expect(kept).toEqual(expect.arrayContaining(['app', 'defaultLanguage', 'language', 'appFirstTour']))
  expect(kept.filter((name) => !NAMES.includes(name as StorageKey))).toEqual([])
  for (const name of kept) expect(localStorage.getItem(name)).toMatch(/^[\w+/]+={0,2}$/)
})
