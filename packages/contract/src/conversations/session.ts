import { z } from 'zod'
import { id, limit, list, plain, time, typed, typedWords } from '../common/fields.ts'

export const SESSION_RANGES = ['today', 'week', 'month', 'all'] as const

const timeZone = plain
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  })
  .default('UTC')

export const sessionsQuery = z.object({
  /** Today, the last 7 days, the last 30, or all, in the reader's time zone. */
  range: z.enum(SESSION_RANGES).default('all'),
  timeZone,
  /** Words to look for in titles and questions. */
  query: typed.pipe(z.string().max(200)).optional(),
  cursor: plain.max(200).optional(),
  limit: limit(100, 30),
})

export const session = z.object({
  id,
  /** Made from the first question, or the reader's own; empty while nothing was asked. */
  title: z.string(),
  createTime: time,
  updateTime: time,
  questions: z.number().int(),
})
export type Session = z.infer<typeof session>
export const sessionList = list(session)

export const sessionMade = z.object({ id })
export const renameBody = z.object({
  title: typedWords.refine((title) => Array.from(title).length <= 100),
})
