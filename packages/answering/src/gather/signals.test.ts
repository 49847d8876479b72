import type { Kind } from '@berea/library'
import { formatUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../compose/shelf.test-support.ts'
import { openContext } from './answer-context.ts'
import { gatherSignals } from './signals.ts'

const library = shelfLibrary({
  works: [work('bible-en-web', 'bible', 'en')],
  bibles: {},
  pericopes: [],
  sections: [],
  verses: ['ECC 4:9', 'SIR 6:14', 'PRO 17:17'],
})

async function found(...books: readonly string[]): Promise<string[]> {
  const text = 'What does Sirach say about friendship?'
  const question = { text, locale: 'en', tradition: 'catholic', mode: 'deep' } as const
  const asked = { wrong: [], terms: ['friendship'], search: 'friendship', passages: books.map(passageOf) }
  const context = openContext({ question, locale: 'en', intent: 'topic', ...asked }, library, [])
  const { signals } = await gatherSignals(context)
  return [...new Set(signals.map(({ verse }) => formatUsfm({ first: verse, last: verse })))]
}

test('a book that the question names is the one that is looked into', async () => {
  expect(await found('SIR')).toEqual(['SIR 6:14'])
})

test('without one, verses of all books are', async () => {
  expect(await found()).toEqual(expect.arrayContaining(['ECC 4:9', 'SIR 6:14', 'PRO 17:17']))
})

describe('translators’ questions that mean the same', () => {
  const asked = (id: string, at: string) =>
    section('questions-en-x', id, 'They fled to the hills.', {
      title: 'Where did they flee?',
      passages: [passageOf(at)],
    })
  const meant = {
    ...library,
    likeQuestions: async () =>
      [
        ['1', 'GEN 14:10'],
        ['2', 'JER 48:6'],
        ['3', 'LUK 21:21'],
      ].map(([id, at], i) => ({ section: asked(id!, at!), score: 0.6 - i / 10 })),
  }
  const named = async (intent: 'event' | 'practical', without: readonly Kind[] = []) => {
    const question = { text: '他们逃到哪里去了', locale: 'zh-cn', tradition: 'none', mode: 'deep' } as const
    const context = openContext(
      { question, locale: 'zh-cn', intent, passages: [], wrong: [], terms: [], search: '' },
      meant,
      without,
    )
    return (await gatherSignals(context)).alike.map(({ like }) => like)
  }

  test('speak for their verses in any language, the likest most', async () => {
    expect(await named('event')).toEqual([1, expect.closeTo(0.5), 0])
  })
  test('and passages whose headings are like it, each language’s own likest most', async () => {
    const question = { text: '他们逃到哪里去了', locale: 'zh-cn', tradition: 'none', mode: 'deep' } as const
    const headed = {
      ...library,
      likePassages: async () => [
        { passage: passageOf('GEN 14:10'), score: 0.6, headed: 'en' },
        { passage: passageOf('JER 48:6'), score: 0.4, headed: 'en' },
        { passage: passageOf('LUK 21:21'), score: 0.3, headed: 'fr' },
      ],
    }
    const context = openContext(
      { question, locale: 'zh-cn', intent: 'event', passages: [], wrong: [], terms: [], search: '' },
      headed,
      [],
    )
    expect((await gatherSignals(context)).called.map(({ like }) => like)).toEqual([1, 0, 0.5])
  })
  test('are not asked where counsel is sought, nor where they are left out', async () => {
    expect(await named('practical')).toEqual([])
    expect(await named('event', ['questions'])).toEqual([])
  })
})
