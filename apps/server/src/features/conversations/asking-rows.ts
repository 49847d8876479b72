import type { Database } from '../../adapters/database.ts'

/** When members asked, whatever has become of it: what their limits are counted by. */
export function askingRows(db: Database) {
  return {
    /** How often since then; undefined: never, or so long ago that it has been forgotten. Until the transaction ends, this member's other questions wait. */
    async countLocked(memberId: string, since: Date): Promise<number | undefined> {
      // Rows that refer to the member can still be added meanwhile.
      await db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
      const { all, late } = await db
        .selectFrom('askings')
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('asked_at', '>', since).as('late'),
        ])
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return all === 0 ? undefined : late
    },

    async add(memberId: string, now: Date): Promise<void> {
      await db.insertInto('askings').values({ member_id: memberId, asked_at: now }).execute()
    },

    async forget(before: Date): Promise<void> {
      await db.deleteFrom('askings').where('asked_at', '<', before).execute()
    },
  }
}
