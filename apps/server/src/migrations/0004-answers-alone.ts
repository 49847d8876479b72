import { type Kysely, sql } from 'kysely'

/** An answer whose server fell is made again alone, and marked so before; how often it was begun tells nothing of whose doing that was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE answers ADD COLUMN alone boolean NOT NULL DEFAULT false`.execute(db)
  await sql`ALTER TABLE answers DROP COLUMN tries`.execute(db)
}
