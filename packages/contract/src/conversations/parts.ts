import { z } from 'zod'
import { id, locale, reference } from '../common/fields.ts'

/** What a question can be after. */
export const INTENTS = [
  'passage',
  'explain',
  'event',
  'topic',
  'person',
  'place',
  'thing',
  'doctrine',
  'practical',
  'background',
  'compare',
  'find',
  'list',
  'write',
  'talk',
  'danger',
  'outside',
] as const

/** A work, or the part of it that is quoted, by what the reader's language calls them. */
export const workBrief = z.object({
  id: z.string(),
  /** Of a collection the book or the homily: 《约翰福音讲道》63. */
  title: z.string(),
  author: z.string().nullable(),
  /** In which the author lived. */
  century: z.number().int().optional(),
  year: z.number().int().nullable(),
  licence: z.string(),
  /** What the text is written in, BCP 47. */
  language: z.string().optional(),
})
export type WorkBrief = z.infer<typeof workBrief>

export const understood = z.object({
  language: locale,
  intent: z.enum(INTENTS),
  references: z.array(reference),
  terms: z.array(z.string()),
  engine: z.enum(['composer', 'writer', 'persona']),
  /**
   * The answer before it that it leans on, what was taken over from there, and how else it might be read; `restated`: the text
   * is the whole question, as a language model has put it.
   */
  leans: z
    .object({ answerId: id, text: z.string(), readings: z.array(z.string()), restated: z.literal(true).optional() })
    .nullable()
    .default(null),
})
export type Understood = z.infer<typeof understood>

export const status = z.object({
  doing: z.enum(['searching', 'reading', 'writing', 'checking']),
  passages: z.number().int().optional(),
  works: z.number().int().optional(),
  /** The passages found, and who was consulted, by name; what of them was used has its citation. */
  references: z.array(reference).optional(),
  names: z.array(z.string()).optional(),
})
export type Status = z.infer<typeof status>

export const citation = z.object({
  /** The text's `[^n]`. */
  n: z.number().int().positive(),
  work: workBrief,
  section: z.string(),
  /** In the English numbering; there for Bibles, and for sections about one passage. */
  reference: reference.optional(),
  /** The Bible edition's id; absent for other works. */
  edition: z.string().optional(),
  /** Word for word what stands at start to end (end exclusive) of the section's text. */
  quote: z.string(),
  /** The quote in the answer's own Chinese script, where the work is printed in the other. */
  converted: z.string().optional(),
  start: z.number().int(),
  end: z.number().int(),
  /** A Bible's quotation verse by verse, numbered as the edition prints it. */
  verses: z.array(z.object({ number: z.string(), text: z.string() })).optional(),
  /** Berea's own words: shown without quotation marks. */
  own: z.literal(true).optional(),
  /** Opens the reader there: "/read/bible-en-bsb/JHN.11.33-36?section=…&start=…&end=…". */
  url: z.string(),
})
export type Citation = z.infer<typeof citation>

export const check = z.object({
  checked: z.number().int(),
  corrected: z.number().int(),
  removed: z.number().int(),
  /** Of a model's draft: sentences that were not shown. */
  sentences: z.number().int().optional(),
})

/** Why another engine goes on with an answer. */
const ENGINE_CHANGES = ['limit', 'refused', 'broken', 'late', 'unfounded', 'taken-over'] as const
export const engineChange = z.object({ engine: understood.shape.engine, why: z.enum(ENGINE_CHANGES) })

const relatedSection = z.object({ section: z.string(), title: z.string(), work: workBrief, url: z.string() })

export const photo = z.object({
  section: z.string(),
  /** The picture's path inside its work, and where to load it from. */
  file: z.string(),
  src: z.string(),
  caption: z.string(),
  credit: z.string(),
  work: workBrief,
  /** Opens the picture's own section in the reader. */
  url: z.string(),
})

export const related = z.object({
  books: z.array(workBrief.extend({ url: z.string() })),
  literature: z.array(relatedSection),
  content: z.array(relatedSection),
  photos: z.array(photo),
})
export type Related = z.infer<typeof related>

export const followUps = z.object({ questions: z.array(z.string()) })
