import { LOCALES } from '@berea/scripture'
import { z } from 'zod'
import { limit, list, reference, several, typed, typedWords } from '../common/fields.ts'
import { photo, workBrief } from '../conversations/parts.ts'

export const searchQuery = z.object({
  q: typedWords.pipe(z.string().max(500)),
  language: several,
  kind: several,
  tradition: several,
  work: several,
  limit: limit(50, 20),
})

export const searchReply = z.object({
  items: z.array(
    z.object({
      section: z.string(),
      title: z.string().nullable(),
      work: workBrief,
      reference: reference.nullable(),
      snippet: z.string(),
      score: z.number(),
      url: z.string(),
    }),
  ),
  total: z.number().int(),
  tookMs: z.number(),
})
export type SearchReply = z.infer<typeof searchReply>

/** A place, or anything else that pictures show, by its name in any language. */
export const imagesQuery = z.object({
  place: typedWords.pipe(z.string().max(200)),
  limit: limit(50, 12),
})
export const imageList = list(photo)

export const referencesQuery = z.object({ text: typed.pipe(z.string().max(2000)) })

/** The references found in a text, and those that name no verse there is. */
export const referencesReply = z.object({
  items: z.array(
    z.object({
      reference,
      /** Written out in each interface language. */
      names: z.record(z.enum(LOCALES), z.string()),
      /** Place in the text, end exclusive. */
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
  problems: z.array(
    z.object({
      problem: z.string(),
      /** The words that were meant as a reference. */
      text: z.string(),
      lastChapter: z.number().int().optional(),
      lastVerse: z.number().int().optional(),
    }),
  ),
})
