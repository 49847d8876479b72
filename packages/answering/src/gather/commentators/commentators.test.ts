import { expect, test } from 'vitest'
import { passageOf, type Shelf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import type { Understood } from '../../understand/question.ts'
import { openContext } from '../answer-context.ts'
import { findCommentators } from './commentators.ts'

const PLACE = passageOf('JHN 11:35')

const said = (author: string, text: string) =>
  section('commentary-en-fathers', author, text, { author, passages: [PLACE] })

async function hear(...sections: Shelf['sections']): Promise<string[]> {
  const question = { text: 'Why did the fisherman weep?', locale: 'en', tradition: 'none', mode: 'deep' } as const
  const understood: Understood = {
    question,
    locale: 'en',
    intent: 'event',
    passages: [],
    wrong: [],
    terms: ['fisherman'],
    search: 'the fisherman weep',
  }
  const library = shelfLibrary({
    works: [work('bible-en-bsb', 'bible', 'en'), work('commentary-en-fathers', 'commentary', 'en')],
    bibles: { 'bible-en-bsb': ['JHN 11:35 The fisherman wept beside the harbour for his broken boat.'] },
    pericopes: ['JHN 11:35 The boat'],
    sections,
    verses: [],
  })
  const voices = await findCommentators(openContext(understood, library, []), [PLACE], 3)
  return voices.map(({ author }) => author.key)
}

test('a teacher is heard who speaks of what was asked', async () => {
  expect(await hear(said('Ambrose', 'Tears such as a fisherman may weep are salt of another sea altogether.'))).toEqual(
    ['ambrose'],
  )
})

test.each([
  ['speaks of something else', 'Ambrose', 'Merchants count the coins that winter has left in their purses.'],
  ['only repeats the verse', 'Ambrose', 'The fisherman wept beside the harbour for his broken boat.'],
  ['stands on the sentence before', 'Ambrose', 'Hence a fisherman may weep and nobody will count his many tears.'],
  ['opens with somebody else’s words', 'Ambrose', '“A fisherman may weep,” as the old song of the harbour has it.'],
  ['wounds', 'Ambrose', 'The fisherman could weep, for the weaker sex alone is said to weep without cause.'],
  ['has no name and century', 'Anonymous', 'Tears such as a fisherman may weep are salt of another sea altogether.'],
])('not one whose sentence %s', async (_why, author, text) => expect(await hear(said(author, text))).toEqual([]))

test('of three voices, not all are of one age', async () => {
  const text = (salt: string) => `A fisherman may weep, and his tears are ${salt} of another sea.`
  const heard = await hear(
    said('Ambrose', text('salt')),
    said('Augustine', text('bread')),
    said('Jerome', text('wine')),
    said('John Wesley', text('oil')),
  )
  expect(heard).toHaveLength(3)
  expect(heard).toContain('john wesley')
})

test('a saying kept under several passages is named under the one it was wanted for', async () => {
  const saying = section('commentary-en-fathers', 'a', 'Tears such as a fisherman may weep are salt of another sea.', {
    author: 'Ambrose',
    passages: [passageOf('1TI 5:3'), PLACE],
  })
  expect(await hear(saying)).toEqual(['ambrose'])
})

/** What is said of fasting without standing under a passage: the answer's own passage speaks of oil and of the face. */
async function hearOnFasting(text: string): Promise<number> {
  const fasting = passageOf('MAT 6:17')
  const question = {
    text: 'Que dit la Bible sur le jeûne ?',
    locale: 'fr-fr',
    tradition: 'none',
    mode: 'deep',
  } as const
  const library = shelfLibrary({
    works: [work('bible-fr-lsg1910', 'bible', 'fr'), work('fathers-fr', 'fathers', 'fr')],
    bibles: { 'bible-fr-lsg1910': ['MAT 6:17 Quand le pêcheur jeûne, il lave son visage et parfume sa barque.'] },
    pericopes: ['MAT 6:17 Le jeûne'],
    sections: [section('fathers-fr', 'a', text, { author: 'Ambrose' })],
    verses: [],
  })
  const understood: Understood = {
    question,
    locale: 'fr-fr',
    intent: 'topic',
    passages: [],
    wrong: [],
    terms: ['jeûne'],
    search: 'jeûne',
  }
  return (await findCommentators(openContext(understood, library, []), [fasting], 3)).length
}

test.each([
  [
    'on the subject and on the passage',
    'Le jeûne lave le visage et parfume la vie entière des pêcheurs. Le jeûne libère. Un long jeûne.',
    1,
  ],
  ['on the subject alone', 'Judith observait le jeûne chaque semaine de son veuvage. Le jeûne libère. Un jeûne.', 0],
  [
    'on a word that only its accents tell apart',
    'Un homme jeune lave son visage et parfume ses cheveux noirs. Un jeune. Le jeûne et les jeunes.',
    0,
  ],
])('a saying %s', async (_what, text, heard) => expect(await hearOnFasting(text)).toBe(heard))
