import { randomUUID } from 'node:crypto'
import { CODES } from '@berea/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { testPartner } from '../../../../test/partner.ts'
import { type TestServer, type TestSignedIn, testServer } from '../../../../test/server.ts'
import { MINUTE } from '../../../clock.ts'

/** Limits as they are unless an operator changes them; a proxy tells who comes from where. */
const LIMITS = {
  TRUST_PROXY: '1',
  SIGN_INS_BY_ADDRESS: '300',
  SIGN_IN_LIMIT: '30',
  VISITORS_BY_ADDRESS: '150',
  VISITORS_A_DAY: '1000',
}
const PASSWORD = 'gr4nite of Bethany'

let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.remove())
// What is counted is counted by a server: each test has one that has seen nobody.
beforeEach(async () => {
  server = await testServer(database.address, LIMITS)
  server.stopClock()
})
afterEach(() => server?.close())

/** Two networks: whoever guesses sits in one of them, and so does an honest person now and then. */
const GUESSER = { 'x-forwarded-for': '192.0.2.66' }
const HONEST = { 'x-forwarded-for': '192.0.2.7' }
const auth = (path: string, body: object, headers: Record<string, string>) =>
  server.anyone().post(`/portal/auth/${path}`, body, headers)

/** As many at once as it takes until one is told to come again later; how many were looked at before. */
async function guess(most: number, once: (n: number) => Promise<{ status: number }>): Promise<number> {
  for (let n = 0; n < most; n += 1) if ((await once(n)).status === 429) return n
  return most
}

async function sendCode(email: string): Promise<string> {
  await auth('sendCode-mail', { email }, HONEST)
  return server.codeFor(email)
}

describe('whoever guesses is told to wait, and the honest person passes:', () => {
  test('codes', async () => {
    const [lydia, phoebe] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
    const code = await sendCode(phoebe)
    await sendCode(lydia)
    const wrong = (n: number) =>
      auth('login-mail', { email: lydia, code: String(n).padStart(6, '0'), agree: true, adult: true }, GUESSER)
    expect(await guess(100, wrong)).toBeLessThanOrEqual(30)
    // Another address, from the very network of the guesser, at the same moment.
    const ticked = { agree: true, adult: true }
    expect((await auth('login-mail', { email: phoebe, code, ...ticked }, GUESSER)).code).toBe(CODES.done)
    // She whose code was worn out by the guesses asks for another.
    server.pass(MINUTE)
    const next = await sendCode(lydia)
    expect((await auth('login-mail', { email: lydia, code: next, ...ticked }, HONEST)).code).toBe(CODES.done)
  })

  test('passwords', async () => {
    const [lydia, phoebe] = ['lydia', 'phoebe'].map((name) => `${name}-${randomUUID()}@example.org`)
    for (const email of [lydia, phoebe]) {
      const fresh = { username: email!.slice(0, 20), password: PASSWORD, repeat: PASSWORD }
      const code = await sendCode(email!)
      await auth('login-mail', { email, code, agree: true, adult: true, ...fresh }, HONEST)
    }
    server.pass(MINUTE)
    const enter = (email: string | undefined, password: string, headers: Record<string, string>) =>
      auth('login-mail-password', { email, password, agree: true }, headers)
    expect(await guess(100, (n) => enter(lydia, `guess number ${n}`, GUESSER))).toBeLessThanOrEqual(30)
    expect((await enter(phoebe, PASSWORD, GUESSER)).code).toBe(CODES.done)
    // Nobody is locked out: ten wrong ones close the password for an hour, and a code opens.
    server.pass(MINUTE)
    expect((await enter(lydia, PASSWORD, HONEST)).code).toBe(CODES.tooManyTries)
    const code = await sendCode(lydia!)
    expect((await auth('login-mail', { email: lydia, code, agree: true }, HONEST)).code).toBe(CODES.done)
  })

  test('QR tickets', async () => {
    const phone = await server.account()
    const { data } = (await auth('qr/new', {}, HONEST)) as unknown as { data: { ticket: string; secret: string } }
    for (let n = 0; n < 200; n += 1) {
      // The ticket was photographed; its secret is guessed.
      const wait = await auth(`qr/${data.ticket}/wait`, { secret: randomUUID() }, GUESSER)
      expect(wait.code).toBe(CODES.qrTicketExpired)
    }
    expect((await phone.post(`/portal/auth/qr/${data.ticket}/confirm`, { accept: true })).code).toBe(CODES.done)
    const reply = await auth(`qr/${data.ticket}/wait`, { secret: data.secret, known: 'scanned' }, HONEST)
    expect(reply.data).toMatchObject({ state: 'confirmed', signedIn: { member: phone.signedIn.member } })
  })

  test('tokens', async () => {
    const visitor = await server.visitor()
    const again = (userToken: string, headers: Record<string, string>) => auth('auto-login', { userToken }, headers)
    // A token that is not known begins a new visitor, of whom an address has only so many.
    expect(await guess(400, () => again(randomUUID(), GUESSER))).toBeLessThanOrEqual(150)
    for (const headers of [GUESSER, HONEST]) {
      const reply = await again(visitor.signedIn.user_token, headers)
      expect(reply.data).toMatchObject({ member: { id: visitor.signedIn.member.id } })
    }
    const wrong = await server.anyone().get('/portal/member/info', { ...GUESSER, authorization: 'Bearer a.b.c' })
    expect(wrong.code).toBe(CODES.signInExpired)
    expect((await visitor.get('/portal/member/info')).code).toBe(CODES.done)
  })

  test('partners’ links', async () => {
    const admin = await server.account({ role: 'admin' })
    const appId = `church-${randomUUID()}`
    const { data } = await admin.post('/admin/partners', { appId, name: 'A church' })
    const church = testPartner(appId, (data as { secret: string }).secret)
    const now = () => new Date(server.now())
    const forged = (n: number) => ({ ...church.link('lydia', now()), token: n.toString(16).padStart(64, '0') })
    expect(await guess(100, (n) => auth('externalAccess', forged(n), GUESSER))).toBeLessThanOrEqual(30)
    const other = await auth('externalAccess', church.link('phoebe', now()), GUESSER)
    expect(other.code).toBe(CODES.done)
    server.pass(MINUTE)
    const own = await auth('externalAccess', church.link('lydia', now()), HONEST)
    expect((own.data as unknown as TestSignedIn).member.kind).toBe('account')
  })
})
