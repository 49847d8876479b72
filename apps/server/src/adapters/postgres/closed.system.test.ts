import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeFolder, NOBODY, ownUserOf } from '../own-user.ts'
import type { Address } from './address.ts'
import { findBinaries } from './binaries.ts'
import { findHome } from './home.ts'
import { embeddedPostgres, type Postmaster } from './postmaster.ts'
import { endPostgres, runProgram, startPostgres } from './process.ts'

const isRoot = process.getuid?.() === 0

let folder: string
let running: Postmaster | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-closed-'))
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  rmSync(folder, { recursive: true, force: true })
})

/** As a server starts it. */
async function start(password: string): Promise<Postmaster> {
  await running?.stop()
  const owner = isRoot ? await ownUserOf(folder) : undefined
  await closeFolder(folder, owner)
  running = await embeddedPostgres({ dataFolder: folder, owner, password, onCrash: () => undefined })
  await running.start()
  return running
}

async function query(address: Partial<Address>, statement: string): Promise<unknown[]> {
  const client = new Client(address)
  try {
    await client.connect()
    return (await client.query({ text: statement, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

const codeOf = (address: Partial<Address>) =>
  query(address, 'SELECT 1').then(
    () => 'let in',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

test('nobody enters without the password, and no file or socket is another user’s to open', async () => {
  const { address, pid } = await start('the right one')
  const { password: _, ...without } = address
  expect(await query(address, 'SELECT 1')).toEqual([[1]])
  expect(await codeOf({ ...address, password: 'a wrong one' })).toBe('28P01')
  expect(await codeOf(without)).toContain('password must be a string')
  const rules = readFileSync(join(folder, 'postgres', 'cluster', 'pg_hba.conf'), 'utf8')
  expect(rules).not.toContain('trust')
  for (const path of [folder, join(folder, 'postgres'), join(folder, 'postgres', 'cluster'), address.host]) {
    expect([path, statSync(path).mode & 0o777]).toEqual([path, 0o700])
  }
  if (isRoot && existsSync('/proc/self')) {
    const { uid } = statSync(`/proc/${pid()}`)
    expect([0, NOBODY.uid]).not.toContain(uid)
    expect(statSync(folder).uid).toBe(uid)
  }
})

test('a database made without a password, for a user whom others use too, goes on with all that is in it', async () => {
  const binaries = (await findBinaries(process.platform, process.arch))!
  chmodSync(folder, 0o755)
  const home = await findHome(folder, isRoot)
  const owner = isRoot ? NOBODY : undefined
  await mkdir(home.socket, { recursive: true })
  await mkdir(home.cluster)
  if (owner) {
    const { chownSync } = await import('node:fs')
    for (const path of [home.socket, home.cluster]) chownSync(path, owner.uid, owner.gid)
  }
  const made = await runProgram(binaries, 'initdb', ['-D', home.cluster, '-U', 'berea', '--auth=trust'], owner)
  expect(made).toBeUndefined()
  const before = await startPostgres({ binaries, home, owner })
  const open = { host: home.socket, port: 5432, user: 'berea', database: 'postgres' }
  await query(open, 'CREATE TABLE kept AS SELECT 7 AS seven')
  await endPostgres(before)

  const { address } = await start('the right one')
  expect(await query(address, 'SELECT seven FROM kept')).toEqual([[7]])
  expect(await codeOf({ ...address, password: 'a wrong one' })).toBe('28P01')
  await start('the right one')
  expect(await query(address, 'SELECT seven FROM kept')).toEqual([[7]])
})

test('a password that was lost is replaced, and the old one enters no more', async () => {
  const { address } = await start('the first one')
  await query(address, 'CREATE TABLE kept AS SELECT 7 AS seven')
  const later = await start('the second one')
  expect(await query(later.address, 'SELECT seven FROM kept')).toEqual([[7]])
  expect(await codeOf(address)).toBe('28P01')
})

test('a database whose closing was cut short is closed at the next start', async () => {
  const { address } = await start('the right one')
  await running?.stop()
  const cluster = join(folder, 'postgres', 'cluster')
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\n')
  rmSync(join(folder, 'postgres', 'password.sha256'))
  await start('the right one')
  expect(await codeOf({ ...address, password: 'a wrong one' })).toBe('28P01')
})
