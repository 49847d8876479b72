import { z } from 'zod'
import { typed } from '../common/fields.ts'

/** As typed; malformed is code 10112. E.164 ("+8613800138000"), or as it is written in the installation's REGION. */
export const mobile = typed.pipe(z.string().max(40)).describe('A phone number; malformed: 10112.')
/** As typed, in any case; malformed is code 10112. */
export const email = typed.pipe(z.string().max(320)).describe('An e-mail address; malformed: 10112.')
/** 3 to 30 letters, digits, `.`, `_`, `-` of any script. */
export const username = typed
  .pipe(z.string().max(120))
  .describe('3 to 30 letters, digits, ".", "_", "-" of any script.')
/** Not `typed`: what is typed blindly is taken as it is. */
export const password = z.string().max(1000)
export const code = typed.pipe(z.string().max(40)).describe('The six digits that were sent.')
