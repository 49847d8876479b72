import { randomUUID } from 'node:crypto'
import { RETENTION, type ReplyOf, ROLES, type SignedIn } from '@berea/contract'
import { z } from 'zod'
import type { Database } from '../../../adapters/database.ts'
import { after, DAY, HOUR, MINUTE, type Now } from '../../../clock.ts'
import type { AddressLimits } from '../../../http/limits/limits.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Caller, Origin } from '../../../http/routes.ts'
import type { TokenKeys } from '../../../secrets.ts'
import type { MemberRow } from '../member-rows.ts'
import { memberRepository } from '../repository.ts'
import { carryOver } from './carry-over.ts'
import type { SignIn } from './sign-in-rows.ts'
import { ACCESS_SECONDS, accessTokens, hashToken, newUserToken } from './tokens.ts'

/** After its last use. A visitor and all that is theirs live as long as the token. */
const VISITOR_LIFE = RETENTION.visitor * DAY
const REMEMBERED_LIFE = 24 * HOUR
/** The cookies end with the browser; this is for browsers that never end. */
const UNREMEMBERED_LIFE = 12 * HOUR
/** No browser keeps a cookie longer: until then the token of an ended stay answers 401. */
const KNOWN_AFTER_END = RETENTION.endedSignIn * DAY
/** A use is written down when the last is so long ago. */
const NOTE_EVERY = 5 * MINUTE

const role = z.enum(ROLES)

type Needs = {
  readonly db: Database
  readonly keys: TokenKeys
  readonly addresses: AddressLimits
  readonly now: Now
}

/** How and where somebody stays who has shown who they are. */
export type Stay = {
  readonly userToken: string | undefined
  readonly clientId: string | undefined
  readonly remember: boolean
  readonly origin: Origin
}

export type SignIns = ReturnType<typeof signIns>

/** Stays of devices: begun, continued, found by their tokens, ended. */
export function signIns({ db, keys, addresses, now }: Needs) {
  const tokens = accessTokens(keys, now)
  const { signIns: rows } = memberRepository(db)
  const until = ({ kind, remember }: Pick<SignIn, 'kind' | 'remember'>) =>
    after(now(), kind === 'visitor' ? VISITOR_LIFE : remember ? REMEMBERED_LIFE : UNREMEMBERED_LIFE)

  function issue(signInId: string, member: Pick<MemberRow, 'id' | 'kind'>, userToken: string): SignedIn {
    const access_token = tokens.issue(signInId)
    const { id, kind } = member
    return { user_token: userToken, access_token, expiresIn: ACCESS_SECONDS, member: { id, kind } }
  }

  async function begin(trx: Database, member: Pick<MemberRow, 'id' | 'kind'>, stay: Stay): Promise<SignedIn> {
    const [id, userToken] = [randomUUID(), newUserToken()]
    const { remember, clientId, origin } = stay
    await memberRepository(trx).signIns.add({
      id,
      member_id: member.id,
      token_hash: hashToken(userToken),
      client_id: clientId ?? null,
      remember,
      // Only an account has a list of its devices.
      device: member.kind === 'account' ? origin.device : '',
      country: member.kind === 'account' ? origin.country : null,
      created_at: now(),
      used_at: now(),
      expires_at: until({ kind: member.kind, remember }),
    })
    return issue(id, member, userToken)
  }

  return {
    /**
     * An account enters, in the transaction that found or made it. A visitor whose token is handed in
     * is carried over; an account whose token is, is signed out.
     */
    async enter(trx: Database, account: MemberRow, stay: Stay): Promise<SignedIn> {
      const inTrx = memberRepository(trx)
      const before = stay.userToken ? await inTrx.signIns.findByToken(hashToken(stay.userToken), now()) : undefined
      if (before?.kind === 'visitor') await carryOver(trx, before, account, now())
      else if (before) await inTrx.signIns.end(before.memberId, before.id, now())
      return begin(trx, account, stay)
    },

    /**
     * The member of this user token again. A new visitor where it is missing, unknown or a visitor's that
     * has run out; the token of an account that has ended is refused, so that nobody is silently someone else.
     */
    async continue({ userToken, clientId, origin }: Omit<Stay, 'remember'>): Promise<SignedIn> {
      const hash = userToken === undefined ? undefined : hashToken(userToken)
      const known = hash && (await rows.findByToken(hash, now()))
      if (userToken !== undefined && known) {
        addresses.signIn(origin.address, known.memberId)
        await rows.extend(known.id, now(), until(known))
        return issue(known.id, { id: known.memberId, kind: known.kind }, userToken)
      }
      if (hash && (await rows.isOfAccount(hash))) throw new Refusal('signInExpired')
      addresses.visitor(origin.address)
      const visitor = { id: randomUUID(), kind: 'visitor' as const }
      return db.transaction().execute(async (trx) => {
        await memberRepository(trx).members.add({ ...visitor, created_at: now() })
        return begin(trx, visitor, { userToken: undefined, clientId, remember: false, origin })
      })
    },

    async findCaller(accessToken: string): Promise<Caller | undefined> {
      const id = tokens.read(accessToken)
      const signIn = id ? await rows.find(id, now()) : undefined
      if (!signIn) return undefined
      if (after(signIn.usedAt, NOTE_EVERY) <= now()) await rows.extend(signIn.id, now(), until(signIn))
      return { memberId: signIn.memberId, signInId: signIn.id, kind: signIn.kind, role: role.parse(signIn.role) }
    },

    async list({ memberId, signInId }: Caller): Promise<ReplyOf<'listSignIns'>> {
      const live = await rows.list(memberId, now())
      const items = live.map(({ id, device, country, created_at, used_at }) => ({
        id,
        device,
        country,
        createTime: created_at.toISOString(),
        // Its last use is this one, which is not written down yet.
        lastTime: (id === signInId ? now() : used_at).toISOString(),
        current: id === signInId,
      }))
      return { items: items.toSorted((a, b) => Number(b.current) - Number(a.current)), nextCursor: null }
    },

    async end({ memberId, signInId }: Caller): Promise<void> {
      await rows.end(memberId, signInId, now())
    },

    async endOne({ memberId }: Caller, id: string): Promise<void> {
      if (!(await rows.end(memberId, id, now()))) throw new Refusal('notFound')
    },

    endOthers: ({ memberId, signInId }: Caller): Promise<void> => rows.endOthers(memberId, signInId, now()),

    tidy: (): Promise<void> => rows.tidy(now(), after(now(), -KNOWN_AFTER_END)),
  }
}
