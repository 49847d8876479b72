import { describe, expect, test } from 'vitest'
import { at, samplePack, sampleVectors } from './sample-vectors.test-support.ts'
import { COUNTED, shapeOf } from './shape.ts'
import { writeVectors } from './vectors-file.ts'
import { VerseSpace } from './verse-space.ts'
import { matchWords } from './word-matches.ts'

const vectors = await sampleVectors()

describe('vectors of words and verses', () => {
  test('a word in any language lies near the verses that mean it', () => {
    const cosines = new Float32Array(COUNTED)
    vectors.cosines(vectors.rowsOf('哭', 'zh'), cosines)
    expect(cosines[at(1, 1)]).toBeCloseTo(1, 2)
    expect(cosines[at(2, 1)]).toBeCloseTo(1, 2)
    expect(cosines[at(1, 2)]).toBeCloseTo(0, 2)
  })

  test('a question is the sum of its words', () => {
    const cosines = new Float32Array(COUNTED)
    vectors.cosines(vectors.rowsOf('bread, lamp', 'en'), cosines)
    expect(cosines[at(1, 2)]).toBeCloseTo(90 / Math.hypot(90, 127), 2)
    expect(cosines[at(1, 3)]).toBeCloseTo(127 / Math.hypot(90, 127), 2)
  })

  test('words without a vector are passed over; of none but such nothing is near', () => {
    expect(vectors.rowOf('sparrow', 'en')).toBe(-1)
    expect(vectors.rowsOf('sparrow bread', 'en')).toHaveLength(1)
    const cosines = new Float32Array(COUNTED).fill(1)
    vectors.cosines([], cosines)
    expect(Math.max(...cosines.subarray(0, 100))).toBe(0)
  })

  test.each([
    ['lacks a file', { 'verses.i8': undefined }, { code: 'missing', file: 'verses.i8' }],
    ['is cut short', { 'tokens.i8': new Uint8Array(5) }, { code: 'malformed', file: 'tokens.i8' }],
  ] as const)('a pack that %s is told and not used', async (_what, change, problem) => {
    expect(await writeVectors(samplePack(change))).toEqual({ problem })
  })
})

describe('the space of verses', () => {
  const shape = shapeOf([at(1, 1), at(2, 1)])
  const space = new VerseSpace(vectors, shape)

  test('a verse’s neighbours speak for it by half, within its chapter', () => {
    const meaning = space.compare(vectors.rowsOf('weep', 'en'))!
    // 1:2 has 1:1 before it and 1:3 behind: (½, 1, ½) against (1, 0, 0).
    expect(meaning.around[at(1, 2)]).toBeCloseTo(0.5 / Math.hypot(0.5, 1, 0.5), 2)
    // 1:1 has its one neighbour behind it, and nothing of the book before.
    expect(meaning.around[at(1, 1)]).toBeCloseTo(1 / Math.hypot(1, 0.5), 2)
  })

  test('a passage and a chapter are the sums of their verses', () => {
    const { pericope, chapter } = space.compare(vectors.rowsOf('tear', 'en'))!
    // Ruth 1: three verses of a kind each, and nineteen that point elsewhere together.
    const whole = (100 + 20) / Math.hypot(100, 20) / Math.hypot(1, 1, 1, 19)
    expect(pericope[shape.pericopeOf[at(1, 1)]!]).toBeCloseTo(whole, 2)
    expect(chapter[shape.chapterOf[at(1, 1)]!]).toBeCloseTo(whole, 2)
  })

  test('a question without one known word means nothing', () => {
    expect(space.compare([])).toBeUndefined()
  })
})

test('word by word, tears answer weeping, and the worst word tells what a verse lacks', () => {
  const [weep, tear, bread, lamp] = ['weep', 'tear', 'bread', 'lamp'].map((word) => vectors.rowOf(word, 'en'))
  const words = { starts: Uint32Array.from([0, 2, 3, 3]), rows: Uint32Array.from([tear!, bread!, lamp!]) }
  const { mean, worst } = matchWords(vectors, [weep!, bread!], [0, 1, 2], words)
  expect(mean[0]).toBeGreaterThan(0.95)
  expect(worst[0]).toBeCloseTo(100 / Math.hypot(100, 20), 2)
  expect(mean[1]).toBeCloseTo(0, 2)
  expect([mean[2], worst[2]]).toEqual([0, 0])
})
