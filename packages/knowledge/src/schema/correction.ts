import { z } from 'zod'
import { traditional } from '../wording/script.ts'
import { names } from './names.ts'
import { endsAsSentence, lengthBetween } from './own-words.ts'
import { references } from './reference.ts'
import { id, texts, words } from './text.ts'

const pattern = words.superRefine((source, context) => {
  try {
    new RegExp(source)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'cannot be read'
    context.addIssue({ code: 'custom', message: `no pattern: ${message}` })
  }
})

const condition = z.strictObject({
  has: z.array(pattern).min(1, 'what the question must have is expected'),
  without: z.array(pattern).default([]),
})
export type Condition = z.infer<typeof condition>

/** By which a question is known in each language that knows such a thing: any of the conditions is enough. */
const when = z
  .strictObject({
    'zh-Hans': z.array(condition).default([]),
    en: z.array(condition).default([]),
    es: z.array(condition).default([]),
    fr: z.array(condition).default([]),
  })
  .refine((all) => Object.values(all).some((one) => one.length > 0), 'by what a question is known is expected')

/** Questions that must find it, by language; those in Traditional Chinese are what the converter makes. */
const examples = z
  .strictObject({
    'zh-Hans': z.array(words).default([]),
    en: z.array(words).default([]),
    es: z.array(words).default([]),
    fr: z.array(words).default([]),
  })
  .transform((all) => ({ ...all, 'zh-Hant': all['zh-Hans'].map(traditional) }))

/** More would bury the correction. */
const places = references.refine((all) => all.length <= 2, 'at most 2 passages are expected')
const own = texts(lengthBetween([3, 90], [5, 170]), endsAsSentence)

const common = { id, when, examples: examples.prefault({}) }

/** What a question takes for granted and is not so, and what is. */
const notSo = z.strictObject({ ...common, sort: z.literal('not-so'), verses: places, says: own })

/** A saying, or a `teaching`, that is looked for in the Bible and is not there; `verses`: what comes nearest. */
const unwritten = z.strictObject({
  ...common,
  sort: z.literal('unwritten'),
  teaching: z.literal(true).optional(),
  verses: places.default([]),
  note: own.optional(),
})

/** Somebody whom Scripture leaves without a name, though people ask for it. */
const unnamed = z.strictObject({ id, sort: z.literal('unnamed'), verses: references.default([]), called: names })

export const correction = z.discriminatedUnion('sort', [notSo, unwritten, unnamed], {
  error: 'sort: not-so, unwritten or unnamed is expected',
})
export type Correction = z.infer<typeof correction>
/** Those of one sort. */
export type CorrectionOf<Sort extends Correction['sort']> = Extract<Correction, { readonly sort: Sort }>
