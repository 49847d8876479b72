import { z } from 'zod'
import { adult, enter } from './sign-in.ts'

/** `captcha` is the nonce that Google's script is given; each pair is good once, for five minutes. */
export const googleCaptcha = z.object({ key: z.string(), captcha: z.string() })

/** What the page got from Google, with the pair it had asked for. */
export const googleCredential = z.object({
  credential: z.string().min(1).max(8000),
  key: z.string().max(200),
  captcha: z.string().max(200),
})
export const loginGoogleBody = googleCredential.extend({ ...enter, adult })
