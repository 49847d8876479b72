import { expect, test } from 'vitest'
import { readLine } from './read-judgement.ts'

test.each([
  ['S2 limits: E4, E5', { at: 1, sort: 'limits', items: ['E4', 'E5'] }],
  ['**S1 Supports：E1**', { at: 0, sort: 'supports', items: ['E1'] }],
  ['- S3 opposes: -', { at: 2, sort: 'opposes', items: [] }],
  ['S1: It stands.', { at: 0, sentence: 'It stands.' }],
  ['S1：这句话站得住。', { at: 0, sentence: '这句话站得住。' }],
])('%s', (text, line) => expect(readLine(text)).toEqual(line))

test.each(['', 'S1:', 'Here is what I found:', 'E1 supports S1', 'S0: It stands.'])(
  '%s says nothing of a statement',
  (text) => expect(readLine(text)).toBeUndefined(),
)
