import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../adapters/database.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Sms } from '../../adapters/sms.ts'
import type { Now } from '../../clock.ts'
import type { AddressLimits } from '../../http/limits/limits.ts'
import type { TokenKeys } from '../../secrets.ts'
import { codes as codesOf } from './codes/codes.ts'
import { keyedHash } from './keyed-hash.ts'
import { messenger as messengerOf } from './messenger.ts'
import { passwordHashing } from './passwords/hashing.ts'
import { passwords } from './passwords/passwords.ts'
import { wrongPasswords } from './passwords/wrong-passwords.ts'
import { profile } from './profile.ts'
import { memberRepository } from './repository.ts'
import { byCode } from './sign-in/by-code.ts'
import { byPassword } from './sign-in/by-password.ts'
import { signIns as signInsOf } from './sign-in/sign-ins.ts'

type Needs = {
  readonly db: Database
  readonly keys: TokenKeys
  readonly now: Now
  readonly mail: Mail | undefined
  readonly sms: Sms | undefined
  readonly addresses: AddressLimits
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

export type Members = ReturnType<typeof members>

/** Members, their ways in and their stays, put together. */
export function members({ db, keys, now, mail, sms, addresses, logger }: Needs) {
  const hash = keyedHash(keys)
  const hashing = passwordHashing()
  const messenger = messengerOf({ db, now, mail, sms, logger })
  const signIns = signInsOf({ db, keys, addresses, now })
  const codes = codesOf({ db, messenger, hash, now })
  return {
    limitEntry: addresses.signIn,
    signIns,
    codes,
    profile: profile({ db, now }),
    passwords: passwords({ db, codes, hashing, hash, now }),
    enterByCode: byCode({ db, codes, hashing, signIns, now }),
    enterByPassword: byPassword({ db, hashing, signIns, hash, now }),

    /** Deletes what is kept no longer. */
    async tidy(): Promise<void> {
      await memberRepository(db).members.deleteUnreachableVisitors(now())
      await codes.tidy()
      await wrongPasswords(db, now).tidy()
    },
  }
}
