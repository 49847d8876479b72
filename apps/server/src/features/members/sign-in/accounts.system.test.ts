import { CODES } from '@berea/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { type TestServer, type TestSignedIn, testServer } from '../../../../test/server.ts'
import { DAY, HOUR, MINUTE } from '../../../clock.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address, { REGION: 'TW' })
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})

let made = 0
const newAddress = () => `lydia.${made++}@example.org`
const newMobile = () => `+886912${String(100_000 + made++)}`
const PASSWORD = 'gr4nite of Bethany'
const auth = (path: string, body: object, headers = {}) => server.anyone().post(`/portal/auth/${path}`, body, headers)

async function codeBy(channel: 'mobile' | 'email', address: string, purpose = 'login') {
  server.pass(MINUTE)
  const path = channel === 'mobile' ? 'sendCode' : 'sendCode-mail'
  await auth(path, { [channel]: address, purpose })
  return server.codeFor(address)
}

/** Creates an account by the form, with a name and a password. */
async function create(username: string, email = newAddress()) {
  const code = await codeBy('email', email)
  const ticked = { agree: true, adult: true, remember: true }
  const body = { email, code, username, password: PASSWORD, repeat: PASSWORD, ...ticked }
  const reply = await auth('login-mail', body)
  return { email, reply, ...(reply.code === 0 && { client: server.with(reply.data as TestSignedIn) }) }
}

describe('an account', () => {
  test('is made by the first code for a phone, and found by the next', async () => {
    const mobile = newMobile()
    const enter = async () =>
      auth('login', { mobile, code: await codeBy('mobile', mobile), agree: true, adult: true }).then(
        ({ data }) => data as TestSignedIn,
      )
    const [first, second] = [await enter(), await enter()]
    expect(second.member).toEqual({ id: first.member.id, kind: 'account' })
    expect((await server.with(first).get('/portal/member/info')).data).toMatchObject({
      kind: 'account',
      mobile,
      email: null,
      username: `user-${mobile.slice(-4)}`,
      hasPassword: false,
      role: 'individual',
      consent: { agreed: true, adult: true, terms: '2025-10-11', needed: false },
      sanction: null,
      deletionTime: null,
    })
  })

  test('is one, however its phone number is written', async () => {
    const mobile = newMobile()
    const local = `0${mobile.slice(4, 7)} ${mobile.slice(7, 10)} ${mobile.slice(10)}`
    const code = await codeBy('mobile', mobile)
    expect((await auth('login', { mobile: local, code, agree: true, adult: true })).code).toBe(CODES.done)
  })

  test('once made needs no word of being of age any more', async () => {
    const { email } = await server.account()
    const code = await codeBy('email', email)
    expect((await auth('login-mail', { email, code, agree: true })).code).toBe(CODES.done)
  })

  test('has a username of its own, whatever the case', async () => {
    const { client } = await create('Lydia.Of-Thyatira_7')
    expect((await client!.get('/portal/member/info')).data).toMatchObject({ username: 'Lydia.Of-Thyatira_7' })
    const second = await create('ＬYDIA.of-thyatira_7')
    expect(second.reply).toMatchObject({ code: CODES.addressTaken, data: { field: 'username' } })
    expect((await create('吕底亚的家')).reply.code).toBe(CODES.done)
  })

  test.each(['ab', 'a'.repeat(31), 'a b', 'a@b', 'a/b', ''])('refuses the username “%s”', async (username) => {
    expect((await create(username)).reply).toMatchObject({ code: CODES.fieldWrong, data: { field: 'username' } })
  })

  test('is not made a second time for an address that has one', async () => {
    const { email } = await server.account()
    expect((await create('another-name', email)).reply).toMatchObject({
      code: CODES.addressTaken,
      data: { field: 'email' },
    })
  })

  test('gets a name made from its address, another where that is taken', async () => {
    const names = await Promise.all(
      ['phoebe@a.example.org', 'phoebe@b.example.org', 'x@a.example.org'].map(async (email) => {
        const { data } = await (await server.account({ email })).get('/portal/member/info')
        return (data as { username: string }).username
      }),
    )
    expect(names.filter((name) => name === 'phoebe')).toHaveLength(1)
    expect(names.filter((name) => /^phoebe(-\d+)?$/.test(name))).toHaveLength(2)
    expect(names[2]).toMatch(/^.{3,30}$/)
  })

  test('is one, made by two codes that arrive at once for one address', async () => {
    const email = newAddress()
    const code = await codeBy('email', email)
    const body = { email, code, agree: 'on', adult: 'true' }
    await Promise.all([auth('login-mail', body), auth('login-mail', body)])
    const ways = await server.db.selectFrom('ways_in').selectAll().where('value', '=', email).execute()
    expect(ways).toHaveLength(1)
  })
})

describe('a password', () => {
  test('opens the account beside its e-mail or username, and is stored as argon2id alone', async () => {
    const { email, client } = await create('priscilla')
    expect((await client!.get('/portal/member/info')).data).toMatchObject({ hasPassword: true })
    for (const typed of [email.toUpperCase(), 'Priscilla', ' priscilla ']) {
      const reply = await auth('login-mail-password', { email: typed, password: PASSWORD, agree: true })
      expect(reply.code).toBe(CODES.done)
    }
    const row = await server.db
      .selectFrom('members')
      .selectAll()
      .where('username', '=', 'priscilla')
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('that is wrong and an account that is unknown are answered alike', async () => {
    const { email } = await create('aquila')
    const mobile = newMobile()
    await auth('login', { mobile, code: await codeBy('mobile', mobile), agree: true, adult: true })
    const replies = [
      await auth('login-mail-password', { email, password: 'wr0ng password', agree: true }),
      await auth('login-mail-password', { email: newAddress(), password: PASSWORD, agree: true }),
      await auth('login-mail-password', { email: 'nobody-here', password: PASSWORD, agree: true }),
      await auth('login-mobile-password', { mobile, password: PASSWORD, agree: true }),
      await auth('login-mobile-password', { mobile: newMobile(), password: '', agree: true }),
    ]
    for (const { code, message, data } of replies) {
      expect([code, message, data]).toEqual([CODES.accountOrPasswordWrong, replies[0]!.message, null])
    }
  })

  test('is asked for after the tick', async () => {
    const reply = await auth('login-mail-password', { email: newAddress(), password: PASSWORD })
    expect(reply.code).toBe(CODES.agreementNotTicked)
  })

  test('may be wrong nine times in an hour; after the tenth a code opens, and the next hour the password again', async () => {
    const { email } = await create('demas')
    const enter = (password: string) => auth('login-mail-password', { email, password, agree: true })
    for (let n = 0; n < 9; n += 1) expect((await enter('wr0ng')).code).toBe(CODES.accountOrPasswordWrong)
    expect((await enter(PASSWORD)).code).toBe(CODES.done)
    expect((await enter('wr0ng')).code).toBe(CODES.accountOrPasswordWrong)
    expect((await enter(PASSWORD)).code).toBe(CODES.tooManyTries)
    const code = await codeBy('email', email)
    expect((await auth('login-mail', { email, code, agree: true })).code).toBe(CODES.done)
    server.pass(HOUR)
    expect((await enter(PASSWORD)).code).toBe(CODES.done)
  })

  test('is counted for an address without an account as well, and ten at once as one by one', async () => {
    const email = newAddress()
    const enter = () => auth('login-mail-password', { email, password: 'wr0ng', agree: true })
    const codes = (await Promise.all(Array.from({ length: 14 }, enter))).map(({ code }) => code)
    expect(codes.filter((code) => code === CODES.accountOrPasswordWrong)).toHaveLength(10)
    expect(codes.filter((code) => code === CODES.tooManyTries)).toHaveLength(4)
  })

  test('right on many devices at once opens for all', async () => {
    const { email } = await create('tychicus')
    const enter = () => auth('login-mail-password', { email, password: PASSWORD, agree: true })
    const codes = (await Promise.all(Array.from({ length: 12 }, enter))).map(({ code }) => code)
    expect(codes).toEqual(Array.from({ length: 12 }, () => CODES.done))
  })

  test('is set at once by who has just signed in and has none, and by code ever after; the other sign-ins end', async () => {
    const { email, ...first } = await server.account()
    const { data } = await auth('login-mail', { email, code: await codeBy('email', email), agree: true })
    const second = server.with(data as TestSignedIn)
    const check = () => second.post('/portal/auth/set-password-pre-check')
    expect((await check()).data).toEqual({ hasPassword: false, needsCode: false })
    const fresh = { password: PASSWORD, repeat: PASSWORD }
    expect((await second.post('/portal/auth/set-password', fresh)).code).toBe(CODES.done)
    expect((await first.get('/portal/member/info')).code).toBe(CODES.signInExpired)
    expect((await check()).data).toEqual({ hasPassword: true, needsCode: true })
    expect((await second.post('/portal/auth/set-password', fresh)).code).toBe(CODES.codeNotRequested)
    const code = await codeBy('email', email, 'reset')
    expect((await second.post('/portal/auth/set-password', { ...fresh, code, address: newAddress() })).code).toBe(
      CODES.codeNotRequested,
    )
    expect((await second.post('/portal/auth/set-password', { ...fresh, code })).code).toBe(CODES.done)
  })

  test('takes a code from who signed in a while ago', async () => {
    const account = await server.account()
    server.pass(16 * MINUTE)
    expect((await account.post('/portal/auth/set-password-pre-check')).data).toEqual({
      hasPassword: false,
      needsCode: true,
    })
    const fresh = { password: PASSWORD, repeat: PASSWORD }
    expect((await account.post('/portal/auth/set-password', fresh)).code).toBe(CODES.codeNotRequested)
  })

  test('that is forgotten is set anew by a code, which ends every sign-in and counts anew', async () => {
    const { email, client } = await create('epaphras')
    for (let n = 0; n < 10; n += 1) await auth('login-mail-password', { email, password: 'wr0ng', agree: true })
    const fresh = { address: email.toUpperCase(), password: 'an0ther granite', repeat: 'an0ther granite' }
    const code = await codeBy('email', email, 'reset')
    expect((await auth('reset-pwd', { ...fresh, code, repeat: 'x' })).code).toBe(CODES.entriesDiffer)
    expect((await auth('reset-pwd', { ...fresh, code, password: 'password1', repeat: 'password1' })).code).toBe(
      CODES.passwordFormat,
    )
    expect((await auth('reset-pwd', { ...fresh, code })).code).toBe(CODES.done)
    expect((await client!.get('/portal/member/info')).code).toBe(CODES.signInExpired)
    const entered = await auth('login-mail-password', { email, password: fresh.password, agree: true })
    expect(entered.code).toBe(CODES.done)
  })

  test('of an address without an account can’t be set anew, which only its owner is told', async () => {
    const address = newAddress()
    const code = await codeBy('email', address, 'reset')
    const fresh = { address, password: PASSWORD, repeat: PASSWORD }
    expect((await auth('reset-pwd', { ...fresh, code: code === '000000' ? '1' : '000000' })).code).toBe(CODES.codeWrong)
    expect((await auth('reset-pwd', { ...fresh, code })).code).toBe(CODES.accountOrPasswordWrong)
    expect((await auth('reset-pwd', { ...fresh, address: 'nowhere', code })).code).toBe(CODES.addressMalformed)
  })
})

describe('a stay', () => {
  const enter = async (remember: boolean) => {
    const email = newAddress()
    const code = await codeBy('email', email)
    const { data } = await auth('login-mail', { email, code, agree: true, adult: true, remember })
    return data as TestSignedIn
  }
  const again = (userToken: string) => auth('auto-login', { userToken })

  test.each([
    ['remembered', true, 24 * HOUR],
    ['not remembered', false, 12 * HOUR],
  ])('that is %s ends so long after its last use, with a 401 and never a new visitor', async (_how, remember, life) => {
    const { user_token, member } = await enter(remember)
    for (let days = 0; days < 2; days += 1) {
      server.pass(life - MINUTE)
      expect((await again(user_token)).data).toMatchObject({ user_token, member })
    }
    server.pass(life)
    expect((await again(user_token)).code).toBe(CODES.signInExpired)
    server.pass(30 * DAY)
    await server.app.tidy()
    expect((await again(user_token)).code).toBe(CODES.signInExpired)
  })

  test('is prolonged by every use of its access token', async () => {
    const signedIn = await enter(false)
    const client = server.with(signedIn)
    server.pass(50 * MINUTE)
    expect((await client.get('/portal/member/info')).code).toBe(CODES.done)
    server.pass(12 * HOUR - 10 * MINUTE)
    expect((await again(signedIn.user_token)).code).toBe(CODES.done)
  })

  test('that was ended by its owner answers 401 to both tokens', async () => {
    const signedIn = await enter(true)
    await server.with(signedIn).post('/portal/auth/logout')
    expect((await server.with(signedIn).get('/portal/member/info')).code).toBe(CODES.signInExpired)
    expect((await again(signedIn.user_token)).code).toBe(CODES.signInExpired)
  })
})

describe('a profile', () => {
  test('takes a role that a person may declare, and a username; of an account alone', async () => {
    const account = await server.account()
    const { data } = await account.post('/portal/member/modify', { role: 'entity', username: 'church-of-Antioch' })
    expect(data).toMatchObject({ role: 'entity', username: 'church-of-Antioch' })
    expect((await account.post('/portal/member/modify', { role: 'admin' })).data).toEqual({ field: 'role' })
    const other = await server.account()
    expect(await other.post('/portal/member/modify', { username: 'CHURCH-of-antioch' })).toMatchObject({
      code: CODES.addressTaken,
      data: { field: 'username' },
    })
    const visitor = await server.visitor()
    for (const change of [{ role: 'entity' }, { username: 'a-visitor' }]) {
      expect(await visitor.post('/portal/member/modify', change)).toMatchObject({
        code: CODES.notAllowed,
        data: { needs: 'account' },
      })
    }
  })

  test('of two who choose one name at once goes to one', async () => {
    const both = await Promise.all([server.account(), server.account()])
    const replies = await Promise.all(both.map((one) => one.post('/portal/member/modify', { username: 'titus' })))
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([CODES.done, CODES.addressTaken])
  })

  test('keeps a role that was granted', async () => {
    const admin = await server.account({ role: 'admin' })
    expect((await admin.post('/portal/member/modify', { role: 'individual' })).code).toBe(CODES.notAllowed)
  })

  test('takes agreement where it is missing, and both words', async () => {
    const account = await server.account()
    const { id } = account.signedIn.member
    const forget = { consent_terms: '2024-01-01', consent_at: null, adult_at: null }
    await server.db.updateTable('members').set(forget).where('id', '=', id).execute()
    const needed = async () =>
      ((await account.get('/portal/member/info')).data as { consent: { needed: boolean } }).consent.needed
    expect(await needed()).toBe(true)
    const give = async (body: object) => (await account.post('/portal/member/consent', body)).code
    expect(await give({ adult: true })).toBe(CODES.agreementNotTicked)
    expect(await give({ agree: true })).toBe(CODES.adultStatementMissing)
    expect(await give({ agree: true, adult: true })).toBe(CODES.done)
    expect(await needed()).toBe(false)
  })
})
