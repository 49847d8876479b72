import { z } from 'zod'
import { id, time } from '../common/fields.ts'
import { code, email, mobile } from '../sign-in/addresses.ts'
import { googleCredential } from '../sign-in/google.ts'

export const WAY_KINDS = ['mobile', 'email', 'google', 'partner'] as const

/** What an account is entered by. */
const way = z.object({ id, kind: z.enum(WAY_KINDS), label: z.string(), createTime: time })
export const ways = z.object({ items: z.array(way), hasPassword: z.boolean() })
export type Ways = z.infer<typeof ways>

/** A phone or an e-mail with its code (purpose `bind`), or what Google's script gave. */
export const addWayBody = z
  .object({ mobile, email, code, ...googleCredential.shape })
  .partial()
  .describe('`mobile` or `email` with `code`, or `credential`, `key` and `captcha`.')
