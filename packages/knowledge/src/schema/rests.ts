import { z } from 'zod'
import { references } from './reference.ts'
import { words } from './text.ts'

const year = z.union([z.number().int(), z.string().regex(/\d/)], 'a year is expected: 381, or "about 155"')

const section = z
  .strictObject({
    work: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'the id of a work is expected: creeds-en-protestant'),
    section: z.string().min(1),
    words: words.max(400, 'so many words as tell the place: at most 400 characters').optional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{16}$/, 'a hash has 16 digits from 0 to f; `npm run knowledge -- check` prints it')
      .optional(),
  })
  .refine((value) => value.words !== undefined || value.hash !== undefined, {
    message: 'of a section the words that bear the sentence are expected, or their hash',
  })

const outside = z.strictObject({
  outside: z.strictObject({ title: words.min(1), place: words.min(1), year }),
})
const berea = z.strictObject({
  berea: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/, 'a file of the project is expected: docs/operating.md'),
})
const none = z.strictObject({ none: words.min(1, 'why it needs no place is expected') })

export type Ground =
  | { readonly passages: readonly string[] }
  | z.infer<typeof section>
  | z.infer<typeof outside>
  | z.infer<typeof berea>
  | z.infer<typeof none>

const WANTED =
  'what bears the sentence is expected: "ACT 16:33; MRK 10:14", or {work, section, words}, or {outside: {title, place, year}}, ' +
  'or {berea: a file of the project}, or {none: why it needs no place}'

const schemaFor = (value: object) =>
  'outside' in value ? outside : 'berea' in value ? berea : 'none' in value ? none : section

/** One thing that bears a sentence, of whichever form it is, so that a mistake in it is told as one of that form. */
const ground = z.unknown().transform((value, context): Ground => {
  if (typeof value === 'string') {
    const parsed = references.safeParse(value)
    if (parsed.success) return { passages: parsed.data }
    for (const issue of parsed.error.issues) context.addIssue({ code: 'custom', message: issue.message })
    return z.NEVER
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    context.addIssue({ code: 'custom', message: WANTED })
    return z.NEVER
  }
  const parsed = (schemaFor(value) as z.ZodType<Ground>).safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const message = issue.code === 'unrecognized_keys' ? WANTED : issue.message
    context.addIssue({ code: 'custom', path: [...issue.path] as (string | number)[], message })
  }
  return z.NEVER
})

/** What bears one sentence: one thing, or a list of several. */
export const grounds = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(ground).min(1, WANTED))

/** Was it placed only by saying that it needs no place? */
export const isUnplaced = (all: readonly Ground[]): boolean => all.every((one) => 'none' in one)
export const hasPassage = (all: readonly Ground[]): boolean => all.some((one) => 'passages' in one)
