import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, types } from 'pg'
import { MIGRATIONS } from '../migrations/all.ts'
import type { Address } from './postgres/address.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export type Where = { readonly connectionString: string } | Address

/** A few servers fit below the 60 that the embedded database takes, and the 100 that PostgreSQL usually takes. */
const CONNECTIONS = 16

/** Counts and places stay far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number)

/** Connects when first asked to, so that it can be made before the database is up. */
export function openDatabase(where: Where, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    ...where,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
    application_name: 'berea',
  })
  // A connection that is cut, idle or in the middle of a transaction, is replaced at the next query;
  // unheard, either event would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Brings the tables up to date; several servers that start together take turns. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Lost connections, a server that starts or stops, no room on the disk: it may be well again in a moment. */
const AWAY = /^(08...|53...|57P0[1-3]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** No room where the database keeps its tables. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error && (error as Error & { code?: unknown }).code === '53100'

/** Is this the database being away, rather than a fault of ours? */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && AWAY.test(code)) return code !== 'ENOENT' || syscall === 'connect'
  return AWAY_WORDS.test(error.message)
}
