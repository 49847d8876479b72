import type { BodyOf, SignedIn } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import type { Now } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findOrMakeAccount, wayOf } from '../accounts.ts'
import type { Address } from '../addresses.ts'
import type { Codes } from '../codes/codes.ts'
import type { PasswordHashing } from '../passwords/hashing.ts'
import { checkNewPassword } from '../passwords/password-rules.ts'
import { memberRepository } from '../repository.ts'
import { readUsername } from '../usernames.ts'
import type { SignIns, Stay } from './sign-ins.ts'

type Needs = {
  readonly db: Database
  readonly codes: Codes
  readonly hashing: PasswordHashing
  readonly signIns: SignIns
  readonly now: Now
}
type Fields = Pick<BodyOf<'loginMail'>, 'code' | 'agree' | 'adult' | 'username' | 'password' | 'repeat'>

/** Signing in by a code; the first time it makes the account. What is refused for another reason leaves the code good. */
export function byCode({ db, codes, hashing, signIns, now }: Needs) {
  return async (address: Address, fields: Fields, stay: Stay): Promise<SignedIn> => {
    const { agree, adult, password, repeat = '' } = fields
    if (!agree) throw new Refusal('agreementNotTicked')
    const username = fields.username === undefined ? undefined : readUsername(fields.username)
    if (password !== undefined) checkNewPassword(password, repeat)
    const code = await codes.check(address, 'login', fields.code)
    // Only now: whoever has no code is not worth the work.
    const passwordHash = password === undefined ? undefined : await hashing.hash(password)
    const isCreating = username !== undefined || password !== undefined
    return db.transaction().execute(async (trx) => {
      const way = wayOf(address)
      await memberRepository(trx).ways.lock(way)
      if (isCreating && (await memberRepository(trx).ways.findMember(way))) {
        throw new Refusal('addressTaken', { data: { field: address.kind } })
      }
      const fresh = { username, passwordHash, address }
      const { account } = await findOrMakeAccount(trx, way, { agree, adult }, fresh, now)
      await codes.spend(trx, code)
      return signIns.enter(trx, account, stay)
    })
  }
}
