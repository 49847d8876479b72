import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '../src/adapters/database.ts'
import type { Address } from '../src/adapters/postgres/address.ts'
import { order, PATTERN } from './database.ts'
import { testPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: Address
  }
}

/** One PostgreSQL for all files of a run, of which each takes a database of its own: to make and start one takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await testPostgres()
  // Nothing in it outlives the run.
  await order(postgres.address, 'ALTER SYSTEM SET fsync = off', 'SELECT pg_reload_conf()', `CREATE DATABASE ${PATTERN}`)
  const pattern = openDatabase({ ...postgres.address, database: PATTERN }, () => {})
  await migrate(pattern)
  await pattern.destroy()
  project.provide('postgres', postgres.address)
  return () => postgres.remove()
}
