import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAID, WORDS } from '../../test/engine.ts'
import { type TestPostgres, testPostgres } from '../../test/postgres.ts'
import { eventsOf, type TestServer, testServer, textOf } from '../../test/server.ts'
import { migrate } from './database.ts'

let postgres: TestPostgres
let server: TestServer
const crashes: string[] = []

beforeAll(async () => {
  postgres = await testPostgres((reason) => crashes.push(reason))
  server = await testServer(postgres.address)
})
afterAll(async () => {
  await server?.close()
  await postgres?.remove()
})

test('a database that is killed is started again; meanwhile calls say so, and an answer under way loses nothing', async () => {
  const visitor = await server.visitor()
  server.engine.close()
  const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
  const half = await visitor.listen(answerId, { enough: (frames) => textOf(frames).includes(SAID[0]) })
  postgres.kill()
  await expect.poll(async () => (await visitor.get('/portal/member/info')).status).toBe(503)
  server.engine.open()
  await expect.poll(async () => (await visitor.get('/portal/member/info')).status, { timeout: 20_000 }).toBe(200)
  const rest = await visitor.listen(answerId, { after: half.findLast(({ id }) => id)?.id ?? 0 })
  expect(textOf(half) + textOf(rest)).toBe(SAID.join(''))
  expect(eventsOf(rest).filter(({ type }) => type === 'finish')).toHaveLength(1)
  expect(crashes).toHaveLength(1)
})

test('tables are made once, also by servers that start together, and made again changes nothing', async () => {
  const tables = () =>
    sql<{
      name: string
    }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`
      .execute(server.db)
      .then(({ rows }) => rows.map(({ name }) => name))
  const before = await tables()
  await sql`DROP SCHEMA public CASCADE`.execute(server.db)
  await sql`CREATE SCHEMA public`.execute(server.db)
  await Promise.all([migrate(server.db), migrate(server.db)])
  expect(await tables()).toEqual(before)
  expect(before).toContain('answer_events')
  await migrate(server.db)
  expect(await tables()).toEqual(before)
})

test('logs hold no words of questions, no addresses and no tokens', async () => {
  const { signedIn, ...visitor } = await server.visitor()
  const secret = 'Is Habakkuk sulking'
  for (const words of ['?', WORDS.throws]) {
    const { answerId } = await visitor.ask(`${secret} ${words}`)
    await visitor.listen(answerId)
  }
  await visitor.get(`/library/search?q=${encodeURIComponent(secret)}`)
  await visitor.post('/portal/auth/auto-login', `{"userToken": "${signedIn.user_token}", ${secret}`)
  await visitor.get(`/no/such/${encodeURIComponent(secret)}`)
  const log = server.lines.join('\n')
  expect(log).toContain('the engine failed')
  for (const kept of ['Habakkuk', signedIn.user_token, signedIn.access_token, '127.0.0.1"']) {
    expect(log).not.toContain(kept)
  }
})
