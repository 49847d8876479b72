import { z } from 'zod'
import { plain, time } from '../common/fields.ts'

/** A language model of this installation, as it has fared since the server began. */
const engine = z.object({
  name: z.string(),
  provider: z.string(),
  lastTime: time.nullable(),
  /** Why its last draft failed; null where it did not. */
  trouble: z.string().nullable(),
})

/** What a model has cost on a day, in tokens; nothing of whom. */
const engineDay = z.object({
  date: z.iso.date(),
  model: z.string(),
  answers: z.number().int(),
  input: z.number().int(),
  output: z.number().int(),
})

/** In the order in which they are asked; none: the composer alone answers. */
export const engineList = z.object({
  items: z.array(engine),
  days: z.array(engineDay),
  /** Tokens a day; null: as many as there are. */
  budgets: z.object({ day: z.number().nullable(), member: z.number().nullable() }),
})
export const engineParams = z.object({ name: plain.min(1).max(200) })

/** What a model wrote to a question of ours, and how long it took; or why it wrote nothing. */
export const engineTried = z.object({
  text: z.string().nullable(),
  milliseconds: z.number().int().nullable(),
  trouble: z.string().nullable(),
})
