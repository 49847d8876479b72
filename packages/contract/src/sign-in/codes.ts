import { z } from 'zod'
import { email, mobile } from './addresses.ts'

/** What a code is good for: signing in (or creating an account), a new password and leaving, another way in. */
export const CODE_PURPOSES = ['login', 'reset', 'bind'] as const
const purpose = z.enum(CODE_PURPOSES).default('login')
export type CodePurpose = z.infer<typeof purpose>

export const mobileCodeBody = z.object({ mobile, purpose })
export const emailCodeBody = z.object({ email, purpose })

/** The same whether or not the address is known. */
export const codeSent = z.object({
  /** Seconds until another may be asked for, and until this one runs out. */
  resendAfter: z.number().int(),
  expiresIn: z.number().int(),
})
export type CodeSent = z.infer<typeof codeSent>
