import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { SAID, WORDS } from '../../test/engine.ts'
import { type Client, eventsOf, type TestServer, testServer, textOf } from '../../test/server.ts'

let database: TestDatabase
let server: TestServer
let visitor: Client

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address)
  await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`.execute(
    server.db,
  )
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})
beforeEach(async () => {
  visitor = await server.visitor()
})

/** From here on nothing can be added to the table, as PostgreSQL says it of a full disk. */
const fill = (table: 'answer_events' | 'questions') =>
  sql`CREATE TRIGGER full_disk BEFORE INSERT ON ${sql.table(table)} EXECUTE FUNCTION refuse()`.execute(server.db)
const makeRoom = (table: 'answer_events' | 'questions') =>
  sql`DROP TRIGGER full_disk ON ${sql.table(table)}`.execute(server.db)

const health = async () => (await fetch(`${server.base}/readyz`)).json() as Promise<{ troubles: string[] }>

test('a disk that fills while an answer is made: its reader is told at once, the log says what it is, and with room it is finished', async () => {
  server.engine.close()
  const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
  const half = await visitor.listen(answerId, { enough: (frames) => textOf(frames).includes(SAID[0]) })
  const last = half.findLast(({ id }) => id)?.id ?? 0
  await fill('answer_events')
  server.engine.open()
  const told = await visitor.listen(answerId, { after: last })
  expect(eventsOf(told)).toMatchObject([
    { type: 'error', code: 10215, errorText: expect.stringContaining('no room') },
    { type: 'finish', finishReason: 'error', messageMetadata: { reason: 'failed' } },
  ])
  // Not numbered, for they are not stored: what follows them is the rest of the answer.
  expect(told.some(({ id }) => id !== undefined)).toBe(false)
  expect(await health()).toMatchObject({ status: 'not ready', troubles: ['disk'] })
  expect(server.lines.join('\n')).toContain('No space left on device')
  expect(server.lines.join('\n')).not.toContain('the engine failed')

  await makeRoom('answer_events')
  server.app.watch(true)
  await expect
    .poll(async () => (await visitor.get(`/chat/answers/${answerId}`)).data, { timeout: 40_000, interval: 500 })
    .toMatchObject({ answer: { status: 'done' } })
  expect(textOf(half) + textOf(await visitor.listen(answerId, { after: last }))).toBe(SAID.join(''))
  expect(await health()).toMatchObject({ troubles: [] })
})

test('a question that cannot be stored is refused with 503, and says why in the reader’s language', async () => {
  const { data } = (await visitor.post('/chat/sessions')) as { data: { id: string } }
  const ask = () => visitor.post(`/chat/sessions/${data.id}/questions`, { text: 'And now?' }, { locale: 'fr-fr' })
  await fill('questions')
  expect(await ask()).toMatchObject({ status: 503, code: 503, message: expect.stringContaining('plus de place') })
  await makeRoom('questions')
  await expect.poll(async () => (await ask()).code, { timeout: 10_000 }).toBe(0)
})

test('with next to no room left no question is begun, before anything breaks', async () => {
  const { data } = (await visitor.post('/chat/sessions')) as { data: { id: string } }
  server.disk.fill()
  expect(await health()).toMatchObject({ troubles: ['disk'] })
  const refused = await visitor.post(`/chat/sessions/${data.id}/questions`, { text: 'And now?' })
  expect(refused).toMatchObject({ status: 503, message: expect.stringContaining('no room') })
  expect(refused.headers.get('retry-after')).toBe('10')
  server.disk.free()
  expect((await visitor.post(`/chat/sessions/${data.id}/questions`, { text: 'And now?' })).code).toBe(0)
})
