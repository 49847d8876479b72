import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Tables } from '../../adapters/tables.ts'

export type AnswerRow = Selectable<Tables['answers']>
type Reaction = Pick<AnswerRow, 'reaction' | 'reaction_reason' | 'reaction_note'>

export function answerRows(db: Database) {
  return {
    find: (memberId: string, id: string): Promise<AnswerRow | undefined> =>
      db.selectFrom('answers').selectAll().where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst(),

    /** For who has been found to own it, and follows it while its owner may change. */
    statusOf: (id: string): Promise<Pick<AnswerRow, 'status'> | undefined> =>
      db.selectFrom('answers').select('status').where('id', '=', id).executeTakeFirst(),

    findRunning: (memberId: string, sessionId: string): Promise<{ id: string } | undefined> =>
      db
        .selectFrom('answers')
        .select('id')
        .where('session_id', '=', sessionId)
        .where('member_id', '=', memberId)
        .where('status', '=', 'running')
        .executeTakeFirst(),

    /** Those that no later answer has replaced. */
    async listCurrent(memberId: string, questionIds: readonly string[]): Promise<AnswerRow[]> {
      if (questionIds.length === 0) return []
      return db
        .selectFrom('answers')
        .selectAll()
        .where('question_id', 'in', questionIds)
        .where('member_id', '=', memberId)
        .where('replaced', '=', false)
        .execute()
    },

    async replaceAll(memberId: string, questionId: string): Promise<void> {
      await db
        .updateTable('answers')
        .set({ replaced: true })
        .where('question_id', '=', questionId)
        .where('member_id', '=', memberId)
        .execute()
    },

    /** Begun now, by the database's clock. */
    async add(row: Omit<Insertable<Tables['answers']>, 'seen_at'>): Promise<void> {
      await db
        .insertInto('answers')
        .values({ ...row, seen_at: sql`now()` })
        .execute()
    },

    async react(memberId: string, id: string, reaction: Reaction): Promise<void> {
      await db.updateTable('answers').set(reaction).where('id', '=', id).where('member_id', '=', memberId).execute()
    },
  }
}
