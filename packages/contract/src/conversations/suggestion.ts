import { z } from 'zod'
import { list, locale, several } from '../common/fields.ts'
import { INTERESTS } from '../members/member.ts'
import { INTENTS } from './parts.ts'

export const suggestionsQuery = z.object({
  /** Else the request's own language. */
  language: locale.optional(),
  /** The reader's day, "2026-11-21"; else today in UTC. */
  date: z.iso.date().optional(),
  interests: several.pipe(z.array(z.enum(INTERESTS))),
})

const suggestion = z.object({ text: z.string(), intent: z.enum(INTENTS) })
export type Suggestion = z.infer<typeof suggestion>
export const suggestionList = list(suggestion)
