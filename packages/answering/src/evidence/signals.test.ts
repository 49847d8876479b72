import { formatUsfm } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, shelfLibrary, work } from '../composing/shelf.test-support.ts'
import { openDesk } from './desk.ts'
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
  const desk = openDesk({ question, locale: 'en', intent: 'topic', ...asked }, library, [])
  const { signals } = await gatherSignals(desk)
  return [...new Set(signals.map(({ verse }) => formatUsfm({ first: verse, last: verse })))]
}

test('a book that the question names is the one that is looked into', async () => {
  expect(await found('SIR')).toEqual(['SIR 6:14'])
})

test('without one, verses of all books are', async () => {
  expect(await found()).toEqual(expect.arrayContaining(['ECC 4:9', 'SIR 6:14', 'PRO 17:17']))
})
