import type { Locale, Tradition } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { openContext, wordsOf } from '../answer-context.ts'
import { knowPersons, personsOf, presence } from './persons.ts'

const PEOPLE = 'people'
const person = (key: string, title: string, verses: readonly string[], terms: readonly string[] = []) =>
  section(PEOPLE, key, title, { title, terms, mentions: verses.map(passageOf), facts: { type: 'person' } })
const along = (chapter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${chapter}:${from + i}`)

const library = shelfLibrary({
  works: [work(PEOPLE, 'people-places', 'en')],
  bibles: {},
  pericopes: [],
  verses: [],
  sections: [
    person('deborah-1', 'Deborah', ['GEN 35:8']),
    person('deborah-2', 'Deborah', along('JDG 4', 4, 14)),
    person('jonah', 'Jonah', along('JON 1', 1, 17)),
    person('jonathan', 'Jonathan', along('1SA 20', 1, 40)),
    person('joseph-1', 'Joseph', [...along('GEN 37', 2, 36), ...along('GEN 41', 14, 57)]),
    person('joseph-2', "Joseph (Mary's husband)", along('MAT 2', 13, 19), ['Joseph']),
    person('jesus', 'Jesus', ['MAT 2:1', 'MAT 2:11', 'MAT 3:13']),
    person('judas', 'Judas', ['MAT 27:3', 'MAT 27:5']),
  ],
})

async function present(locale: Locale, text: string, place: string, verse = '', tradition: Tradition = 'none') {
  const question = { text, locale, tradition, mode: 'deep' } as const
  const understood = { question, locale, intent: 'event', passages: [], wrong: [], terms: [], search: text } as const
  const context = openContext(understood, library, [])
  await knowPersons(context)
  return presence(personsOf(context)[0]!, passageOf(place), wordsOf(verse, locale))
}

test('of several of one name the better known is meant, in any language', async () => {
  for (const [locale, text] of [
    ['en', 'Where did Deborah sit?'],
    ['zh-tw', '底波拉坐在哪裡'],
  ] as const) {
    expect(await present(locale, text, 'JDG 4:4-5')).toBe(1)
    expect(await present(locale, text, 'GEN 35:6-8')).toBeLessThan(0.2)
  }
})

test('one who stands with the others that are asked about is meant before a better known one', async () => {
  const text = '约瑟为什么带耶稣去埃及'
  expect(await present('zh-cn', text, 'MAT 2:13-15')).toBeGreaterThan(await present('zh-cn', text, 'GEN 41:41-43'))
  expect(await present('zh-cn', '约瑟为什么哭', 'GEN 41:41-43')).toBe(1)
})

test('"he" in the next verse still means the one named', async () => {
  expect(await present('en', 'How did Judas die?', 'MAT 27:6-7')).toBe(1)
  expect(await present('en', 'How did Judas die?', 'MAT 27:9-10')).toBe(0)
})

test('who has part of another name in Chinese is not there', async () => {
  expect(await present('zh-cn', '约拿为什么逃跑', '1SA 20:1', '约拿单逃跑')).toBe(0)
})

test('those of whom only some churches’ books tell are meant by a reader of those churches', async () => {
  const asks = (tradition: Tradition) => present('en', 'How did Judas die?', '1MA 9:18', 'Judas fell', tradition)
  expect(await asks('none')).toBeLessThan(0.5)
  expect(await asks('catholic')).toBe(1)
})

test('where no work knows a name, its words tell', async () => {
  expect(await present('en', 'How did Judith escape?', 'JDT 13:10', 'Judith went out')).toBe(1)
  expect(await present('en', 'How did Judith escape?', 'JDT 13:11', 'They went out')).toBe(0)
})
