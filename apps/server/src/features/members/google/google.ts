import type { SignedIn } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import type { GoogleIdentity, GoogleTokens } from '../../../adapters/google.ts'
import type { Now } from '../../../clock.ts'
import { NotNow, Refusal } from '../../../http/refusal.ts'
import type { Origin } from '../../../http/routes.ts'
import { findOrMakeAccount } from '../accounts.ts'
import { parseEmail } from '../addresses.ts'
import type { SignIns, Stay } from '../sign-in/sign-ins.ts'
import type { Way } from '../way-rows.ts'
import { nonces as noncesOf } from './nonces.ts'

type Needs = {
  readonly db: Database
  /** Undefined: no client id is set. */
  readonly tokens: GoogleTokens | undefined
  readonly isAvailable: (origin: Origin) => boolean
  readonly signIns: SignIns
  readonly now: Now
}

export type GoogleCredential = { readonly credential: string; readonly key: string; readonly captcha: string }
type Consent = { readonly agree: boolean; readonly adult: boolean }

export type Google = ReturnType<typeof google>

/** Signing in with a Google account, by the token that Google's script gives the page. */
export function google({ db, tokens, isAvailable, signIns, now }: Needs) {
  const nonces = noncesOf(db, now)

  function available(origin: Origin): GoogleTokens {
    if (!tokens || !isAvailable(origin)) throw new Refusal('googleRegion')
    return tokens
  }

  /** A token that is good, with the nonce that it was asked for with; the nonce is not spent yet. */
  async function identify({ credential, captcha }: GoogleCredential, origin: Origin): Promise<GoogleIdentity> {
    const identity = await available(origin).verify(credential, now())
    if (identity === 'away') throw new NotNow('googleAway')
    if (identity === 'invalid') throw new Refusal('googleTokenInvalid')
    if (identity.nonce !== captcha) throw new Refusal('googleNonceStale')
    return identity
  }

  return {
    captcha: async (origin: Origin): Promise<{ key: string; captcha: string }> => {
      available(origin)
      return nonces.make()
    },

    async enter(given: GoogleCredential, { agree, adult }: Consent, stay: Stay): Promise<SignedIn> {
      if (!agree) throw new Refusal('agreementNotTicked')
      const identity = await identify(given, stay.origin)
      return db.transaction().execute(async (trx) => {
        await nonces.spend(trx, given.key, given.captcha)
        const address = parseEmail(identity.email ?? '')
        const fresh = { ...(identity.name && { name: identity.name.slice(0, 100) }), ...(address && { address }) }
        const { account } = await findOrMakeAccount(trx, wayOfGoogle(identity), { agree, adult }, fresh, now)
        return signIns.enter(trx, account, stay)
      })
    },

    identify,
    spend: (trx: Database, { key, captcha }: GoogleCredential): Promise<void> => nonces.spend(trx, key, captcha),
    tidy: nonces.tidy,
  }
}

/** By Google's id, and never by the e-mail: whoever holds that tomorrow may be another. */
export const wayOfGoogle = ({ id, email, name }: GoogleIdentity): Way => ({
  kind: 'google',
  appId: null,
  value: id,
  label: email ?? name ?? 'Google',
})
