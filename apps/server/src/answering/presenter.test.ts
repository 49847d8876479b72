import { INTENTS as ENGINE_INTENTS, type AnswerEvent as EngineEvent } from '@berea/answering'
import { answerEvent, INTENTS } from '@berea/contract'
import type { Section, Work } from '@berea/library'
import { describe, expect, test } from 'vitest'
import { presenter, readerUrl, type Works } from './presenter.ts'

const bible: Work = {
  id: 'bible-en-tiny',
  title: 'Tiny Bible',
  language: 'en',
  kind: 'bible',
  tradition: 'ecumenical',
  licence: 'CC0-1.0',
  tier: 'core',
  characters: 9,
}
const notes: Work = {
  ...bible,
  id: 'notes-zh-tiny',
  kind: 'notes',
  title: 'Notes',
  titleLocal: '小注',
  author: 'A. Writer',
  year: 1900,
}
const works: Works = {
  work: (id) => [bible, notes, fathers].find((work) => work.id === id),
  section: async (id) => SAYINGS.find((section) => section.id === id),
}

/** All that the presenter makes of these events, one after the other. */
async function presentAll(events: readonly EngineEvent[]) {
  const present = presenter(works)
  const presented = []
  for (const event of events) presented.push(...(await present(event)))
  return presented
}

const fathers: Work = {
  ...bible,
  id: 'commentary-en-fathers',
  kind: 'commentary',
  title: 'Church fathers on Scripture (cleared subset of a database)',
  author: '107 fathers: Chrysostom, Augustine ...',
  year: 100,
  licence: 'public domain (upstream remark)',
}
const SAYINGS: readonly Section[] = [
  {
    id: 'commentary-en-fathers/John-Chrysostom/John-11:35',
    work: fathers.id,
    order: 0,
    title: 'John 11:35',
    text: 'Jesus wept.',
    passages: [],
    author: 'John Chrysostom',
    year: 407,
    facts: { source: 'Homily on the Gospel of John 63' },
    provenance: { file: 'fathers.jsonl' },
  },
]

const wept = { first: { book: 'JHN', chapter: 11, verse: 35 }, last: { book: 'JHN', chapter: 11, verse: 35 } } as const
const quoted = { n: 1, passage: wept, quote: 'Jesus wept.', start: 4, end: 15 }

const EVENTS: readonly EngineEvent[] = [
  { type: 'understood', locale: 'en', intent: 'event', passages: [wept], terms: ['wept'], engine: 'composer' },
  { type: 'status', doing: 'searching', found: [wept] },
  { type: 'status', doing: 'reading', consulted: [{ work: 'notes-zh-tiny', section: 'notes-zh-tiny/1' }] },
  {
    type: 'citation',
    citation: {
      ...quoted,
      work: bible.id,
      section: 'bible-en-tiny/JHN.11',
      verses: [{ number: '35', text: 'Jesus wept.' }],
    },
  },
  { type: 'text', delta: 'He wept. ' },
  { type: 'text', delta: 'And stood.' },
  { type: 'check', checked: 1, corrected: 0, removed: 0 },
  {
    type: 'related',
    related: {
      books: ['notes-zh-tiny'],
      literature: [{ section: 'notes-zh-tiny/1', title: 'Tears', work: 'notes-zh-tiny' }],
      content: [],
      photos: [{ section: 'images-x/1', file: 'a b/c.png', caption: 'A tomb', credit: 'A. Painter' }],
    },
  },
  { type: 'follow-ups', questions: ['And then?'] },
]

describe('the presenter', () => {
  test('gives only what the contract knows', async () => {
    const events = await presentAll(EVENTS)
    expect(events.map((event) => answerEvent.parse(event))).toEqual(events)
  })

  test('begins the text once, before its first words', async () => {
    const types = (await presentAll(EVENTS)).map(({ type }) => type)
    expect(types.filter((type) => type.startsWith('text'))).toEqual(['text-start', 'text-delta', 'text-delta'])
  })

  test('leaves every ending to whoever closes the answer', async () => {
    expect(await presentAll([{ type: 'ended', reason: 'done' }])).toEqual([])
  })

  test('names the edition of a Bible and opens it at its verse; other works have neither', async () => {
    expect((await presentAll(EVENTS.slice(3, 4)))[0]).toMatchObject({
      data: {
        reference: 'JHN 11:35',
        edition: bible.id,
        url: expect.stringMatching(/^\/read\/bible-en-tiny\/JHN\.11\.35\?/),
      },
    })
    const citation = { ...quoted, work: notes.id, section: 'notes-zh-tiny/1' }
    const [note] = await presentAll([{ type: 'citation', citation }])
    expect(note).toMatchObject({
      data: { work: { title: '《Notes》' }, url: expect.stringMatching(/^\/read\/notes-zh-tiny\?/) },
    })
    expect(note).not.toHaveProperty('data.edition')
  })

  test('shows words of the other Chinese script in the answer’s own beside what is printed', async () => {
    const hant = { ...notes, language: 'zh-Hant' }
    const present = presenter({ ...works, work: () => hant })
    await present({ type: 'understood', locale: 'zh-cn', intent: 'event', passages: [], terms: [], engine: 'composer' })
    const citation = { ...quoted, quote: '漁夫嘆息。', work: notes.id, section: 'notes-zh-tiny/1' }
    const [event] = await present({ type: 'citation', citation })
    expect(event).toMatchObject({ data: { quote: '漁夫嘆息。', converted: '渔夫叹息。' } })
    expect(answerEvent.parse(event)).toEqual(event)
  })

  test('names who speaks, when and in what, in the answer’s language, and never the collection', async () => {
    const citation = { ...quoted, work: fathers.id, section: SAYINGS[0]!.id }
    const related = {
      books: [],
      literature: [{ section: SAYINGS[0]!.id, title: '约翰福音 11:35', work: fathers.id }],
      content: [],
      photos: [],
    }
    const [, cited, shelf] = await presentAll([
      { type: 'understood', locale: 'zh-cn', intent: 'event', passages: [], terms: [], engine: 'composer' },
      { type: 'citation', citation },
      { type: 'related', related },
    ])
    const work = {
      id: fathers.id,
      title: '《约翰福音讲道》63',
      author: '金口约翰',
      century: 4,
      year: null,
      licence: '公有领域',
      language: 'en',
    }
    expect(cited).toMatchObject({ data: { work } })
    expect(shelf).toMatchObject({ data: { literature: [{ work }] } })
  })

  test('tells by name what was found and who was consulted, each once', async () => {
    const voices = [
      { work: fathers.id, section: SAYINGS[0]!.id },
      { work: fathers.id, section: SAYINGS[0]!.id },
      { work: notes.id, section: 'notes-zh-tiny/1' },
    ]
    const [, found, read] = await presentAll([
      { type: 'understood', locale: 'fr-fr', intent: 'event', passages: [], terms: [], engine: 'composer' },
      { type: 'status', doing: 'searching', found: [wept] },
      { type: 'status', doing: 'reading', consulted: voices },
    ])
    expect(found).toMatchObject({ data: { doing: 'searching', passages: 1, references: ['JHN 11:35'] } })
    expect(read).toMatchObject({ data: { doing: 'reading', works: 2, names: ['Jean Chrysostome', 'Notes'] } })
  })

  test('keeps the id of a work that has left the library', async () => {
    const [event] = await presentAll([{ type: 'citation', citation: { ...quoted, work: 'gone', section: 'gone/1' } }])
    expect(event).toMatchObject({ data: { work: { id: 'gone', title: 'gone', author: null } } })
  })

  test('tells where a picture is loaded from', async () => {
    expect((await presentAll(EVENTS.slice(7, 8)))[0]).toMatchObject({
      data: { photos: [{ src: '/webapi/library/pictures/images-x/a%20b%2Fc.png' }] },
    })
  })
})

test.each([
  [{ work: 'bible-en-bsb', reference: 'JHN 11:33-36' }, '/read/bible-en-bsb/JHN.11.33-36'],
  [{ work: 'notes-x', section: 'notes-x/1 a' }, '/read/notes-x?section=notes-x%2F1+a'],
  [
    { work: 'b', section: 'b/GEN.1', start: 0, end: 9, reference: 'GEN 1:1-2:3' },
    '/read/b/GEN.1.1-2.3?section=b%2FGEN.1&start=0&end=9',
  ],
])('the reader opens %j at %s', (place, url) => {
  expect(readerUrl(place)).toBe(url)
})

test('what a question can be after is the same to the engine and to the contract', () => {
  expect(INTENTS).toEqual(ENGINE_INTENTS)
})
