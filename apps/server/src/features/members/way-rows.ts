import { type Selectable, sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Tables, WayKind } from '../../adapters/tables.ts'
import type { MemberRow } from './member-rows.ts'

export type WayRow = Selectable<Tables['ways_in']>

/** What somebody shows to be let in: an address, Google's id, a partner's identity. */
export type Way = {
  readonly kind: WayKind
  readonly appId: string | null
  readonly value: string
  readonly label: string
}

/** The only place that knows the table of ways in. */
export function wayRows(db: Database) {
  return {
    /** Until the transaction ends nobody else enters or adds this way, so that no two accounts are made for it. */
    async lock({ kind, appId, value }: Way): Promise<void> {
      const name = `${kind}\n${appId ?? ''}\n${value}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
    },

    findMember: ({ kind, appId, value }: Omit<Way, 'label'>): Promise<MemberRow | undefined> =>
      db
        .selectFrom('ways_in')
        .innerJoin('members', 'members.id', 'ways_in.member_id')
        .selectAll('members')
        .where('ways_in.kind', '=', kind)
        .where('ways_in.app_id', 'is not distinct from', appId)
        .where('ways_in.value', '=', value)
        .executeTakeFirst(),

    /** In the order they were added. */
    list: (memberId: string): Promise<WayRow[]> =>
      db
        .selectFrom('ways_in')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    async remove(memberId: string, id: string): Promise<void> {
      await db.deleteFrom('ways_in').where('member_id', '=', memberId).where('id', '=', id).execute()
    },

    async add(id: string, memberId: string, { kind, appId, value, label }: Way, now: Date): Promise<void> {
      await db
        .insertInto('ways_in')
        .values({ id, member_id: memberId, kind, app_id: appId, value, label, created_at: now })
        .execute()
    },
  }
}
