import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Address } from '../src/adapters/postgres/address.ts'

/** The database whose tables are up to date, which new ones are copied from. */
export const PATTERN = 'pattern'

export type TestDatabase = { readonly address: Address; remove(): Promise<void> }

/** A new database of the PostgreSQL that runs for all tests; `bare` has no table yet. */
export async function testDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const postgres = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await order(postgres, `CREATE DATABASE ${database} TEMPLATE ${bare ? 'template0' : PATTERN}`)
  return {
    address: { ...postgres, database },
    remove: () => order(postgres, `DROP DATABASE ${database} WITH (FORCE)`),
  }
}

export async function order(address: Address, ...statements: readonly string[]): Promise<void> {
  const client = new Client(address)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
