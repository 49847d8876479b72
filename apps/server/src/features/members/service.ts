import { randomUUID } from 'node:crypto'
import type { BodyOf, SignedIn } from '@berea/contract'
import { after, DAY, type Now } from '../../clock.ts'
import type { AddressLimits } from '../../http/limits/limits.ts'
import type { Caller } from '../../http/routes.ts'
import type { TokenKeys } from '../../secrets.ts'
import type { MemberChange, MemberRepository, MemberRow, SignIn } from './repository.ts'
import { ACCESS_SECONDS, accessTokens, hashToken, newUserToken } from './tokens.ts'

/** A visitor and all that is theirs live this long after the token was last used. */
const VISITOR_DAYS = 30

type Needs = {
  readonly repository: MemberRepository
  readonly keys: TokenKeys
  readonly addresses: AddressLimits
  readonly now: Now
}

export type Members = ReturnType<typeof members>

export function members({ repository, keys, addresses, now }: Needs) {
  const tokens = accessTokens(keys, now)
  const until = () => after(now(), VISITOR_DAYS * DAY)

  async function signedIn(signIn: SignIn, userToken: string): Promise<SignedIn> {
    return {
      user_token: userToken,
      access_token: await tokens.issue(signIn.id),
      expiresIn: ACCESS_SECONDS,
      member: { id: signIn.memberId, kind: signIn.kind },
    }
  }

  return {
    /** The visitor of this user token again, or a new one where it is missing, unknown or has run out. */
    async continueVisitor({ userToken, clientId }: BodyOf<'autoLogin'>, address: string): Promise<SignedIn> {
      const known = userToken ? await repository.findByToken(hashToken(userToken), now()) : undefined
      if (userToken && known) {
        addresses.signIn(address, known.memberId)
        await repository.extend(known.id, until())
        return signedIn(known, userToken)
      }
      addresses.visitor(address)
      const [memberId, signInId, fresh] = [randomUUID(), randomUUID(), newUserToken()]
      await repository.addVisitor({ memberId, signInId, hash: hashToken(fresh), clientId, now: now(), until: until() })
      return signedIn({ id: signInId, memberId, kind: 'visitor' }, fresh)
    },

    async findCaller(accessToken: string): Promise<Caller | undefined> {
      const signInId = await tokens.read(accessToken)
      const signIn = signInId ? await repository.findSignIn(signInId, now()) : undefined
      return signIn && { memberId: signIn.memberId, signInId: signIn.id }
    },

    signOut: (caller: Caller): Promise<void> => repository.revoke(caller.signInId, now()),
    find: (caller: Caller): Promise<MemberRow> => repository.find(caller.memberId),
    change: (caller: Caller, change: MemberChange): Promise<MemberRow> => repository.change(caller.memberId, change),
    tidy: (): Promise<void> => repository.deleteUnreachableVisitors(now()),
  }
}
