import { LOCALES, TRADITIONS } from '@berea/scripture'
import { z } from 'zod'

export const DEFAULT_LOCALE = 'zh-cn'

export const locale = z.enum(LOCALES)
export const tradition = z.enum(TRADITIONS)

/**
 * Text that only names or finds something, and is stored or compared as it is: control characters and half
 * letters are in no name, and databases don't take them.
 */
export const plain = z.string().refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text))

/** Opaque; only ever compared. */
export const id = plain.min(1).max(200)
export const idParams = z.object({ id })

/** ISO 8601 in UTC: "2026-11-21T03:36:09.000Z". */
export const time = z.iso.datetime()

/** USFM: "JHN 11:33-36", "PSA 23", "GEN 1:1-2:3". */
export const reference = z.string()

/**
 * Text that a person typed, as it may be stored: half surrogate pairs are replaced and control
 * characters other than tab and line break dropped ("a\u0000b" becomes "ab").
 */
export const typed = z.string().transform((text) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, ''))

/** Is there nothing to see? Blanks of every width, and signs that only tell how others are set, "\u200b" among them. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u.test(text)

/** What was typed, without the blanks around it; nothing, or nothing to see, is wrong. */
export const typedWords = typed.transform((text) => text.trim()).pipe(z.string().refine((text) => !isBlank(text)))

/** A token as a browser's store hands it over: missing, "", "undefined" and "null" are all no token. */
export const storedToken = z
  .string()
  .nullish()
  .transform((token) => (token && token !== 'undefined' && token !== 'null' ? token : undefined))

/** A box that is ticked or not, as JSON or as a form sends it: true, "true", "1", "on"; absent is false. */
export const ticked = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', ''])])
  .optional()
  .transform((given) => given === true || given === 'true' || given === '1' || given === 'on')

/** More than anybody chooses among at once. */
const SEVERAL = 200

/** Several values in one query field: "en,fr" or the field repeated; absent is empty. */
export const several = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) =>
    [given ?? []]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(plain.max(200)).max(SEVERAL))

export const limit = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual)

/** A list is always this; `nextCursor` is null on its last page. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export const nothing = z.object({})
