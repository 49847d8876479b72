import { z } from 'zod'
import { typed } from '../common/fields.ts'
import { code, password } from './addresses.ts'

/** Characters that a password has at the least. */
export const PASSWORD_LEAST = 8

/** An e-mail address or a phone number. */
const address = typed.pipe(z.string().max(320)).describe('An e-mail address or a phone number; malformed: 10112.')

export const passwordCheck = z.object({
  hasPassword: z.boolean(),
  /** A code of purpose `reset`, sent to an address of the account, is asked for. */
  needsCode: z.boolean(),
})
export const setPasswordBody = z.object({
  password,
  repeat: password,
  code: code.optional(),
  address: address.optional(),
})
export const resetPasswordBody = z.object({ address, code, password, repeat: password })
