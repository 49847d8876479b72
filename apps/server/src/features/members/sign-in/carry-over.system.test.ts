import { CODES } from '@berea/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { eventsOf, type TestServer, testServer, textOf } from '../../../../test/server.ts'
import { CARRIED } from './carry-over.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address)
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})

type Sessions = { items: { id: string }[] }
const idsOf = (data: unknown) => (data as Sessions).items.map(({ id }) => id).toSorted()
const rowsOf = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(server.db)).rows

/** Every column, of every table, in which this text stands as a value. */
async function columnsNaming(text: string): Promise<string[]> {
  const columns = await rowsOf(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type IN ('text', 'ARRAY')",
  )
  const found: string[] = []
  for (const { table_name, column_name } of columns) {
    const rows = await rowsOf(`SELECT 1 FROM "${table_name}" WHERE "${column_name}"::text LIKE '%${text}%' LIMIT 1`)
    if (rows.length > 0) found.push(`${table_name}.${column_name}`)
  }
  return found
}

test('every column of the database that names a member has its rule, and every rule its column', async () => {
  const found = await rowsOf(`
    SELECT conrelid::regclass::text || '.' || attname AS name
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND confrelid = 'members'::regclass
    UNION
    SELECT table_name || '.' || column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ 'member_?id'`)
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(CARRIED).toSorted())
})

describe('a visitor who signs in', () => {
  test('keeps conversations, choices and the place, and the visitor’s token ends', async () => {
    const visitor = await server.visitor()
    const asked = await visitor.ask('Why did Jesus weep?')
    await visitor.listen(asked.answerId)
    await visitor.post(`/chat/answers/${asked.answerId}/reaction`, { reaction: 'like' })
    await visitor.post('/portal/member/update-expression', { expression: 'catholic' })
    await visitor.post('/portal/member/modify', { name: 'Lydia', language: 'fr-fr' })
    const account = await server.account({ userToken: visitor.signedIn.user_token })
    expect(idsOf((await account.get('/chat/sessions')).data)).toEqual([asked.sessionId])
    expect((await account.get(`/chat/answers/${asked.answerId}`)).data).toMatchObject({ answer: { reaction: 'like' } })
    expect((await account.get('/portal/member/info')).data).toMatchObject({
      kind: 'account',
      name: 'Lydia',
      expression: 'catholic',
      language: 'fr-fr',
    })
    expect((await visitor.get('/portal/member/info')).code).toBe(CODES.signInExpired)
    await server.app.tidy()
    expect(await columnsNaming(visitor.signedIn.member.id)).toEqual([])
  })

  test('finds the account’s own beside it, and where both chose the account’s choice stands', async () => {
    const { email, ...account } = await server.account()
    const own = await account.ask('Who was Ruth?')
    await account.post('/portal/member/update-expression', { expression: 'orthodox' })
    const visitor = await server.visitor()
    const brought = await visitor.ask('Who was Boaz?')
    await visitor.post('/portal/member/update-expression', { expression: 'catholic' })
    server.pass(61_000)
    const again = await server.account({ email, userToken: visitor.signedIn.user_token })
    expect(again.signedIn.member.id).toBe(account.signedIn.member.id)
    expect(idsOf((await again.get('/chat/sessions')).data)).toEqual([own.sessionId, brought.sessionId].toSorted())
    expect((await again.get('/portal/member/info')).data).toMatchObject({ expression: 'orthodox' })
  })

  test('has one empty conversation afterwards, the account’s', async () => {
    const { email, ...account } = await server.account()
    const { data: kept } = await account.post('/chat/sessions')
    const visitor = await server.visitor()
    await visitor.post('/chat/sessions')
    server.pass(61_000)
    const again = await server.account({ email, userToken: visitor.signedIn.user_token })
    expect(await again.post('/chat/sessions')).toMatchObject({ code: CODES.alreadyNewSession, data: kept })
  })

  test('brings the empty conversation where the account has none', async () => {
    const visitor = await server.visitor()
    const { data: brought } = await visitor.post('/chat/sessions')
    const account = await server.account({ userToken: visitor.signedIn.user_token })
    expect(await account.post('/chat/sessions')).toMatchObject({ code: CODES.alreadyNewSession, data: brought })
  })

  test('loses no answer that is being made, and the stream that follows it goes on', async () => {
    server.engine.close()
    const visitor = await server.visitor()
    const { answerId } = await visitor.ask('wait here, please')
    let begun = () => {}
    const hasBegun = new Promise<void>((done) => {
      begun = done
    })
    const following = visitor.listen(answerId, {
      enough: (frames) => {
        if (textOf(frames) !== '') begun()
        return false
      },
    })
    await hasBegun
    const account = await server.account({ userToken: visitor.signedIn.user_token })
    // Longer than a stream waits before it looks again whether the answer is there.
    await new Promise((done) => setTimeout(done, 2_500))
    server.engine.open()
    const events = eventsOf(await following)
    expect(events.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { reason: 'done' } })
    expect((await account.get(`/chat/answers/${answerId}`)).data).toMatchObject({ answer: { status: 'done' } })
  })

  test('on two devices at once is carried over once, and both are signed in', async () => {
    const visitor = await server.visitor()
    const asked = await visitor.ask('Who was Boaz?')
    const userToken = visitor.signedIn.user_token
    const both = await Promise.all([server.account({ userToken }), server.account({ userToken })])
    const lists = await Promise.all(both.map(async (account) => idsOf((await account.get('/chat/sessions')).data)))
    expect(lists.flat()).toEqual([asked.sessionId])
  })

  test('with a key that both have used keeps the account’s reply', async () => {
    const [visitor, { email, ...account }] = [await server.visitor(), await server.account()]
    const key = { 'idempotency-key': 'same' }
    await visitor.post('/chat/sessions', {}, key)
    const { data } = await account.post('/chat/sessions', {}, key)
    server.pass(61_000)
    const again = await server.account({ email, userToken: visitor.signedIn.user_token })
    expect((await again.post('/chat/sessions', {}, key)).data).toEqual(data)
  })
})

test('an account whose token is handed in by another is signed out there, and keeps what is its own', async () => {
  const first = await server.account()
  const { sessionId } = await first.ask('Who was Ruth?')
  const second = await server.account({ userToken: first.signedIn.user_token })
  expect((await first.get('/portal/member/info')).code).toBe(CODES.signInExpired)
  expect((await second.get(`/chat/sessions/${sessionId}`)).code).toBe(CODES.notFound)
})

test('a merge that is cut off in the middle has moved nothing', async () => {
  const visitor = await server.visitor()
  const { sessionId, answerId } = await visitor.ask('Who was Ruth?')
  await visitor.listen(answerId)
  const lock = `SELECT 1 FROM answers WHERE id = '${answerId}' FOR UPDATE`
  await server.db.transaction().execute(async (trx) => {
    await sql.raw(lock).execute(trx)
    const signingIn = server.account({ userToken: visitor.signedIn.user_token }).catch(() => undefined)
    // The merge has moved sessions and questions by now, and waits for the answer that is held here.
    const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE 'update "answers"%'`
    let pids: Record<string, unknown>[] = []
    while (pids.length === 0) pids = await rowsOf(waiting)
    for (const { pid } of pids) await rowsOf(`SELECT pg_terminate_backend(${pid})`)
    await signingIn
  })
  expect(idsOf((await visitor.get('/chat/sessions')).data)).toEqual([sessionId])
  expect((await visitor.get(`/chat/answers/${answerId}`)).code).toBe(CODES.done)
})
