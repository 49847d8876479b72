import { z } from 'zod'
import { plain, reference, tradition } from '../common/fields.ts'

/** A part of a work, by its way there ("calvins-institutes/2"), and what it is called. */
const step = z.object({
  /** Empty for the whole work. */
  part: z.string(),
  title: z.string(),
  /** Where it is a book or a chapter of the Bible: "JHN", "JHN 11". */
  reference: reference.nullable(),
})

/** One part of a work's table of contents: the parts and sections in it, and the way to it. */
export const contents = step.extend({
  /** From the whole work down to this part, without it. */
  path: z.array(step),
  items: z.array(
    step.extend({
      /** A part is opened by its key, a section by its id; the other is null. */
      part: z.string().nullable(),
      section: z.string().nullable(),
      author: z.string().nullable(),
      century: z.number().int().optional(),
      year: z.number().int().nullable(),
      /** Sections listed in a part; 1 for a section. */
      sections: z.number().int(),
    }),
  ),
})
export type Contents = z.infer<typeof contents>

export const workQuery = z.object({
  /** A part of the table of contents; else the whole. */
  part: plain.max(300).optional(),
  /** The part that lists this section, or the one that it continues. */
  section: plain.max(300).optional(),
  /** In whose words Berea's own records are named. */
  expression: tradition.default('none'),
})
