import { CODES } from '@berea/contract'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { type Database, openDatabase } from '../adapters/database.ts'
import { NOTHING_SO_FAR } from '../answering/so-far.ts'
import { hashToken } from '../features/members/sign-in/tokens.ts'
import { MIGRATIONS } from './all.ts'

const VISITORS = 100
const EACH = Array.from({ length: VISITORS }, (_, n) => n)
const tokenOf = (n: number) => `the user token of visitor ${n}`

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await testDatabase({ bare: true })
  const db = openDatabase(database.address, () => {})
  await toFirstSchema(db)
  await fill(db)
  await db.destroy()
  // It brings the tables up to date, as every start does.
  server = await testServer(database.address)
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})

async function toFirstSchema(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateTo('0001-conversations')
  if (error) throw error
}

/** A hundred visitors of that time, each with a conversation: a question, its answer and the events that told it. */
async function fill(db: Database): Promise<void> {
  const now = new Date()
  const later = new Date(now.getTime() + 30 * 24 * 3600 * 1000)
  const told = JSON.stringify({ ...NOTHING_SO_FAR.told, engine: 'composer' })
  for (const n of EACH) {
    const statements = [
      sql`INSERT INTO members (id, kind, name, created_at) VALUES (${`m${n}`}, 'visitor', ${`Visitor ${n}`}, ${now})`,
      sql`INSERT INTO sign_ins (id, member_id, token_hash, client_id, created_at, expires_at)
          VALUES (${`i${n}`}, ${`m${n}`}, ${hashToken(tokenOf(n))}, 'web', ${now}, ${later})`,
      sql`INSERT INTO sessions (id, member_id, title, questions, created_at, updated_at)
          VALUES (${`s${n}`}, ${`m${n}`}, ${`Conversation ${n}`}, 1, ${now}, ${now})`,
      sql`INSERT INTO questions (id, session_id, member_id, text, kind, locale, expression, choices, created_at)
          VALUES (${`q${n}`}, ${`s${n}`}, ${`m${n}`}, ${`Question ${n}?`}, 'question', 'en', 'none',
                  '{"editions":{}}', ${now})`,
      sql`INSERT INTO answers (id, question_id, session_id, member_id, mode, status, runner, seen_at, last_event, text, told,
                               created_at, ended_at)
          VALUES (${`a${n}`}, ${`q${n}`}, ${`s${n}`}, ${`m${n}`}, 'deep', 'done', 'r', ${now}, 1, ${`Answer ${n}.`}, ${told},
                  ${now}, ${now})`,
      sql`INSERT INTO answer_events (answer_id, n, payload) VALUES (${`a${n}`}, 1, '{"type":"start","messageId":"a"}')`,
      sql`INSERT INTO kept_replies (member_id, key, request_hash, reply, created_at)
          VALUES (${`m${n}`}, ${`k${n}`}, 'h', '{}', ${now})`,
    ]
    for (const statement of statements) await statement.execute(db)
  }
}

test('every visitor of the first schema goes on as who they were, with their conversation', async () => {
  for (const n of EACH) {
    const visitor = await server.visitor(tokenOf(n))
    expect(visitor.signedIn.member).toEqual({ id: `m${n}`, kind: 'visitor' })
    const { data } = await visitor.get('/chat/sessions')
    expect((data as { items: object[] }).items).toMatchObject([{ id: `s${n}`, title: `Conversation ${n}` }])
  }
})

test('and becomes an account that has it', async () => {
  for (const n of [0, 49, 99]) {
    const account = await server.account({ userToken: tokenOf(n) })
    expect(account.signedIn.member.kind).toBe('account')
    const { code, data } = await account.get(`/chat/sessions/s${n}/messages`)
    expect(code).toBe(CODES.done)
    expect((data as { items: object[] }).items).toMatchObject([
      { role: 'question', text: `Question ${n}?` },
      { role: 'answer', text: `Answer ${n}.` },
    ])
  }
})
