import { z } from 'zod'
import { plain } from '../common/fields.ts'
import { adult, enter } from './sign-in.ts'

/** `captcha` is the nonce that Google's script is given; each pair is good once, for five minutes. */
export const googleCaptcha = z.object({ key: plain, captcha: plain })

/** What the page got from Google, with the pair it had asked for. */
export const googleCredential = z.object({
  credential: plain.min(1).max(8000),
  key: plain.max(200),
  captcha: plain.max(200),
})
export const loginGoogleBody = googleCredential.extend({ ...enter, adult })
