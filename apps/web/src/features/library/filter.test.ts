// @vitest-environment node
import type { Work } from '@berea/contract'
import { expect, test } from 'vitest'
import { ANY, type Filter, fits, forReaders, ownFirst, valuesOf } from './filter.ts'

const work = (part: Partial<Work>): Work => ({
  id: 'dictionary-fr-ours',
  title: 'Our Dictionary',
  titleLocal: 'Notre Dictionnaire Élémentaire',
  names: ['奥古斯丁', 'Agustín de Hipona'],
  language: 'fr',
  kind: 'dictionary',
  tradition: 'ecumenical',
  author: 'Émile Dupont',
  year: 1899,
  licence: 'CC0',
  origin: null,
  tier: 'core',
  characters: 10,
  state: 'ready',
  ...part,
})

test.each<[string, Partial<Filter>, boolean]>([
  ['everything, while nothing is asked', {}, true],
  ['words of its local name, without accents', { text: 'elementaire notre' }, true],
  ['its author', { text: 'Émile' }, true],
  ['whom it holds, as the reader’s language calls them', { text: '奥古斯丁' }, true],
  ['whom it holds, without accents', { text: 'agustin' }, true],
  ['its year', { text: '1899' }, true],
  ['not a word that it lacks', { text: 'notre calvin' }, false],
  ['its language', { language: 'fr' }, true],
  ['not another language', { language: 'en' }, false],
  ['not its language and another kind', { language: 'fr', kind: 'bible' }, false],
])('a work fits %s', (_what, filter, expected) => {
  expect(fits(work({}), { ...ANY, ...filter })).toBe(expected)
})

test('the choices are the values that occur, most frequent first', () => {
  const works = [work({ kind: 'bible' }), work({ kind: 'notes' }), work({ kind: 'notes' })]
  expect(valuesOf(works, 'kind')).toEqual(['notes', 'bible'])
})

test('a reader’s own languages stand first, in their order', () => {
  const works = ['en', 'zh-Hant', 'fr', 'zh-Hans'].map((language) => work({ id: language, language }))
  expect(ownFirst(works, ['zh-Hans', 'zh-Hant', 'en']).map(({ id }) => id)).toEqual(['zh-Hans', 'zh-Hant', 'en', 'fr'])
})

test('what is never read is not among the readers’ works, unless its makers are to be named', () => {
  const works = ['bible', 'model', 'versification', 'names', 'crossrefs'].map((kind) => work({ kind }))
  expect(forReaders(works).map(({ kind }) => kind)).toEqual(['bible', 'model', 'crossrefs'])
})
