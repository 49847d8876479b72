import { randomUUID } from 'node:crypto'
import type { Ways } from '@berea/contract'
import type { Database } from '../../adapters/database.ts'
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

/** The ways into an account: listed, added, removed; the last one stays. */
export function ways({ db, codes, google, now }: Needs) {
  async function list(memberId: string): Promise<Ways> {
    const { members, ways: rows } = memberRepository(db)
    const [{ password_hash }, own] = await Promise.all([members.find(memberId), rows.list(memberId)])
    const items = own.map(({ id, kind, label, created_at }) => ({
      id,
      kind,
      label,
      createTime: created_at.toISOString(),
    }))
    return { items, hasPassword: password_hash !== null }
  }

  async function add(memberId: string, way: Way, spend: (trx: Database) => Promise<void>): Promise<Ways> {
    await db.transaction().execute(async (trx) => {
      const { ways: rows } = memberRepository(trx)
      await rows.lock(way)
      const holder = await rows.findMember(way)
      if (holder && holder.id !== memberId) throw new Refusal('addressTaken', { data: { field: way.kind } })
      await spend(trx)
      if (!holder) await rows.add(randomUUID(), memberId, way, now())
    })
    return list(memberId)
  }

  return {
    list,

    async addAddress({ memberId }: Caller, address: Address, typed: string): Promise<Ways> {
      const code = await codes.check(address, 'bind', typed)
      return add(memberId, wayOf(address), (trx) => codes.spend(trx, code))
    },

    async addGoogle({ memberId }: Caller, given: GoogleCredential, origin: Origin): Promise<Ways> {
      const identity = await google.identify(given, origin)
      return add(memberId, wayOfGoogle(identity), (trx) => google.spend(trx, given))
    },

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
