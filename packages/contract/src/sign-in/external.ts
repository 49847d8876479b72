import { z } from 'zod'
import { plain, ticked } from '../common/fields.ts'
import { signedIn, stay } from './sign-in.ts'

const text = z.union([z.string(), z.number()]).transform(String)

/** What a partner has signed: HMAC-SHA256 over `platform \n timestamp \n identity` with its secret, in hex. */
export const externalAccessBody = z.object({
  ...stay,
  remember: ticked,
  /** The partner's appId. */
  platform: plain.max(200),
  /** Seconds or milliseconds since 1970. */
  timestamp: text.pipe(plain.max(20)),
  /** Whoever it is at the partner's. */
  identity: text.pipe(plain.min(1).max(500)),
  token: plain.max(200),
  targetUrl: plain.max(2000).nullish(),
})

export const externalSignedIn = signedIn.extend({
  /** Where to go, checked: a path of this site or an address of the partner's; null: to the conversation. */
  target: z.string().nullable(),
})
