import { z } from 'zod'
import { references } from './reference.ts'
import { id, words } from './text.ts'

/**
 * What people tell of their own lives, with the passages that a careful pastor would turn to first, whatever their church.
 * `risk: none`: nobody in it is near death or blows. Of others (drink, debt, guilt, a grave, a threatening neighbour) the words may
 * be those of a cry.
 */
export const situation = z.strictObject({
  id,
  verses: references.refine((all) => all.length >= 4, 'at least 4 passages are expected'),
  risk: z.literal('none', 'none is expected; where there may be a risk, nothing stands here').optional(),
})
export type Situation = z.infer<typeof situation>

/** Passages that hurt somebody in a need when they are held out unasked, and what is turned to instead. */
export const need = z.strictObject({
  id,
  who: words.min(1),
  situations: z.array(id).default([]),
  'turn-to': references.default([]),
  'not-here': references,
})
export type Need = z.infer<typeof need>
