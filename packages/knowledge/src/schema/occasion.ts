import { z } from 'zod'
import { references } from './reference.ts'
import { id, type TextRule, textLists } from './text.ts'

/** What is quoted follows it. */
const withoutEnd: TextRule = (text) => (/[\p{P}\s]$/u.test(text) ? ['ends with a mark; what is quoted follows it'] : [])

/** A part of the Bible that has one occasion, speaker or addressee, and the words that introduce a quotation from it. */
export const occasion = z.strictObject({
  id,
  verses: references.refine((all) => all.length === 1, 'one passage is expected'),
  lines: textLists(1, 4, withoutEnd),
})
export type Occasion = z.infer<typeof occasion>
