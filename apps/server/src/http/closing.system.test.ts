import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { SAID, WORDS } from '../../test/engine.ts'
import { eventsOf, testServer, textOf } from '../../test/server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.remove())

const newSession = async (visitor: { post: (path: string) => Promise<{ data: unknown }> }) =>
  ((await visitor.post('/chat/sessions')).data as { id: string }).id

test('a server that is asked to stop ends the streams of what it finishes, and begins nothing new', async () => {
  const server = await testServer(database.address)
  const visitors = await Promise.all(Array.from({ length: 6 }, () => server.visitor()))
  server.engine.close()
  const asked = await Promise.all(visitors.map((visitor) => visitor.ask(`Please ${WORDS.wait}`)))
  const streams = visitors.map((visitor, at) => visitor.listen(asked[at]!.answerId))
  const late = await server.visitor()
  const sessionId = await newSession(late)

  const closed = server.close()
  const refused = await late.post(`/chat/sessions/${sessionId}/questions`, { text: 'And now?' })
  expect(refused).toMatchObject({ status: 503, code: 503, message: expect.stringContaining('shutting down') })
  server.engine.open()
  for (const frames of await Promise.all(streams)) {
    expect(textOf(frames)).toBe(SAID.join(''))
    expect(eventsOf(frames).at(-1)).toMatchObject({ type: 'finish', messageMetadata: { reason: 'done' } })
    expect(frames.at(-1)).toEqual({ data: '[DONE]' })
  }
  await closed
})

test('what it cannot finish in time ends without a finish, so that readers come back for the rest', async () => {
  const server = await testServer(database.address, { SHUTDOWN_SECONDS: '0' })
  const visitor = await server.visitor()
  server.engine.close()
  const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
  const begun = Promise.withResolvers<void>()
  const stream = visitor.listen(answerId, {
    enough(frames) {
      if (textOf(frames).includes(SAID[0])) begun.resolve()
      return false
    },
  })
  await begun.promise
  await server.close()
  const frames = (await stream).filter(({ comment }) => !comment)
  expect(textOf(frames)).toBe(SAID[0])
  expect(eventsOf(frames).some(({ type }) => type === 'finish' || type === 'error')).toBe(false)
  expect(frames.at(-1)?.id).toBeGreaterThan(0)
})

test('requests that came before are answered, not cut', async () => {
  const server = await testServer(database.address)
  const other = await testServer(database.address)
  const visitor = await server.visitor()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const locked = Promise.withResolvers<void>()
  const holding = other.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE members, sessions IN ACCESS EXCLUSIVE MODE`.execute(trx)
    locked.resolve()
    await held
  })
  await locked.promise
  const waiting = Array.from({ length: 4 }, () => visitor.get('/chat/sessions'))
  const blocked = () =>
    sql<{ n: number }>`SELECT count(*) AS n FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE NOT granted AND datname = current_database()`.execute(other.db)
  await expect.poll(async () => (await blocked()).rows[0]?.n).toBe(4)
  const closed = server.close()
  // As long as a close that cuts would take.
  await new Promise((done) => setTimeout(done, 200))
  release()
  for (const reply of await Promise.all(waiting)) expect(reply.status).toBe(200)
  await Promise.all([closed, holding])
  await other.close()
})
