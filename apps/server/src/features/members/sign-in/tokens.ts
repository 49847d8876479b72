import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { HOUR, type Now, SECOND } from '../../../clock.ts'
import type { TokenKeys } from '../../../secrets.ts'

export const ACCESS_SECONDS = HOUR / SECOND

const HEAD = z.object({ alg: z.literal('HS256'), kid: z.string() })
const CLAIMS = z.object({ jti: z.string(), exp: z.number() })

/**
 * Access tokens: JWTs signed with HMAC (RFC 7519), good for an hour, naming a sign-in that can be revoked before that. Every call
 * brings one. It is checked on the thread that serves: that takes microseconds, and to wait for another thread milliseconds.
 */
export function accessTokens(keys: TokenKeys, now: Now) {
  return {
    issue(signInId: string): string {
      const [{ id: kid, key }] = keys
      const iat = Math.floor(now().getTime() / SECOND)
      const signed = `${packed({ alg: 'HS256', kid })}.${packed({ jti: signInId, iat, exp: iat + ACCESS_SECONDS })}`
      return `${signed}.${signature(key, signed)}`
    },

    /** The sign-in it names; undefined for anything but a token of ours that is still good. */
    read(token: string): string | undefined {
      const [head = '', claims = '', given = '', ...more] = token.split('.')
      const { kid } = unpacked(HEAD, head) ?? {}
      const key = keys.find(({ id }) => id === kid)?.key
      if (!key || more.length > 0 || !isSame(given, signature(key, `${head}.${claims}`))) return undefined
      const { jti, exp = 0 } = unpacked(CLAIMS, claims) ?? {}
      return exp * SECOND > now().getTime() ? jti : undefined
    },
  }
}

const signature = (key: Uint8Array, signed: string) => createHmac('sha256', key).update(signed).digest('base64url')

/** As long for a wrong one as for a right one. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const packed = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function unpacked<Part>(schema: z.ZodType<Part>, part: string): Part | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString())).data
  } catch {
    // No JSON.
    return undefined
  }
}

/** A user token: 256 random bits, of which only the hash is stored. */
export const newUserToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
