import type { BodyOf } from '@berea/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../adapters/database.ts'
import type { GoogleTokens } from '../../adapters/google.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Sms } from '../../adapters/sms.ts'
import { type Now, SECOND } from '../../clock.ts'
import type { AddressLimits } from '../../http/limits/limits.ts'
import { accountNeeded, Refusal } from '../../http/refusal.ts'
import type { Origin } from '../../http/routes.ts'
import type { TokenKeys } from '../../secrets.ts'
import { needsConsent } from './accounts.ts'
import { codes as codesOf } from './codes/codes.ts'
import { google as googleOf } from './google/google.ts'
import { keyedHash } from './keyed-hash.ts'
import { deletion as deletionOf } from './leaving/deletion.ts'
import { memberExport } from './leaving/export.ts'
import { messenger as messengerOf } from './messenger.ts'
import { passwordChecking } from './passwords/checking.ts'
import { passwordHashing } from './passwords/hashing.ts'
import { passwords as passwordsOf } from './passwords/passwords.ts'
import { wrongPasswords } from './passwords/wrong-passwords.ts'
import { profile } from './profile.ts'
import { tickets as ticketsOf } from './qr/tickets.ts'
import { memberRepository } from './repository.ts'
import { byCode } from './sign-in/by-code.ts'
import { byPassword } from './sign-in/by-password.ts'
import { byLink, type GoodLink } from './sign-in/external.ts'
import { signIns as signInsOf } from './sign-in/sign-ins.ts'
import { ways } from './ways.ts'

/** A QR code's state is waited for so long by one call. */
const HOLD_FOR = 25 * SECOND

/** Who knows the platforms whose links sign people in. */
type Partners = {
  readonly check: (link: BodyOf<'externalAccess'>) => Promise<GoodLink>
  readonly use: (trx: Database, link: GoodLink, isNew: boolean) => Promise<void>
}

type Needs = {
  readonly db: Database
  readonly keys: TokenKeys
  readonly now: Now
  readonly mail: Mail | undefined
  readonly sms: Sms | undefined
  readonly partners: Partners
  readonly googleTokens: GoogleTokens | undefined
  readonly isGoogleAvailable: (origin: Origin) => boolean
  readonly publicUrl: string | undefined
  readonly isDemo: boolean
  readonly visitorsMayAsk: boolean
  readonly addresses: AddressLimits
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

export type Members = ReturnType<typeof members>

/** Members, their ways in and their stays, put together. */
export function members(needs: Needs) {
  const { db, keys, now, addresses } = needs
  const hash = keyedHash(keys)
  const hashing = passwordHashing()
  const messenger = messengerOf(needs)
  const signIns = signInsOf({ db, keys, addresses, now })
  const codes = codesOf({ db, messenger, hash, now })
  const checkPassword = passwordChecking({ db, hashing, hash, now })
  const passwords = passwordsOf({ db, codes, hashing, hash, now })
  const { googleTokens: tokens, isGoogleAvailable: isAvailable } = needs
  const google = googleOf({ db, tokens, isAvailable, signIns, now })
  const tickets = ticketsOf({ ...needs, signIns, hash, holdFor: HOLD_FOR })
  const deletion = deletionOf({ db, codes, passwords, checkPassword, messenger, now })
  const { members: rows } = memberRepository(db)

  return {
    limitEntry: addresses.signIn,
    signIns,
    codes,
    passwords,
    google,
    tickets,
    deletion,
    exportAll: memberExport({ db, now }),
    ways: ways({ db, codes, google, now }),
    profile: profile({ db, now }),
    enterByCode: byCode({ db, codes, hashing, signIns, now }),
    enterByPassword: byPassword({ db, checkPassword, signIns, now }),
    checkLink: needs.partners.check,
    enterByLink: byLink({ db, use: needs.partners.use, signIns, now }),

    /** What keeps a member from asking: that visitors may not here, or terms that are not agreed to. */
    async refusalToAsk(memberId: string): Promise<Refusal | undefined> {
      const row = await rows.find(memberId)
      if (row.kind === 'visitor') return needs.visitorsMayAsk ? undefined : accountNeeded()
      return needsConsent(row) ? new Refusal('agreementNotTicked') : undefined
    },

    appIdOf: async (memberId: string): Promise<string | null> => (await rows.find(memberId)).app_id,

    /** Deletes what is kept no longer. */
    async tidy(): Promise<void> {
      await rows.deleteUnreachableVisitors(now())
      await rows.deleteUnreachableAccounts(now())
      await deletion.tidy()
      await signIns.tidy()
      await codes.tidy()
      await google.tidy()
      await tickets.tidy()
      await messenger.tidy()
      await wrongPasswords(db, now).tidy()
    },
  }
}
