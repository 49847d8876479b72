import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../adapters/database.ts'
import type { Now } from '../clock.ts'
import { costOf, type Prices } from '../model-prices.ts'

/** Of a day: tokens, or what they cost, in millionths of the currency of the prices. */
export type Budget = { readonly unit: 'tokens' | 'cost'; readonly most: number }

/** For all, and for each member; undefined: as much as there is. */
export type Budgets = { readonly day: Budget | undefined; readonly member: Budget | undefined }

type Used = { readonly input: number; readonly output: number }
type Amount = { readonly tokens: number; readonly cost: number }

/** What was set aside for one draft: replaced by what it came to. */
export type Reserved = { settle(used: Used): Promise<void> }

export type Spending = ReturnType<typeof spending>

/**
 * What models cost, counted in the database that all servers share. For a draft its likely cost is set aside before it is asked
 * for, so that of many at once none begins beyond the budget but the one that reaches it.
 */
export function spending(
  db: Database,
  { day: ofDay, member: ofMember }: Budgets,
  prices: Prices | undefined,
  now: Now,
) {
  const today = () => now().toISOString().slice(0, 10)
  const amountOf = (model: string, used: Used): Amount => ({
    tokens: used.input + used.output,
    cost: costOf(prices, model, used) ?? 0,
  })

  return {
    /** Undefined where a budget is spent. */
    async reserve(memberId: string, model: string, likely: Used): Promise<Reserved | undefined> {
      const day = today()
      const aside = amountOf(model, likely)
      const ofAll = { table: sql`model_budget`, key: sql`day`, values: sql`${day}` }
      const ofOne = { table: sql`model_spending`, key: sql`day, member_id`, values: sql`${day}, ${memberId}` }
      const isOpen = await db.transaction().execute(async (trx) => {
        if (!(await add(trx, ofAll, ofDay, aside))) return false
        if (await add(trx, ofOne, ofMember, aside)) return true
        await correct(trx, ofAll, { tokens: -aside.tokens, cost: -aside.cost })
        return false
      })
      if (!isOpen) return undefined
      return {
        async settle(used) {
          const { tokens, cost } = amountOf(model, used)
          const more = { tokens: tokens - aside.tokens, cost: cost - aside.cost }
          await correct(db, ofAll, more)
          await correct(db, ofOne, more)
          await count(day, model, used)
        },
      }
    },

    /** By day and model, the last day first. */
    async list(days: number): Promise<readonly DayOfModel[]> {
      const { rows } = await sql<DayOfModel>`
        SELECT day::text, model, answers, input::float8 AS input, output::float8 AS output, cost::float8 AS cost, currency
        FROM model_days ORDER BY day DESC, model LIMIT ${days}`.execute(db)
      return rows
    },

    /** What belonged to days that are over, of persons. */
    async forget(): Promise<void> {
      await sql`DELETE FROM model_spending WHERE day < ${today()}`.execute(db)
      await sql`DELETE FROM model_budget WHERE day < ${today()}`.execute(db)
    },
  }

  /** For good, without persons; what cost something in another currency is not added to this one. */
  async function count(day: string, model: string, used: Used): Promise<void> {
    const cost = costOf(prices, model, used) ?? null
    const currency = cost === null ? null : (prices?.currency ?? null)
    await sql`
      INSERT INTO model_days (day, model, answers, input, output, cost, currency)
      VALUES (${day}, ${model}, 1, ${used.input}, ${used.output}, ${cost}, ${currency})
      ON CONFLICT (day, model) DO UPDATE SET answers = model_days.answers + 1,
        input = model_days.input + excluded.input, output = model_days.output + excluded.output,
        currency = coalesce(excluded.currency, model_days.currency),
        cost = CASE WHEN excluded.currency IS NULL THEN model_days.cost
          WHEN excluded.currency = model_days.currency THEN model_days.cost + excluded.cost
          ELSE excluded.cost END`.execute(db)
  }
}

export type DayOfModel = {
  readonly day: string
  readonly model: string
  readonly answers: number
  readonly input: number
  readonly output: number
  /** In millionths of the currency; null where nobody had told a price. */
  readonly cost: number | null
  readonly currency: string | null
}

type Row = {
  readonly table: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly values: RawBuilder<unknown>
}

/** Adds to a row as long as it stands below its budget; false where it does not. */
async function add(db: Database, row: Row, budget: Budget | undefined, { tokens, cost }: Amount): Promise<boolean> {
  if (budget && budget.most <= 0) return false
  const below = budget ? sql`${row.table}.${sql.ref(budget.unit)} < ${budget.most}` : sql`true`
  const { rows } = await sql`
    INSERT INTO ${row.table} (${row.key}, tokens, cost) VALUES (${row.values}, ${tokens}, ${cost})
    ON CONFLICT (${row.key}) DO UPDATE
    SET tokens = ${row.table}.tokens + excluded.tokens, cost = ${row.table}.cost + excluded.cost
    WHERE ${below} RETURNING 1`.execute(db)
  return rows.length === 1
}

async function correct(db: Database, { table, key, values }: Row, { tokens, cost }: Amount): Promise<void> {
  await sql`UPDATE ${table} SET tokens = tokens + ${tokens}, cost = cost + ${cost} WHERE (${key}) = (${values})`.execute(
    db,
  )
}
