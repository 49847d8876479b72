import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Tables } from '../../adapters/tables.ts'

export type SessionRow = Selectable<Tables['sessions']>

type Wanted = {
  readonly since: Date | undefined
  /** In the title or in a question, whatever the case. */
  readonly words: string | undefined
  /** The last row of the page before. */
  readonly after: { readonly time: Date; readonly id: string } | undefined
  readonly limit: number
}

export function sessionRows(db: Database) {
  const mine = (memberId: string, id: string) =>
    db.selectFrom('sessions').selectAll().where('id', '=', id).where('member_id', '=', memberId)

  return {
    /** Those with a question, latest first. */
    list(memberId: string, { since, words, after, limit }: Wanted): Promise<SessionRow[]> {
      let found = db
        .selectFrom('sessions')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('questions', '>', 0)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      if (since) found = found.where('updated_at', '>=', since)
      if (words)
        found = found.where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('title', 'ilike', pattern(words)),
            exists(
              selectFrom('questions')
                .select('questions.id')
                .whereRef('questions.session_id', '=', 'sessions.id')
                .where('questions.text', 'ilike', pattern(words)),
            ),
          ]),
        )
      if (after) found = found.where(sql<boolean>`(updated_at, id) < (${after.time}, ${after.id})`)
      return found.execute()
    },

    find: (memberId: string, id: string): Promise<SessionRow | undefined> => mine(memberId, id).executeTakeFirst(),

    /** Nobody else can lock it before the transaction has ended. */
    lock: (memberId: string, id: string): Promise<SessionRow | undefined> =>
      mine(memberId, id).forUpdate().executeTakeFirst(),

    /** False where the member has an empty one already. */
    async addEmpty(row: Insertable<Tables['sessions']>): Promise<boolean> {
      const added = await db
        .insertInto('sessions')
        .values(row)
        .onConflict((conflict) => conflict.column('member_id').where('questions', '=', 0).doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    },

    findEmpty: (memberId: string): Promise<{ id: string }> =>
      db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', memberId)
        .where('questions', '=', 0)
        .executeTakeFirstOrThrow(),

    /** Of one member, or of all. */
    async deleteEmpty(before: Date, memberId?: string): Promise<void> {
      const old = db.deleteFrom('sessions').where('questions', '=', 0).where('created_at', '<', before)
      await (memberId === undefined ? old : old.where('member_id', '=', memberId)).execute()
    },

    change: (
      memberId: string,
      id: string,
      change: Partial<Pick<SessionRow, 'title' | 'questions' | 'updated_at'>>,
    ): Promise<SessionRow | undefined> =>
      db
        .updateTable('sessions')
        .set(change)
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returningAll()
        .executeTakeFirst(),

    /** With all that was asked and answered in it. */
    async remove(memberId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

/** "50%" looks for these three characters. */
const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
