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

/** An amount of money, in its currency. */
const money = z.object({ amount: z.number(), currency: z.string() })

/** What a model has cost on a day; nothing of whom. */
const engineDay = z.object({
  date: z.iso.date(),
  model: z.string(),
  answers: z.number().int(),
  input: z.number().int(),
  output: z.number().int(),
  /** Null where the operator has told no price. */
  cost: money.nullable(),
})

const budget = z.union([z.object({ tokens: z.number() }), money])

/** In the order in which they are asked; none: the composer alone answers. */
export const engineList = z.object({
  items: z.array(engine),
  days: z.array(engineDay),
  /** A day's; null: as much as there is. */
  budgets: z.object({ day: budget.nullable(), member: budget.nullable() }),
})
export const engineParams = z.object({ name: plain.min(1).max(200) })

/** What a model wrote to a question of ours, and how long it took; or why it wrote nothing. */
export const engineTried = z.object({
  text: z.string().nullable(),
  milliseconds: z.number().int().nullable(),
  trouble: z.string().nullable(),
})
