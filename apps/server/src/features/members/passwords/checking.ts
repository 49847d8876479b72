import type { Database } from '../../../adapters/database.ts'
import type { Now } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import type { MemberRow } from '../member-rows.ts'
import { type PasswordHashing, turns } from './hashing.ts'
import { wrongPasswords } from './wrong-passwords.ts'

type Needs = {
  readonly db: Database
  readonly hashing: PasswordHashing
  readonly hash: KeyedHash
  readonly now: Now
}

export type PasswordChecking = ReturnType<typeof passwordChecking>

export const subjectOf = (hash: KeyedHash, member: Pick<MemberRow, 'id'>) => hash('member', member.id)

/**
 * Is this the member's password? Whether there is such a member can't be told from the answer or from
 * how long it takes; wrong ones are counted either way, for what was typed in a member's place.
 */
export function passwordChecking({ db, hashing, hash, now }: Needs) {
  const wrong = wrongPasswords(db, now)
  const turnOf = turnsBySubject()

  return async (member: MemberRow | undefined, typed: string, password: string): Promise<void> => {
    const subject = member ? subjectOf(hash, member) : hash('typed', typed)
    // One after the other, so that many at once are counted as one by one.
    await turnOf(subject.toString('hex'), async () => {
      if (await wrong.isFull(subject)) throw new Refusal('tooManyTries', { sentence: 'tooManyPasswords' })
      if (await hashing.isRight(password, member?.password_hash)) return
      await wrong.add(subject)
      throw new Refusal('accountOrPasswordWrong')
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
