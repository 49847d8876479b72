import { z } from 'zod'
import { words } from './text.ts'

const date = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day is expected: 2026-11-24')

/** Who read a record, when, and what was changed for it. */
const reading = z.strictObject({ by: words.min(1), on: date, changed: words.min(1) })

/** Whoever wrote it, and a second reader. */
export const isReadTwice = ({ checked }: { readonly checked: readonly unknown[] }): boolean => checked.length > 1

/** An article is shown once two people have read it: whoever wrote it, and a second reader. */
export const readings = z
  .array(reading)
  .min(1, 'who wrote it is expected')
  .superRefine((all, context) => {
    const names = all.map(({ by }) => by.toLowerCase())
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'by'],
          message: 'has read it already; a second reader is expected',
        })
    }
  })
