import { z } from 'zod'
import { plain, storedToken, ticked } from '../common/fields.ts'
import { signedIn } from './sign-in.ts'

const QR_STATES = ['waiting', 'scanned', 'confirmed', 'refused'] as const

export const qrParams = z.object({ ticket: plain.min(1).max(200) })
export const newQrBody = z.object({ clientId: plain.max(200).optional() })
export const newQr = z.object({
  /** What the QR code shows, within `url`. */
  ticket: plain,
  /** Stays with the desktop: without it nobody who sees the code gets the tokens. */
  secret: plain,
  /** Without PUBLIC_URL it begins with "/". */
  url: z.string(),
  /** Seconds. */
  expiresIn: z.number().int(),
})

/** What the phone shows before it confirms. */
export const qrDevice = z.object({
  /** "Firefox · Linux"; empty where the browser does not tell. */
  device: z.string(),
  country: z.string().nullable(),
  sameNetwork: z.boolean(),
})

export const confirmQrBody = z.object({ accept: ticked })
export const waitQrBody = z.object({
  secret: plain.max(200),
  /** The state that is shown: the answer comes when it is another, or after 25 seconds. */
  known: z.enum(['waiting', 'scanned']).default('waiting'),
  remember: ticked,
  userToken: storedToken,
})
export const qrState = z.object({
  state: z.enum(QR_STATES),
  /** Once confirmed. */
  signedIn: signedIn.nullable(),
})
export type QrState = z.infer<typeof qrState>
