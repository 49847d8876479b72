import { CODES } from '@berea/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { type TestServer, type TestSignedIn, testServer } from '../../../../test/server.ts'
import { DAY, HOUR, MINUTE } from '../../../clock.ts'

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

const PASSWORD = 'gr4nite of Bethany'
type Account = Awaited<ReturnType<TestServer['account']>>

const remove = (account: Account, body: object) => account.send('DELETE', '/portal/member/account', body)
async function codeFor(account: Account, purpose = 'reset') {
  server.pass(MINUTE)
  await server.anyone().post('/portal/auth/send-code-mail', { email: account.email, purpose })
  return server.codeFor(account.email)
}
const withPassword = async () => {
  const account = await server.account()
  await account.post('/portal/auth/set-password', { password: PASSWORD, repeat: PASSWORD })
  return account
}

/** Every column of every table in which one of these texts stands. */
async function columnsHolding(texts: readonly string[]): Promise<string[]> {
  const columns = await sql<{ table_name: string; column_name: string }>`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'ARRAY')`.execute(server.db)
  const found: string[] = []
  for (const { table_name, column_name } of columns.rows) {
    for (const text of texts) {
      const { rows } = await sql
        .raw(`SELECT 1 FROM "${table_name}" WHERE "${column_name}"::text LIKE '%${text}%' LIMIT 1`)
        .execute(server.db)
      if (rows.length > 0) found.push(`${table_name}.${column_name}`)
    }
  }
  return found
}

describe('deleting an account', () => {
  test('asks for the password, counts wrong ones, and takes nothing else in its stead', async () => {
    const account = await withPassword()
    expect((await remove(account, { password: 'wr0ng' })).code).toBe(CODES.accountOrPasswordWrong)
    expect((await remove(account, {})).code).toBe(CODES.codeNotRequested)
    expect((await remove(account, { code: '123456' })).code).toBe(CODES.codeNotRequested)
    for (let n = 0; n < 9; n += 1) await remove(account, { password: 'wr0ng' })
    expect((await remove(account, { password: PASSWORD })).code).toBe(CODES.tooManyTries)
    server.pass(HOUR)
    const again = await server.visitor(account.signedIn.user_token)
    expect((await again.send('DELETE', '/portal/member/account', { password: PASSWORD })).code).toBe(CODES.done)
  })

  test('by a code ends every sign-in at once, and says on which day it will be', async () => {
    const account = await server.account()
    const code = await codeFor(account)
    const reply = await remove(account, { code })
    const { endTime } = reply.data as unknown as { endTime: string }
    expect(Date.parse(endTime) - Date.now()).toBeGreaterThan(7 * DAY - MINUTE)
    expect((await account.get('/portal/member/info')).code).toBe(CODES.signInExpired)
    const told = await server.db.selectFrom('outbox').select('text').where('address', '=', account.email).execute()
    expect(told.map(({ text }) => text)).toContainEqual(expect.stringMatching(/will be deleted on \w+ \d+, \d{4}/))
  })

  test('is taken back by who signs in within seven days', async () => {
    const account = await server.account()
    const { sessionId } = await account.ask('Who was Ruth?')
    await remove(account, { code: await codeFor(account) })
    server.pass(6 * DAY)
    await server.app.tidy()
    const again = await server.account({ email: account.email })
    expect((await again.get('/portal/member/info')).data).toMatchObject({
      deletionTime: expect.stringMatching(/^\d{4}/),
    })
    expect((await again.post('/portal/member/account/keep')).data).toMatchObject({ deletionTime: null })
    server.pass(2 * DAY)
    await server.app.tidy()
    expect((await again.get(`/chat/sessions/${sessionId}`)).code).toBe(CODES.signInExpired)
    const later = await server.account({ email: account.email })
    expect((await later.get(`/chat/sessions/${sessionId}`)).code).toBe(CODES.done)
  })

  test('leaves no row that names the member or an address of theirs', async () => {
    const account = await withPassword()
    const { answerId } = await account.ask('Who was Ruth?')
    await account.listen(answerId)
    await account.post('/chat/sessions', {}, { 'idempotency-key': 'k' })
    const { data } = (await server.anyone().post('/portal/auth/qr/new')) as unknown as { data: { ticket: string } }
    await account.post(`/portal/auth/qr/${data.ticket}/confirm`, { accept: true })
    await remove(account, { password: PASSWORD })
    expect(await columnsHolding([account.signedIn.member.id])).not.toEqual([])
    server.pass(7 * DAY)
    await server.app.tidy()
    expect(await columnsHolding([account.signedIn.member.id, account.email, answerId])).toEqual([])
  })

  test('by who has neither password nor address takes a sign-in of just now', async () => {
    const account = await server.account()
    const { id } = account.signedIn.member
    await server.db.updateTable('ways_in').set({ kind: 'google', value: id }).where('member_id', '=', id).execute()
    server.pass(16 * MINUTE)
    expect(await remove(account, {})).toMatchObject({ code: CODES.notAllowed, data: { needs: 'account' } })
    await server.db
      .updateTable('sign_ins')
      .set({ created_at: new Date(Date.now() + 20 * DAY) })
      .where('member_id', '=', id)
      .execute()
    expect((await remove(account, {})).code).toBe(CODES.done)
  })
})

describe('ways in', () => {
  const ways = (account: Account) => account.get('/portal/member/ways')
  const kinds = (data: unknown) => (data as { items: { kind: string }[] }).items.map(({ kind }) => kind)
  const idOf = (data: unknown, kind: string) =>
    (data as { items: { id: string; kind: string }[] }).items.find((way) => way.kind === kind)!.id

  test('are added by a code of their own purpose, enter the same account, and go but for the last', async () => {
    const account = await server.account()
    const mobile = '+8613800138222'
    await server.anyone().post('/portal/auth/send-code-mobile', { mobile, purpose: 'bind' })
    const code = await server.codeFor(mobile)
    const entered = await server.anyone().post('/portal/auth/login', { mobile, code, agree: true, adult: true })
    expect(entered.code).toBe(CODES.codeNotRequested)
    const { data } = await account.post('/portal/member/ways', { mobile, code })
    expect(kinds(data)).toEqual(['email', 'mobile'])
    await server.anyone().post('/portal/auth/sendCode', { mobile })
    const body = { mobile, code: await server.codeFor(mobile), agree: true }
    const { member } = (await server.anyone().post('/portal/auth/login', body)).data as unknown as TestSignedIn
    expect(member.id).toBe(account.signedIn.member.id)
    const left = await account.delete(`/portal/member/ways/${idOf(data, 'email')}`)
    expect(kinds(left.data)).toEqual(['mobile'])
    expect((await account.delete(`/portal/member/ways/${idOf(data, 'mobile')}`)).code).toBe(CODES.lastWayIn)
    expect((await account.get('/portal/member/info')).data).toMatchObject({ mobile, email: null })
  })

  test('sent twice with one key are added once, though the code is used up', async () => {
    const account = await server.account()
    const email = `again.${account.email}`
    await server.anyone().post('/portal/auth/sendCode-mail', { email, purpose: 'bind' })
    const code = await server.codeFor(email)
    const add = (typed: string) =>
      account.post('/portal/member/ways', { email, code: typed }, { 'idempotency-key': 'way-1' })
    expect((await add(code === '000000' ? '1' : '000000')).code).toBe(CODES.codeWrong)
    const added = await add(code)
    expect(kinds(added.data)).toEqual(['email', 'email'])
    expect(await add(code)).toMatchObject({ code: CODES.done, data: added.data })
    expect(kinds((await ways(account)).data)).toHaveLength(2)
    expect((await add('1')).code).toBe(CODES.fieldWrong)
  })

  test('removed at once leave one', async () => {
    const account = await server.account()
    const email = `second.${account.email}`
    await server.anyone().post('/portal/auth/sendCode-mail', { email, purpose: 'bind' })
    const { data } = await account.post('/portal/member/ways', { email, code: await server.codeFor(email) })
    const ids = (data as unknown as { items: { id: string }[] }).items.map(({ id }) => id)
    const replies = await Promise.all(ids.map((id) => account.delete(`/portal/member/ways/${id}`)))
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([CODES.done, CODES.lastWayIn])
    expect(kinds((await ways(account)).data)).toHaveLength(1)
  })

  test('that belong to another account are refused, once the code has shown whose they are', async () => {
    const [account, other] = [await server.account(), await server.account()]
    const code = await codeFor(other, 'bind')
    const body = { email: other.email, code: code === '000000' ? '1' : '000000' }
    expect((await account.post('/portal/member/ways', body)).code).toBe(CODES.codeWrong)
    expect(await account.post('/portal/member/ways', { email: other.email, code })).toMatchObject({
      code: CODES.addressTaken,
      data: { field: 'email' },
    })
    expect((await account.post('/portal/member/ways', {})).code).toBe(CODES.addressMalformed)
  })
})

test('a device is signed out by another, and the others at once', async () => {
  const account = await server.account()
  const again = () => {
    server.pass(MINUTE)
    return server.account({ email: account.email })
  }
  const [second, third] = [await again(), await again()]
  const list = async () =>
    ((await account.get('/portal/member/sign-ins')).data as unknown as { items: { id: string; current: boolean }[] })
      .items
  const devices = await list()
  expect(devices.map(({ current }) => current)).toEqual([true, false, false])
  await account.delete(`/portal/member/sign-ins/${devices[1]!.id}`)
  expect(await list()).toHaveLength(2)
  expect((await account.delete(`/portal/member/sign-ins/${devices[1]!.id}`)).code).toBe(CODES.notFound)
  await account.post('/portal/member/sign-ins/end-others')
  expect(await list()).toHaveLength(1)
  for (const ended of [second, third]) {
    expect((await ended.get('/portal/member/info')).code).toBe(CODES.signInExpired)
  }
})
