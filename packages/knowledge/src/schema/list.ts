import { z } from 'zod'
import { names } from './names.ts'
import { references } from './reference.ts'
import { id } from './text.ts'

/**
 * A list that Scripture gives: one passage is listed verse by verse, several of them each as one item. `again`: where the same list
 * is given once more. `whole`: a text that is known by heart, printed as it stands.
 */
export const list = z.strictObject({
  id,
  verses: references,
  again: references.default([]),
  whole: z.literal(true).optional(),
  names,
})
export type List = z.infer<typeof list>
