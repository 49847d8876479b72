import type { VerseHit } from '@berea/library'
import { describe, expect, test } from 'vitest'
import { parseQuestions } from './questions.ts'
import { isDeuterocanonical, measureRetrieval, normalisedGain, withoutKinds } from './retrieval.ts'

const rows = parseQuestions(
  [
    '{"id":1,"question":"first","gold":["JHN 11:33-35"]}',
    '{"id":2,"topic":"second","gold":["JHN 11:35"]}',
    '{"id":3,"question":"none","gold":["JHN 11:35","GEN 1"]}',
  ].join('\n'),
  'questions.en',
)
const hit = (verse: number): VerseHit => ({ verse: { book: 'JHN', chapter: 11, verse }, score: 1, coverage: 1 })
const library = {
  likeness: async () => undefined,
  verses: async (question: string) =>
    ({ first: [hit(34), hit(1)], second: [hit(1), hit(2), hit(35)], none: [hit(1)] })[question] ?? [],
}

test('a hit is a verse inside a gold range, counted to its depth', async () => {
  const figures = await measureRetrieval({ kind: 'questions', locale: 'en' }, rows, { library })
  expect(figures).toMatchObject({ questions: 3, 'hit@1': 1 / 3, 'hit@10': 2 / 3, 'hit@50': 2 / 3 })
})

test('the likeness of what is asked goes to the search, where there is an encoder', async () => {
  const given: unknown[] = []
  const vector = Float32Array.of(1)
  const likeness = Float32Array.of(0.5)
  const verses = async (_: string, __: string, options: { likeness?: Float32Array | undefined }) => {
    given.push(options.likeness)
    return []
  }
  const likenessOf = async (asked: readonly Float32Array[]) => (asked[0] === vector ? likeness : undefined)
  const compared = { ...library, verses, likeness: likenessOf }
  await measureRetrieval({ kind: 'natural', locale: 'en' }, rows.slice(0, 1), {
    library: compared,
    encoder: { query: async () => [vector] },
  })
  await measureRetrieval({ kind: 'natural', locale: 'en' }, rows.slice(0, 1), { library: compared })
  expect(given).toEqual([likeness, undefined])
})

test('questions and topics are asked without the works they were taken from, natural ones with all', async () => {
  const asked: unknown[] = []
  const verses = async (_: string, __: string, options: unknown) => {
    asked.push(options)
    return []
  }
  for (const kind of ['questions', 'topics', 'natural'] as const) {
    await measureRetrieval({ kind, locale: 'en' }, rows.slice(0, 1), { library: { ...library, verses } })
  }
  const left = { limit: 50, withoutKinds: ['questions', 'topics'] }
  expect(asked).toEqual([left, left, { limit: 50, withoutKinds: [] }])
  expect(withoutKinds({ kind: 'natural' })).toEqual([])
})

describe('the normalised gain', () => {
  test.each([
    [[5, 7], [5], 1],
    [[7, 5], [5], 1 / Math.log2(3)],
    [[7, 8], [5], 0],
    [[5, 6], [5, 6], 1],
    [[5], [], 0],
  ])('of %o for %o is %d', (places, gold, gain) => {
    expect(normalisedGain(places, new Set(gold), 10)).toBeCloseTo(gain)
  })

  test('counts no more than the depth', () => {
    expect(normalisedGain([1, 2, 3], new Set([3]), 2)).toBe(0)
  })
})

test('only a question without any gold of the 66 books stands apart', () => {
  const [both, only] = parseQuestions(
    '{"id":1,"question":"a","gold":["TOB 4:15","MAT 7:12"]}\n{"id":2,"question":"b","gold":["TOB 4:15"]}',
    'natural.en',
  )
  expect([both!, only!].map(isDeuterocanonical)).toEqual([false, true])
})

test.each(['{"id":1,"gold":["JHN 1:1"]}', '{"id":1,"question":"a"}', '{"id":1,"question":"a","gold":["QQQ 1:1"]}'])(
  'a row that cannot be read is refused: %s',
  (line) => {
    expect(() => parseQuestions(line, 'questions.en')).toThrow('questions.en, line 1')
  },
)
