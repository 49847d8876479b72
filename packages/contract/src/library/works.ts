import { z } from 'zod'
import { list, locale, several } from '../common/fields.ts'
import { workBrief } from '../conversations/parts.ts'

export const work = workBrief.extend({
  /** In the work's own language, where that differs from `title`. */
  titleLocal: z.string().nullable(),
  /** BCP 47: en, zh-Hans, zh-Hant, es, fr, grc, he, la, mul. */
  language: z.string(),
  kind: z.string(),
  tradition: z.string(),
  /** Where the text came from. */
  origin: z.string().nullable(),
  tier: z.enum(['core', 'standard', 'extended']),
  characters: z.number().int(),
})
export type Work = z.infer<typeof work>

/** How far the library is; `ready` as soon as questions can be answered, even while more is imported behind. */
export const libraryState = z.object({
  ready: z.boolean(),
  /** `waiting` for its turn, `fetching` from publishers, `reading` packs, `indexing`, `complete`, `failed`. */
  phase: z.enum(['waiting', 'fetching', 'reading', 'indexing', 'complete', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  /** The work under way, if one is. */
  current: z.string().nullable(),
  /** Packs that could not be used, or are not read yet, and why. */
  problems: z.array(z.object({ pack: z.string(), code: z.string(), detail: z.string().nullable() })),
})
export type LibraryState = z.infer<typeof libraryState>

export const worksQuery = z.object({ language: several, kind: several, tradition: several })

export const workList = list(work).extend({
  /** The library's version, also the ETag. */
  version: z.string().nullable(),
  state: libraryState,
  /** Interface languages that have no Bible here yet. */
  languagesWithoutTexts: z.array(locale),
})
export type WorkList = z.infer<typeof workList>
