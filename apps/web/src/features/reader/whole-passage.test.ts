import type { PassageReply } from '@berea/contract'
import { expect, test } from 'vitest'
import { wholePassage } from './whole-passage.ts'

const EDITION = { id: 'bible-en-x', title: 'X', author: null, year: null, licence: 'CC0', language: 'en' }

/** A piece with these verses of one chapter, whose places are their numbers. */
const piece = (rest: string | null, ...numbers: number[]): PassageReply => ({
  reference: `PSA 1:${numbers[0]}-${numbers.at(-1)}`,
  printed: null,
  edition: EDITION,
  section: 'bible-en-x/PSA.1',
  verses: numbers.map((number) => ({
    reference: `PSA 1:${number}`,
    number: `1:${number}`,
    text: `${number}`,
    section: 'bible-en-x/PSA.1',
    start: number,
    end: number + 1,
  })),
  rest,
  before: null,
  after: 'PSA 2',
})

async function read(pieces: Readonly<Record<string, PassageReply>>) {
  const asked: string[] = []
  const whole = await wholePassage('PSA 1', async (ref) => {
    asked.push(ref)
    return pieces[ref]!
  })
  return { asked, numbers: whole.verses.map(({ text }) => Number(text)), rest: whole.rest, after: whole.after }
}

test('a passage that comes in one piece is asked for once', async () => {
  expect(await read({ 'PSA 1': piece(null, 1, 2) })).toEqual({
    asked: ['PSA 1'],
    numbers: [1, 2],
    rest: null,
    after: 'PSA 2',
  })
})

test('of a longer one the rest is asked for until there is none, and no verse stands twice', async () => {
  const pieces = {
    'PSA 1': piece('PSA 1:3-6', 1, 2),
    'PSA 1:3-6': piece('PSA 1:5-6', 2, 3, 4),
    'PSA 1:5-6': piece(null, 5, 6),
  }
  expect(await read(pieces)).toEqual({
    asked: ['PSA 1', 'PSA 1:3-6', 'PSA 1:5-6'],
    numbers: [1, 2, 3, 4, 5, 6],
    rest: null,
    after: 'PSA 2',
  })
})
