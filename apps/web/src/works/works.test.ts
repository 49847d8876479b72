// @vitest-environment node
import { expect, test } from 'vitest'
import { languageInId } from './works.ts'

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
