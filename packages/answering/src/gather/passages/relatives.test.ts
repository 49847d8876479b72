import { formatUsfm } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, type Shelf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { openContext } from '../answer-context.ts'
import { relativesAsked } from './relatives.ts'

const person = (title: string, gender: string, text: string, verses: readonly string[]) =>
  section('people-places-en-theographic', title, text, {
    title,
    facts: { type: 'person', gender },
    mentions: verses.map((verse) => passageOf(verse)),
  })

const SHELF: Shelf = {
  works: [
    work('bible-en-bsb', 'bible', 'en'),
    work('bible-zh-hans-cuv', 'bible', 'zh-Hans'),
    work('people-places-en-theographic', 'people-places', 'en'),
  ],
  bibles: {
    'bible-en-bsb': [
      'GEN 11:29 Abram took Sarai for a wife.',
      'GEN 17:15 To Abraham: your wife is called Sarah.',
      'GEN 18:6 Abraham hurried to Sarah in the tent.',
      'GEN 25:1 Abraham took another wife, Keturah.',
      'GEN 21:3 Abraham gave the son whom Sarah bore the name Isaac.',
      'MAT 1:16 Joseph was the husband of Mary, to whom Jesus was born.',
    ],
    'bible-zh-hans-cuv': ['GEN 17:15 对亚伯拉罕说：你的妻子名叫撒拉。', 'GEN 25:1 亚伯拉罕又娶了妻，名叫基土拉。'],
  },
  pericopes: [],
  verses: [],
  sections: [
    person('Abraham', 'male', 'Abraham: husband of Keturah and Sarah; father of Isaac.', [
      ...['GEN 11:29', 'GEN 17:15', 'GEN 18:6', 'GEN 25:1', 'GEN 21:3'],
    ]),
    person('Sarah', 'female', 'Sarah: wife of Abraham; mother of Isaac.', [
      ...['GEN 11:29', 'GEN 17:15', 'GEN 18:6', 'GEN 21:3'],
    ]),
    person('Keturah', 'female', 'Keturah: wife of Abraham.', ['GEN 25:1']),
    person('Isaac', 'male', 'Isaac: son of Abraham and Sarah.', ['GEN 21:3']),
    person('Jesus', 'male', 'Jesus: son of Joseph and Mary.', ['MAT 1:16']),
    person('Joseph', 'male', 'Joseph: husband of Mary; father of Jesus.', ['MAT 1:16']),
    person('Mary', 'female', 'Mary: wife of Joseph; mother of Jesus.', ['MAT 1:16']),
  ],
}

async function kin(text: string, locale: 'en' | 'zh-cn' = 'en'): Promise<string[]> {
  const question = { text, locale, tradition: 'none', mode: 'deep' } as const
  const understood = { question, locale, intent: 'person', passages: [], wrong: [], terms: [], search: text } as const
  const relatives = await relativesAsked(openContext(understood, shelfLibrary(SHELF), []))
  return relatives.map(({ name, place }) => `${name ?? '-'} ${formatUsfm(place)}`)
}

test('kin are named with the first verse that calls both by name and says what they are to each other', async () => {
  expect(await kin('Who was the mother of Isaac?')).toEqual(['Sarah GEN 21:3'])
  expect(await kin("What was the name of Abraham's son?")).toEqual(['Isaac GEN 21:3'])
})

test('of several, whom more verses name beside the one asked about stands first', async () => {
  expect(await kin('Who was Abraham’s wife?')).toEqual(['Sarah GEN 17:15', 'Keturah GEN 25:1'])
  expect(await kin('亚伯拉罕的妻子叫什么名字？', 'zh-cn')).toEqual(['撒拉 GEN 17:15', '基土拉 GEN 25:1'])
})

test('whose son Jesus is, a verse says in its own words', async () => {
  expect(await kin('Who was the father of Jesus?')).toEqual(['- MAT 1:16'])
  expect(await kin('Who was the mother of Jesus?')).toEqual(['Mary MAT 1:16'])
})

test.each(['Who was Abraham?', 'Why did Abraham send away the mother of his son?', 'Who is the father of lies?'])(
  'no kin is asked for: %s',
  async (text) => {
    expect(await kin(text)).toEqual([])
  },
)
