import { z } from 'zod'
import { id, list, time } from '../common/fields.ts'

/** The stay of a device. */
const signIn = z.object({
  id,
  /** "Firefox · Linux"; empty where the browser did not tell. */
  device: z.string(),
  country: z.string().nullable(),
  createTime: time,
  lastTime: time,
  /** The one that asks. */
  current: z.boolean(),
})
export const signInList = list(signIn)
