import { type Article, fillPlaceholders, knowledge } from '@berea/knowledge'
import { OWN_WORK, ownSectionId } from '@berea/library'
import { describe, expect, test } from 'vitest'
import { lakeLibrary } from '../answer/lake.test-support.ts'
import { type Given, statementsIn } from './statements.ts'

const library = lakeLibrary()
const GIVEN: Given = {
  question: { text: 'Why did the fisherman weep?', locale: 'en', tradition: 'none', mode: 'deep' },
  locale: 'en',
  intent: 'event',
  isByModel: true,
  text: '',
  citations: [
    { n: 1, work: 'bible-en-bsb', section: 'bible-en-bsb/JHN.11' },
    { n: 2, work: 'notes-en-tyndale-study', section: 'notes-en-tyndale-study/n1' },
  ],
}
const statements = (text: string, more: Partial<Given> = {}) =>
  statementsIn({ ...GIVEN, text, ...more }, library).map((one) => one.text)

describe('what an answer states', () => {
  test('are the sentences of its paragraphs, without their marks', () => {
    expect(statements('The fisherman loved his boat.[^1] He wept over it.[^2]')).toEqual([
      'The fisherman loved his boat.',
      'He wept over it.',
    ])
  })

  test.each([
    ['a heading', '### The fisherman wept'],
    ['verses set apart', '> 35 The fisherman wept.\n> John 11:35 [^1]'],
    ['a list', '- The fisherman wept.\n- The boat sank.'],
    ['a table', '| Who | What |\n|---|---|\n| Latins | The fisherman wept. |'],
    ['what leads to the next', 'This is how it is told:'],
    ['a question', 'Why did the fisherman weep?'],
    ['Scripture in marks', 'John writes: “The fisherman wept.”[^1]'],
    ['what is no more than a word', 'Yes.'],
  ])('%s is none', (_what, text) => expect(statements(text)).toEqual([]))

  test('of the composer are only what our editors wrote and what a work explains', () => {
    const text =
      'It is told in John 11:33–36.[^1] The note says: “The sigh of the fisherman is the sigh of one who knows the lake.”[^2]'
    expect(statements(text, { isByModel: false })).toEqual([
      'The note says: “The sigh of the fisherman is the sigh of one who knows the lake.”',
    ])
  })

  test('are six at most, and none twice', () => {
    const text = Array.from({ length: 9 }, (_, at) => `The fisherman told story number ${at}. He loved his boat.`).join(
      ' ',
    )
    expect(statements(text)).toHaveLength(6)
    expect(new Set(statements(text)).size).toBe(6)
  })

  test.each(['danger', 'talk', 'outside', 'write'] as const)('where the answer was to %s, there are none', (intent) =>
    expect(statements('The fisherman wept over his boat.', { intent })).toEqual([]),
  )

  test('that our editors wrote come with what they rest on', () => {
    const article = knowledge().records.article.find(hasPlaces)!
    const text = article.answer['zh-Hans'].map((line) => fillPlaceholders(line, 'zh-cn', 'none')).join('[^3]')
    const citations = [{ n: 3, work: OWN_WORK, section: ownSectionId({ kind: 'article', id: article.id }, 'zh-Hans') }]
    const found = statementsIn({ ...GIVEN, locale: 'zh-cn', isByModel: false, text, citations }, library)
    expect(found.map(({ rests }) => rests)).toEqual(article.rests)
  })
})

const hasPlaces = ({ rests }: Article) => rests.every((grounds) => grounds.some((one) => 'passages' in one))
