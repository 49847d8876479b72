import { z } from 'zod'
import { list, locale, several } from '../common/fields.ts'
import { workBrief } from '../conversations/parts.ts'
import { contents } from './contents.ts'

const work = workBrief.extend({
  /** What it calls itself, where that differs from `title`, which is in the request's language. */
  titleLocal: z.string().nullable(),
  /** What else it may be looked up by in the request's language: other titles, and what its authors are called. */
  names: z.array(z.string()),
  /** BCP 47: en, zh-Hans, zh-Hant, es, fr, grc, he, la, mul. */
  language: z.string(),
  kind: z.string(),
  tradition: z.string(),
  /** Where the text came from. */
  origin: z.string().nullable(),
  tier: z.enum(['core', 'standard', 'extended']),
  characters: z.number().int(),
  /** `waiting`: to be read yet; `unread`: nothing here reads it yet; `left`: read on request only. */
  state: z.enum(['ready', 'waiting', 'failed', 'unread', 'left']),
})
export type Work = z.infer<typeof work>

/** With the part of its contents that was asked for; null where there is none, as of Bibles. */
export const workReply = work.extend({ contents: contents.nullable() })

/** How far the library is; it serves what it has while more is imported behind. */
const libraryState = z.object({
  /** Questions in the request's language can be answered. */
  ready: z.boolean(),
  /** Interface languages whose Bible can be read, and in which questions can be answered. */
  readable: z.array(locale),
  answerable: z.array(locale),
  /** `waiting` for its turn, `fetching` from publishers, `reading` packs, `indexing`, `complete`, `failed`. */
  phase: z.enum(['waiting', 'fetching', 'reading', 'indexing', 'complete', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  /** What is under way, if anything is: a work's id or a language's index. */
  current: z.string().nullable(),
  /** Of a download: bytes. */
  fetched: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
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
