import { randomUUID } from 'node:crypto'
import { CALLS, type Ways } from '@berea/contract'
import type { Database } from '../../adapters/database.ts'
import { keptReply, once } from '../../adapters/once.ts'
import type { Now } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Caller, Origin } from '../../http/routes.ts'
import { wayOf } from './accounts.ts'
import type { Address } from './addresses.ts'
import type { Codes } from './codes/codes.ts'
import { type Google, type GoogleCredential, wayOfGoogle } from './google/google.ts'
import { memberRepository } from './repository.ts'
import type { Way } from './way-rows.ts'

type Needs = { readonly db: Database; readonly codes: Codes; readonly google: Google; readonly now: Now }

/** What was sent, and with which Idempotency-Key. */
type Given = { readonly given: unknown; readonly onceKey: string | undefined }
type Found = { readonly way: Way; readonly spend: (trx: Database) => Promise<void> }

/** The ways into an account: listed, added, removed; the last one stays. */
export function ways({ db, codes, google, now }: Needs) {
  async function list(memberId: string, from = db): Promise<Ways> {
    const { members, ways: rows } = memberRepository(from)
    const [{ password_hash }, own] = await Promise.all([members.find(memberId), rows.list(memberId)])
    const items = own.map(({ id, kind, label, created_at }) => ({
      id,
      kind,
      label,
      createTime: created_at.toISOString(),
    }))
    return { items, hasPassword: password_hash !== null }
  }

  /** `identify` finds the way that is given to be the account's own, and how what shows it is used up. */
  async function add({ memberId }: Caller, { given, onceKey }: Given, identify: () => Promise<Found>): Promise<Ways> {
    const request = { memberId, key: onceKey, asked: given, now: now() }
    const kept = await keptReply(db, request, CALLS.addWay.reply)
    if (kept) return kept
    const { way, spend } = await identify()
    return once(db, request, CALLS.addWay.reply, async (trx) => {
      const { ways: rows } = memberRepository(trx)
      await rows.lock(way)
      const holder = await rows.findMember(way)
      if (holder && holder.id !== memberId) throw new Refusal('addressTaken', { data: { field: way.kind } })
      await spend(trx)
      if (!holder) await rows.add(randomUUID(), memberId, way, now())
      return list(memberId, trx)
    })
  }

  return {
    list,

    addAddress: (caller: Caller, address: Address, typed: string, onceKey: string | undefined): Promise<Ways> =>
      add(caller, { given: { ...address, typed }, onceKey }, async () => {
        const code = await codes.check(address, 'bind', typed)
        return { way: wayOf(address), spend: (trx) => codes.spend(trx, code) }
      }),

    addGoogle: (
      caller: Caller,
      given: GoogleCredential,
      { origin, onceKey }: { readonly origin: Origin; readonly onceKey: string | undefined },
    ): Promise<Ways> =>
      add(caller, { given, onceKey }, async () => ({
        way: wayOfGoogle(await google.identify(given, origin)),
        spend: (trx) => google.spend(trx, given),
      })),

    async remove({ memberId }: Caller, id: string): Promise<Ways> {
      await db.transaction().execute(async (trx) => {
        const { members, ways: rows } = memberRepository(trx)
        // Of two that are removed at once, one finds itself the last.
        await members.lock(memberId)
        const own = await rows.list(memberId)
        if (!own.some((way) => way.id === id)) throw new Refusal('notFound')
        if (own.length === 1) throw new Refusal('lastWayIn')
        await rows.remove(memberId, id)
      })
      return list(memberId)
    },
  }
}
