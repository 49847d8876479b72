import type { Library, NearHit, Section } from '@berea/library'
import { describe, expect, it } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { FEATURES } from './features.ts'
import { findExplanations } from './find.ts'
import { gateOf, type Weights } from './scoring.ts'
import byMeaning from './weights.json' with { type: 'json' }
import byWords from './weights-words.json' with { type: 'json' }

const works = [work('lamp-dictionary', 'dictionary', 'en'), work('lamp-notes', 'notes', 'en')]
const wick = section('lamp-dictionary', 'wick', 'A wick is the cord of a lamp that draws up the oil and burns.', {
  title: 'Wick',
})
const oil = section('lamp-dictionary', 'oil', 'Oil was pressed from olives and carried in jars to the market.', {
  title: 'Oil',
})
const onThree = section('lamp-notes', 'jhn-3-3', 'Whoever is born from above begins again, as a child does.', {
  title: 'John 3:3',
  passages: [passageOf('JHN 3:3')],
})
const onTwelve = section('lamp-notes', 'jhn-12-3', 'The house was filled with the smell of the oil.', {
  title: 'John 12:3',
  passages: [passageOf('JHN 12:3')],
})

/** A library in which meaning finds what it is told to find. */
function libraryWith(nearest: readonly (readonly [Section, number])[]): Library {
  const shelf = shelfLibrary({
    works,
    bibles: {},
    sections: [wick, oil, onThree, onTwelve],
    pericopes: [],
    verses: [],
  })
  const hits = nearest.map(
    ([found, likeness]): NearHit => ({ section: found, start: 0, end: found.text.length, likeness }),
  )
  return { ...shelf, nearest: async () => hits }
}

const asked = (text: string, more: object = {}) => ({
  text,
  vectors: [new Float32Array(1)],
  terms: [],
  named: [],
  found: [],
  languages: ['en'],
  without: [],
  ...more,
})

it('puts the paragraph first that is much more like what is asked', async () => {
  const library = libraryWith([
    [wick, 0.83],
    [oil, 0.52],
  ])
  const [first, second] = await findExplanations(asked('what is the string in a lamp called'), 'definition', library, 2)
  expect(first?.section.id).toBe(wick.id)
  expect(first!.score).toBeGreaterThan(2 * second!.score)
})

it('explains a passage that is named by what is said on it, and by nothing else', async () => {
  const library = libraryWith([
    [onTwelve, 0.9],
    [onThree, 0.6],
  ])
  const found = await findExplanations(
    asked('what does John 3:3 mean', { named: [passageOf('JHN 3:3')] }),
    'passage',
    library,
    3,
  )
  expect(found.map((one) => one.section.id)).toEqual([onThree.id])
})

it('takes nothing for an answer that is unlike what is asked', async () => {
  const library = libraryWith([
    [oil, 0.41],
    [onTwelve, 0.4],
  ])
  const found = await findExplanations(asked('who was the father of Abraham'), 'fact', library, 3)
  expect(found.map(({ gate }) => gate)).not.toContain('answers')
})

describe.each<[string, Weights]>([
  ['with the encoder', byMeaning],
  ['by words alone', byWords],
])('the weights %s', (_, weights) => {
  it('say when, on what and how well they were fitted', () => {
    expect(weights.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(weights.data).toMatch(/\d+ questions, \d+ labelled paragraphs/)
    expect(weights.figures['best answers']).toBeGreaterThan(0.5)
  })

  it('know every feature and no other', () => {
    expect(Object.keys(weights.weights).sort()).toEqual([...FEATURES].sort())
  })

  it('let nothing pass as an answer that is not near', () => {
    expect(weights.gate.answers).toBeGreaterThanOrEqual(weights.gate.near)
    expect(gateOf(weights.gate.answers, weights)).toBe('answers')
    expect(gateOf(0, weights)).toBe('none')
  })
})

it('weighs likeness, words in common and room to explain for a paragraph, and mere references against it', () => {
  const { weights } = byMeaning
  expect(weights.likeness + weights.likenessAbove).toBeGreaterThan(1.5)
  for (const feature of ['firstByMeaning', 'firstByWords', 'words', 'length'] as const)
    expect(weights[feature], feature).toBeGreaterThan(0.2)
  expect(weights.references).toBeLessThan(-0.2)
})
