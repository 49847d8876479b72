import { ordinal, VERSES_66 } from '@berea/scripture'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readArrays } from '../editions/array-file.ts'
import { findCandidates, ranksOf, topPlaces } from './candidates.ts'
import { openFieldIndex } from './field-index.ts'
import { FirstStage } from './first-stage.ts'
import { shapeOf } from './shape.ts'
import { writeVerseIndex } from './verse-index-file.ts'
import { isTopic, VerseSearch } from './verse-search.ts'

const at = (chapter: number, verse: number) => ordinal({ book: 'RUT', chapter, verse })
const TEXTS = new Map([
  [at(1, 1), 'A baker lit the lamp in her window.'],
  [at(1, 2), 'Travellers saw the light from the hill.'],
  [at(1, 3), 'They came down and ate warm bread.'],
  [at(2, 1), 'In the morning the baker swept the floor.'],
  [at(2, 2), 'A sparrow sang on the roof.'],
])
const shape = shapeOf([at(1, 1), at(2, 1)])
const file = writeVerseIndex({
  language: 'en',
  shape,
  editions: [(place) => TEXTS.get(place) ?? '', (place) => TEXTS.get(place)?.replace('lamp', 'lantern') ?? ''],
  notes: [{ first: at(2, 2), last: at(2, 2), text: 'A small brown bird, common in villages.' }],
  headings: [
    { place: at(1, 1), heading: 'Hospitality' },
    { place: at(2, 1), heading: 'Morning' },
  ],
  references: () => 0,
})
const first = new FirstStage(openFieldIndex(readArrays(file).arrays, 'en', 2, shape))
const best = (question: string): string[] =>
  new VerseSearch(file, shape).search(question, 3).map(({ verse }) => `${verse.chapter}:${verse.verse}`)

test('what no word of the question finds is found by its likeness, with what stands beside it', () => {
  const likeness = new Float32Array(VERSES_66).fill(0.1)
  likeness[at(2, 2)] = 0.9
  likeness[at(1, 3)] = Number.NaN
  const found = new VerseSearch(file, shape).search('Who saw the light from the hill?', 3, likeness)
  expect(found[0]?.verse).toEqual({ book: 'RUT', chapter: 2, verse: 2 })
  expect(found.map(({ verse }) => `${verse.chapter}:${verse.verse}`)).toContain('1:2')
})

describe('a question finds', () => {
  test.each([
    ['the verse that says it', 'Who saw the light from the hill?', '1:2'],
    ['what any edition says', 'Where did the lantern stand?', '1:1'],
    ['what notes say of a verse', 'Which brown bird sang?', '2:2'],
    ['two words side by side', 'Who ate warm bread?', '1:3'],
  ])('%s', (_, question, verse) => {
    expect(best(question)[0]).toBe(verse)
  })

  test('what stands below a heading that says it', () => {
    const { scores } = findCandidates(first.index, first.score(['hospit'], []), undefined)
    expect(scores.heading[at(1, 3)]).toBeGreaterThan(0)
    expect(scores.heading[at(2, 1)]).toBe(0)
  })

  test('a verse by its neighbour, less than by itself, and not over the end of a chapter', () => {
    const { fields, window } = first.score(['sparrow'], [])
    expect(fields[at(2, 2)]).toBeGreaterThan(fields[at(2, 1)]!)
    expect(window[at(2, 1)]).toBeGreaterThan(0)
    expect(fields[at(1, 3)]).toBe(0)
  })

  test('what its book is known for', () => {
    const { inWindow, inVerse } = first.score(['ruth'], [])
    expect(inWindow[at(1, 3)]).toBeGreaterThan(0)
    expect(inVerse[at(1, 3)]).toBe(0)
  })

  test('nothing where no word is known', () => {
    expect(best('xylophone zeppelin?')).toEqual([])
    expect(best('')).toEqual([])
  })
})

test('one question leaves nothing behind for the next', () => {
  const before = Object.values(first.score(['lamp', 'bread'], ['warm_bread'])).map((value) => value.toString())
  first.score(['sparrow', 'ruth', 'hospit', 'bird'], [])
  const after = Object.values(first.score(['lamp', 'bread'], ['warm_bread'])).map((value) => value.toString())
  expect(after).toEqual(before)
})

test('how much of a question stands in a verse is told with it', () => {
  const [hit] = new VerseSearch(file, shape).search('Who ate warm bread?', 1)
  expect(hit?.coverage).toBeCloseTo(1)
})

test.each([
  ['Forgiveness', 'en', ['forgiv'], true],
  ['Who forgave?', 'en', ['forgav'], false],
  ['How God forgives sinners freely', 'en', ['god', 'forgiv', 'sinner', 'freeli'], false],
  ['宽恕', 'zh', ['宽恕', '宽', '恕'], true],
  ['谁宽恕', 'zh', ['宽恕', '宽', '恕'], false],
] as const)('%s is a topic: %s', (question, language, words, topic) => {
  expect(isTopic(question, words, language)).toBe(topic)
})

const someValues = fc
  .array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 60 })
  .map((list) => Float32Array.from(list))

test('the top places are the highest values above zero, the earlier first among equals', () => {
  fc.assert(
    fc.property(someValues, fc.integer({ min: 1, max: 20 }), (values, count) => {
      const expected = [...values.keys()]
        .filter((place) => values[place]! > 0)
        .sort((one, other) => values[other]! - values[one]! || one - other)
      expect(topPlaces(values, count)).toEqual(expected.slice(0, count))
    }),
  )
})

test('a rank counts the values that are higher', () => {
  fc.assert(
    fc.property(someValues, fc.array(fc.nat(), { maxLength: 10 }), (values, asked) => {
      const places = asked.map((number) => number % values.length)
      expect([...ranksOf(values, places)]).toEqual(
        places.map((place) => values.filter((value) => value > values[place]!).length),
      )
    }),
  )
})
