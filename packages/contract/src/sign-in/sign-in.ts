import { z } from 'zod'
import { id, plain, storedToken, ticked } from '../common/fields.ts'
import { code, email, mobile, password, username } from './addresses.ts'

export const stay = {
  grantType: z.literal('social').default('social'),
  clientId: plain.max(200).optional(),
  /** The one the page has kept: what was a visitor's is carried over. */
  userToken: storedToken,
}

export const autoLoginBody = z.object(stay)

export const enter = {
  ...stay,
  /** 24 hours after the last use, instead of until the browser is closed. */
  remember: ticked,
  agree: ticked.describe('To the terms and the privacy policy; unticked: 10110.'),
}

/** Where an account may be made by it. */
export const adult = ticked.describe('18 or older, or a guardian agrees; unticked for a new account: 10111.')

const byCode = {
  ...enter,
  adult,
  code,
  /** Given: create an account; an address that has one is then 10109. */
  username: username.optional(),
  password: password.optional(),
  /** The password once more. */
  repeat: password.optional(),
}
export const loginMobileBody = z.object({ ...byCode, mobile })
export const loginMailBody = z.object({ ...byCode, email })

export const mobilePasswordBody = z.object({ ...enter, mobile, password })
export const mailPasswordBody = z.object({
  ...enter,
  email: email.describe('An e-mail address or a username.'),
  password,
})

/** What every sign-in answers. */
export const signedIn = z.object({
  user_token: z.string(),
  access_token: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.number().int(),
  member: z.object({ id, kind: z.enum(['visitor', 'account']) }),
})
export type SignedIn = z.infer<typeof signedIn>
