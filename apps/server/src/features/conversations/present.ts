import { type AnswerMessage, type Message, message, type Session } from '@berea/contract'
import { choicesOf } from '../../answering/jobs.ts'
import type { Numbered } from '../../answering/log.ts'
import { addEvent, NOTHING_SO_FAR, told } from '../../answering/so-far.ts'
import type { AnswerRow } from './answer-rows.ts'
import type { QuestionRow } from './question-rows.ts'
import type { SessionRow } from './session-rows.ts'

export const presentSession = (row: SessionRow): Session => ({
  id: row.id,
  title: row.title,
  createTime: row.created_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
  questions: row.questions,
})

export const presentQuestion = (row: QuestionRow, mode: string): Message =>
  message.parse({
    id: row.id,
    sessionId: row.session_id,
    role: 'question',
    text: row.text,
    createTime: row.created_at.toISOString(),
    kind: row.kind,
    mode,
    against: choicesOf(row).against,
  })

/** An answer as far as it is made: from its row once it has ended, from its events before that. */
export function presentAnswer(row: AnswerRow, events: readonly Numbered[]): AnswerMessage {
  const soFar =
    row.told === null
      ? events.reduce((before, { event }) => addEvent(before, event), NOTHING_SO_FAR)
      : { text: row.text ?? '', told: told.parse(JSON.parse(row.told)) }
  const presented = message.parse({
    id: row.id,
    sessionId: row.session_id,
    role: 'answer',
    questionId: row.question_id,
    text: soFar.text,
    createTime: row.created_at.toISOString(),
    answer: {
      ...soFar.told,
      status: row.status,
      code: row.code,
      mode: row.mode,
      reaction: row.reaction,
      collected: false,
      lastEvent: row.told === null ? (events.at(-1)?.n ?? 0) : row.last_event,
    },
  })
  return presented as AnswerMessage
}
