import { z } from 'zod'
import { id, limit, list, plain, time } from '../common/fields.ts'

export const outboxQuery = z.object({ cursor: plain.max(300).optional(), limit: limit(100, 50) })

/** A message that waits for the operator to hand it on. */
const outboxMessage = z.object({
  id,
  channel: z.enum(['mobile', 'email']),
  address: z.string(),
  text: z.string(),
  createTime: time,
})
export const outboxList = list(outboxMessage)
