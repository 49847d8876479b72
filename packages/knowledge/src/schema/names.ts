import { z } from 'zod'
import { words } from './text.ts'

/** `ten plagues, plagues … egypt` → both. */
const listed = words
  .transform((text) => text.split(',').map((one) => one.trim()))
  .superRefine((all, context) => {
    if (all.some((one) => one === ''))
      context.addIssue({ code: 'custom', message: 'names with a comma between are expected' })
    for (const twice of all.filter((one, index) => one !== '' && all.indexOf(one) < index))
      context.addIssue({ code: 'custom', message: `"${twice}" stands there twice` })
  })

/** What something is called, by the language in which it is asked; Chinese is asked in both scripts and matched in this one. */
export const names = z.strictObject({ en: listed, es: listed, fr: listed, 'zh-Hans': listed })
export type Names = z.infer<typeof names>
