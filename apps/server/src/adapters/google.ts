import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'

/** Whom Google says that somebody is. */
export type GoogleIdentity = {
  /** Google's id of the person; an e-mail may pass to somebody else. */
  readonly id: string
  readonly email: string | undefined
  readonly name: string | undefined
  readonly nonce: string
}

/** Reads what Google's script gave the page. */
export type GoogleTokens = {
  /** `away`: Google's keys can't be had just now. */
  verify(credential: string, now: Date): Promise<GoogleIdentity | 'invalid' | 'away'>
}

type Needs = { readonly clientId: string; readonly issuer: string; readonly keysUrl: string }

const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(200).optional(),
})

/** Clocks of two servers differ a little. */
const TOLERANCE_SECONDS = 10

/** Google's own issuer has two forms. */
const formsOf = (issuer: string) => [issuer, issuer.replace(/^https:\/\//, '')]

/** Signature, audience, issuer and expiry, by Google's published keys, which are fetched when first needed and kept. */
export function googleTokens({ clientId, issuer, keysUrl }: Needs): GoogleTokens {
  const keys = createRemoteJWKSet(new URL(keysUrl))
  return {
    async verify(credential, now) {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          audience: clientId,
          issuer: formsOf(issuer),
          algorithms: ['RS256', 'ES256'],
          requiredClaims: ['exp', 'iat'],
          currentDate: now,
          clockTolerance: TOLERANCE_SECONDS,
        })
        const { sub, nonce, email, email_verified, name } = claims.parse(payload)
        return { id: sub, nonce, name, email: email_verified ? email : undefined }
      } catch (error) {
        return isInvalid(error) ? 'invalid' : 'away'
      }
    },
  }
}

/** The token's fault, and not that of the way to the keys. */
function isInvalid(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')) {
    return false
  }
  return error instanceof errors.JOSEError || error instanceof z.ZodError
}
