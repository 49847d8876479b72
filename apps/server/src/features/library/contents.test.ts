import type { Part, Work } from '@berea/library'
import { expect, test } from 'vitest'
import { presentContents } from './contents.ts'

const work = (id: string, kind: Work['kind']): Work => ({
  id,
  title: 'A title',
  language: 'en',
  kind,
  tradition: 'protestant',
  licence: 'CC0',
  tier: 'core',
  characters: 1,
})
const entry = (id: string, title: string, more = {}) => ({ title, head: { id, order: 0, title, ...more } })
const john = { first: { book: 'JHN', chapter: 11, verse: 33 }, last: { book: 'JHN', chapter: 11, verse: 34 } } as const

test('three books in one pack are three books, each with its writer, its century and its year', () => {
  const place = 'classics-en-protestant/calvins-institutes'
  const whole: Part = {
    key: '',
    name: { kind: 'whole' },
    entries: [],
    parts: [
      {
        key: 'calvins-institutes',
        name: { kind: 'writing', place, title: 'Institutes of the Christian Religion' },
        entries: [entry(`${place}/1`, 'Chapter I')],
        parts: [],
      },
      {
        key: 'unheard-of',
        name: { kind: 'writing', place: 'classics-en-protestant/unheard-of', title: 'A Book Unheard Of' },
        entries: [],
        parts: [],
      },
    ],
  }
  const shown = presentContents(whole, { part: '' }, work('classics-en-protestant', 'fathers'), 'zh-cn')
  expect(shown?.items).toMatchObject([
    { part: 'calvins-institutes', title: '《基督教要义》', author: '加尔文', century: 16, year: 1559, sections: 1 },
    { part: 'unheard-of', title: 'A Book Unheard Of', author: null, year: null },
  ])
  const inside = presentContents(whole, { section: `${place}/1` }, work('classics-en-protestant', 'fathers'), 'en')
  expect(inside?.path.map(({ title }) => title)).toEqual(['Three Protestant classics: Calvin, Luther, Bunyan'])
  expect(inside?.title).toBe('Institutes of the Christian Religion')
  expect(presentContents(whole, { part: 'nowhere' }, work('x', 'fathers'), 'en')).toBeUndefined()
})

test('of a commentary each saying is listed by its place and by who said it, in the reader’s language', () => {
  const sayings = [entry('c/1', 'John 11:33–34', { passage: john, author: 'John Chrysostom' }), entry('c/2', 'Preface')]
  const chapter: Part = {
    key: 'JHN/11',
    name: { kind: 'chapter', book: 'JHN', chapter: 11 },
    entries: sayings,
    parts: [],
  }
  const book: Part = { key: 'JHN', name: { kind: 'book', book: 'JHN' }, entries: [], parts: [chapter] }
  const whole: Part = { key: '', name: { kind: 'whole' }, entries: [entry('c/0', 'Introduction')], parts: [book] }
  const fathers = work('commentary-en-fathers', 'commentary')
  const shown = presentContents(whole, { part: 'JHN/11' }, fathers, 'zh-cn')
  expect(shown).toMatchObject({
    title: '约翰福音 11',
    reference: 'JHN 11',
    path: [{ title: '《教父论圣经》' }, { title: '约翰福音', reference: 'JHN' }],
    items: [
      { section: 'c/1', title: '约翰福音 11:33–34', reference: 'JHN 11:33-34', author: '金口约翰', century: 4 },
      { section: 'c/2', title: 'Preface', reference: null, author: null },
    ],
  })
  const root = presentContents(whole, { part: '' }, fathers, 'fr-fr')
  expect(root?.items.map(({ title }) => title)).toEqual(['Jean', 'Introduction'])
})

test('a run of sayings is called by the verses that it runs over, other runs by their first and last', () => {
  const verse = (number: number) => {
    const at = { book: 'JHN', chapter: 11, verse: number } as const
    return entry(`c/${number}`, `John 11:${number}`, { passage: { first: at, last: at } })
  }
  const run = (first: ReturnType<typeof entry>, last: ReturnType<typeof entry>): Part => ({
    key: '1',
    name: { kind: 'run', first, last },
    entries: [],
    parts: [],
  })
  const titleOf = (part: Part) =>
    presentContents({ ...part, key: '' }, { part: '' }, work('c', 'commentary'), 'es-es')?.title
  expect(titleOf(run(verse(1), verse(16)))).toBe('Juan 11:1–16')
  expect(titleOf(run(entry('c/a', 'Aaron'), entry('c/b', 'Abel')))).toBe('Aaron – Abel')
})
