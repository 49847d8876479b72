import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../adapters/database.ts'
import type { Tables } from '../../../adapters/tables.ts'

export type CodeRow = Selectable<Tables['codes']>

/** The only place that knows the table of codes. */
export function codeRows(db: Database) {
  const ofAddress = (addressHash: Buffer) => db.selectFrom('codes').where('address_hash', '=', addressHash)

  return {
    /** Until the transaction ends no other looks at this address, so that two can't both be the tenth. */
    async lock(addressHash: Buffer): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(${addressHash.readBigInt64BE(0).toString()}::bigint)`.execute(db)
    },

    /** Latest first. */
    since: (addressHash: Buffer, since: Date): Promise<CodeRow[]> =>
      ofAddress(addressHash).selectAll().where('created_at', '>', since).orderBy('created_at', 'desc').execute(),

    latest: (addressHash: Buffer, purpose: string): Promise<CodeRow | undefined> =>
      ofAddress(addressHash)
        .selectAll()
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async add(row: Pick<CodeRow, 'id' | 'address_hash' | 'purpose' | 'code_hash' | 'created_at' | 'expires_at'>) {
      await db.insertInto('codes').values(row).execute()
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('codes').where('id', '=', id).execute()
    },

    /** Counts a try before it is looked at; false where there were enough. */
    async countTry(id: string, most: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('codes')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', id)
        .where('tries', '<', most)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** It was the right one: no try is lost. */
    async giveBackTry(id: string): Promise<void> {
      await db
        .updateTable('codes')
        .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** False where another call was faster. */
    async spend(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('codes')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async forget(before: Date): Promise<void> {
      await db.deleteFrom('codes').where('created_at', '<', before).execute()
    },
  }
}
