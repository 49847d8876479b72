import { type Kysely, sql } from 'kysely'

/**
 * What a model's answer was made with, and what models have cost: of all by day and model, for good and without persons, and of
 * each member for the day that is running.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE answers ADD COLUMN made_with text`.execute(db)
  await sql`
    CREATE TABLE model_days (
      day date NOT NULL,
      model text NOT NULL,
      answers integer NOT NULL DEFAULT 0,
      input bigint NOT NULL DEFAULT 0,
      output bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (day, model)
    )`.execute(db)
  await sql`
    CREATE TABLE model_spending (
      day date NOT NULL,
      member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
      tokens bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (member_id, day)
    )`.execute(db)
  await sql`
    CREATE TABLE model_budget (
      day date PRIMARY KEY,
      tokens bigint NOT NULL DEFAULT 0
    )`.execute(db)
}
