// @vitest-environment node
import type { AnswerEvent, Understood } from '@berea/contract'
import { describe, expect, test } from 'vitest'
import { type Answer, answerReducer, beginAnswer, countConsulted, isAnswered } from './answer.ts'

const work = { id: 'bible-en-ours', title: 'Our Bible', author: null, year: null, licence: 'CC0' }
const quoted = (n: number, reference: string) =>
  ({
    type: 'data-citation',
    id: `citation-${n}`,
    data: { n, work, section: 's', reference, edition: work.id, quote: 'A word.', start: 0, end: 7, url: '/read' },
  }) as const
const finish = (reason: 'done' | 'stopped' | 'failed'): AnswerEvent => ({
  type: 'finish',
  finishReason: reason === 'done' ? 'stop' : reason === 'failed' ? 'error' : 'other',
  messageMetadata: { reason },
})
const text = (delta: string): AnswerEvent => ({ type: 'text-delta', id: 't', delta })
const status = (data: Extract<AnswerEvent, { type: 'data-status' }>['data']): AnswerEvent => ({
  type: 'data-status',
  id: 'status',
  data,
})

/** Tells a story, its events numbered from 1. */
function tell(events: readonly AnswerEvent[], from: Answer = beginAnswer('a1', 'deep')): Answer {
  return events.reduce(
    (answer, event, i) => answerReducer(answer, { type: 'told', id: from.lastEvent + i + 1, event }),
    from,
  )
}

describe('an answer that is told to its end', () => {
  const answer = tell([
    { type: 'start', messageId: 'a1' },
    status({ doing: 'searching' }),
    status({ doing: 'reading', works: 2, names: ['Chrysostom', 'Bede'] }),
    status({ doing: 'writing' }),
    status({ doing: 'searching', passages: 1, references: ['JHN 11:35'] }),
    quoted(1, 'JHN 11:35'),
    { type: 'text-start', id: 't' },
    text('He wept. [^1]'),
    text(' They saw.'),
    { type: 'text-end', id: 't' },
    { type: 'text-start', id: 'u' },
    text('### Later'),
    { type: 'data-check', id: 'check', data: { checked: 1, corrected: 0, removed: 0 } },
    { type: 'data-followups', id: 'followups', data: { questions: ['Who saw?'] } },
    finish('done'),
  ])

  test('has its text in order, each block apart', () => {
    expect(answer).toMatchObject({
      status: 'done',
      text: 'He wept. [^1] They saw.\n\n### Later',
      check: { checked: 1 },
      lastEvent: 15,
    })
  })
  test('has one line for each thing that was done, in the order of the work, with what was found by it', () => {
    expect(answer.steps).toEqual([
      { doing: 'searching', passages: 1, works: 0, references: ['JHN 11:35'], names: [] },
      { doing: 'reading', passages: 0, works: 2, references: [], names: ['Chrysostom', 'Bede'] },
      { doing: 'writing', passages: 0, works: 0, references: [], names: [] },
    ])
  })
  test('counts what its lines name; an answer without them what it cites', () => {
    expect(countConsulted(answer)).toEqual({ passages: 1, works: 2 })
    expect(countConsulted({ ...answer, steps: [] })).toEqual({ passages: 1, works: 0 })
  })
  test('knows its citation and what to ask next', () => {
    expect([answer.citations[0]?.reference, answer.followUps]).toEqual(['JHN 11:35', ['Who saw?']])
  })
})

test('a stopped answer keeps what is there', () => {
  expect(tell([text('Half a'), finish('stopped')])).toMatchObject({ status: 'stopped', text: 'Half a', failure: null })
})

test('a failed answer keeps what is there and says why', () => {
  const events: AnswerEvent[] = [text('Half a'), { type: 'error', errorText: 'No.', code: 10215 }, finish('failed')]
  expect(tell(events)).toMatchObject({ status: 'failed', text: 'Half a', failure: { code: 10215, text: 'No.' } })
})

test('an event that is told twice counts once', () => {
  const once = tell([text('Once.')])
  expect(answerReducer(once, { type: 'told', id: 1, event: text('Once.') })).toBe(once)
})

test('a lost connection is told, and forgotten with the next event', () => {
  const lost = answerReducer(tell([text('One. ')]), { type: 'connection-lost' })
  expect(lost).toMatchObject({ lost: true, status: 'running', text: 'One. ' })
  expect(tell([text('Two.')], lost)).toMatchObject({ lost: false, text: 'One. Two.' })
})

test('an answer that is done has no connection to lose', () => {
  const done = tell([finish('done')])
  expect(answerReducer(done, { type: 'connection-lost' })).toBe(done)
})

test('a citation told again replaces itself', () => {
  expect(
    tell([quoted(1, 'JHN 1:1'), quoted(2, 'JHN 1:2'), quoted(1, 'JHN 1:3')]).citations.map(({ n, reference }) => [
      n,
      reference,
    ]),
  ).toEqual([
    [2, 'JHN 1:2'],
    [1, 'JHN 1:3'],
  ])
})

test('the same passage cited twice is consulted once', () => {
  expect(countConsulted(tell([quoted(1, 'JHN 1:1'), quoted(2, 'JHN 1:1'), quoted(3, 'PSA 23')]))).toEqual({
    passages: 2,
    works: 0,
  })
})

test('only what is met from the library is an answer: no refusal, no small talk, no place that does not exist', () => {
  const understood = (intent: Understood['intent']): AnswerEvent => ({
    type: 'data-understood',
    id: 'understood',
    data: { language: 'en', intent, references: [], terms: [], engine: 'composer', leans: null },
  })
  const met = (intent: Understood['intent'], ...events: AnswerEvent[]) =>
    isAnswered(tell([understood(intent), ...events]))
  expect(met('passage', quoted(1, 'JHN 11:35'), finish('done'))).toBe(true)
  expect(met('passage', text('There is no John 22.'), finish('done'))).toBe(false)
  expect(met('outside', quoted(1, 'JHN 11:35'), finish('done'))).toBe(false)
  expect(met('passage', quoted(1, 'JHN 11:35'), finish('stopped'))).toBe(false)
})
