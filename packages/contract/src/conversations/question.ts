import { z } from 'zod'
import { id, locale, plain, tradition, typed } from '../common/fields.ts'

/** Characters (code points) that a question may have. */
export const QUESTION_LIMIT = 2000

export const MODES = ['deep', 'quick', 'professional'] as const
export const mode = z.enum(MODES)
export type Mode = z.infer<typeof mode>
/** Those that are answered so far. */
export const ANSWERED_MODES = ['deep', 'quick'] as const satisfies readonly Mode[]

export const QUESTION_KINDS = ['question', 'prayer', 'poem', 'sermon', 'summary'] as const
export const questionKind = z.enum(QUESTION_KINDS)

export const questionBody = z.object({
  /** Empty is code 10210, longer than QUESTION_LIMIT 10212. */
  text: typed.default(''),
  /** An unknown mode is code 10217. */
  mode: typed.default('deep').describe('deep or quick; professional is not answered yet, and like any other 10217.'),
  kind: questionKind
    .extract(['question'])
    .default('question')
    .describe('prayer, poem, sermon and summary are not written yet: 10001.'),
  /** Professional mode: answer from these works alone, by id. */
  libraries: z
    .array(plain.max(200))
    .max(20)
    .optional()
    .describe('Works for professional mode, which is not answered yet: 10217 unless empty.'),
  persona: z.never().optional().describe('Not answered yet: 10001.'),
  /** The wording for this question; else the member's own. */
  expression: tradition.optional(),
  /** The reader's editions by language: `{"en": "bible-en-bsb"}`. */
  editions: z.partialRecord(locale, plain.max(200)).optional(),
  /** As it is typed, whatever was asked before it in the conversation. */
  alone: z.boolean().optional(),
})
export type QuestionBody = z.infer<typeof questionBody>

export const questionTaken = z.object({ questionId: id, answerId: id })
export type QuestionTaken = z.infer<typeof questionTaken>
