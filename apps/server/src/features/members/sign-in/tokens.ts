import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { HOUR, type Now, SECOND } from '../../../clock.ts'
import type { TokenKeys } from '../../../secrets.ts'

export const ACCESS_SECONDS = HOUR / SECOND

/** Access tokens: signed, good for an hour, naming a sign-in that can be revoked before that. */
export function accessTokens(keys: TokenKeys, now: Now) {
  return {
    issue(signInId: string): Promise<string> {
      const issued = Math.floor(now().getTime() / SECOND)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', kid: keys[0].id })
        .setJti(signInId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_SECONDS)
        .sign(keys[0].key)
    },

    /** The sign-in it names; undefined for anything but a token of ours that is still good. */
    async read(token: string): Promise<string | undefined> {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const found = keys.find(({ id }) => id === kid)
            if (!found) throw new Error('signed with a key that is no longer kept')
            return found.key
          },
          { algorithms: ['HS256'], currentDate: now(), requiredClaims: ['exp', 'jti'] },
        )
        return payload.jti
      } catch {
        return undefined
      }
    },
  }
}

/** A user token: 256 random bits, of which only the hash is stored. */
export const newUserToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
