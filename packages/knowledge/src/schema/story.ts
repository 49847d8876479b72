import { isProblem, parseUsfm, sizeOf } from '@berea/scripture'
import { z } from 'zod'
import { endsAsSentence, lengthBetween } from './own-words.ts'
import { references } from './reference.ts'
import { id, type TextRule, texts } from './text.ts'

const length = lengthBetween([4, 90], [8, 170])

/** Marks belong to what is quoted and checked. */
const withoutMarks: TextRule = (text) =>
  /[“”「」『』«»"]/u.test(text) ? ['has quotation marks; tell it in your own words'] : []

/** A story is known by its verses: were they many, any verse would have it. */
const FEW = 7

const inFewVerses = references.superRefine((all, context) => {
  for (const one of all) {
    const passage = parseUsfm(one)
    if (!isProblem(passage) && sizeOf(passage) > FEW)
      context.addIssue({
        code: 'custom',
        message: `"${one}" has ${sizeOf(passage)} verses; at most ${FEW} are expected`,
      })
  }
})

/** What happens in verses that are asked for often. */
export const story = z.strictObject({ id, verses: inFewVerses, told: texts(length, endsAsSentence, withoutMarks) })
export type Story = z.infer<typeof story>

/** What a saying means; it may stand in several places. */
export const saying = z.strictObject({ id, verses: references, meaning: texts(length, endsAsSentence) })
export type Saying = z.infer<typeof saying>
