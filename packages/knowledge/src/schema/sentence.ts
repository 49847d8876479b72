import { z } from 'zod'
import { LANGUAGES } from '../languages.ts'
import { id, textLists, words } from './text.ts'

/** `<place>`; with a capital, `<Place>`, where it begins a sentence. */
const SLOT = /<(\p{L}+)>/gu

/**
 * A sentence that an answer is written with, in forms of which any may be chosen. `words`: what is put in where a form has it
 * between `<` and `>`.
 */
export const sentence = z
  .strictObject({
    id,
    words: words.transform((text) => text.split(',').map((word) => word.trim())).default([]),
    forms: textLists(1, 10),
  })
  .superRefine(({ words: known, forms }, context) => {
    for (const language of LANGUAGES) {
      for (const [index, form] of forms[language].entries()) {
        for (const [slot, word = ''] of form.matchAll(SLOT)) {
          if (known.includes(word.toLowerCase())) continue
          context.addIssue({
            code: 'custom',
            path: ['forms', language, index],
            message: `${slot} is none of its words`,
          })
        }
      }
    }
  })
export type Sentence = z.infer<typeof sentence>

/** A form with its words put in, in their order. */
export const fillSlots = (form: string, words: readonly string[], values: readonly string[]): string =>
  form.replace(SLOT, (_, word: string) => {
    const value = values[words.indexOf(word.toLowerCase())] ?? ''
    return /^\p{Lu}/u.test(word) ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
