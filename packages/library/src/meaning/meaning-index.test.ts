import { VERSES_66 } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { codesOf } from './code-rows.ts'
import { MeaningIndex } from './meaning-index.ts'
import { between, vectorOf } from './sample-vectors.test-support.ts'
import { textKey } from './text-key.ts'
import type { Unit } from './units.ts'
import { keyTextOf, readUnits, UnitTableBuilder, writeUnits } from './units-file.ts'

const paragraph = (text: string, start = 0): Unit => ({ set: 'paragraphs', start, end: start + text.length, text })
const question = (text: string): Unit => ({ set: 'questions', start: 0, end: 9, text })

const ASKED = vectorOf(1)
/** How like each text is to what is asked. */
const LIKE: Readonly<Record<string, number>> = { lake: 0.9, fish: 0.6, boat: 0.3, 'Who fished?': 0.8 }

function openIndex(): MeaningIndex {
  const english = new UnitTableBuilder()
  english.add('notes-en', 0, [paragraph('lake'), paragraph('boat', 6)])
  english.add('notes-en', 4, [])
  english.add('notes-en', 5, [paragraph('unknown'), question('Who fished?')])
  english.add('dictionary-en', 2, [paragraph('fish')])
  const chinese = new UnitTableBuilder()
  chinese.add('notes-zh', 3, [paragraph('fish')])
  const tables = [english, chinese, new UnitTableBuilder()].map((one) => readUnits(writeUnits(one.table())))
  const index = new MeaningIndex(tables)
  const known = new Map(
    Object.entries(LIKE).map(([text, share]) => {
      const set = text.endsWith('?') ? 'questions' : 'paragraphs'
      const { high, low } = textKey(keyTextOf({ set, text }))
      return [`${high} ${low}`, codesOf(between(ASKED, vectorOf(2), share))]
    }),
  )
  for (const ordinal of [0, 1, 2]) index.learn(ordinal, codesOf(between(ASKED, vectorOf(2), ordinal / 2)))
  for (const [row, { high, low }] of index.units()) {
    const codes = known.get(`${high} ${low}`)
    if (codes) index.learn(row, codes)
  }
  return index
}

const ALL = ['notes-en', 'dictionary-en', 'notes-zh', 'commentary-en']

describe('the nearest units', () => {
  test('come best first, with their places, of equals in the order of the works', () => {
    const hits = openIndex().nearest([ASKED], 'paragraphs', ALL, 9)
    expect(hits.map(({ work, order, start, end }) => [work, order, start, end])).toEqual([
      ['notes-en', 0, 0, 4],
      ['dictionary-en', 2, 0, 4],
      ['notes-zh', 3, 0, 4],
      ['notes-en', 0, 6, 10],
    ])
    expect(hits[0]!.likeness).toBeGreaterThan(0.95)
    expect(hits[1]!.likeness).toBe(hits[2]!.likeness)
  })

  test('are of the works and of the set asked for, and no more than wanted', () => {
    const index = openIndex()
    expect(index.nearest([ASKED], 'paragraphs', ['notes-zh'], 9)).toHaveLength(1)
    expect(index.nearest([ASKED], 'questions', ALL, 9).map(({ order }) => order)).toEqual([5])
    expect(index.nearest([ASKED], 'paragraphs', ALL, 1).map(({ start }) => start)).toEqual([0])
    expect(index.nearest([ASKED], 'paragraphs', ALL, 0)).toEqual([])
    expect(index.nearest([ASKED], 'paragraphs', [], 9)).toEqual([])
  })

  test('are those of the likest of several vectors', () => {
    const [first] = openIndex().nearest([vectorOf(9), ASKED, vectorOf(8)], 'paragraphs', ALL, 1)
    expect(first).toMatchObject({ work: 'notes-en', order: 0 })
    expect(first!.likeness).toBeGreaterThan(0.95)
  })
})

describe('the verses', () => {
  test('are compared all at once; those without a vector are said to have none', () => {
    const likeness = openIndex().verses([ASKED])!
    expect(likeness).toHaveLength(VERSES_66)
    expect(likeness[2]).toBeGreaterThan(likeness[1]!)
    expect(likeness[1]).toBeGreaterThan(likeness[0]!)
    expect(likeness[3]).toBeNaN()
  })

  test('none of which has a vector are not compared', () => {
    expect(new MeaningIndex([]).verses([ASKED])).toBeUndefined()
  })
})

test('what has no vector is told by its place, and found once it has learnt one', () => {
  const index = openIndex()
  expect(index.count()).toEqual({ known: 3 + 5, all: VERSES_66 + 6 })
  expect(index.missingVerses()).toHaveLength(VERSES_66 - 3)
  expect(index.missingIn('notes-zh')).toEqual([])
  expect(index.missingIn('commentary-en')).toEqual([])
  const [missing] = index.missingIn('notes-en')
  expect(missing).toMatchObject({ order: 5, place: 0 })
  expect(index.keyOf('notes-en', missing!.row)).toEqual(textKey('passage: unknown'))
  index.learn(missing!.row, codesOf(ASKED))
  expect(index.missingIn('notes-en')).toEqual([])
  expect(index.nearest([ASKED], 'paragraphs', ALL, 1)).toMatchObject([{ order: 5 }])
})
