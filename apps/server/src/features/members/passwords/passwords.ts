import type { BodyOf } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import { after, MINUTE, type Now } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Caller } from '../../../http/routes.ts'
import { wayOf } from '../accounts.ts'
import type { Address } from '../addresses.ts'
import type { Codes, RightCode } from '../codes/codes.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { memberRepository } from '../repository.ts'
import { subjectOf } from './checking.ts'
import type { PasswordHashing } from './hashing.ts'
import { checkNewPassword } from './password-rules.ts'
import { wrongPasswords } from './wrong-passwords.ts'

/** Who has just signed in has just shown who they are. */
const FRESH = 15 * MINUTE

type Needs = {
  readonly db: Database
  readonly codes: Codes
  readonly hashing: PasswordHashing
  readonly hash: KeyedHash
  readonly now: Now
}

export type Passwords = ReturnType<typeof passwords>

/** Passwords, set by who is signed in or, with a code, by who has forgotten theirs. A new one ends the other sign-ins. */
export function passwords({ db, codes, hashing, hash, now }: Needs) {
  const { members, signIns, ways } = memberRepository(db)

  /** What an account can show who it is by, beside being signed in. */
  async function meansOf(memberId: string): Promise<{ hasPassword: boolean; addresses: Address[] }> {
    const [{ password_hash }, own] = await Promise.all([members.find(memberId), ways.list(memberId)])
    const addresses = own.flatMap(({ kind, value }) => (kind === 'mobile' || kind === 'email' ? [{ kind, value }] : []))
    return { hasPassword: password_hash !== null, addresses }
  }

  async function isFresh({ signInId }: Caller): Promise<boolean> {
    const signIn = await signIns.find(signInId, now())
    return signIn !== undefined && after(signIn.createdAt, FRESH) > now()
  }

  /** A code that went to one of the account's own addresses. */
  async function checkOwnCode(caller: Caller, code: string, address?: Address): Promise<RightCode> {
    const { addresses: own } = await meansOf(caller.memberId)
    const wanted = address && own.filter(({ kind, value }) => kind === address.kind && value === address.value)
    const sentTo = await codes.latestOf(wanted ?? own, 'reset')
    if (!sentTo) throw new Refusal('codeNotRequested')
    return codes.check(sentTo, 'reset', code)
  }

  async function store(memberId: string, password: string, but: string | undefined, code?: RightCode): Promise<void> {
    const password_hash = await hashing.hash(password)
    await db.transaction().execute(async (trx) => {
      const inTrx = memberRepository(trx)
      if (code) await codes.spend(trx, code)
      await inTrx.members.change(memberId, { password_hash })
      await inTrx.signIns.endOthers(memberId, but, now())
      await wrongPasswords(db, now).forget(trx, subjectOf(hash, { id: memberId }))
    })
  }

  async function preCheck(caller: Caller) {
    const { hasPassword, addresses } = await meansOf(caller.memberId)
    return { hasPassword, needsCode: addresses.length > 0 && (hasPassword || !(await isFresh(caller))) }
  }

  return {
    meansOf,
    preCheck,
    isFresh,
    checkOwnCode,

    async set(caller: Caller, { password, repeat, code }: BodyOf<'setPassword'>, address?: Address): Promise<void> {
      checkNewPassword(password, repeat)
      const { needsCode } = await preCheck(caller)
      const right = needsCode ? await checkOwnCode(caller, code ?? '', address) : undefined
      await store(caller.memberId, password, caller.signInId, right)
    },

    async reset(address: Address, { password, repeat, code }: BodyOf<'resetPassword'>): Promise<void> {
      checkNewPassword(password, repeat)
      const right = await codes.check(address, 'reset', code)
      const member = await ways.findMember(wayOf(address))
      // Told to nobody but the owner of the address.
      if (!member) throw new Refusal('accountOrPasswordWrong', { sentence: 'noSuchAccount' })
      await store(member.id, password, undefined, right)
    },
  }
}
