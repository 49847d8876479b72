import { expect, test } from 'vitest'
import { LikeQuestions, writeQuestions } from './like-questions.ts'
import { sampleVectors } from './sample-vectors.test-support.ts'

const vectors = await sampleVectors()
const questions = [
  { id: 'q/1', question: 'Who brought bread?', answer: 'The widow.' },
  { id: 'q/2', question: 'Why did they weep?', answer: 'Their lamp had gone out.' },
  { id: 'q/3', question: 'What stood on the table?', answer: 'A lamp.' },
]
const like = new LikeQuestions(writeQuestions(questions, 'en', vectors), vectors)

test('a question is found by one that means the same, in another language', () => {
  expect(like.find('他们为什么哭', 'zh', 2).map(({ id }) => id)).toEqual(['q/2', 'q/1'])
})

test('what its answer says speaks for it by half; each word asked counts by its best match', () => {
  const [first, second] = like.find('lamp', 'en', 2)
  // Nothing that q/3 asks has a vector; its answer has. Of q/2 the answer has half of the sum.
  expect(first).toEqual({ id: 'q/3', like: expect.closeTo((0.5 + 1) / 2, 2) })
  expect(second).toEqual({ id: 'q/2', like: expect.closeTo((127 / Math.hypot(120, 127) / 2 + 1) / 2, 2) })
})

test('no more are found than are wanted, and of no questions none', () => {
  expect(like.find('bread', 'en', 1)).toHaveLength(1)
  expect(new LikeQuestions(writeQuestions([], 'en', vectors), vectors).find('bread', 'en', 5)).toEqual([])
})
