// @vitest-environment node
import { answerEvent, anyEnvelope, CALLS, member } from '@berea/contract'
import { expect, test } from 'vitest'
import { contractOfPage } from '../../build/contract.ts'
import { type Schema, shapeOf } from '../../build/shape-of.ts'
import { fits, reader, type Shape } from './shape.ts'

test.each<[Shape, unknown, boolean]>([
  ['s', '', true],
  ['s', 1, false],
  ['i', 1, true],
  ['i', 1.5, false],
  ['n', 1.5, true],
  ['b', false, true],
  ['0', null, true],
  ['0', undefined, false],
  ['', undefined, true],
  [['a', 's'], ['x', 'y'], true],
  [['a', 's'], ['x', 2], false],
  [['a', 's'], { 0: 'x' }, false],
  [['r', 'i'], { en: 1 }, true],
  [['r', 'i'], { en: '1' }, false],
  [['r', 'i'], [1], false],
  [['e', 'done', 'failed'], 'failed', true],
  // The first of the list tells what the list is, and is none of its values.
  [['e', 'done', 'failed'], 'e', false],
  [['u', 's', '0'], null, true],
  [['u', 's', '0'], 0, false],
  [{ id: 's', 'at?': 'n' }, { id: 'x' }, true],
  [{ id: 's', 'at?': 'n' }, { id: 'x', at: '1', other: 1 }, false],
  [{ id: 's' }, { id: 'x', other: 1 }, true],
  [{ id: 's' }, null, false],
])('%j is fit by %j: %s', (shape, value, expected) => {
  expect(fits(shape, value)).toBe(expected)
})

const envelope = { code: 0, message: '', data: { items: [] }, requestId: 'r1' }
const delta = { type: 'text-delta', id: 't', delta: '耶稣' }
const finish = { type: 'finish', finishReason: 'stop', messageMetadata: { reason: 'done' } }

test.each<[string, Schema, unknown]>([
  ['an envelope', anyEnvelope, envelope],
  ['an envelope without a number', anyEnvelope, { ...envelope, requestId: undefined }],
  ['a code that is text', anyEnvelope, { ...envelope, code: '0' }],
  ['a piece of an answer', answerEvent, delta],
  ['a piece without words', answerEvent, { ...delta, delta: undefined }],
  ['an event that nobody knows', answerEvent, { ...delta, type: 'text-gamma' }],
  ['the end of an answer', answerEvent, finish],
  ['an end for a reason that there is not', answerEvent, { ...finish, messageMetadata: { reason: 'bored' } }],
  ['a member without anything', member, {}],
])('the page and the contract agree on %s', (_what, schema, value) => {
  expect(fits(shapeOf(schema), value)).toBe((schema as typeof anyEnvelope).safeParse(value).success)
})

test('every reply of the contract has a shape', () => {
  const schemas = Object.values(CALLS).flatMap(({ reply }) => (typeof reply === 'string' ? [] : [reply]))
  expect(schemas.length).toBeGreaterThan(30)
  for (const schema of schemas) expect(shapeOf(schema)).not.toBe('')
})

test('what does not fit is refused, and what does is handed on', () => {
  const { parse, safeParse } = reader({ id: 's' })
  expect(parse({ id: 'a' })).toEqual({ id: 'a' })
  expect(safeParse({ id: 1 }).success).toBe(false)
  expect(() => parse({ id: 1 })).toThrow(TypeError)
})

test('the contract in the page has neither what the server alone needs nor functions', () => {
  const call = { method: 'GET', path: '/x', auth: 'none', summary: 'Long.', codes: ['notFound'], query: anyEnvelope }
  const written = contractOfPage({ CODES: { done: 0 }, openApi: () => ({}), CALLS: { x: { ...call, reply: 'text' } } })
  expect(written.split('\n').slice(1)).toEqual([
    'export const CODES = {"done":0}',
    '',
    'export const CALLS = {x:{method:"GET",path:"/x",auth:"none",reply:"text"}}',
  ])
})
