// @vitest-environment node
import type { Work } from '@berea/contract'
import { expect, test } from 'vitest'
import { authorOf, briefName, languageInId, readableIn, withoutRemark } from './works.ts'

test.each([
  ['bible-zh-hans-cuv', 'zh-Hans'],
  ['bible-zh-hant-cuv', 'zh-Hant'],
  ['notes-zh-tyndale', 'zh'],
  ['people-places-en-tipnr', 'en'],
  ['original-grc-byz', 'grc'],
  ['images-fia', undefined],
  ['crossrefs-openbible', undefined],
])('%s is written in %s', (work, language) => {
  expect(languageInId(work)).toBe(language)
})

test('a Bible’s name leaves out what stands in brackets, unless another would have the same', () => {
  const bible = (language: string, titleLocal: string) => ({ language, titleLocal }) as Work
  const simplified = bible('zh-Hans', '和合本（简体，神版）')
  const older = bible('es', 'Reina-Valera (1865)')
  const bibles = [simplified, bible('zh-Hant', '和合本（繁體，神版）'), older, bible('es', 'Reina-Valera (1909)')]
  expect(briefName(simplified, bibles)).toBe('和合本')
  expect(briefName(older, bibles)).toBe('Reina-Valera (1865)')
})

test('what publishers explain in a name is left out where there is little room; who they are is not', () => {
  expect(withoutRemark('Church fathers on Scripture (cleared subset of a database)')).toBe(
    'Church fathers on Scripture',
  )
  expect(withoutRemark('研讀筆記 (Tyndale)')).toBe('研讀筆記 (Tyndale)')
})

test.each([
  ['Tyndale House Publishers (Tyndale Open Study Notes; translated by others)', 'Tyndale House Publishers'],
  ['Matthew Henry', 'Matthew Henry'],
  [null, undefined],
])('of %j is told %j', (author, told) => {
  expect(authorOf({ author })).toBe(told)
})

test('a Bible that could not be read is not offered', () => {
  const bible = (id: string, state: Work['state'], language = 'es') => ({ id, language, kind: 'bible', state }) as Work
  const bibles = [bible('broken', 'failed'), bible('coming', 'waiting'), bible('there', 'ready')]
  expect(readableIn('es', [...bibles, bible('english', 'ready', 'en')]).map(({ id }) => id)).toEqual(['there'])
})
