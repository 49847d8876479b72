import { z } from 'zod'
import { time } from '../common/fields.ts'
import { code, password } from '../sign-in/addresses.ts'

/** The password, or a code of purpose `reset`. */
export const deleteAccountBody = z.object({ password, code }).partial()
/** Until then, whoever signs in is offered to keep it. */
export const deletionTold = z.object({ endTime: time })
