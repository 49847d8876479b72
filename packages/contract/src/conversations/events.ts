import { z } from 'zod'
import { id } from '../common/fields.ts'
import { check, citation, engineChange, followUps, related, status, understood } from './parts.ts'

export const FINISH_REASONS = ['done', 'stopped', 'failed'] as const

/**
 * One event of an answer's stream: the AI SDK's UI message stream, with Berea's own parts as
 * `data-…`. Numbered from 1 by the stream's `id:`; exactly one `finish`, always last, and after it
 * `data: [DONE]`.
 */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: id }),
  z.object({ type: z.literal('data-understood'), id: z.literal('understood'), data: understood }),
  /** One part that changes: each replaces the one before, as they share their id. */
  z.object({ type: z.literal('data-status'), id: z.literal('status'), data: status }),
  /** Before the text that uses its `[^n]`. */
  z.object({ type: z.literal('data-citation'), id: z.string(), data: citation }),
  z.object({ type: z.literal('text-start'), id: z.string() }),
  z.object({ type: z.literal('text-delta'), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal('text-end'), id: z.string() }),
  /** The engine from here on; absent where one engine made it all. */
  z.object({ type: z.literal('data-engine'), id: z.literal('engine'), data: engineChange }),
  z.object({ type: z.literal('data-check'), id: z.literal('check'), data: check }),
  z.object({ type: z.literal('data-related'), id: z.literal('related'), data: related }),
  z.object({ type: z.literal('data-followups'), id: z.literal('followups'), data: followUps }),
  z.object({ type: z.literal('error'), errorText: z.string(), code: z.number().int() }),
  z.object({
    type: z.literal('finish'),
    finishReason: z.enum(['stop', 'error', 'other']),
    messageMetadata: z.object({ reason: z.enum(FINISH_REASONS) }),
  }),
])
export type AnswerEvent = z.infer<typeof answerEvent>

/** What stands after `data:` once the stream is over, without an id. */
export const STREAM_END = '[DONE]'
