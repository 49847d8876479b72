import type { QuestionTaken } from '@berea/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Tables } from '../../adapters/tables.ts'

export type QuestionRow = Selectable<Tables['questions']>

export function questionRows(db: Database) {
  return {
    add: (row: Insertable<Tables['questions']>): Promise<QuestionRow> =>
      db.insertInto('questions').values(row).returningAll().executeTakeFirstOrThrow(),

    find: (memberId: string, id: string): Promise<QuestionRow> =>
      db
        .selectFrom('questions')
        .selectAll()
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow(),

    /** The search that there is against an answer, and what came of it last. */
    findSearch: (memberId: string, answerId: string): Promise<QuestionTaken | undefined> =>
      db
        .selectFrom('questions')
        .innerJoin('answers', 'answers.question_id', 'questions.id')
        .select(['questions.id as questionId', 'answers.id as answerId'])
        .where('questions.member_id', '=', memberId)
        .where(sql`questions.choices::jsonb ->> 'against'`, '=', answerId)
        .where('answers.replaced', '=', false)
        .executeTakeFirst(),

    /** Latest first, those before a place. */
    list(memberId: string, sessionId: string, before: number | undefined, limit: number): Promise<QuestionRow[]> {
      const found = db
        .selectFrom('questions')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('member_id', '=', memberId)
        .orderBy('place', 'desc')
        .limit(limit)
      return (before === undefined ? found : found.where('place', '<', before)).execute()
    },

    /** The tradition in whose words the member is answered where a question names none. */
    async expressionOf(memberId: string): Promise<string> {
      const member = await db
        .selectFrom('members')
        .select('expression')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
      return member.expression
    },
  }
}
