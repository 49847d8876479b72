import { z } from 'zod'
import { byLanguage, LANGUAGES, type Language } from '../languages.ts'
import { readings } from './checked.ts'
import { FAMILY_NAMES } from './families.ts'
import {
  claimsScripture,
  endsAsSentence,
  hasNumber,
  lengthBetween,
  namesByTerm,
  withoutQuotations,
} from './own-words.ts'
import { findReferenceProblem } from './reference.ts'
import { type Ground, grounds, hasPassage, isUnplaced } from './rests.ts'
import { eachLine, id, linesOf, type TextRule, textLists, texts, typography, words } from './text.ts'

/** The fields of the handbook; each is a folder. */
export const FIELDS = [
  'churches',
  'objections',
  'troubles',
  'berea',
  'doctrine',
  'living',
  'books',
  'making',
  'words',
  'background',
] as const
export type Field = (typeof FIELDS)[number]

const SENTENCES = [2, 4] as const

const sentences: TextRule = (text) => {
  const { length } = linesOf(text)
  return length < SENTENCES[0] || length > SENTENCES[1]
    ? [`${length} lines; a sentence on each, ${SENTENCES[0]} to ${SENTENCES[1]} are expected`]
    : []
}

const ownWords = [typography, withoutQuotations, namesByTerm].map(eachLine)

/** The reasons beside the verses are for whoever mends the article. */
const verses = z
  .record(
    z.string(),
    words.min(1, 'a line on why is expected'),
    'passages with a line on why are expected: "ACT 16:33: the jailer …"',
  )
  .superRefine((value, context) => {
    for (const reference of Object.keys(value)) {
      const problem = findReferenceProblem(reference)
      if (problem) context.addIssue({ code: 'custom', path: [reference], message: problem })
    }
    if (Object.keys(value).length > 8)
      context.addIssue({ code: 'custom', message: 'at most 8 passages, the weightiest first' })
  })
  .transform((value) => Object.entries(value).map(([at, why]) => ({ at, why })))

const tradition = texts(lengthBetween([8, 60], [12, 110]), endsAsSentence, ...ownWords)

/** What a family of churches teaches, in one sentence that its own people would sign, and where they say so. */
const position = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null || !('rests' in value)) return { says: value, rests: [] }
    const { rests, ...says } = value
    return { says, rests }
  },
  z.strictObject({ says: tradition, rests: grounds }),
)

const fields = z.strictObject({
  id,
  title: texts(lengthBetween([1, 10], [1, 24]), typography),
  /** How people ask it, as they type it. */
  questions: textLists(4, 8, lengthBetween([1, 40], [2, 70])),
  /** Two to four sentences, a line each, of which the first answers. */
  answer: texts(lengthBetween([40, 90], [70, 160]), sentences, eachLine(endsAsSentence), ...ownWords),
  /** For each sentence, in order, what bears it. */
  rests: z.array(grounds),
  verses,
  traditions: z.partialRecord(z.enum(FAMILY_NAMES), position).optional(),
  related: z.array(id).max(8).optional(),
  /** Where somebody may be hurt: who may be asking, and what is never said first. */
  care: z.strictObject({ who: words.min(1), never: words.min(1) }).optional(),
  checked: readings,
})

type Written = z.infer<typeof fields>
type Gap = readonly [path: (string | number)[], message: string]

/** What a sentence says that nothing bears: what Scripture says without the passage, a number without its source. */
function* unborne(sentence: string, language: Language, borne: readonly Ground[]): Generator<string> {
  if (claimsScripture(sentence, language) && !hasPassage(borne))
    yield `the sentence says what Scripture says (${language}): the passage is expected`
  if (hasNumber(sentence) && isUnplaced(borne)) yield `the sentence has a number (${language}): its source is expected`
}

/** The same number of sentences in every language, each with what bears it. */
function* gapsOfAnswer({ answer, rests }: Written, language: Language): Generator<Gap> {
  // Where the simplified text has a mistake of its own, nothing is converted yet.
  if (answer[language] === 'auto') return
  const lines = linesOf(answer[language])
  if (lines.length !== rests.length)
    yield [['answer', language], `${lines.length} sentences, but ${rests.length} under "rests"; as many are expected`]
  for (const [index, borne] of rests.entries()) {
    for (const message of unborne(lines[index] ?? '', language, borne)) yield [['rests', index], message]
  }
}

function* gapsOfTraditions({ traditions = {} }: Written, language: Language): Generator<Gap> {
  for (const [family, { says, rests }] of Object.entries(traditions)) {
    for (const message of unborne(says[language], language, rests)) yield [['traditions', family, 'rests'], message]
  }
}

export const article = fields
  .superRefine((value, context) => {
    for (const language of LANGUAGES) {
      for (const [path, message] of [...gapsOfAnswer(value, language), ...gapsOfTraditions(value, language)])
        context.addIssue({ code: 'custom', path, message })
    }
    if (value.rests.filter(isUnplaced).length > 1)
      context.addIssue({ code: 'custom', path: ['rests'], message: 'at most one sentence stands without a place' })
  })
  .transform(({ answer, ...rest }) => ({ ...rest, answer: byLanguage((language) => linesOf(answer[language])) }))

/** With the folder that it stands in. */
export type Article = z.infer<typeof article> & { readonly field: Field }
