import type { AnswerEvent } from '@berea/contract'
import { describe, expect, test } from 'vitest'
import type { AnswerLog } from '../../answering/log.ts'
import { DAY, HOUR } from '../../clock.ts'
import type { AnswerRow } from './answer-rows.ts'
import { answers } from './answers.ts'
import { beginningOfDay, formatCursor, parseBefore, parseCursor } from './paging.ts'
import { lastEventId } from './routes.ts'
import { titleOf } from './title.ts'

test.each([
  ['  Why did\nJesus weep? ', 'Why did Jesus weep?'],
  ['What does the letter to the Hebrews say about Melchizedek?', 'What does the letter to the Hebrews…'],
  ['字'.repeat(40), '字'.repeat(40)],
  ['字'.repeat(41), `${'字'.repeat(39)}…`],
  ['🙂'.repeat(41), `${'🙂'.repeat(39)}…`],
])('%j is titled %j', (question, title) => {
  expect(titleOf(question)).toBe(title)
})

describe('the beginning of a day', () => {
  test.each([
    ['2026-11-21T03:36:09.123Z', 'Asia/Shanghai', '2026-11-20T16:00:00.000Z'],
    ['2026-11-21T03:36:09.000Z', 'America/New_York', '2026-11-20T05:00:00.000Z'],
    ['2026-11-21T03:36:09.000Z', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T00:00:00.000Z', 'UTC', '2026-11-21T00:00:00.000Z'],
  ])('at %s in %s is %s', (now, zone, begins) => {
    expect(beginningOfDay(new Date(now), zone).toISOString()).toBe(begins)
  })

  test('is never more than a day ago, nor to come', () => {
    for (let hour = 0; hour < 48; hour++) {
      const now = new Date(Date.UTC(2026, 10, 21, hour, 30))
      const ago = now.getTime() - beginningOfDay(now, 'Asia/Kolkata').getTime()
      expect(ago >= 0 && ago < DAY + HOUR).toBe(true)
    }
  })
})

test('a cursor reads back, and anything else is refused', () => {
  const time = new Date('2026-11-21T03:36:09.123Z')
  expect(parseCursor(formatCursor(time, 'id-1'))).toEqual({ time, id: 'id-1' })
  for (const bad of ['', 'x', formatCursor(time, '')]) expect(() => parseCursor(bad)).toThrow('fieldWrong')
  for (const bad of ['0', '-1', '1.5', 'x']) expect(() => parseBefore(bad)).toThrow('fieldWrong')
  expect(parseBefore('12')).toBe(12)
})

test.each([
  [undefined, 0],
  ['', 0],
  ['7', 7],
  ['9', 9],
  ['10', 9],
  ['-1', 0],
  ['7; DROP', 0],
])('Last-Event-ID %j of nine events continues after %d', (header, after) => {
  expect(lastEventId(header, 9)).toBe(after)
})

test('an answer that ends while it is read is shown as running, and as told no further than that', async () => {
  const events: AnswerEvent[] = [
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'Half.' },
    { type: 'finish', finishReason: 'stop', messageMetadata: { reason: 'done' } },
  ]
  const stored = events.map((event, i) => ({ n: i + 1, event }))
  const log = { read: async (_id: string, after: number, most: number) => stored.slice(after, after + most) }
  const row = {
    id: 'a',
    session_id: 's',
    question_id: 'q',
    status: 'running',
    mode: 'deep',
    code: null,
    reaction: null,
  }
  const { present } = answers({ log: log as unknown as AnswerLog } as Parameters<typeof answers>[0])
  const shown = await present({ ...row, told: null, text: null, last_event: 2, created_at: new Date(0) } as AnswerRow)
  expect(shown).toMatchObject({ text: 'Half.', answer: { status: 'running', lastEvent: 2 } })
})
