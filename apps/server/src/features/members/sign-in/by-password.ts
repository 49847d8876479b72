import type { SignedIn } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import type { Now } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import { consentChange, wayOf } from '../accounts.ts'
import type { Address } from '../addresses.ts'
import type { MemberRow } from '../member-rows.ts'
import type { PasswordChecking } from '../passwords/checking.ts'
import { memberRepository } from '../repository.ts'
import type { SignIns, Stay } from './sign-ins.ts'

type Needs = {
  readonly db: Database
  readonly checkPassword: PasswordChecking
  readonly signIns: SignIns
  readonly now: Now
}

/** What is typed beside the password. */
type Typed = Address | { readonly kind: 'username'; readonly value: string }

/** Signing in by a password. */
export function byPassword({ db, checkPassword, signIns, now }: Needs) {
  const find = async (typed: Typed): Promise<MemberRow | undefined> => {
    const { members, ways } = memberRepository(db)
    return typed.kind === 'username' ? members.findByUsername(typed.value) : ways.findMember(wayOf(typed))
  }

  return async (typed: Typed, password: string, agree: boolean, stay: Stay): Promise<SignedIn> => {
    if (!agree) throw new Refusal('agreementNotTicked')
    const member = await find(typed)
    await checkPassword(member, `${typed.kind} ${typed.value}`, password)
    return db.transaction().execute(async (trx) => {
      const consent = consentChange({ agree, adult: false }, now())
      return signIns.enter(trx, await memberRepository(trx).members.change(member!.id, consent), stay)
    })
  }
}
