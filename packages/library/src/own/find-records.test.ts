import { openKnowledge } from '@berea/knowledge'
import { expect, test } from 'vitest'
import type { Opened } from '../index/opened.ts'
import { candidatesFor, findRecords } from './find-records.ts'
import { ownWork } from './own-work.ts'
import { gateOf, scoreOf, weightsFor } from './record-score.ts'

const { knowledge } = openKnowledge()
const [BAPTISM, PURGATORY] = ['infant-baptism', 'purgatory'].map(
  (id) => knowledge.records.article.find((one) => one.id === id)!,
)
const few = { ...knowledge.records, article: [BAPTISM!, PURGATORY!], correction: [], story: [], saying: [] }
const own = ownWork({ ...knowledge, version: 'few', records: few })

test('a record whose ways wait for their vectors is found by its words, beside those that have theirs', async () => {
  const { ways } = own.ways()
  const likeness = Float32Array.from(ways, ({ record }) => (record === 0 ? Number.NaN : 0.3))
  const meaning = { ways: async () => likeness } as unknown as Parameters<typeof candidatesFor>[0]['meaning']
  const question = BAPTISM!.questions.en[0]!
  const asked = [Float32Array.of(1)] as unknown as Parameters<typeof candidatesFor>[1]['asked']
  const found = await candidatesFor({ own, meaning }, { question, locale: 'en', asked })
  const { features, isCompared } = found.find(({ record }) => record === 0)!
  expect(isCompared).toBe(false)
  expect(scoreOf(features, weightsFor(false))).toBeGreaterThan(gateOf(weightsFor(false), false))
  expect(found.find(({ record }) => record === 1)!.isCompared).toBe(true)
})

test('in a conversation a record is found behind what was spoken of, and is known not to stand alone', async () => {
  const question = 'And what about them?'
  const joined = { question: PURGATORY!.questions.en[0]! }
  const opened = { own } as Opened
  const [alone] = await findRecords(opened, { question, locale: 'en' }, 1)
  expect(alone?.isAnswer ?? false).toBe(false)
  const section = 'berea-handbook/article/infant-baptism/en'
  const [first] = await findRecords(opened, { question, locale: 'en', after: { section, joined } }, 1)
  expect(first).toMatchObject({ record: 'purgatory', standsAlone: false })
})
