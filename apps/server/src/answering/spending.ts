import { type Kysely, sql } from 'kysely'
import type { Database } from '../adapters/database.ts'
import type { Now } from '../clock.ts'

/** Tokens a day, for all and for each member; undefined: as many as there are. */
export type Budgets = { readonly day: number | undefined; readonly member: number | undefined }

type Used = { readonly input: number; readonly output: number }

/** What was set aside for one draft: replaced by what it came to. */
export type Reserved = { settle(model: string, used: Used): Promise<void> }

export type Spending = ReturnType<typeof spending>

/**
 * What models cost, counted in the database that all servers share. For a draft its likely cost is set aside before it is asked
 * for, so that of many at once none begins beyond the budget but the one that reaches it.
 */
export function spending(db: Database, { day: ofDay, member: ofMember }: Budgets, now: Now) {
  const today = () => now().toISOString().slice(0, 10)

  return {
    /** Undefined where a budget is spent. */
    async reserve(memberId: string, likely: number): Promise<Reserved | undefined> {
      const day = today()
      const isOpen = await db.transaction().execute(async (trx) => {
        const all = await add(
          trx,
          sql`model_budget (day, tokens) VALUES (${day}, ${likely})`,
          sql`(day)`,
          'model_budget',
          ofDay,
          likely,
        )
        if (!all) return false
        const own = sql`model_spending (day, member_id, tokens) VALUES (${day}, ${memberId}, ${likely})`
        if (await add(trx, own, sql`(member_id, day)`, 'model_spending', ofMember, likely)) return true
        await sql`UPDATE model_budget SET tokens = tokens - ${likely} WHERE day = ${day}`.execute(trx)
        return false
      })
      if (!isOpen) return undefined
      return {
        async settle(model, { input, output }) {
          const more = input + output - likely
          await sql`UPDATE model_budget SET tokens = tokens + ${more} WHERE day = ${day}`.execute(db)
          await sql`UPDATE model_spending SET tokens = tokens + ${more} WHERE day = ${day} AND member_id = ${memberId}`.execute(
            db,
          )
          await sql`
            INSERT INTO model_days (day, model, answers, input, output) VALUES (${day}, ${model}, 1, ${input}, ${output})
            ON CONFLICT (day, model) DO UPDATE SET answers = model_days.answers + 1,
              input = model_days.input + excluded.input, output = model_days.output + excluded.output`.execute(db)
        },
      }
    },

    /** By day and model, the last day first. */
    async list(days: number): Promise<readonly DayOfModel[]> {
      const { rows } = await sql<DayOfModel>`
        SELECT day::text, model, answers, input::float8 AS input, output::float8 AS output FROM model_days
        ORDER BY day DESC, model LIMIT ${days}`.execute(db)
      return rows
    },

    /** What belonged to days that are over, of persons. */
    async forget(): Promise<void> {
      await sql`DELETE FROM model_spending WHERE day < ${today()}`.execute(db)
      await sql`DELETE FROM model_budget WHERE day < ${today()}`.execute(db)
    },
  }
}

export type DayOfModel = {
  readonly day: string
  readonly model: string
  readonly answers: number
  readonly input: number
  readonly output: number
}

/** Adds to a row as long as it stands below its budget; false where it does not. */
async function add(
  db: Kysely<never> | Parameters<Parameters<ReturnType<Database['transaction']>['execute']>[0]>[0],
  row: ReturnType<typeof sql>,
  key: ReturnType<typeof sql>,
  table: 'model_budget' | 'model_spending',
  budget: number | undefined,
  likely: number,
): Promise<boolean> {
  const below = budget === undefined ? sql`true` : sql`${sql.table(table)}.tokens < ${budget}`
  const mayBegin = budget === undefined || budget > 0
  if (!mayBegin) return false
  const { rows } = await sql`
    INSERT INTO ${row} ON CONFLICT ${key} DO UPDATE SET tokens = ${sql.table(table)}.tokens + ${likely}
    WHERE ${below} RETURNING 1`.execute(db as Database)
  return rows.length === 1
}
