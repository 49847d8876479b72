import { expect, test } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { openContext } from '../answer-context.ts'
import { meaningByNotes } from './meaning-by-notes.ts'

const SAYING = 'MAT 5:13'
const NOTES = {
  custom: 'Salt was dug out of the ground by the sea, and sold by the measure in the towns of the earth.',
  meaning: 'The salt of the earth means those who keep others from decay by what they are.',
  echo: 'You are the salt of the earth.',
}

function libraryOf(...notes: readonly (keyof typeof NOTES)[]) {
  return shelfLibrary({
    works: [work('bible-en-bsb', 'bible', 'en'), work('notes-en-sample', 'notes', 'en')],
    bibles: { 'bible-en-bsb': [`${SAYING} You are the salt of the earth.`] },
    pericopes: [SAYING],
    sections: notes.map((key) => section('notes-en-sample', key, NOTES[key], { passages: [passageOf(SAYING)] })),
    verses: [],
  })
}

async function meaning(...notes: readonly (keyof typeof NOTES)[]): Promise<string | undefined> {
  const text = 'What does "the salt of the earth" mean?'
  const question = { text, locale: 'en', tradition: 'none', mode: 'deep' } as const
  const understood = {
    question,
    locale: 'en',
    search: 'the salt of the earth',
    intent: 'explain',
    passages: [],
    wrong: [],
    terms: [],
  } as const
  const library = libraryOf(...notes)
  const passage = passageOf(SAYING)
  const found = {
    passage,
    pericope: passage,
    text: library.passage('bible-en-bsb', passage)!,
    score: 1,
    peak: passage.first,
    parallels: [],
  }
  return (await meaningByNotes(openContext(understood, library, []), found))?.quote.words
}

test('a saying is explained by the sentence that says what it means', async () => {
  expect(await meaning('custom', 'meaning', 'echo')).toBe(NOTES.meaning)
})

test('and by none, where notes tell of something else or only say it again', async () => {
  expect(await meaning('custom', 'echo')).toBeUndefined()
})
