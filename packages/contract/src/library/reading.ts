import { z } from 'zod'
import { limit, list, plain, reference, several, tradition, typedWords } from '../common/fields.ts'
import { workBrief } from '../conversations/parts.ts'

const asked = typedWords.pipe(z.string().max(200))

export const passagesQuery = z.object({
  /** As a person would type it, or USFM. */
  ref: asked,
  /** A Bible's id; else the first of the request's language. */
  edition: plain.max(200).optional(),
})

const verse = z.object({
  /** In the English numbering. */
  reference,
  /** As the edition numbers it: "11:33", and "11:33-34" where it sets two verses as one. */
  number: z.string(),
  /** Lines of poetry are parted by one line break. */
  text: z.string(),
  /** The edition's own headings and layout, where it has them. */
  heading: z.string().optional(),
  title: z.string().optional(),
  /** A paragraph begins with this verse; a line of poetry does. */
  paragraph: z.boolean().optional(),
  line: z.boolean().optional(),
  /** The chapter's section that holds it, and the place of `text` in that, end exclusive. */
  section: z.string(),
  start: z.number().int(),
  end: z.number().int(),
})

/** Verses that one call reads at the most: those of the longest chapter. */
export const VERSES_A_CALL = 176

export const passageReply = z.object({
  /** What of the passage is here: all of it, or its beginning. */
  reference,
  /** As the edition numbers it, where that differs. */
  printed: reference.nullable(),
  edition: workBrief.extend({ language: z.string() }),
  /** The section of the chapter that the passage begins in. */
  section: z.string(),
  verses: z.array(verse),
  /** What follows of the passage that was asked for, to be asked for next; null where nothing does. */
  rest: reference.nullable(),
  /** The chapters on either side, for turning the page; null at the ends of the Bible. */
  before: reference.nullable(),
  after: reference.nullable(),
})
export type PassageReply = z.infer<typeof passageReply>

/** What bears a sentence of Berea's own. */
const source = z.discriminatedUnion('type', [
  z.object({ type: z.literal('passage'), reference }),
  /** `section` is null where this library lacks the work. */
  z.object({
    type: z.literal('section'),
    section: z.string().nullable(),
    title: z.string().nullable(),
    work: workBrief,
  }),
  /** A book that is not in the library: it is named and never quoted. */
  z.object({ type: z.literal('book'), title: z.string(), place: z.string(), year: z.string() }),
  /** A file of the project, of what Berea itself does. */
  z.object({ type: z.literal('file'), file: z.string() }),
])
export type Source = z.infer<typeof source>

const ownSentence = z.object({
  text: z.string(),
  /** Its place, as citations and addresses name it. */
  start: z.number().int(),
  end: z.number().int(),
  sources: z.array(source),
})

/** What Berea's editors wrote, sentence by sentence, with what bears each. */
const ownWords = z.object({
  kind: z.enum(['article', 'story', 'saying', 'correction']),
  sentences: z.array(ownSentence),
  /** What families of churches teach, where they differ. */
  positions: z.array(ownSentence.extend({ family: z.string() })),
  related: z.array(z.object({ section: z.string(), title: z.string() })),
  /** Who wrote it, and who has read it since. */
  readers: z.array(z.object({ by: z.string(), on: z.string() })),
})
export type OwnWords = z.infer<typeof ownWords>

const section = z.object({
  id: z.string(),
  work: workBrief.extend({ language: z.string() }),
  title: z.string().nullable(),
  text: z.string(),
  /** For a reader of the other Chinese script: the same in theirs, letter for letter, so that places in the text hold. */
  converted: z.object({ title: z.string().nullable(), text: z.string() }).optional(),
  /** The passages it is about. */
  references: z.array(reference),
  /** Where they differ from the work's. */
  author: z.string().nullable(),
  year: z.number().int().nullable(),
  parent: z.string().nullable(),
  /** Of Berea's own records: shown without quotation marks, for they are no quotation. */
  own: ownWords.optional(),
})
export type Section = z.infer<typeof section>

export const sectionQuery = z.object({
  /** How many neighbours on each side. */
  around: z.coerce.number().int().min(0).max(20).default(0),
  /** In whose words Berea's own records are read. */
  expression: tradition.default('none'),
})
export const sectionReply = z.object({ section, before: z.array(section), after: z.array(section) })

export const aboutQuery = z.object({
  ref: asked,
  language: several,
  kind: several,
  work: several,
  limit: limit(50, 20),
})
export const sectionList = list(section)

export const crossReferencesQuery = z.object({
  ref: asked,
  edition: plain.max(200).optional(),
  limit: limit(50, 20),
})
export const crossReferenceList = list(
  z.object({
    reference,
    /** How many readers of the cross-reference list found it fitting. */
    votes: z.number().int(),
    /** Its words in the edition; null where the edition lacks them. */
    text: z.string().nullable(),
  }),
)

export const pictureParams = z.object({ work: plain.max(200), file: plain.max(500) })
