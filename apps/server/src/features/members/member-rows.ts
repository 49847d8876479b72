import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Tables } from '../../adapters/tables.ts'

export type MemberRow = Selectable<Tables['members']>
export type MemberChange = Partial<Omit<MemberRow, 'id' | 'kind' | 'created_at'>>

/** The only place that knows the table of members. */
export function memberRows(db: Database) {
  const one = (id: string) => db.selectFrom('members').selectAll().where('id', '=', id)

  const liveSignIns = (now: Date) =>
    db
      .selectFrom('sign_ins')
      .select('sign_ins.id')
      .where('sign_ins.member_id', '=', sql.ref<string>('members.id'))
      .where('sign_ins.expires_at', '>', now)
      .where('sign_ins.revoked_at', 'is', null)

  return {
    find: (id: string): Promise<MemberRow> => one(id).executeTakeFirstOrThrow(),

    /** Until the transaction ends, nobody else changes or carries over this member. */
    lock: (id: string): Promise<MemberRow | undefined> => one(id).forNoKeyUpdate().executeTakeFirst(),

    findByUsername: (key: string): Promise<MemberRow | undefined> =>
      db.selectFrom('members').selectAll().where('username_key', '=', key).executeTakeFirst(),

    /** False where the username is taken. */
    async add(row: Insertable<Tables['members']>): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('members')
        .values(row)
        .onConflict((conflict) => conflict.column('username_key').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    change(id: string, change: MemberChange): Promise<MemberRow> {
      if (Object.keys(change).length === 0) return this.find(id)
      return db.updateTable('members').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    },

    /** Those whose days of grace are over; another server leaves them alone meanwhile. */
    async lockDue(now: Date): Promise<string[]> {
      const due = await db
        .selectFrom('members')
        .select('id')
        .where('delete_at', '<=', now)
        .forUpdate()
        .skipLocked()
        .execute()
      return due.map(({ id }) => id)
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('members').where('id', '=', id).execute()
    },

    /** An account without a way in, whose every stay has ended, can't be reached by anybody any more. */
    async deleteUnreachableAccounts(now: Date): Promise<void> {
      await db
        .deleteFrom('members')
        .where('kind', '=', 'account')
        .where('password_hash', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('ways_in').select('ways_in.id').whereRef('ways_in.member_id', '=', 'members.id'))),
        )
        .where(({ not, exists }) => not(exists(liveSignIns(now))))
        .execute()
    },

    /** A visitor whose every token has run out can't be reached by anybody any more. */
    async deleteUnreachableVisitors(now: Date): Promise<void> {
      await db
        .deleteFrom('members')
        .where('kind', '=', 'visitor')
        .where(({ not, exists }) => not(exists(liveSignIns(now))))
        .execute()
    },
  }
}
