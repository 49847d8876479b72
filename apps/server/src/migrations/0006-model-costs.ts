import { type Kysely, sql } from 'kysely'

/** What models cost in money, in millionths of a currency; null where nobody has told a price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE model_days ADD COLUMN cost bigint, ADD COLUMN currency text`.execute(db)
  await sql`ALTER TABLE model_spending ADD COLUMN cost bigint NOT NULL DEFAULT 0`.execute(db)
  await sql`ALTER TABLE model_budget ADD COLUMN cost bigint NOT NULL DEFAULT 0`.execute(db)
}
