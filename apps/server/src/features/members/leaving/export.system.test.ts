import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { type TestServer, testServer } from '../../../../test/server.ts'

let database: TestDatabase
let server: TestServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-export-'))
  database = await testDatabase()
  server = await testServer(database.address)
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Read by another program than the one that made it. */
async function download(accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await fetch(`${server.base}/webapi/portal/member/export`, { headers })
  expect(response.headers.get('content-type')).toBe('application/zip')
  const file = join(folder, 'a.zip')
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  const script =
    'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;z.extractall(sys.argv[2])'
  const out = mkdtempSync(join(folder, 'out-'))
  execFileSync('python3', ['-c', script, file, out])
  return {
    everything: JSON.parse(readFileSync(join(out, 'everything.json'), 'utf8')) as Record<string, { id: string }[]>,
    conversations: readdirSync(join(out, 'conversations')).map((name) =>
      readFileSync(join(out, 'conversations', name), 'utf8'),
    ),
  }
}

test('an export holds every row of every table that names the member, readable conversations, and nothing of others', async () => {
  const [account, other] = [await server.account(), await server.account()]
  await account.post('/portal/auth/set-password', { password: 'gr4nite walls', repeat: 'gr4nite walls' })
  const asked = await account.ask('为什么耶稣哭了？')
  await account.listen(asked.answerId)
  await other.ask('Who was Boaz?')
  const { everything, conversations } = await download(account.signedIn.access_token)
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT conrelid::regclass::text AS "table", attname AS "column"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND confrelid = 'members'::regclass`.execute(server.db)
  for (const { table, column } of rows) {
    const held = await sql<{ n: string }>`
      SELECT count(*) AS n FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${account.signedIn.member.id}`.execute(
      server.db,
    )
    expect([table, everything[`${table}.${column}`]?.length]).toEqual([table, Number(held.rows[0]!.n)])
  }
  expect(everything['members.id']).toMatchObject([{ id: account.signedIn.member.id }])
  const whole = JSON.stringify(everything)
  expect(whole).not.toContain('argon2id')
  expect(whole).not.toContain(other.signedIn.member.id)
  expect(whole).not.toContain('Boaz')
  expect(conversations).toHaveLength(1)
  expect(conversations[0]).toContain('## 为什么耶稣哭了？')
  expect(conversations[0]).toContain('Words of JHN 11:35.')
})
