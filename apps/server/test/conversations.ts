import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/adapters/database.ts'
import { NOTHING_SO_FAR } from '../src/answering/so-far.ts'

/** Conversations of one member, each with a question and its answer of some three thousand letters. */
export async function fillConversations(db: Database, memberId: string, conversations: number): Promise<void> {
  const told = JSON.stringify({ ...NOTHING_SO_FAR.told, engine: 'composer' })
  const text = 'He was deeply moved in spirit, and troubled. '.repeat(70)
  const [prefix, last] = [randomUUID(), conversations - 1]
  await sql`INSERT INTO sessions (id, member_id, title, questions, created_at, updated_at)
    SELECT ${prefix} || n, ${memberId}, 'Conversation ' || n, 1, now(), now() FROM generate_series(0, ${sql.lit(last)}) n`.execute(
    db,
  )
  await sql`INSERT INTO questions (id, session_id, member_id, text, kind, locale, expression, choices, created_at)
    SELECT ${prefix} || 'q' || n, ${prefix} || n, ${memberId}, 'Why?', 'question', 'en', 'none', '{"editions":{}}', now()
    FROM generate_series(0, ${sql.lit(last)}) n`.execute(db)
  await sql`INSERT INTO answers (id, question_id, session_id, member_id, mode, status, runner, seen_at, last_event, text, told,
      created_at, ended_at)
    SELECT ${prefix} || 'a' || n, ${prefix} || 'q' || n, ${prefix} || n, ${memberId}, 'deep', 'done', 'r', now(), 1, ${text},
      ${told}, now(), now() FROM generate_series(0, ${sql.lit(last)}) n`.execute(db)
}
