// @vitest-environment node
import type { Work } from '@berea/contract'
import { expect, test } from 'vitest'
import { besideOf, bibleOrder, briefName, languageInId, readableIn, shortName } from './works.ts'

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

test.each([
  ['bible-en-bsb', 'Berean Standard Bible', 'BSB'],
  ['bible-fr-lsg1910', 'La Sainte Bible, Louis Segond', 'LSG 1910'],
  ['bible-zh-hans-cuv', '和合本（简体，神版）', '和合本'],
  ['bible-en-sample', 'Sample', 'Sample'],
  ['bible-es-something', 'A long name of its own', 'A long name of its own'],
])('%s is %s, and %s where there is little room', (id, titleLocal, short) => {
  const bible = { id, titleLocal, language: 'xx' } as Work
  expect(shortName(bible, [bible])).toBe(short)
})

test('a Bible that could not be read is not offered', () => {
  const bible = (id: string, state: Work['state'], language = 'es') => ({ id, language, kind: 'bible', state }) as Work
  const bibles = [bible('broken', 'failed'), bible('coming', 'waiting'), bible('there', 'ready')]
  expect(readableIn('es', [...bibles, bible('english', 'ready', 'en')]).map(({ id }) => id)).toEqual(['there'])
})

const bible = (id: string, language: string) => ({ id, language, kind: 'bible', state: 'ready' }) as Work
const SHELF = [
  bible('bible-en-asv', 'en'),
  bible('bible-en-bsb', 'en'),
  bible('bible-es-rv1909', 'es'),
  bible('bible-fr-crampon1923', 'fr'),
  bible('bible-fr-lsg1910', 'fr'),
  bible('bible-lzh-cuv', 'lzh-Hant'),
  bible('bible-zh-hans-cuv', 'zh-Hans'),
  bible('bible-zh-hant-cuv', 'zh-Hant'),
]
const named = (id: string) => SHELF.find((work) => work.id === id)

test('Bibles stand by language: the reader’s own, those akin to it, English, all others', () => {
  expect(bibleOrder(SHELF, 'zh-cn').map(({ language }) => language)).toEqual([
    'zh-Hans',
    'zh-Hant',
    'lzh-Hant',
    'en',
    'en',
    'es',
    'fr',
    'fr',
  ])
})

test.each([
  ['bible-fr-lsg1910', ['bible-fr-lsg1910', 'bible-fr-crampon1923'], 'bible-fr-crampon1923'],
  ['bible-en-asv', ['bible-en-bsb'], 'bible-en-bsb'],
  ['bible-zh-hans-cuv', ['bible-zh-hans-cuv', 'bible-zh-hant-cuv'], 'bible-lzh-cuv'],
  ['bible-es-rv1909', ['bible-es-rv1909'], 'bible-en-asv'],
])('%s is set beside the next of its language', (id, preferred, beside) => {
  expect(besideOf(named(id), SHELF, preferred)?.id).toBe(beside)
})

test('with one Bible there is nothing to set beside it', () => {
  expect(besideOf(named('bible-en-bsb'), [named('bible-en-bsb')!], [])).toBeUndefined()
})
