import { z } from 'zod'
import { id, locale, tradition, typed } from '../common/fields.ts'

/** Characters (code points) that a question may have. */
export const QUESTION_LIMIT = 2000

export const MODES = ['deep', 'quick', 'professional'] as const
export const mode = z.enum(MODES)
export type Mode = z.infer<typeof mode>

export const QUESTION_KINDS = ['question', 'prayer', 'poem', 'sermon', 'summary'] as const
export const questionKind = z.enum(QUESTION_KINDS)

export const questionBody = z.object({
  /** Empty is code 10210, longer than QUESTION_LIMIT 10212. */
  text: typed.default(''),
  /** An unknown mode is code 10217. */
  mode: z.string().default('deep'),
  kind: questionKind.default('question'),
  /** Professional mode: answer from these works alone, by id. */
  libraries: z.array(z.string().max(200)).max(20).optional(),
  persona: z.string().max(100).optional(),
  /** The wording for this question; else the member's own. */
  expression: tradition.optional(),
  /** The reader's editions by language: `{"en": "bible-en-bsb"}`. */
  editions: z.partialRecord(locale, z.string().max(200)).optional(),
})
export type QuestionBody = z.infer<typeof questionBody>

export const questionTaken = z.object({ questionId: id, answerId: id })
export type QuestionTaken = z.infer<typeof questionTaken>
