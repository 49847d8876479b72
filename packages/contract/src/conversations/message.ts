import { z } from 'zod'

import { id, limit, list, plain, time, typed } from '../common/fields.ts'
import { check, citation, engineChange, followUps, related, status, understood } from './parts.ts'
import { mode, questionKind } from './question.ts'

export const ANSWER_STATES = ['running', 'done', 'stopped', 'failed'] as const
export const REACTIONS = ['like', 'dislike'] as const

/** Why an answer was disliked; the feedback types. */
export const FEEDBACK_TYPES = [
  'wrong-answer',
  'misunderstood-question',
  'format-error',
  'fabricated-facts',
  'poor-structure',
] as const

/** What the stream told, whole. */
export const answerState = z.object({
  status: z.enum(ANSWER_STATES),
  /** Why it failed (10214, 10215) or that it was stopped (10216); null otherwise. */
  code: z.number().int().nullable(),
  mode,
  engine: understood.shape.engine.nullable(),
  understood: understood.nullable(),
  citations: z.array(citation),
  /** What was done for it, each doing once, with what was found by it. */
  steps: z.array(status).default([]),
  check: check.nullable(),
  /** The engine that went on, and why; null where one engine made it all. */
  engineChange: engineChange.nullable().default(null),
  related: related.nullable(),
  followUps: followUps.shape.questions,
  reaction: z.enum(REACTIONS).nullable(),
  collected: z.boolean(),
  /** The number of the last event this was made of: what `Last-Event-ID` continues after. */
  lastEvent: z.number().int(),
})
export type AnswerState = z.infer<typeof answerState>

const shared = { id, sessionId: id, text: z.string(), createTime: time }

const questionMessage = z.object({
  ...shared,
  role: z.literal('question'),
  kind: questionKind,
  mode,
  /** The answer that the Scriptures are searched against; absent where something was asked. */
  against: id.optional(),
})
export const answerMessage = z.object({
  ...shared,
  role: z.literal('answer'),
  questionId: id,
  answer: answerState,
})
export type AnswerMessage = z.infer<typeof answerMessage>

export const message = z.discriminatedUnion('role', [questionMessage, answerMessage])
export type Message = z.infer<typeof message>

/** Oldest first; `nextCursor` is the `before` of the page of older ones. */
export const messageList = list(message)
export const messagesQuery = z.object({ before: plain.max(200).optional(), limit: limit(100, 50) })

export const reactionBody = z.object({
  reaction: z.enum(REACTIONS).nullable(),
  reason: z.enum(FEEDBACK_TYPES).optional(),
  note: typed.pipe(z.string().max(2000)).optional(),
})

export const againstBody = z.object({})
export const regenerateBody = z.object({ mode: typed.optional() })
