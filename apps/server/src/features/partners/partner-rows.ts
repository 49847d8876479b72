import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Tables } from '../../adapters/tables.ts'

export type PartnerRow = Selectable<Tables['partners']>
export type PartnerDay = {
  readonly app_id: string
  readonly date: string
  readonly sign_ins: number
  readonly members: number
}

/** The only place that knows the tables of partners. */
export function partnerRows(db: Database) {
  return {
    find: (appId: string): Promise<PartnerRow | undefined> =>
      db.selectFrom('partners').selectAll().where('app_id', '=', appId).executeTakeFirst(),

    /** By their appIds; those whose appId or name holds the words. */
    list(words: string, after: string, limit: number): Promise<PartnerRow[]> {
      const pattern = `%${words.replaceAll(/[%_\\]/g, '\\$&')}%`
      return db
        .selectFrom('partners')
        .selectAll()
        .where('app_id', '>', after)
        .where(({ or, eb }) => or([eb('app_id', 'ilike', pattern), eb('name', 'ilike', pattern)]))
        .orderBy('app_id')
        .limit(limit)
        .execute()
    },

    /** False where there is one of this appId. */
    async add(row: Omit<PartnerRow, 'suspended'>): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('partners')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    change: (appId: string, change: Partial<Omit<PartnerRow, 'app_id'>>): Promise<PartnerRow | undefined> =>
      db.updateTable('partners').set(change).where('app_id', '=', appId).returningAll().executeTakeFirst(),

    /** Those whose secret is kept with another key than this. */
    listSealedOtherwise: (keyId: string): Promise<PartnerRow[]> =>
      db.selectFrom('partners').selectAll().where('key_id', '!=', keyId).forUpdate().execute(),

    async countUse(appId: string, day: Date, isNew: boolean): Promise<void> {
      const members = isNew ? 1 : 0
      await db
        .insertInto('partner_days')
        .values({ app_id: appId, day: day.toISOString().slice(0, 10), sign_ins: 1, members })
        .onConflict((conflict) =>
          conflict.columns(['app_id', 'day']).doUpdateSet(({ eb }) => ({
            sign_ins: eb('partner_days.sign_ins', '+', 1),
            members: eb('partner_days.members', '+', members),
          })),
        )
        .execute()
    },

    /** Latest first. */
    async listDays(appIds: readonly string[], since: Date): Promise<PartnerDay[]> {
      if (appIds.length === 0) return []
      return db
        .selectFrom('partner_days')
        .select(['app_id', 'sign_ins', 'members', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date')])
        .where('app_id', 'in', appIds)
        .where('day', '>=', sql<Date>`${since.toISOString().slice(0, 10)}::date`)
        .orderBy('day', 'desc')
        .execute()
    },

    /** False where it has been used before. */
    async useToken(hash: Buffer, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_tokens')
        .values({ token_hash: hash, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async forgetTokens(before: Date): Promise<void> {
      await db.deleteFrom('used_tokens').where('created_at', '<', before).execute()
    },
  }
}
