import { z } from 'zod'

/**
 * The body of every JSON answer. What the application decides is HTTP 200 and told by `code`;
 * another status comes only from below it (unreadable JSON, no such path, overload, a fault) and
 * has the same body, with the status as its code.
 */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.number().int(), message: z.string(), data, requestId: z.string() })

export const anyEnvelope = envelope(z.unknown())
export type Envelope<Data = unknown> = Omit<z.infer<typeof anyEnvelope>, 'data'> & { data: Data }

/** `data` of code 10001: the field that is wrong, as a path ("text", "editions.en"). */
export const fieldTrouble = z.object({ field: z.string() })
export type FieldTrouble = z.infer<typeof fieldTrouble>
