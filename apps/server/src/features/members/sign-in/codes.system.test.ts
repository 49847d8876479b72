import { CODES } from '@berea/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { type TestServer, testServer } from '../../../../test/server.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../clock.ts'

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

let made = 0
const newAddress = () => `lydia.${made++}@example.org`
const send = (email: string, purpose = 'login', headers = {}) =>
  server.anyone().post('/portal/auth/sendCode-mail', { email, purpose }, headers)
const enter = (email: string, code: string, more: object = {}) =>
  server.anyone().post('/portal/auth/login-mail', { email, code, agree: true, adult: true, ...more })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

/** An address with a code on its way. */
async function asked(purpose?: string) {
  const email = newAddress()
  await send(email, purpose)
  return { email, code: await server.codeFor(email) }
}

describe('a code', () => {
  test('has six digits, is good for five minutes, and may be sent again after sixty seconds', async () => {
    const email = newAddress()
    expect((await send(email)).data).toEqual({ resendAfter: 60, expiresIn: 300 })
    expect(await server.codeFor(email)).toMatch(/^\d{6}$/)
    expect(await send(email)).toMatchObject({ code: CODES.codeTooSoon, data: { seconds: 60 } })
    server.pass(59 * SECOND)
    expect((await send(email)).code).toBe(CODES.codeTooSoon)
    server.pass(SECOND)
    expect((await send(email)).code).toBe(CODES.done)
  })

  test('that was never asked for is told so', async () => {
    expect((await enter(newAddress(), '123456')).code).toBe(CODES.codeNotRequested)
  })

  test('is good until its five minutes are over', async () => {
    const [late, early] = [await asked(), await asked()]
    server.pass(5 * MINUTE - 10 * SECOND)
    expect((await enter(early.email, early.code)).code).toBe(CODES.done)
    server.pass(10 * SECOND)
    expect((await enter(late.email, late.code)).code).toBe(CODES.codeExpired)
  })

  test('may be entered wrongly four times, and the fifth time rightly', async () => {
    const { email, code } = await asked()
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await enter(email, wrongFor(code))).code).toBe(CODES.codeWrong)
    }
    expect((await enter(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).code).toBe(CODES.done)
  })

  test('is void after five wrong entries, also for the right one; a new one is good', async () => {
    const { email, code } = await asked()
    for (let tries = 0; tries < 5; tries += 1) await enter(email, wrongFor(code))
    expect((await enter(email, code)).code).toBe(CODES.tooManyTries)
    server.pass(MINUTE)
    await send(email)
    expect((await enter(email, await server.codeFor(email))).code).toBe(CODES.done)
  })

  test('lets no more than five of many guesses at once be looked at', async () => {
    const { email, code } = await asked()
    const replies = await Promise.all(Array.from({ length: 30 }, () => enter(email, wrongFor(code))))
    const count = (wanted: number) => replies.filter(({ code: found }) => found === wanted).length
    expect([count(CODES.codeWrong), count(CODES.tooManyTries)]).toEqual([5, 25])
  })

  test('belongs to its address and its purpose', async () => {
    const [first, second] = [await asked('reset'), await asked()]
    expect((await enter(first.email, first.code)).code).toBe(CODES.codeNotRequested)
    expect((await enter(second.email, second.code === first.code ? wrongFor(first.code) : first.code)).code).toBe(
      CODES.codeWrong,
    )
  })

  test('is good once, and only the newest is', async () => {
    const { email, code } = await asked()
    server.pass(MINUTE)
    await send(email)
    const newest = await server.codeFor(email)
    if (newest !== code) expect((await enter(email, code)).code).toBe(CODES.codeWrong)
    expect((await enter(email, newest)).code).toBe(CODES.done)
    expect((await enter(email, newest)).code).toBe(CODES.codeNotRequested)
  })

  test('is spent by one of two calls that arrive together', async () => {
    const { email, code } = await asked()
    const replies = await Promise.all([enter(email, code), enter(email, code)])
    expect(replies.map((reply) => reply.code).toSorted((a, b) => a - b)).toEqual([CODES.done, CODES.codeNotRequested])
  })

  test.each([
    [{ agree: false }, CODES.agreementNotTicked],
    [{ adult: false }, CODES.adultStatementMissing],
    [{ password: 'short1', repeat: 'short1' }, CODES.passwordFormat],
    [{ password: 'gr4nites', repeat: 'gr4nitez' }, CODES.entriesDiffer],
    [{ username: 'a b' }, CODES.fieldWrong],
  ])('stays good where the call is refused for %j', async (more, refused) => {
    const { email, code } = await asked()
    expect((await enter(email, code, more)).code).toBe(refused)
    expect((await enter(email, code)).code).toBe(CODES.done)
  })

  test('is sent ten times a day to an address, and the eleventh time tells when the next may be', async () => {
    const email = newAddress()
    for (let n = 0; n < 10; n += 1) {
      expect((await send(email, n % 2 ? 'login' : 'reset')).code).toBe(CODES.done)
      server.pass(MINUTE)
    }
    const eleventh = await send(email)
    expect(eleventh).toMatchObject({ code: CODES.codeTooSoon, data: { seconds: (DAY - 10 * MINUTE) / SECOND } })
    expect((await send(newAddress())).code).toBe(CODES.done)
    server.pass(DAY)
    expect((await send(email)).code).toBe(CODES.done)
  })

  test('is counted once of many that are asked for at once', async () => {
    const email = newAddress()
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(email)))
    expect(replies.filter(({ code }) => code === CODES.done)).toHaveLength(1)
  })

  test('is sent once for a request that is repeated with its key', async () => {
    const [email, key] = [newAddress(), { 'idempotency-key': 'again' }]
    const replies = [await send(email, 'login', key), await send(email, 'login', key)]
    expect(replies.map(({ code }) => code)).toEqual([CODES.done, CODES.done])
    const sent = await server.db.selectFrom('outbox').selectAll().where('address', '=', email).execute()
    expect(sent).toHaveLength(1)
    expect(await send(newAddress(), 'login', key)).toMatchObject({ data: { field: 'Idempotency-Key' } })
  })

  test('is answered alike whether or not the address is known', async () => {
    const { email } = await server.account()
    server.pass(HOUR)
    const [known, unknown] = [await send(email, 'reset'), await send(newAddress(), 'reset')]
    expect([known.code, known.data, known.message]).toEqual([unknown.code, unknown.data, unknown.message])
  })

  test('is stored in no form in which it can be read', async () => {
    const { email, code } = await asked()
    const rows = await server.db.selectFrom('codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(email)
    for (const { code_hash } of rows) expect(code_hash.toString()).not.toContain(code)
  })

  test('is said in the reader’s language', async () => {
    const email = newAddress()
    await server.anyone().post('/portal/auth/sendCode-mail', { email }, { locale: 'fr-fr' })
    const { text } = await server.db
      .selectFrom('outbox')
      .selectAll()
      .where('address', '=', email)
      .executeTakeFirstOrThrow()
    expect(text).toContain('valable 5 minutes')
  })
})

describe('an address', () => {
  test.each([
    ['sendCode', { mobile: '12345' }, 'mobile'],
    ['sendCode', { mobile: '13800138000' }, 'mobile'],
    ['sendCode', { mobile: '+8613800138000; rm' }, 'mobile'],
    ['sendCode-mail', { email: 'lydia' }, 'email'],
    ['sendCode-mail', { email: 'a@b' }, 'email'],
    ['sendCode-mail', { email: 'a@example.org,b@example.org' }, 'email'],
    ['sendCode-mail', { email: 'a\r\nBcc: b@example.org' }, 'email'],
    ['send-code-mail', { email: `${'a'.repeat(65)}@example.org` }, 'email'],
  ])('%s refuses %j', async (path, body, field) => {
    const reply = await server.anyone().post(`/portal/auth/${path}`, body)
    expect(reply).toMatchObject({ code: CODES.addressMalformed, data: { field } })
  })

  test('however it is written is one address', async () => {
    const email = newAddress()
    await send(`  ${email.toUpperCase()} `)
    expect((await send(email)).code).toBe(CODES.codeTooSoon)
    await server.anyone().post('/portal/auth/sendCode', { mobile: '+86 138 0013 8001' })
    const again = await server.anyone().post('/portal/auth/send-code-mobile', { mobile: '＋8613800138001' })
    expect(again.code).toBe(CODES.codeTooSoon)
  })
})

test('codes, wrong passwords and kept replies are forgotten after a day', async () => {
  await asked()
  server.pass(2 * DAY)
  await server.app.tidy()
  expect(await server.db.selectFrom('codes').selectAll().execute()).toEqual([])
  expect(await server.db.selectFrom('kept_replies').selectAll().execute()).toEqual([])
})
