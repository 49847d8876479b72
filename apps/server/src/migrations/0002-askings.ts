import { type Kysely, sql } from 'kysely'

/**
 * When a member asked, apart from what was asked: a conversation may be deleted, and asking still
 * counts. The last day is carried over, so that an upgrade forgives nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `CREATE TABLE askings (
    member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
    asked_at timestamptz NOT NULL
  )`,
  'CREATE INDEX askings_of_member ON askings (member_id, asked_at)',
  'CREATE INDEX askings_by_age ON askings (asked_at)',
  "INSERT INTO askings SELECT member_id, created_at FROM answers WHERE created_at > now() - interval '1 day'",
]
