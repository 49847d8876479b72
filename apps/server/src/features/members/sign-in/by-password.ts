import type { SignedIn } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import type { Now } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import { consentChange, wayOf } from '../accounts.ts'
import type { Address } from '../addresses.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import type { MemberRow } from '../member-rows.ts'
import { type PasswordHashing, turns } from '../passwords/hashing.ts'
import { wrongPasswords } from '../passwords/wrong-passwords.ts'
import { memberRepository } from '../repository.ts'
import type { SignIns, Stay } from './sign-ins.ts'

type Needs = {
  readonly db: Database
  readonly hashing: PasswordHashing
  readonly signIns: SignIns
  readonly hash: KeyedHash
  readonly now: Now
}

/** What is typed beside the password. */
export type Typed = Address | { readonly kind: 'username'; readonly value: string }

export const subjectOf = (hash: KeyedHash, member: Pick<MemberRow, 'id'>) => hash('member', member.id)

/**
 * Signing in by a password. Whether there is such an account can't be told from the answer or from how
 * long it takes; wrong ones are counted either way.
 */
export function byPassword({ db, hashing, signIns, hash, now }: Needs) {
  const wrong = wrongPasswords(db, now)
  const turnOf = turnsBySubject()

  const find = async (typed: Typed): Promise<MemberRow | undefined> => {
    const { members, ways } = memberRepository(db)
    return typed.kind === 'username' ? members.findByUsername(typed.value) : ways.findMember(wayOf(typed))
  }

  return async (typed: Typed, password: string, agree: boolean, stay: Stay): Promise<SignedIn> => {
    if (!agree) throw new Refusal('agreementNotTicked')
    const member = await find(typed)
    const subject = member ? subjectOf(hash, member) : hash('typed', `${typed.kind} ${typed.value}`)
    // One after the other, so that many at once are counted as one by one.
    await turnOf(subject.toString('hex'), async () => {
      if (await wrong.isFull(subject)) throw new Refusal('tooManyTries', { sentence: 'tooManyPasswords' })
      if (await hashing.isRight(password, member?.password_hash)) return
      await wrong.add(subject)
      throw new Refusal('accountOrPasswordWrong')
    })
    return db.transaction().execute(async (trx) => {
      const account = await memberRepository(trx).members.change(
        member!.id,
        consentChange({ agree, adult: false }, now()),
      )
      return signIns.enter(trx, account, stay)
    })
  }
}

function turnsBySubject() {
  const waiting = new Map<string, { readonly turn: ReturnType<typeof turns>; inside: number }>()
  return async (subject: string, work: () => Promise<void>): Promise<void> => {
    const place = waiting.get(subject) ?? { turn: turns(1), inside: 0 }
    waiting.set(subject, place)
    place.inside += 1
    try {
      await place.turn(work)
    } finally {
      place.inside -= 1
      if (place.inside === 0) waiting.delete(subject)
    }
  }
}
